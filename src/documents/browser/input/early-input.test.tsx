// @vitest-environment happy-dom
import { act, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EarlyInputRepeater } from '@/ui/hydrated'
import { EARLY_EVENTS, EARLY_SCRIPT } from './early-input'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const sent = vi.fn()
const pressed = vi.fn()

/** Renders a field that hydration removes, because it is not for this reader, which the server could not know. */
function Gone() {
  const [there, setThere] = useState(true)
  useEffect(() => setThere(false), [])
  return there && <input name="gone" onChange={pressed} />
}

/** Simulates the rest of the browser's work on the press that started hydration. */
let rest = () => {}
/** Simulates events between hydration and the effect of `EarlyInputRepeater`. */
let between = () => {}
function Woken() {
  useLayoutEffect(() => between(), [])
  useEffect(() => rest(), [])
  return null
}

function Page() {
  const [name, setName] = useState('')
  const [box, setBox] = useState({ agree: false, more: true })
  const [country, setCountry] = useState('ES')
  const [shown, setShown] = useState(true)
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          sent({ name, ...box, country })
        }}
      >
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
        {(['agree', 'more'] as const).map((one) => (
          <input
            key={one}
            type="checkbox"
            name={one}
            checked={box[one]}
            onChange={(event) => setBox({ ...box, [one]: event.target.checked })}
          />
        ))}
        <select value={country} onChange={(event) => setCountry(event.target.value)}>
          <option>ES</option>
          <option>MX</option>
        </select>
        <button type="submit">Send</button>
      </form>
      {shown && (
        <button type="button" onClick={pressed}>
          Delete
        </button>
      )}
      <button type="button" onClick={() => setShown(!shown)}>
        Fold
      </button>
      <Gone />
      <EarlyInputRepeater />
      <Woken />
    </>
  )
}

const at = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement
const type = (selector: string, text: string) => {
  at<HTMLInputElement>(selector).value = text
  at(selector).dispatchEvent(new Event('input', { bubbles: true }))
}

/** Hydrates the page and waits until the stored input has been repeated. */
async function answer() {
  await act(async () => {
    hydrateRoot(at('main'), <Page />)
  })
  await act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull()))
  await act(() => new Promise((done) => setTimeout(done)))
}

/** Removes the early listeners, because all tests share one window. */
function forget() {
  const { early } = window
  if (early) for (const name of EARLY_EVENTS) removeEventListener(name, early.keep, true)
  delete window.early
}

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
  new Function(`{${EARLY_SCRIPT}}`)()
})
afterEach(() => {
  rest = between = () => {}
  vi.clearAllMocks()
  forget()
  document.body.innerHTML = ''
})

test('input, checkbox clicks and a submit before hydration are replayed once after it', async () => {
  type('[name=name]', 'An')
  type('[name=name]', 'Ana')
  at('[name=agree]').click()
  at('[name=more]').click()
  at<HTMLSelectElement>('select').value = 'MX'
  at('select').dispatchEvent(new Event('input', { bubbles: true }))
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button('Send') })
  at('form').dispatchEvent(submit)
  expect(submit.defaultPrevented, 'the browser does not send it').toBe(true)
  expect(button('Send').getAttribute('aria-busy')).toBe('true')
  await answer()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', agree: true, more: false, country: 'MX' })
  expect(button('Send').hasAttribute('aria-busy')).toBe(false)
})

test('a form submitted with Enter before hydration is submitted exactly once after hydration', async () => {
  type('[name=name]', 'Ana')
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  at('form').dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  await answer()
  expect(sent).toHaveBeenCalledOnce()
})

test('only the last of several clicks before hydration is replayed, exactly once', async () => {
  button('Fold').click()
  button('Delete').click()
  button('Delete').click()
  expect([...document.querySelectorAll('[aria-busy]')]).toEqual([button('Delete')])
  await answer()
  expect(pressed).toHaveBeenCalledOnce()
  expect(button('Delete')).toBeDefined()
})

test.each(['name', 'more'])(
  'a checkbox click that triggers hydration is not lost after input in the field %s',
  async (before) => {
    if (before === 'name') type('[name=name]', 'Ana')
    else at('[name=more]').click()
    // React hydrates during the click event, before the browser sends the input event.
    const main = at('main')
    const wake = () => {
      main.removeEventListener('click', wake, true)
      act(() => void hydrateRoot(main, <Page />))
    }
    main.addEventListener('click', wake, true)
    at('[name=agree]').click()
    await act(() => new Promise((done) => setTimeout(done)))
    await act(async () => at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ agree: true, more: before !== 'more' }))
  },
)

test('a form submitted during hydration includes the values entered before hydration', async () => {
  type('[name=name]', 'Ana')
  at('[name=agree]').click()
  const submit = () => at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  // A press that waited for hydration submits the form before any timer runs.
  rest = () => void Promise.resolve().then(() => queueMicrotask(() => queueMicrotask(submit)))
  await answer()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', agree: true, more: true, country: 'ES' })
})

test('only the last of two events during hydration is replayed, exactly once', async () => {
  type('[name=name]', 'Ana')
  between = () => {
    button('Delete').click()
    at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  await answer()
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Ana' }))
  expect(pressed).not.toHaveBeenCalled()
})

test('events are no longer recorded for replay once React has hydrated', async () => {
  await answer()
  button('Delete').click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(window.early).toBeUndefined()
  expect(button('Delete').hasAttribute('aria-busy')).toBe(false)
})

test('early input is ignored when hydration removes its field, and other input is kept', async () => {
  type('[name=name]', 'Ana')
  type('[name=gone]', 'x')
  button('Fold').click()
  await answer()
  expect(at('[name=gone]')).toBeNull()
  expect(pressed).not.toHaveBeenCalled()
  expect(at<HTMLInputElement>('[name=name]').value).toBe('Ana')
})

test('a GET search form is submitted natively before hydration', () => {
  forget()
  document.body.innerHTML = '<form method="get"><button type="submit">Go</button></form><form inert></form>'
  new Function(`{${EARLY_SCRIPT}}`)()
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button('Go') })
  at('form').dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(false)
  expect(document.querySelectorAll('form[inert]')).toHaveLength(0)
})

test('early input is kept when a browser extension makes React replace the fields', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  type('[name=name]', 'Ana')
  at('[name=agree]').click()
  at<HTMLSelectElement>('select').value = 'MX'
  at('select').dispatchEvent(new Event('input', { bubbles: true }))
  const painted = at('[name=name]')
  // Password managers add elements beside fields.
  for (const field of document.querySelectorAll('input')) field.after(document.createElement('x-manager'))
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button('Send') })
  at('form').dispatchEvent(submit)
  await act(async () => {
    hydrateRoot(at('main'), <Page />, { onRecoverableError: () => {} })
  })
  await act(() => vi.waitFor(() => expect(sent).toHaveBeenCalled()))
  expect(painted.isConnected, 'React has drawn the page anew').toBe(false)
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', agree: true, more: true, country: 'MX' })
  expect(document.activeElement).toBe(at('select'))
})
