/** All pages of `src/app/[lng]/(apps)`, by the beginning of their paths. `app-pages.test.ts` compares both. */
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

/** Whether a path leads to a page of the apps, which share their providers; every other page is loaded as a whole. */
export const isAppPage = (path: string): boolean => APP_PAGES.test(path)
