import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ComponentType, createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { isoMonth } from '@/core/dates'
import { readPrincipal } from '@/server/auth/principal'
import type { Context } from '@/server/trpc'
import { paidOrder } from '@/testing/data/orders'
import { staffBrowser } from '@/testing/data/staff'
import { testDatabase } from '@/testing/database'
import { MantineRoot } from '@/ui/mantine/MantineRoot'

const asking = vi.hoisted(() => vi.fn<() => Promise<Context>>())
vi.mock('@/trpc/context', () => ({ createContext: asking }))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const database = testDatabase()
const email = 'ana@example.org'
const { state } = (await import('@locales/en/common.json')).default
const { home } = (await import('@locales/en/admin.json')).default
const folder = join('src', 'app', '[lng]', '(apps)', 'admin')

/** Pages without anything to ask, or which ask on the server alone. */
const others = ['login/page.tsx', 'setup/page.tsx', 'numbers/page.tsx']

interface Case {
  page: string
  /** Parameters of the address, from the order written before. */
  params?: (order: string) => Record<string, string>
  /** Text in the first HTML. */
  shows?: (order: string) => string
}

const cases: Case[] = [
  { page: 'page.tsx', shows: () => home.quiet },
  { page: 'accounting/page.tsx', shows: () => isoMonth(new Date()) },
  { page: 'audit/page.tsx', shows: () => 'owner@team.example.org' },
  { page: 'blocks/page.tsx' },
  { page: 'content/page.tsx', shows: () => 'target="_blank"' },
  { page: 'coupons/page.tsx' },
  // Nobody is found before three letters are typed.
  { page: 'customers/page.tsx' },
  { page: 'customers/[ref]/page.tsx', params: (order) => ({ ref: `order-${order}` }), shows: (order) => order },
  { page: 'disputes/page.tsx' },
  { page: 'measurement/page.tsx', shows: () => 'measurement/sleep-v' },
  {
    page: 'measurement/[of]/page.tsx',
    params: () => ({ of: 'sleep-v2-en' }),
    shows: () => 'href="/admin/measurement"',
  },
  { page: 'measurement/studies/page.tsx', shows: () => 'href="/admin/measurement"' },
  { page: 'orders/page.tsx', shows: (order) => `/admin/orders/${order}` },
  { page: 'orders/[id]/page.tsx', params: (order) => ({ id: order }), shows: () => email },
  { page: 'reconciliation/page.tsx' },
  { page: 'reviews/page.tsx' },
  { page: 'staff/page.tsx', shows: () => 'owner@team.example.org' },
]

const stay = () => {}
const router = {
  back: stay,
  forward: stay,
  refresh: stay,
  push: stay,
  replace: stay,
  prefetch: stay,
  bfcacheId: '',
}

async function firstHtml(page: string, params: Record<string, string>): Promise<string> {
  const { default: Page } = (await import(/* @vite-ignore */ join(process.cwd(), folder, page))) as {
    default: ComponentType<{ params: Promise<Record<string, string>>; searchParams: Promise<object> }>
  }
  const shown = createElement(Page, {
    params: Promise.resolve({ lng: 'en', ...params }),
    searchParams: Promise.resolve({}),
  })
  const { prelude } = await prerenderToNodeStream(
    createElement(AppRouterContext, { value: router }, createElement(MantineRoot, null, shown)),
  )
  const html = await text(prelude)
  return html.slice(html.indexOf('<section'))
}

let order = ''
beforeEach(async () => {
  const { browser } = await staffBrowser(database.current, 'owner')
  const { db } = database.current
  asking.mockImplementation(async () => ({
    database: database.current,
    db,
    principal: await readPrincipal(db, browser.cookieHeader),
    pageOwner: null,
    ip: '192.0.2.1',
    locale: 'en',
    languages: ['en'],
    fromHere: true,
    cookieHeader: browser.cookieHeader,
    setCookie: () => {},
  }))
  order = (await paidOrder(db, { email })).id
})

test('every page of the admin console is tested here or listed as an exception', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('page.tsx'))
  expect(pages.filter((page) => page.split('/').at(-1) === 'page.tsx').sort()).toEqual(
    [
      ...cases.map(({ page }) => page),
      ...others,
      'measurement/edition/[id]/page.tsx',
      'measurement/studies/[id]/page.tsx',
    ].sort(),
  )
})

test.each(cases)(
  'the first HTML of the admin page $page contains its content instead of a loading state',
  async ({ page, params = () => ({}), shows = () => '<h1' }) => {
    const html = await firstHtml(page, params(order))
    expect(html).toContain(shows(order))
    expect(html).not.toContain(state.loading)
    expect(html).not.toContain('role="alert"')
  },
)

test.each<{ page: string; params: Record<string, string> }>([
  { page: 'orders/[id]/page.tsx', params: { id: 'A'.repeat(22) } },
  { page: 'customers/[ref]/page.tsx', params: { ref: `order-${'A'.repeat(22)}` } },
  { page: 'measurement/[of]/page.tsx', params: { of: 'nope' } },
  { page: 'measurement/edition/[id]/page.tsx', params: { id: 'A'.repeat(22) } },
])('the admin page $page returns 404 for a wrong id', async ({ page, params }) => {
  await expect(firstHtml(page, params)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
})
