// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sittingsKey } from '@/core/input/storage-keys'
import { loadSittings, useSittings } from '@/stores/sittings'
import { reportReadToEnd, showUnfinishedTests } from './live-parts'

const answer = (body: unknown) => vi.fn(async () => ({ ok: true, json: async () => body }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('an unfinished test', () => {
  const markup = `<a id="button" href="/tests/sleep/run" data-run="sleep" data-version="2" data-on="Continue ({{answered}} of 19)">Start</a>
    <a id="line" href="/tests/sleep/run" data-run="sleep" data-version="2" data-on="Continue “Sleep” ({{answered}} of 19)" hidden></a>`
  const [button, line] = [() => document.querySelector('#button'), () => document.querySelector<HTMLElement>('#line')]
  const answers = { q01: {}, q02: {}, q03: {}, q04: {}, q05: {} }
  const [ana, guest] = ['a.ana', 'g.guest']
  const keep = (sittings: unknown, owner = ana) =>
    localStorage.setItem(sittingsKey(owner), JSON.stringify({ state: { sittings }, version: 0 }))
  /** Sets the owner tags that the server returns. */
  const here = (...tags: string[]) => vi.stubGlobal('fetch', answer({ tags }))
  beforeEach(() => here(ana))

  test('can be continued from a link with its number of answers until it is finished', async () => {
    document.body.innerHTML = markup
    keep({ sleep: { version: 2, answers } })
    await showUnfinishedTests()
    expect(button()?.textContent).toBe('Continue (5 of 19)')
    expect([line()?.hidden, line()?.textContent]).toEqual([false, 'Continue “Sleep” (5 of 19)'])
    keep({})
    await showUnfinishedTests()
    expect(button()?.textContent).toBe('Start')
    expect([line()?.hidden, line()?.textContent]).toEqual([true, ''])
  })

  test.each([
    { owner: ana, tags: [ana, guest], text: 'Continue (5 of 19)' },
    { owner: guest, tags: [ana, guest], text: 'Continue (5 of 19)' },
    { owner: ana, tags: ['a.ben'], text: 'Start' },
    { owner: ana, tags: [], text: 'Start' },
    { owner: guest, tags: ['a.ben', 'g.other'], text: 'Start' },
  ])(
    'has the button “$text” when its owner is $owner and the browser’s owner tags are $tags',
    async ({ owner, tags, text }) => {
      document.body.innerHTML = markup
      keep({ sleep: { version: 2, answers } }, owner)
      here(...tags)
      await showUnfinishedTests()
      expect(button()?.textContent).toBe(text)
      expect(line()?.hidden).toBe(text === 'Start')
    },
  )

  test('is not offered when the request for the current account fails', async () => {
    document.body.innerHTML = markup
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetch)
    await showUnfinishedTests()
    expect(fetch).not.toHaveBeenCalled()
    keep({ sleep: { version: 2, answers } })
    await showUnfinishedTests()
    expect(fetch).toHaveBeenCalledOnce()
    expect(button()?.textContent).toBe('Start')
  })

  test('is not offered when an earlier build stored it without an owner', async () => {
    document.body.innerHTML = markup
    localStorage.setItem('sittings', JSON.stringify({ state: { sittings: { sleep: { version: 2, answers } } } }))
    await showUnfinishedTests()
    expect(button()?.textContent).toBe('Start')
  })

  test('is offered when the questionnaire page has stored an answer', async () => {
    document.body.innerHTML = markup
    loadSittings([ana])
    useSittings.getState().begin('sleep', { id: 'a', version: 2, answers: [] })
    useSittings.getState().answer('sleep', 'q01', 3, 10)
    await showUnfinishedTests()
    expect(button()?.textContent).toBe('Continue (1 of 19)')
  })

  test.each([
    { why: 'nothing is stored', kept: null },
    { why: 'the stored value is unreadable', kept: '{' },
    { why: 'the stored value has another shape', kept: '{"state":null}' },
    { why: 'no question is answered', kept: '{"state":{"sittings":{"sleep":{"version":2,"answers":{}}}}}' },
    { why: 'the test has a new version', kept: '{"state":{"sittings":{"sleep":{"version":1,"answers":{"q01":{}}}}}}' },
    {
      why: 'the stored sitting is of another test',
      kept: '{"state":{"sittings":{"worry":{"version":2,"answers":{"q01":{}}}}}}',
    },
    { why: 'the stored sitting has no answers', kept: '{"state":{"sittings":{"sleep":{"version":2}}}}' },
  ])('is not offered when $why', async ({ kept }) => {
    document.body.innerHTML = markup
    if (kept !== null) localStorage.setItem(sittingsKey(ana), kept)
    await showUnfinishedTests()
    expect(button()?.textContent).toBe('Start')
    expect(line()?.hidden).toBe(true)
  })
})

describe('reading an article to its end', () => {
  let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined
  const beacon = vi.fn()
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon)
  const disconnect = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    seen = undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: typeof seen) {}
        observe() {
          seen = this.tell
        }
        disconnect = disconnect
      },
    )
    document.body.innerHTML = '<footer data-end="/api/read/quiet?lang=en"></footer>'
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    beacon.mockReset()
  })

  test('sends one beacon when the end is visible after twenty seconds', () => {
    reportReadToEnd()
    vi.advanceTimersByTime(19_000)
    expect(seen).toBeUndefined()
    vi.advanceTimersByTime(1_000)
    seen?.([{ isIntersecting: false }])
    expect(beacon).not.toHaveBeenCalled()
    seen?.([{ isIntersecting: true }])
    expect(beacon.mock.calls).toEqual([['/api/read/quiet?lang=en']])
    expect(disconnect).toHaveBeenCalledOnce()
  })

  test('is not observed when the page has no end marker', () => {
    document.body.innerHTML = ''
    reportReadToEnd()
    vi.advanceTimersByTime(60_000)
    expect(seen).toBeUndefined()
  })
})
