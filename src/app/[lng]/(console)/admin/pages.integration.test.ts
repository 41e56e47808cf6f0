import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ComponentType, createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isoDay, isoMonth } from '@/core/dates'
import { permissionsOf, type StaffRole, staffRoles } from '@/core/ops/permissions'
import { DAY_MS } from '@/core/time'
import { consoleGroups, listAllowedGroups } from '@/features/ops/ui/frame/console-pages'
import { readPrincipal } from '@/server/auth/principal'
import type { Context } from '@/server/trpc'
import { createPaidOrder } from '@/testing/data/orders'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { MantineRoot } from '@/ui/mantine/MantineRoot'

const asking = vi.hoisted(() => vi.fn<() => Promise<Context>>())
vi.mock('@/trpc/context', () => ({ createContext: asking }))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const database = setUpTestDatabase()
const email = 'ana@example.org'
const { state } = (await import('@locales/en/common.json')).default
const { home, site } = (await import('@locales/en/admin.json')).default
const { default: overview } = await import('@locales/en/admin-overview.json')
const folder = join('src', 'app', '[lng]', '(console)', 'admin')

/** Pages that request no data, or only on the server. */
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
  // A search needs at least three letters.
  { page: 'customers/page.tsx' },
  { page: 'customers/[ref]/page.tsx', params: (order) => ({ ref: `order-${order}` }), shows: (order) => order },
  { page: 'disputes/page.tsx' },
  { page: 'measurement/page.tsx', shows: () => 'measurement/sleep-v' },
  {
    page: 'measurement/[scope]/page.tsx',
    params: () => ({ scope: 'sleep-v2-en' }),
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

/** Returns the content of a page as it is sent, without the frame around it. */
async function firstHtml(page: string, params: Record<string, string>): Promise<string> {
  const html = await wholeHtml(page, params)
  return html.slice(html.indexOf('<main id="content"'))
}

async function wholeHtml(page: string, params: Record<string, string>): Promise<string> {
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
  return text(prelude)
}

let order = ''
beforeEach(async () => {
  await workAs('owner')
  order = (await createPaidOrder(database.current.db, { email })).id
})

/** Signs in a staff member with this role, in whose name all later requests are sent. */
async function workAs(role: StaffRole): Promise<void> {
  const { browser } = await createStaffBrowser(database.current, role)
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
}

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
  'the server-rendered HTML of the admin page $page contains its content, not a loading state',
  async ({ page, params = () => ({}), shows = () => '<h1' }) => {
    const html = await firstHtml(page, params(order))
    expect(html).toContain(shows(order))
    expect(html).not.toContain(state.loading)
    expect(html).not.toContain('role="alert"')
  },
)

/** Pages that the navigation of the console links to. */
const pages = consoleGroups.flatMap((group) => [...group.pages])
const fileOf = (href: string) => `${href.slice('/admin'.length + 1)}/page.tsx`.replace(/^\//, '')

describe.each(staffRoles)('the console of the role %s', (role) => {
  beforeEach(() => (role === 'owner' ? undefined : workAs(role)))
  const mine = listAllowedGroups(permissionsOf(role)).flatMap((group) => group.pages.map(({ href }) => href as string))

  test('shows every allowed page with navigation links to exactly the allowed pages', async () => {
    for (const href of mine) {
      const html = await wholeHtml(fileOf(href), {})
      const [rail = '', content = ''] = html.split('<main id="content"')
      expect(content, href).toContain('<h1')
      const ways = [...rail.matchAll(/href="(\/admin[^"]*)"( aria-current="page")?/g)]
      // The name at the top leads to the overview, too.
      expect(
        ways.slice(1).map(([, way]) => way),
        href,
      ).toEqual(mine)
      expect(
        ways.flatMap(([, way, current]) => (current ? [way] : [])),
        href,
      ).toEqual([href])
      expect(rail, href).toContain(`${role}@team.example.org`)
      expect(rail, href).toContain(site.test)
      expect(rail.includes('<search'), href).toBe(permissionsOf(role).includes('customer.search'))
    }
  })

  test('redirects to the overview from every page that the role may not open', async () => {
    for (const { href } of pages.filter((page) => !mine.includes(page.href))) {
      await expect(wholeHtml(fileOf(href), {}), href).rejects.toMatchObject({
        digest: expect.stringMatching(/^NEXT_REDIRECT;[^;]*;\/admin;/),
      })
    }
  })
})

describe('the overview', () => {
  const { course } = overview

  test('charts and summarizes the last 28 days without percentages of small numbers', async () => {
    const html = await firstHtml('page.tsx', {})
    const paid = html.slice(html.indexOf(`<span>${course.orders}`))
    expect(paid).toMatch(/^<span>[^<]*<\/span><strong>1<\/strong>/)
    expect(html).toContain('<strong>$4.99</strong>')
    expect(html.match(/<svg[^>]* role="img"/g)).toHaveLength(2)
    expect(html).toContain(course.none)
    expect(html.slice(html.indexOf(course.title)).replaceAll(/style="[^"]*"/g, '')).not.toContain('%')
  })

  test('compares by percentage once both periods have large enough numbers', async () => {
    const { db } = database.current
    const counted = { kind: 'complete', key: 'sleep', locale: 'en' as const }
    const day = (ago: number) => new Date(`${isoDay(new Date(Date.now() - ago * DAY_MS))}T00:00:00Z`)
    await db.dailyCount.createMany({
      data: [
        { ...counted, day: day(3), count: 30 },
        { ...counted, day: day(40), count: 20 },
      ],
    })
    expect(await firstHtml('page.tsx', {})).toContain('+50%')
  })

  test('states what to do about an alarm only to roles that may act on it', async () => {
    await database.current.db.alarm.create({ data: { kind: 'clock', value: 9 } })
    expect(await firstHtml('page.tsx', {})).toContain(overview.todo.clock)
    await workAs('editor')
    expect(await firstHtml('page.tsx', {})).not.toContain(overview.todo.clock)
  })
})

test.each<{ page: string; params: Record<string, string> }>([
  { page: 'orders/[id]/page.tsx', params: { id: 'A'.repeat(22) } },
  { page: 'customers/[ref]/page.tsx', params: { ref: `order-${'A'.repeat(22)}` } },
  { page: 'measurement/[scope]/page.tsx', params: { scope: 'nope' } },
  { page: 'measurement/edition/[id]/page.tsx', params: { id: 'A'.repeat(22) } },
])('the admin page $page returns 404 for a wrong id', async ({ page, params }) => {
  await expect(firstHtml(page, params)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
})
