// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import share from '@locales/en/share.json'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { type CallHandler, renderApp } from '@/testing/app-page'
import { router } from '@/testing/navigation'
import type { InvitedView, MyComparison, PairView, Sharing } from '../schema'
import { ComparisonLinks } from './comparison/ComparisonLinks'
import { Invitation } from './comparison/Invitation'
import { PairComparison } from './comparison/PairComparison'
import { UnansweredInvitation } from './comparison/UnansweredInvitation'
import { ComparePanel } from './SharingScreen'

/** Half past ten in the evening in London, and the next day in Shanghai. */
const late = '2026-11-20T22:30:00.000Z'
const there = 'November 21, 2026'

const invited: InvitedView = {
  state: 'invited',
  slug: 'big-five',
  title: 'The Big Five',
  inviter: 'Ana',
  parts: ['Openness'],
  until: late,
  takenIn: 'en',
  own: [{ sittingId: 'a'.repeat(22), takenAt: late, takenIn: 'en', parts: ['Openness'], notCompared: null }],
  past: false,
  portrait: true,
  name: 'Ben',
}
const open: MyComparison = { id: 'b', url: 'http://localhost:3000/compare/abc', other: null, until: late }
const key = 'k'.repeat(43)

// Modules that send are loaded on demand; their loading time is not tested here.
beforeAll(() => Promise.all([import('@/trpc/client'), import('@/trpc/as-mutation'), import('../schema')]))
beforeEach(() => {
  const known = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...known, timeZone: 'Asia/Shanghai' })
})
afterEach(() => {
  cleanup()
  router.refresh.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const dictionaries = { share, common, errors }
const show = (answer: CallHandler = () => null) =>
  renderApp(<Invitation linkKey={key} view={invited} focus={false} />, dictionaries, answer)

test('an invitation shows its dates in the time zone of the reader', async () => {
  await show()
  expect(screen.getByRole('radio', { name: share.invited.taken.replace('{{date}}', there) })).toBeTruthy()
  expect(document.body.textContent).toContain(share.invited.until.replace('{{date}}', there))
})

test('an inviter sees the end date on the page and in the list in their own time zone', async () => {
  const waiting = { ...invited, state: 'waiting' as const, id: 'b', url: open.url }
  await renderApp(
    <>
      <UnansweredInvitation view={waiting} focus={false} />
      <ComparisonLinks comparisons={[open]} onEnded={() => {}} />
    </>,
    dictionaries,
    () => null,
  )
  expect(document.body.textContent).toContain(share.waiting.until.replace('{{date}}', there))
  expect(document.body.textContent).toContain(share.compare.waiting.replace('{{date}}', there))
})

async function agree(): Promise<void> {
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: share.invited.accept })))
}

test('accepting an invitation sends one request and then refreshes the page', async () => {
  const sent: unknown[] = []
  await show((path, input) => void sent.push([path, input]))
  await agree()
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  const yes = { key, sittingId: invited.own[0]?.sittingId, name: 'Ben', agreed: true }
  expect(sent).toEqual([['share.accept', yes]])
})

test('accepting a closed invitation shows an error and leaves the button enabled', async () => {
  await show(() => {
    throw new DomainError('INVITATION_CLOSED')
  })
  await agree()
  expect(await screen.findByText(errors.INVITATION_CLOSED)).toBeTruthy()
  expect(router.refresh).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: share.invited.accept }).disabled).toBe(false)
})

const filled = (text: string, words: Record<string, string>) =>
  Object.entries(words).reduce((said, [name, word]) => said.replaceAll(`{{${name}}}`, word), text)

test('an invitation from another language offers the test in both languages and explains the choice', async () => {
  const view = { ...invited, takenIn: 'cn' as const, own: [] }
  await renderApp(<Invitation linkKey={key} view={view} focus={false} />, dictionaries, () => null)
  const words = { name: 'Ana', language: 'Chinese', own: 'English' }
  expect(document.body.textContent).toContain(filled(share.invited.language, words))
  expect(document.body.textContent).toContain(filled(share.invited.takeLanguage, words))
  for (const [language, lang] of [
    ['Chinese', 'cn'],
    ['English', 'en'],
  ] as const) {
    const take = screen.getByRole('link', { name: filled(share.invited.takeIn, { language }) })
    expect(take.getAttribute('href')).toBe(`/tests/big-five/run?lang=${lang}`)
  }
})

test.each([
  { portrait: true, expected: share.invited.versions.past, takes: 1 },
  { portrait: false, expected: share.invited.versions.closed, takes: 0 },
])(
  'an invitation to a past test version offers the current one only if portraits are shared (shared: $portrait)',
  async (one) => {
    const view = { ...invited, own: [], past: true, portrait: one.portrait }
    await renderApp(<Invitation linkKey={key} view={view} focus={false} />, dictionaries, () => null)
    expect(document.body.textContent).toContain(filled(one.expected, { name: 'Ana', test: invited.title }))
    expect(screen.queryAllByRole('link', { name: share.invited.take })).toHaveLength(one.takes)
  },
)

test('an invitation asks to share only the portrait, and says why, when a result cannot be compared', async () => {
  const [own] = invited.own
  if (!own) throw new Error('no result')
  const spanish = {
    ...own,
    sittingId: 'b'.repeat(22),
    takenIn: 'es' as const,
    parts: [],
    notCompared: 'language' as const,
  }
  const view = { ...invited, own: [own, spanish] }
  await renderApp(<Invitation linkKey={key} view={view} focus={false} />, dictionaries, () => null)
  expect(screen.getByRole('checkbox', { name: filled(share.invited.agree, { name: 'Ana' }) })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /November 21, 2026 ?, in Spanish/ })))
  const words = { name: 'Ana', own: 'Spanish', language: 'English' }
  expect(document.body.textContent).toContain(filled(share.invited.onlyPortraits.language, words))
  expect(screen.getByRole('checkbox', { name: filled(share.invited.agreePortrait, { name: 'Ana' }) })).toBeTruthy()
})

test.each(['language', 'version'] as const)(
  'a comparison of results that differ in $0 shows both portraits and the reason',
  async (reason) => {
    const view: PairView = {
      state: 'shared',
      id: 'c'.repeat(22),
      slug: 'big-five',
      title: 'The Big Five',
      own: 'Ben',
      other: 'Ana',
      drawings: { own: [], other: [] },
      card: null,
      notCompared: reason,
      rows: [],
      questions: ['One?', 'Two?', 'Three?'],
    }
    await renderApp(<PairComparison view={view} focus={false} />, dictionaries, () => null)
    expect(document.body.textContent).toContain(share.pair.notCompared[reason])
    for (const name of [share.pair.yours, filled(share.pair.theirs, { name: 'Ana' })]) {
      expect(screen.getAllByRole('img', { name })).toHaveLength(1)
    }
    expect(screen.queryByText(share.pair.table)).toBeNull()
  },
)

test('an invitation in the language of the page does not mention languages', async () => {
  const view = { ...invited, own: [] }
  await renderApp(<Invitation linkKey={key} view={view} focus={false} />, dictionaries, () => null)
  expect(document.body.textContent).not.toContain('English')
})

test('the invitation panel names the language in which the other person has to answer', async () => {
  const sharing: Sharing = {
    sittingId: 'a'.repeat(22),
    slug: 'big-five',
    title: 'The Big Five',
    month: '2026-11',
    picture: [],
    sentence: '',
    unsaid: null,
    address: '',
    code: { size: 1, d: '' },
    parts: [],
    locked: 0,
    takenIn: 'cn',
    name: 'Ana',
    cards: [],
    comparisons: [],
  }
  await renderApp(<ComparePanel sharing={sharing} />, dictionaries, () => null)
  expect(document.body.textContent).toContain(share.compare.language.replaceAll('{{language}}', 'Chinese'))
})
