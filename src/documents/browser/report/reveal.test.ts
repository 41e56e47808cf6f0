// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REVEAL_SCRIPT } from './reveal'

const id = 'abcdefgh-the-rest-of-an-id'
const root = document.documentElement
let motion = true

/** Opens the page of a result, with a cover or without, at a hash. */
function open(hash: string, cover = true): void {
  history.replaceState(null, '', `/report/x?lang=en${hash}`)
  document.body.innerHTML = `<div ${cover ? `data-cover="${id}"` : ''}></div><template>${cover ? '<p>You stay near.</p>' : ''}</template><script></script>`
  const script = document.querySelector('script')
  Object.defineProperty(document, 'currentScript', { configurable: true, get: () => script })
  new Function(REVEAL_SCRIPT)()
}
const drawn = () => document.querySelector('div')?.textContent

beforeEach(() => {
  localStorage.clear()
  motion = true
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: motion }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete root.dataset.reveal
  delete window.revealed
  Reflect.deleteProperty(document, 'currentScript')
})

test('a result is revealed by an animation only on its first opening in a browser', async () => {
  open('#first')
  expect(drawn()).toBe('You stay near.')
  expect(root.dataset.reveal).toBe('')
  expect(location.href).toMatch(/\/report\/x\?lang=en$/)
  const over = window.revealed
  await vi.advanceTimersByTimeAsync(2600)
  expect(root.dataset.reveal).toBe('done')
  await over
  expect(window.revealed).toBeUndefined()

  delete root.dataset.reveal
  open('#first')
  expect(drawn()).toBe('')
  expect(root.dataset.reveal).toBeUndefined()
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
  'the reveal animation ends at once on a %s event',
  async (event) => {
    open('#first')
    const over = window.revealed
    window.dispatchEvent(new Event(event))
    expect(root.dataset.reveal).toBe('done')
    await over
  },
)

test.each([
  { what: 'opened without the fragment', hash: '', cover: true, calm: false },
  { what: 'without a cover', hash: '#first', cover: false, calm: false },
  { what: 'with reduced motion', hash: '#first', cover: true, calm: true },
])('the reveal animation does not run on a page $what', ({ hash, cover, calm }) => {
  motion = !calm
  open(hash, cover)
  expect(drawn()).toBe('')
  expect(root.dataset.reveal).toBeUndefined()
  expect(window.revealed).toBeUndefined()
  expect(location.hash).toBe('')
})

test('the reveal animation waits until a hidden tab is visible, without delaying scripts', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open('#first')
  await window.revealed
  expect(root.dataset.reveal).toBeUndefined()
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(root.dataset.reveal).toBe('')
  expect(drawn()).toBe('You stay near.')
})

test('the list of revealed results stores only id prefixes and replaces an unreadable entry', () => {
  localStorage.setItem('revealed', '{')
  open('#first')
  expect(JSON.parse(localStorage.getItem('revealed') ?? '')).toEqual([id.slice(0, 8)])
  expect(root.dataset.reveal).toBe('')
})
