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
 * Returns whether a path leads to a page of the apps or the console. Such a page opens without a full load, every other
 * page with one. The first page after a change between the apps and the console also needs a full load, because each
 * has a frame of its own.
 */
export const isAppPage = (path: string): boolean => APP_PAGES.test(path)
