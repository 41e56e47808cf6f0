// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setPageOwner } from '@/testing/guards/page-owner'
import { useMailedCode } from './use-mailed-code'

const sent = { minutes: 10, resendSeconds: 60 }
const email = 'ana@example.org'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

async function open(flow: 'register' | 'forgot' = 'register') {
  const { result } = renderHook(() => useMailedCode(flow))
  // The owner of the tab is determined first.
  await act(async () => {})
  return result
}
async function mail() {
  const page = await open()
  await act(async () => page.current.keep(email, sent))
  return page
}

test('a reload restores the code step with the remaining wait, but not in another flow', async () => {
  vi.useFakeTimers()
  expect((await mail()).current.mailed).toEqual({ email, sent })
  vi.advanceTimersByTime(20_000)
  expect((await open()).current.mailed).toEqual({ email, sent: { minutes: 10, resendSeconds: 40 } })
  expect((await open('forgot')).current.mailed).toBeNull()
})

test('the address is shown in the normalised form that the mail was sent to', async () => {
  const page = await open()
  await act(async () => page.current.keep(' ａｎａ＠example。org ', sent))
  expect(page.current.mailed?.email).toBe(email)
  expect((await open()).current.mailed?.email).toBe(email)
})

test('the code step is not restored after the code has expired', async () => {
  vi.useFakeTimers()
  await mail()
  vi.advanceTimersByTime(600_000)
  expect((await open()).current.mailed).toBeNull()
})

test('the code step ends at once for another address, and on the next page for a used code', async () => {
  const page = await mail()
  act(() => page.current.used())
  expect(page.current.mailed).not.toBeNull()
  expect((await open()).current.mailed).toBeNull()
  const other = await mail()
  act(() => other.current.forget())
  expect(other.current.mailed).toBeNull()
  expect(sessionStorage.getItem('mailed:register')).toBeNull()
})

test('the address is shown only to the account that typed it in this tab', async () => {
  setPageOwner('a.ana')
  await mail()
  expect((await open()).current.mailed?.email).toBe(email)
  setPageOwner('a.ben')
  expect((await open()).current.mailed).toBeNull()
  setPageOwner('a.ana')
  expect((await open()).current.mailed).toBeNull()
  setPageOwner()
})

test('a stored value in an unknown format is ignored', async () => {
  sessionStorage.setItem('mailed:register', '{"email":1,"at":0}')
  expect((await open()).current.mailed).toBeNull()
  sessionStorage.setItem('mailed:register', JSON.stringify({ email, at: Date.now(), sent: { minutes: 10 } }))
  expect((await open()).current.mailed).toBeNull()
  sessionStorage.setItem('mailed:register', 'x')
  expect((await open()).current.mailed).toBeNull()
})

test('the code step is shown when the browser blocks the session storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect((await mail()).current.mailed).toEqual({ email, sent })
})
