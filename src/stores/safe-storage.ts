import type { StateStorage } from 'zustand/middleware'

/**
 * Wraps the browser's storage so that it never throws into an event handler. If the storage is full, or blocked
 * (reading `localStorage` then throws), reads return null and writes are dropped. `failed` is called at each failure.
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
