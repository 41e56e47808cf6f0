import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/report/[id]/pdf/route'
import { GET as sheetRoute } from '@/app/api/report/[id]/sheet/[kind]/route'
import { type Locale, locales } from '@/core/locale'
import { printedPagesOf } from '@/core/report/plan/printed-pages'
import { DAY_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import { closePdfWorkers } from '@/pdf/pdf'
import { reportsCookie } from '@/server/auth/cookies'
import { readPrincipal } from '@/server/auth/principal'
import { hashKey, randomId, randomKey } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { readPdf, removeSpaces } from '@/testing/pdf-text'
import { TestBrowser } from '@/testing/test-browser'
import { downloadPrintedPage, downloadReport } from './download'

const database = setUpTestDatabase()
const db = () => database.current.db

let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
  await makeVip(db(), await openAccount(db()))
  await signIn(owner)
})
afterAll(closePdfWorkers)

function download(browser: TestBrowser, id = sittingId, lang: Locale = 'en', ip = '192.0.2.9') {
  const headers = { cookie: browser.cookieHeader, 'x-client-ip': ip }
  const address = `http://localhost:3000/api/report/${encodeURIComponent(id)}/pdf?lang=${lang}`
  return GET(new Request(address, { headers }), { params: Promise.resolve({ id }) })
}

function sheet(browser: TestBrowser, kind: string, id = sittingId, lang: Locale = 'en', ip = '192.0.2.9') {
  const headers = { cookie: browser.cookieHeader, 'x-client-ip': ip }
  const address = `http://localhost:3000/api/report/${encodeURIComponent(id)}/sheet/${encodeURIComponent(kind)}`
  return sheetRoute(new Request(`${address}?lang=${lang}`, { headers }), { params: Promise.resolve({ id, kind }) })
}

const entitle = (data: Partial<Prisma.EntitlementUncheckedCreateInput> = {}) =>
  db().entitlement.create({ data: { id: randomId(), sittingId, ...data } })

/** Creates another member whose browser opened a mailed link to the report. */
async function linkHolder(data: Partial<Prisma.ReportKeyUncheckedCreateInput> = {}): Promise<TestBrowser> {
  const key = randomKey()
  const expiresAt = new Date(Date.now() + DAY_MS)
  await db().reportKey.create({ data: { id: randomId(), sittingId, keyHash: hashKey(key), expiresAt, ...data } })
  const browser = new TestBrowser(database.current, 'en')
  const email = `${randomId().toLowerCase()}@example.org`
  await makeVip(db(), await openAccount(db(), { email }))
  await signIn(browser, email)
  browser.cookies.set(reportsCookie(), key)
  return browser
}

const firstReadAt = async () => (await db().entitlement.findUniqueOrThrow({ where: { sittingId } })).firstReadAt

/** Returns the database with some of its tables replaced. */
const overlaid = (table: Partial<Db>): Db =>
  new Proxy(db(), { get: (target, name) => Reflect.get(table, name) ?? Reflect.get(target, name, target) })

/** Returns what the owner gets from a database: the file, or the reason why there is none. */
async function outcome(what: 'report' | 'sheet', on: Db): Promise<unknown> {
  const principal = await readPrincipal(db(), owner.cookieHeader)
  const input = { database: database.current, db: on, principal, ip: '192.0.2.9', locale: 'en' as const }
  const made = what === 'report' ? downloadReport(input, sittingId) : downloadPrintedPage(input, sittingId, 'week')
  return made.catch((error: unknown) => error)
}

describe('an unlocked report', () => {
  test.each(locales)('is downloaded as a PDF in %s, and its file name does not name the test', async (locale) => {
    await entitle()
    const api = await owner.api()
    const days = [new Date()]
    const response = await download(owner, sittingId, locale)
    days.push(new Date())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    // The name has the date of the day before if midnight passed during the request.
    const names = days.map((day) => `attachment; filename="mindglass-report-${day.toISOString().slice(0, 10)}.pdf"`)
    expect(names).toContain(response.headers.get('content-disposition'))
    const pages = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const text = removeSpaces(pages.flat().reduce((all, piece) => all + piece.text, ''))
    const view = await api.report.get({ sittingId })
    if (view.kind !== 'full') throw new Error('not full')
    for (const { partResult } of view.dimensions) expect(text).toContain(`${Math.round(partResult?.pomp ?? -1)}`)
    expect(text).toContain({ cn: '白天', en: 'Tireddays', es: 'Sueño' }[locale])
  })

  test('can be downloaded by the holder of a valid link, and counts as read', async () => {
    await entitle()
    expect(await firstReadAt()).toBeNull()
    expect((await download(await linkHolder())).status).toBe(200)
    expect(await firstReadAt()).toBeInstanceOf(Date)
  })
})

describe('a printed page', () => {
  test('can be downloaded for each kind in the report, as one page without the test’s name', async () => {
    await entitle()
    const view = await (await owner.api()).report.get({ sittingId })
    if (view.kind !== 'full') throw new Error('not full')
    const kinds = printedPagesOf(view.story)
    expect(kinds.slice(0, 2)).toEqual(['week', 'count'])
    expect(kinds.length).toBeGreaterThan(2)
    await db().entitlement.updateMany({ data: { firstReadAt: null } })
    for (const kind of kinds) {
      const response = await sheet(owner, kind)
      expect(response.status).toBe(200)
      const name = /^attachment; filename="(.+)-[\d-]{10}\.pdf"$/.exec(
        response.headers.get('content-disposition') ?? '',
      )
      expect(name?.[1]).toBe(`mindglass-${kind}`)
      const pages = await readPdf(new Uint8Array(await response.arrayBuffer()))
      expect(pages).toHaveLength(1)
      const text = removeSpaces(pages.flat().reduce((all, piece) => all + piece.text, ''))
      if (kind === 'week') expect(text).toContain(removeSpaces(view.story?.plan?.title ?? '-'))
      expect(text).not.toContain(removeSpaces(`Test: ${view.title}`))
    }
    expect(await firstReadAt()).toBeInstanceOf(Date)
  })

  test.each([
    { lang: 'cn', expected: '打印页' },
    { lang: 'en', expected: 'printed sheets' },
    { lang: 'es', expected: 'hojas para imprimir' },
  ] as const)('is refused to a non-member, and the error page in $lang links to VIP', async ({ lang, expected }) => {
    await entitle()
    await db().vipGrant.updateMany({ data: { revokedAt: new Date() } })
    const text = await refused(await sheet(owner, 'week', sittingId, lang), 403)
    expect(text).toContain(expected)
    expect(text).toContain('href="/vip"')
    expect(await firstReadAt()).toBeNull()
  })

  test('returns 404 for another account’s report, a locked report and an unknown kind', async () => {
    await refused(await sheet(owner, 'week'), 404)
    await entitle()
    const eve = new TestBrowser(database.current, 'en')
    await makeVip(db(), await openAccount(db(), { email: 'eve@example.org' }))
    await signIn(eve, 'eve@example.org')
    for (const kind of ['week', 'doctor', 'nothing']) await refused(await sheet(eve, kind), 404)
    for (const kind of ['relative', 'year', '', '../pdf']) await refused(await sheet(owner, kind), 404)
    expect(await firstReadAt()).toBeNull()
  })

  test('returns 410 when the report was refunded [download-gone]', async () => {
    await entitle({ revokedAt: new Date() })
    await refused(await sheet(owner, 'week'), 410)
  })
})

async function refused(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toBeNull()
  return response.text()
}

describe('a refused download', () => {
  test('returns the same 404 to a stranger for every id', async () => {
    await entitle()
    const answers = new Set<string>()
    const stranger = new TestBrowser(database.current)
    await completeSitting(stranger)
    for (const id of [sittingId, randomId(), '../etc', "'; --", '报告', 'x'.repeat(300), 'a\0', '\0a']) {
      answers.add(await refused(await download(stranger, id), 404))
      answers.add(await refused(await download(new TestBrowser(database.current), id), 404))
    }
    expect(answers.size).toBe(1)
    expect(await firstReadAt()).toBeNull()
  })

  test('returns 404 to the test taker when the report is unpaid or the test is unfinished', async () => {
    await refused(await download(owner), 404)
    await refused(await download(owner, await startSitting(owner)), 404)
  })

  test.each([
    { state: 'refunded', taken: { revokedAt: new Date() }, status: 410 },
    { state: 'closed by the team', taken: { revokedAt: new Date(), closedFor: 'staff' as const }, status: 410 },
    { state: 'suspended', taken: { suspendedAt: new Date() }, status: 404 },
    { state: 'refunded in dispute', taken: { revokedAt: new Date(), suspendedAt: new Date() }, status: 410 },
  ])('returns $status when the report is $state', async ({ taken, status }) => {
    await entitle(taken)
    await refused(await download(owner), status)
    await refused(await download(await linkHolder()), status)
  })

  test('returns 403 to a reader of the full report who is not a member', async () => {
    await entitle()
    await db().vipGrant.updateMany({ data: { revokedAt: new Date() } })
    expect(await refused(await download(owner), 403)).toContain('href="/vip"')
    const key = randomKey()
    const expiresAt = new Date(Date.now() + DAY_MS)
    await db().reportKey.create({ data: { id: randomId(), sittingId, keyHash: hashKey(key), expiresAt } })
    const anonymous = new TestBrowser(database.current, 'en')
    anonymous.cookies.set(reportsCookie(), key)
    await refused(await download(anonymous), 403)
    expect(await firstReadAt()).toBeNull()
  })

  test.each([
    { name: 'an expired', key: { expiresAt: new Date(Date.now() - 1000) } },
    { name: 'a withdrawn', key: { revokedAt: new Date() } },
  ])('returns 404 for $name link', async ({ key }) => {
    await entitle()
    await refused(await download(await linkHolder(key)), 404)
  })

  test.each(['report', 'sheet'] as const)(
    'fails with NOT_FOUND for a %s that is refunded while the file is being made',
    async (what) => {
      await entitle()
      // The report is refunded at the moment in which it would be marked as read.
      const entitlement = new Proxy(db().entitlement, {
        get: (target, name) =>
          name === 'updateMany'
            ? async (args: Prisma.EntitlementUpdateManyArgs) => {
                await target.updateMany({ data: { revokedAt: new Date() } })
                return target.updateMany(args)
              }
            : Reflect.get(target, name),
      })
      expect(await outcome(what, overlaid({ entitlement }))).toMatchObject({ code: 'NOT_FOUND' })
      expect(await firstReadAt()).toBeNull()
    },
  )

  test.each(['report', 'sheet'] as const)(
    'fails with the database error rather than NOT_FOUND when the database fails for a %s',
    async (what) => {
      await entitle()
      const sitting = { findFirst: () => Promise.reject(new Error('away')) } as unknown as Db['sitting']
      expect(await outcome(what, overlaid({ sitting }))).toEqual(new Error('away'))
    },
  )

  test('returns 429 after too many requests from one IP address or for one report', async () => {
    const stranger = new TestBrowser(database.current)
    for (let n = 0; n < 30; n++) await refused(await download(stranger), 404)
    expect(await refused(await download(stranger), 429)).toMatch(/That was a lot at once/)

    await entitle()
    for (let n = 0; n < 10; n++) expect((await download(owner, sittingId, 'en', `198.51.100.${n}`)).status).toBe(200)
    await refused(await download(owner, sittingId, 'en', '198.51.100.99'), 429)
    await refused(await sheet(owner, 'week', sittingId, 'en', '198.51.100.99'), 429)
  })
})
