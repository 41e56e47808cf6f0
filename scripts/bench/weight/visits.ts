import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { finishTest, signInOnOpenPage } from '../../../e2e/support/account-steps'
import { previewPath } from '../../../src/features/column/preview'
import type { ListStudiesInput, StudyRows } from '../../../src/features/ops/norms/studies-schema'
import type { ListOrdersInput } from '../../../src/features/ops/orders/orders-schema'
import type { TablePageInput } from '../../../src/features/ops/schema'
import { seedAccount } from '../../../src/testing/data/seed'
import { seedOwner } from '../../../src/testing/data/seed-staff'
import { prerenderedPaths, routeOf } from './routes'

type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>

/** Page as seen by one visitor. */
export interface Visit {
  /** Path and query. */
  address: string
  /** Storage state of the visitor; absent for a new visitor. */
  visitor?: Visitor
}

/** Returns one document for each combination of route and scripts. */
export function documentVisits(routes: Iterable<string>, root = '.next/documents'): Visit[] {
  const known = [...routes]
  const kinds = new Map<string, Visit>()
  for (const address of prerenderedPaths('en', root)) {
    const html = readFileSync(join(root, `en${address === '/' ? '' : address}.html`), 'utf8')
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    const kind = [routeOf(address, known), ...scripts].join(' ')
    if (!kinds.has(kind)) kinds.set(kind, { address })
  }
  // These two are rendered on request, and stripped of framework scripts like the others.
  return [...kinds.values(), { address: '/science/sleep/en' }, { address: '/studies/sleep/en' }]
}

/** Returns every page of the apps with content: for new visitors, guests, the seed account and staff. */
export async function appVisits(origin: string, browser: Browser): Promise<Visit[]> {
  const guest = await guestVisits(origin, browser)
  const own = await accountVisits(origin, browser)
  return [...strangerVisits, ...guest, ...own, ...(await staffVisits(origin, browser))]
}

const strangerVisits: readonly Visit[] = [
  '/tests/mood-energy/run',
  '/tests/sleep/reviews',
  '/login',
  '/register',
  '/forgot-password',
  '/retrieve',
  '/withdraw',
  '/search?q=sleep',
  '/shop',
  '/shop/pack-3',
  '/vip',
  '/me/deleted',
  '/admin/login',
  '/admin/setup',
].map((address) => ({ address }))

/** Returns the visits of a guest who has finished a test. */
async function guestVisits(origin: string, browser: Browser): Promise<Visit[]> {
  const page = await newPage(origin, browser)
  await page.goto('/tests')
  const report = await finishTest(page, 'big-five')
  const sittingId = report.slice('/report/'.length)
  const addresses = [
    report,
    `${report}/share`,
    `${report}/delete`,
    '/my-data',
    `/payment?report=${sittingId}`,
    '/tests/big-five/reviews',
  ]
  const visits = await seenBy(page, addresses)
  await page.context().close()
  return visits
}

/** Returns the visits of the seed account: reports, orders of every state, a shop with purchases. */
async function accountVisits(origin: string, browser: Browser): Promise<Visit[]> {
  const page = await newPage(origin, browser)
  await page.goto('/login')
  await signInOnOpenPage(page, 'en', seedAccount.email, seedAccount.password)
  await page.waitForURL(/\/me(\?|$)/)
  // A second result of the same test adds a trend.
  await finishTest(page, 'sleep', 3)
  const { tests } = await ask<{ tests: { sittingId: string; slug: string; action: string }[] }>(page, 'me.tests', {
    page: 1,
  })
  const sitting = (action: string, slug?: string): string =>
    found(tests.find((test) => test.action === action && (!slug || test.slug === slug))?.sittingId, action)
  const orders = await ask<{ orderId: string; status: string }[]>(page, 'me.orders')
  const order = (status: string): string => found(orders.find((one) => one.status === status)?.orderId, status)
  const full = sitting('read')
  const compared = sitting('read', 'big-five')
  const { url: comparison } = await send<{ url: string }>(page, 'share.invite', {
    sittingId: compared,
    name: seedAccount.name,
    agreed: true,
  })
  const { url: checkout } = await send<{ url: string }>(page, 'payment.checkout', {
    sku: 'pack-3',
    country: 'US',
    email: seedAccount.email,
    method: 'card',
  })
  const compare = new URL(comparison, origin).pathname
  const visits = await seenBy(page, [
    '/me',
    '/me?test=sleep',
    '/me/account',
    '/me/settings',
    '/me/privacy',
    '/me/shop',
    '/me/trend/sleep',
    '/me/year',
    `/me/orders/${order('paid')}`,
    '/change-password',
    '/shop/report',
    '/shop/vip',
    '/vip',
    `/report/${full}`,
    `/report/${full}/share`,
    `/report/${full}/delete`,
    `/report/${sitting('summary')}`,
    `/payment?report=${sitting('summary')}`,
    '/payment?sku=gift-pack-3',
    `/payment/check?order=${order('held')}`,
    `/payment/failed?order=${order('failed')}`,
    ...orders.filter(({ status }) => status === 'paid').map(({ orderId }) => `/payment/success?order=${orderId}`),
    new URL(checkout, origin).pathname + new URL(checkout, origin).search,
    compare,
    '/tests/worry/reviews',
    '/tests/sleep/reviews',
    previewPath('burnout', new Date()),
  ])
  await page.context().close()
  return [...visits, ...(await invited(origin, browser, compare))]
}

/** Returns the visits of a person with the link of a comparison and a result for it. */
async function invited(origin: string, browser: Browser, address: string): Promise<Visit[]> {
  const page = await newPage(origin, browser)
  await page.goto('/tests')
  await finishTest(page, 'big-five')
  const visits = await seenBy(page, [address])
  await page.context().close()
  return visits
}

/** Returns the visits of the seed owner in the console. */
async function staffVisits(origin: string, browser: Browser): Promise<Visit[]> {
  const page = await newPage(origin, browser)
  await page.goto('/admin/login')
  const { email, password, secret } = seedOwner
  await send(page, 'ops.signIn', { email, password, code: TOTP.generate({ secret }) })
  const customersOf: TablePageInput = { q: seedAccount.email, page: 1, all: false }
  const { rows } = await ask<{ rows: { ref: string }[] }>(page, 'ops.customers', customersOf)
  const allOrders: ListOrdersInput = {
    q: '',
    page: 1,
    all: false,
    filter: 'all',
    sku: null,
    currency: null,
    days: null,
  }
  const orders = await ask<{ rows: { id: string }[] }>(page, 'ops.orders', allOrders)
  const waiting: ListStudiesInput = { q: '', page: 1, all: false, filter: 'waiting' }
  const studies = await ask<StudyRows>(page, 'ops.studies', waiting)
  const visits = await seenBy(page, [
    '/admin',
    '/admin/orders',
    `/admin/orders/${found(orders.rows[0]?.id, 'an order')}`,
    '/admin/disputes',
    '/admin/coupons',
    '/admin/reconciliation',
    '/admin/accounting',
    '/admin/content',
    '/admin/numbers',
    '/admin/staff',
    '/admin/audit',
    '/admin/customers',
    `/admin/customers/${found(rows[0]?.ref, seedAccount.email)}`,
    '/admin/reviews',
    '/admin/blocks',
    '/admin/measurement',
    '/admin/measurement/sleep-v2-es',
    '/admin/measurement/edition/norm-sleep-v2-es-1',
    '/admin/measurement/studies',
    `/admin/measurement/studies/${found(studies.rows[0]?.open?.id, 'a study')}`,
  ])
  await page.context().close()
  return visits
}

const newPage = async (origin: string, browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, locale: 'en-US' })).newPage()

async function seenBy(page: Page, addresses: readonly string[]): Promise<Visit[]> {
  const visitor = await page.context().storageState()
  return addresses.map((address) => ({ address, visitor }))
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the seed has nothing that is "${what}"`)
  return value
}

async function ask<Output>(page: Page, procedure: string, input?: object): Promise<Output> {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return (await (await page.request.get(`/api/trpc/${procedure}${query}`)).json()).result.data
}

async function send<Output>(page: Page, procedure: string, input: object): Promise<Output> {
  const headers = { origin: new URL(page.url()).origin }
  const response = await page.request.post(`/api/trpc/${procedure}`, { data: input, headers })
  return (await response.json()).result.data
}
