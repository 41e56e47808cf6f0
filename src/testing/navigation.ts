import { vi } from 'vitest'

// Replaces `next/navigation` in tests of client components, which have no router around them.

/** Records the requested pages; a test that checks them resets it first. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }
/** @public imported under the name of the module it replaces */
export const useRouter = () => router
/** @public imported under the name of the module it replaces */
export const usePathname = () => '/'
