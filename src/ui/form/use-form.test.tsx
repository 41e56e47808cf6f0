// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import auth from '../../../locales/en/auth.json'
import common from '../../../locales/en/common.json'
import errors from '../../../locales/en/errors.json'
import { TextsProvider } from '../texts'
import { useForm } from './use-form'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" dictionaries={{ auth, common, errors }}>
    {children}
  </TextsProvider>
)
const open = () =>
  renderHook(() => useForm({ email: '', password: '' }, { EMAIL_REQUIRED: 'email' }), { wrapper }).result
const fine = () => ({})
const reject = (error: unknown) => () => Promise.reject(error)

test('what was said stays while the form is on its way, and goes with the answer', async () => {
  const form = open()
  await act(() => form.current.send(fine, async () => form.current.refuse('SIGN_IN_FAILED')))
  expect(form.current.failure).toBe(errors.SIGN_IN_FAILED)

  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent: Promise<void> | undefined
  act(() => {
    sent = form.current.send(fine, () => waiting)
  })
  expect(form.current).toMatchObject({ busy: true, failure: errors.SIGN_IN_FAILED })
  answer()
  await act(async () => sent)
  expect(form.current).toMatchObject({ busy: false, failure: null })
})

test('one answer takes the place of another, above the button or at a field', async () => {
  const form = open()
  await act(() => form.current.send(fine, async () => form.current.refuse('SIGN_IN_FAILED')))
  await act(() => form.current.send(fine, async () => form.current.refuse('EMAIL_REQUIRED')))
  expect(form.current.failure).toBeNull()
  expect(form.current.field('email').error).toBe(errors.EMAIL_REQUIRED)
  await act(() => form.current.send(fine, async () => form.current.refuse('SIGN_IN_FAILED')))
  expect(form.current.field('email').error).toBeUndefined()
  expect(form.current.failure).toBe(errors.SIGN_IN_FAILED)
  await act(() => form.current.send(() => ({ email: 'EMAIL_REQUIRED' }), reject(new Error('not sent'))))
  expect(form.current.failure).toBeNull()
})

test.each([
  { name: 'no answer', error: new TypeError('Failed to fetch'), said: common.error.offline },
  { name: 'no answer to a call', error: TRPCClientError.from(new TypeError('x')), said: common.error.offline },
  { name: 'an answer nobody can read', error: TRPCClientError.from(new SyntaxError('x')), said: common.error.load },
])('$name is called what it is', async ({ error, said }) => {
  const form = open()
  await act(() => form.current.send(fine, reject(error)))
  expect(form.current.failure).toBe(said)
})

test('a browser that knows it has no network says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const form = open()
  await act(() => form.current.send(fine, reject(new Error('x'))))
  expect(form.current.failure).toBe(common.error.offline)
})
