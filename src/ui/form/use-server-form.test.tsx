// @vitest-environment happy-dom

import auth from '@locales/en/auth.json'
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { AccountEmail, CurrentPassword } from '@/core/input/fields'
import * as z from '@/core/input/zod'
import { MantineRoot } from '../mantine/MantineRoot'
import { TextsProvider } from '../texts'
import { AccountField, SubmitButton } from './form-parts'
import { PasswordField } from './PasswordField'
import { ServerForm } from './ServerForm'
import { sendWithRetries, useServerForm } from './use-server-form'
// This module otherwise loads with the focus, which takes long on a busy machine.
import './problems'

const send = vi.fn<(input: { email: string; password: string }) => Promise<string>>()
const onDone = vi.fn()
const loadProcedure = vi.hoisted(() => vi.fn())
vi.mock('@/trpc/call-procedure', () => ({ loadProcedure }))
const pick = () => ({ mutate: send })
const Schema = z.object({ email: AccountEmail, password: CurrentPassword })
const load = vi.fn<() => Promise<typeof Schema>>()

function Form({ retryWhileUnavailable = false }) {
  const form = useServerForm(pick, load, {
    initialValues: { email: '', password: '' },
    fields: { EMAIL_TAKEN: 'email' },
    retryWhileUnavailable,
    onDone,
  })
  return (
    <ServerForm {...form.props}>
      <AccountField {...form.field('email')} />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <SubmitButton failure={form.failure} busy={form.busy}>
        Send
      </SubmitButton>
      <output>{form.done && 'Saved'}</output>
    </ServerForm>
  )
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent)

const renderForm = (options = {}) =>
  render(
    <MantineRoot>
      <TextsProvider locale="en" dictionaries={{ auth, common, errors }}>
        <Form {...options} />
      </TextsProvider>
    </MantineRoot>,
  )

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  send.mockReset().mockResolvedValue('kept')
  onDone.mockReset()
  load.mockReset().mockResolvedValue(Schema)
  loadProcedure.mockReset().mockResolvedValue(send)
  renderForm()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Submits the form with valid input in every field. */
async function sendRight() {
  type('email', 'ana@example.org')
  type('password', 'x')
  await submit()
}

test('invalid fields show their errors and prevent sending, with the focus on the first', async () => {
  await submit()
  expect(alerts()).toEqual([errors.EMAIL_REQUIRED, errors.PASSWORD_REQUIRED])
  await vi.waitFor(() => expect(document.activeElement).toBe(field('email')))
  expect(field('email').getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
  type('email', 'ana@example.org')
  expect(alerts()).toEqual([errors.PASSWORD_REQUIRED])
})

test('focus goes to the submitted form when two forms on a page have the same fields', async () => {
  renderForm()
  const [, second] = document.querySelectorAll('form')
  await act(async () => second?.requestSubmit())
  await vi.waitFor(() => expect(document.activeElement).toBe(second?.elements.namedItem('email')))
})

test('an error is shown at its field and replaced by the error of the next attempt', async () => {
  send.mockRejectedValueOnce(new DomainError('EMAIL_TAKEN')).mockRejectedValueOnce(new DomainError('SIGN_IN_FAILED'))
  await sendRight()
  expect(alerts()).toEqual([errors.EMAIL_TAKEN])
  await vi.waitFor(() => expect(document.activeElement).toBe(field('email')))
  await submit()
  expect(alerts()).toEqual([errors.SIGN_IN_FAILED])
})

test('an old error stays visible, but unannounced, until the response arrives', async () => {
  send.mockRejectedValueOnce(new DomainError('SIGN_IN_FAILED'))
  await sendRight()
  let answer = (_: string) => {}
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await submit()
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  expect(alerts()).toEqual([])
  expect(screen.getByText(errors.SIGN_IN_FAILED)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await act(async () => answer('kept'))
  expect(screen.queryByText(errors.SIGN_IN_FAILED)).toBeNull()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('kept', { email: 'ana@example.org', password: 'x' })
})

test('the saved message stays until something else is typed', async () => {
  await sendRight()
  expect(screen.getByRole('status').textContent).toBe('Saved')
  type('password', 'y')
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each([
  { name: 'no response', error: new TypeError('Failed to fetch'), expected: common.error.offline },
  {
    name: 'no response to a tRPC call',
    error: TRPCClientError.from(new TypeError('x')),
    expected: common.error.offline,
  },
  { name: 'an unreadable response', error: TRPCClientError.from(new SyntaxError('x')), expected: common.error.load },
])('the form shows the error message for $name', async ({ error, expected }) => {
  send.mockRejectedValueOnce(error)
  await sendRight()
  expect(alerts()).toEqual([expected])
})

test('the form shows a sign-in link back to this page when the user is signed out', async () => {
  history.replaceState(null, '', '/me/settings?lang=en')
  send.mockRejectedValueOnce(new DomainError('UNAUTHENTICATED'))
  await sendRight()
  expect(alerts()).toEqual([`${errors.UNAUTHENTICATED} ${common.nav.signIn}`])
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: common.nav.signIn })
  expect(link.getAttribute('href')).toBe('/login?next=%2Fme%2Fsettings%3Flang%3Den')
})

test('the form shows an offline message when the browser has no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  send.mockRejectedValueOnce(new Error('x'))
  await sendRight()
  expect(alerts()).toEqual([common.error.offline])
})

test('the password can be shown and keeps its autocomplete attribute', () => {
  fireEvent.click(screen.getByRole('button', { name: auth.password.show }))
  expect(field('password').type).toBe('text')
  expect(field('password').autocomplete).toBe('current-password')
})

test('the schema and the procedure are loaded once, when the form gets the focus', async () => {
  expect(load).not.toHaveBeenCalled()
  expect(loadProcedure).not.toHaveBeenCalled()
  await act(async () => fireEvent.focus(field('email')))
  await sendRight()
  expect(load).toHaveBeenCalledTimes(1)
  expect(loadProcedure).toHaveBeenCalledTimes(1)
})

test('a form with the option retryWhileUnavailable is sent again while the site is unavailable', async () => {
  cleanup()
  renderForm({ retryWhileUnavailable: true })
  await act(async () => fireEvent.focus(field('email')))
  vi.useFakeTimers()
  send.mockRejectedValueOnce(new DomainError('SERVICE_UNAVAILABLE'))
  await sendRight()
  expect(alerts()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(send).toHaveBeenCalledTimes(2)
  expect(onDone).toHaveBeenCalledTimes(1)
})

const lost = (): Promise<never> => Promise.reject(new Error('ChunkLoadError'))
test.each([
  { what: 'the schema', lose: () => load.mockImplementationOnce(lost) },
  { what: 'the procedure', lose: () => loadProcedure.mockImplementationOnce(lost) },
])('the form shows an error when $what cannot be loaded, and loads it again on the next submit', async ({ lose }) => {
  lose()
  await sendRight()
  expect(alerts()).toEqual([common.error.load])
  expect(field('email').value).toBe('ana@example.org')
  expect(send).not.toHaveBeenCalled()
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
  expect(alerts()).toEqual([])
})

/** Returns the outcome of sending when the site gives these answers in turn, and the waits between them in ms. */
async function sent(...answers: (string | Error)[]) {
  const waited: number[] = []
  let calls = 0
  const send = async () => {
    const answer = answers[calls++] ?? answers.at(-1)
    if (answer instanceof Error) throw answer
    return answer
  }
  const outcome = await sendWithRetries(send, async (ms) => void waited.push(ms)).catch((error: unknown) => error)
  return { outcome, asked: calls, waited }
}
const away = (seconds?: number) => new DomainError('SERVICE_UNAVAILABLE', seconds === undefined ? {} : { seconds })
const wrong = new DomainError('CODE_WRONG')

test('sendWithRetries retries with growing pauses until the site responds', async () => {
  expect(await sent(away(), away(), 'done')).toEqual({ outcome: 'done', asked: 3, waited: [2_000, 4_000] })
})

test('sendWithRetries waits as long as the site asks', async () => {
  expect(await sent(away(10), 'done')).toMatchObject({ outcome: 'done', waited: [10_000] })
})

test('sendWithRetries throws the last error after six attempts', async () => {
  const { outcome, asked } = await sent(away())
  expect(outcome).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(asked).toBe(6)
})

test.each([wrong, new Error('network'), new DomainError('INTERNAL')])(
  'sendWithRetries does not retry after %s',
  async (error) => {
    expect(await sent(error, 'done')).toEqual({ outcome: error, asked: 1, waited: [] })
  },
)
