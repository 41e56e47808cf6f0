import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { hasShape, isRecord } from '@/core/input/type-guards'
import { safeStorage } from './safe-storage'

/** The test being taken. */
export interface GameDetail {
  slug: string
  title: string
}

/** One group of the test list, as the visitor last saw it. */
export interface GameGroup {
  group: string
  tests: readonly GameDetail[]
}

/** The order being paid; `email` is missing until it was requested. */
export interface PayState {
  orderId: string
  /** Id of the sitting that the report is bought for; null for a product of the shop. */
  sittingId: string | null
  sku: string
  email?: string
  method?: string
  giftEmail?: string
}

/** A purchase that belongs to no test. */
export interface NoGameDetail {
  sku: string
}

const testShape = { slug: 'string', title: 'string' } as const

/**
 * Returns the fields of the tab's storage that have the expected shape; a page of another build may have written them.
 */
function restored(stored: unknown): Partial<AppState> {
  if (!isRecord(stored)) return {}
  const { locale, token, gameDetail, gameGroups, pay, noGameDetail } = stored
  return {
    ...(typeof locale === 'string' && { locale }),
    ...(typeof token === 'string' && { token }),
    ...((gameDetail === null || hasShape(gameDetail, testShape)) && { gameDetail }),
    ...((gameGroups === null || (Array.isArray(gameGroups) && gameGroups.every(isGroup))) && { gameGroups }),
    ...((pay === null || isPay(pay)) && { pay }),
    ...((noGameDetail === null || hasShape(noGameDetail, { sku: 'string' })) && { noGameDetail }),
  }
}

const isGroup = (value: unknown): value is GameGroup =>
  hasShape(value, { group: 'string' }) &&
  'tests' in value &&
  Array.isArray(value.tests) &&
  value.tests.every((test) => hasShape(test, testShape))

function isPay(value: unknown): value is PayState {
  if (!isRecord(value)) return false
  const { sittingId, email, method, giftEmail } = value
  const texts = [email, method, giftEmail].every((field) => field === undefined || typeof field === 'string')
  return (
    texts &&
    (sittingId === null || typeof sittingId === 'string') &&
    hasShape(value, { orderId: 'string', sku: 'string' })
  )
}

interface AppState {
  /** Language of the last page shown; empty before the first one. */
  locale: string
  /** Marker of a sign-in in this tab; never a credential. */
  token: string
  gameDetail: GameDetail | null
  gameGroups: readonly GameGroup[] | null
  pay: PayState | null
  noGameDetail: NoGameDetail | null
  setLocale: (locale: string) => void
  setToken: (token: string) => void
  setGameDetail: (gameDetail: GameDetail | null) => void
  setGameGroups: (gameGroups: readonly GameGroup[] | null) => void
  setPay: (pay: PayState | null) => void
  setNoGameDetail: (noGameDetail: NoGameDetail | null) => void
}

/** State that this tab keeps between pages (session storage, key `app`). */
export const useApp = create<AppState>()(
  persist(
    (set) => ({
      locale: '',
      token: '',
      gameDetail: null,
      gameGroups: null,
      pay: null,
      noGameDetail: null,
      setLocale: (locale) => set({ locale }),
      setToken: (token) => set({ token }),
      setGameDetail: (gameDetail) => set({ gameDetail }),
      setGameGroups: (gameGroups) => set({ gameGroups }),
      setPay: (pay) => set({ pay }),
      setNoGameDetail: (noGameDetail) => set({ noGameDetail }),
    }),
    {
      name: 'app',
      storage: createJSONStorage(() => safeStorage(() => sessionStorage)),
      // Restored by StoreRestorer after hydration, so that the first render equals the server's.
      skipHydration: true,
      partialize: ({ locale, token, gameDetail, gameGroups, pay, noGameDetail }) => ({
        locale,
        token,
        gameDetail,
        gameGroups,
        pay,
        noGameDetail,
      }),
      merge: (stored, current) => ({ ...current, ...restored(stored) }),
    },
  ),
)
