import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { isRecord } from '@/core/input/type-guards'
import { safeStorage } from './safe-storage'

interface ConfigState {
  /** Language of the site; empty until one is chosen or resolved. */
  locale: string
  /** Marker of a sign-in in this browser; never a credential. */
  token: string
  theme: string
  setLocale: (locale: string) => void
  setToken: (token: string) => void
  setTheme: (theme: string) => void
}

/** Returns the fields of the browser's storage that have the expected shape; another build may have written them. */
function restored(stored: unknown): Partial<ConfigState> {
  if (!isRecord(stored)) return {}
  const { locale, token, theme } = stored
  return {
    ...(typeof locale === 'string' && { locale }),
    ...(typeof token === 'string' && { token }),
    ...(typeof theme === 'string' && { theme }),
  }
}

/** State this browser remembers (local storage, key `config`); enhance.js and the theme script read the same entry. */
export const useConfig = create<ConfigState>()(
  persist(
    (set) => ({
      locale: '',
      token: '',
      theme: 'homeTheme',
      setLocale: (locale) => set({ locale }),
      setToken: (token) => set({ token }),
      setTheme: (theme) => set({ theme }),
    }),
    {
      name: 'config',
      storage: createJSONStorage(() => safeStorage(() => localStorage)),
      // Restored by StoreRestorer after hydration, so that the first render equals the server's.
      skipHydration: true,
      partialize: ({ locale, token, theme }) => ({ locale, token, theme }),
      merge: (stored, current) => ({ ...current, ...restored(stored) }),
    },
  ),
)
