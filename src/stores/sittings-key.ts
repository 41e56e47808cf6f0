import { safeStorage } from './safe-storage'

/** Where this browser keeps its open sittings; a file of its own, since pages name it that do not carry the store. */
export const SITTINGS_KEY = 'sittings'

/** Takes every open sitting out of this browser's memory. */
export const forgetSittings = (): void => safeStorage(() => localStorage).removeItem(SITTINGS_KEY)
