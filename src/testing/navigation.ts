import { vi } from 'vitest'

// Stands for `next/navigation` in tests of client components, which no router is around.

/** Records the pages that were requested; a test that looks at it resets it. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }
/** @public asked for under the name of the module it stands for */
export const useRouter = () => router
/** @public asked for under the name of the module it stands for */
export const usePathname = () => '/'
