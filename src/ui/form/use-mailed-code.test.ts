// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMailedCode } from './use-mailed-code'

const sent = { minutes: 10, resendSeconds: 60 }
const email = 'ana@example.org'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const open = (flow: 'register' | 'forgot' = 'register') => renderHook(() => useMailedCode(flow)).result
function mail() {
  const page = open()
  act(() => page.current.keep(email, sent))
  return page
}

test('a reload finds the step again, with the wait that is left, and only in its own flow', () => {
  vi.useFakeTimers()
  expect(mail().current.mailed).toEqual({ email, sent })
  vi.advanceTimersByTime(20_000)
  expect(open().current.mailed).toEqual({ email, sent: { minutes: 10, resendSeconds: 40 } })
  expect(open('forgot').current.mailed).toBeNull()
})

test('the address is shown as the mail went to it', () => {
  const page = open()
  act(() => page.current.keep(' ａｎａ＠example。org ', sent))
  expect(page.current.mailed?.email).toBe(email)
  expect(open().current.mailed?.email).toBe(email)
})

test('a code that has run out begins anew', () => {
  vi.useFakeTimers()
  mail()
  vi.advanceTimersByTime(600_000)
  expect(open().current.mailed).toBeNull()
})

test('another address begins anew at once, a used code with the next page', () => {
  const page = mail()
  act(() => page.current.used())
  expect(page.current.mailed).not.toBeNull()
  expect(open().current.mailed).toBeNull()
  const other = mail()
  act(() => other.current.forget())
  expect(other.current.mailed).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('what somebody else left there is nothing', () => {
  sessionStorage.setItem('mailed:register', '{"email":1,"at":0}')
  expect(open().current.mailed).toBeNull()
  sessionStorage.setItem('mailed:register', JSON.stringify({ email, at: Date.now(), sent: { minutes: 10 } }))
  expect(open().current.mailed).toBeNull()
  sessionStorage.setItem('mailed:register', 'x')
  expect(open().current.mailed).toBeNull()
})

test('a storage that is blocked stops nobody', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(mail().current.mailed).toEqual({ email, sent })
})
