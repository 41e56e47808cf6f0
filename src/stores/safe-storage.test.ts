import { expect, test, vi } from 'vitest'
import { safeStorage } from './safe-storage'

const refuse = () => {
  throw new DOMException('', 'SecurityError')
}

test.each([
  { why: 'access to the browser storage throws', storage: refuse },
  {
    why: 'every call of the browser storage throws',
    storage: () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }) as never,
  },
])('the safe storage returns null instead of throwing when $why', ({ storage }) => {
  const failed = vi.fn()
  const safe = safeStorage(storage, failed)
  expect(safe.getItem('a')).toBeNull()
  safe.setItem('a', '1')
  safe.removeItem('a')
  expect(failed).toHaveBeenCalledTimes(3)
})

test('the safe storage reads and writes the browser storage when it is available', () => {
  const kept = new Map<string, string>()
  const failed = vi.fn()
  const safe = safeStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      }) as Storage,
    failed,
  )
  safe.setItem('a', '1')
  expect(safe.getItem('a')).toBe('1')
  safe.removeItem('a')
  expect(safe.getItem('a')).toBeNull()
  expect(failed).not.toHaveBeenCalled()
})
