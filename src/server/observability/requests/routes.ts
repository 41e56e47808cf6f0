/** Kind of page or endpoint that a path belongs to: visits and answers are counted by it. */
export type RouteKind =
  | 'home'
  | 'tests'
  | 'test'
  | 'sample'
  | 'reviews'
  | 'science'
  | 'run'
  | 'report'
  | 'column'
  | 'article'
  | 'share'
  | 'compare'
  | 'shop'
  | 'payment'
  | 'account'
  | 'sign-in'
  | 'legal'
  | 'help'
  | 'about'
  | 'search'
  | 'api'
  | 'webhook'
  | 'admin'
  | 'asset'
  | 'probe'
  | 'other'

interface Route {
  /** The path without its keys, ids and names: `/r/:key`. No other part of a path is ever logged. */
  template: string
  kind: RouteKind
}

/** Every route of src/app, without the language; a segment with a colon matches any text. */
const routes: Readonly<Record<string, RouteKind>> = {
  '/': 'home',
  '/landing/home': 'home',
  '/tests': 'tests',
  '/tests/:slug': 'test',
  '/tests/:slug/sample': 'sample',
  '/tests/:slug/reviews': 'reviews',
  '/tests/:slug/science': 'science',
  '/tests/:slug/run': 'run',
  '/science': 'science',
  '/science/:slug/:version': 'science',
  '/science/:slug/:version/:locale/:file': 'asset',
  '/studies/:slug/:locale': 'science',
  '/report/:id': 'report',
  '/report/:id/share': 'report',
  '/report/:id/delete': 'report',
  '/column': 'column',
  '/column/:id': 'column',
  '/column/articleList/:columnId': 'column',
  '/column/articleList/:columnId/:page': 'column',
  '/column/articleList/:columnId/tag/:tag': 'column',
  '/column/articleDetail/:id': 'article',
  '/column/articlePreview': 'article',
  '/share/:key': 'share',
  '/share/:key/card.svg': 'asset',
  '/share/ended': 'share',
  '/compare/:key': 'compare',
  '/shop': 'shop',
  '/shop/:sku': 'shop',
  '/vip': 'shop',
  '/payment': 'payment',
  '/payment/check': 'payment',
  '/payment/failed': 'payment',
  '/payment/success': 'payment',
  '/sandbox/checkout': 'payment',
  '/me': 'account',
  '/me/account': 'account',
  '/me/deleted': 'account',
  '/me/orders': 'account',
  '/me/orders/:id': 'account',
  '/me/privacy': 'account',
  '/me/settings': 'account',
  '/me/shop': 'account',
  '/me/trend/:slug': 'account',
  '/me/year': 'account',
  '/my-data': 'account',
  '/change-password': 'sign-in',
  '/forgot-password': 'sign-in',
  '/login': 'sign-in',
  '/register': 'sign-in',
  '/retrieve': 'sign-in',
  '/health-data': 'legal',
  '/privacy': 'legal',
  '/privacy/mexico': 'legal',
  '/refunds': 'legal',
  '/terms': 'legal',
  '/withdraw': 'legal',
  '/help-now': 'help',
  '/about': 'about',
  '/contact': 'about',
  '/search': 'search',
  '/a/:id': 'article',
  '/a/:id/absent': 'article',
  '/m/:key': 'sign-in',
  '/r/:key': 'report',
  '/api/auth/:nextauth': 'api',
  '/api/health': 'probe',
  '/api/helplines/:lng': 'api',
  '/api/invoice/:key': 'api',
  '/api/keep/:key': 'api',
  '/api/me/export': 'api',
  '/api/me/year': 'api',
  '/api/owner': 'api',
  '/api/plan/:key': 'api',
  '/api/pulse': 'api',
  '/api/read/:id': 'api',
  '/api/ready': 'probe',
  '/api/reminder/:key': 'api',
  '/api/report/:id/calendar': 'api',
  '/api/report/:id/pdf': 'api',
  '/api/report/:id/sheet/:kind': 'api',
  '/api/retest/:key': 'api',
  '/api/reviews': 'api',
  '/api/reviews/:id/report': 'api',
  '/api/stripe/webhook': 'webhook',
  '/api/trpc/:trpc': 'api',
  '/builds/latest.json': 'asset',
  '/builds/meta/:file': 'asset',
  '/dev/mailbox': 'admin',
  '/dev/mailbox/:file': 'admin',
  '/feed/:file': 'asset',
  '/manifest/:file': 'asset',
  '/metrics': 'probe',
  '/.well-known/security.txt': 'asset',
  '/favicon.svg': 'asset',
  '/llms.txt': 'asset',
  '/robots.txt': 'asset',
  '/sitemap.xml': 'asset',
}

/** Templates of all routes, for tests that send each of them unusual input. */
export const routeTemplates: readonly string[] = Object.keys(routes)

/** Folders whose paths all count as one kind. */
const folders: readonly (readonly [prefix: string, kind: RouteKind])[] = [
  ['/_next', 'asset'],
  ['/css', 'asset'],
  ['/js', 'asset'],
  ['/og', 'asset'],
  ['/icons', 'asset'],
  ['/api/auth', 'api'],
  ['/admin', 'admin'],
]

const plain = new Map<string, Route>()
const patterns: { pattern: RegExp; route: Route }[] = []
for (const [template, kind] of Object.entries(routes)) {
  if (!template.includes(':')) plain.set(template, { template, kind })
  else {
    const source = template.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
    patterns.push({ pattern: new RegExp(`^${source}$`), route: { template, kind } })
  }
}

/** Returns the route of a request's URL, with or without a query. */
export function routeOf(url: string): Route {
  const [path = '/'] = url.split(/[?#]/)
  const known = plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route
  if (known) return known
  const folder = folders.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return folder ? { template: `${folder[0]}/…`, kind: folder[1] } : { template: 'other', kind: 'other' }
}
