import { SITTINGS_KEY } from '@/core/sittings-key'
import { safeStorage } from './safe-storage'

/** Takes every open sitting out of this browser's memory; a file of its own, for pages that do not carry the store. */
export const forgetSittings = (): void => safeStorage(() => localStorage).removeItem(SITTINGS_KEY)
