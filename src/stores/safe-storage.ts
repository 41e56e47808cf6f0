import type { StateStorage } from 'zustand/middleware'

/**
 * The browser's storage that never throws into a tap: where it is blocked (even naming it throws then) or full, what it
 * would have kept lives in this page alone. `failed` hears of each refusal.
 */
export function safeStorage(storage: () => Storage, failed: () => void = () => {}): StateStorage<void> {
  const guarded = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage())
    } catch {
      failed()
      return otherwise
    }
  }
  return {
    getItem: (name) => guarded((kept) => kept.getItem(name), null),
    setItem: (name, value) => guarded((kept) => kept.setItem(name, value), undefined),
    removeItem: (name) => guarded((kept) => kept.removeItem(name), undefined),
  }
}
