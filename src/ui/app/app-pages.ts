/** Every page of `src/app/[lng]/(apps)` and `(console)`, by the beginning of its path. `app-pages.test.ts` compares both. */
const APP_PAGES = new RegExp(
  `^/(?:${[
    'admin',
    'change-password',
    'column/articlePreview',
    'compare',
    'forgot-password',
    'login',
    'me',
    'my-data',
    'payment',
    'register',
    'report',
    'retrieve',
    'sandbox',
    'search',
    'shop',
    'tests/[^/]+/reviews',
    'vip',
    'withdraw',
  ].join('|')})(?:/|$)`,
)

/**
 * Whether a path leads to a page of the apps or the console, which go on without a full load; every other page is loaded as
 * a whole, and so is the first page of the other one of the two: each has a frame of its own.
 */
export const isAppPage = (path: string): boolean => APP_PAGES.test(path)
