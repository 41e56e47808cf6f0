import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/r/[key]/route'
import { processState } from '@/core/process-state'
import { DAY_MS } from '@/core/time'
import { responsesColumn, resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import { createPaidOrder } from '@/testing/data/orders'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import {
  addReportKey,
  createReceiptKey,
  createUnlockedReportKey,
  linkDays,
  reportUrl,
  resolveReportLink,
} from './report-link'

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  processState.database = Promise.resolve(database.current)
})

async function linkTo(madeAt = new Date()) {
  const order = await createPaidOrder(db(), { email: 'ana@example.org' })
  const sittingId = order.sittingId ?? ''
  const id = await createReceiptKey(db(), { sittingId, orderId: order.id }, null, madeAt)
  return { order, sittingId, id, key: new URL(await reportUrl(db(), id, 'en')).pathname.split('/r/')[1] ?? '' }
}

const open = (key: string, query = '', headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/r/${key}${query}`, { headers }), { params: Promise.resolve({ key }) })

describe('a mailed link', () => {
  test('sets a cookie and redirects to an address without the key [link-becomes-cookie]', async () => {
    const { key, sittingId } = await linkTo()
    const response = await open(key)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/report/${sittingId}`)
    expect(response.headers.get('set-cookie')).toMatch(new RegExp(`^reports=${key}; Path=/; .*HttpOnly; SameSite=Lax`))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
  })

  test('keeps the requested language and drops the rest of the query', async () => {
    const { key, sittingId } = await linkTo()
    const response = await open(key, '?lang=es&next=//evil.example')
    expect(response.headers.get('location')).toBe(`/report/${sittingId}?lang=es`)
  })

  test.each(['cn', 'en', 'es'] as const)(
    'keeps the language of a mail in %s, whatever the browser prefers',
    async (locale) => {
      const { id, sittingId } = await linkTo()
      const { pathname, search } = new URL(await reportUrl(db(), id, locale))
      const headers = { 'accept-language': 'en-US', cookie: 'i18n_redirected=en' }
      const response = await open(pathname.replace('/r/', ''), search, headers)
      expect(response.headers.get('location')).toBe(`/report/${sittingId}?lang=${locale}`)
    },
  )

  test('changes no data, however often mail scanners open the link [link-get-consumes-nothing]', async () => {
    const { key, id } = await linkTo()
    const before = await db().reportKey.findUniqueOrThrow({ where: { id } })
    for (let count = 0; count < 3; count++) expect((await open(key)).status).toBe(303)
    expect(await db().reportKey.findMany()).toEqual([before])
  })

  test('adds its key to the other keys in the browser’s cookie', async () => {
    const { key } = await linkTo()
    const other = 'x'.repeat(43)
    const response = await open(key, '', { cookie: `reports=${other}.${key}` })
    expect(response.headers.get('set-cookie')).toContain(`reports=${key}.${other};`)
  })

  test('redirects to the page for a new link when it is more than a year old', async () => {
    const { key } = await linkTo(new Date(Date.now() - (linkDays + 1) * DAY_MS))
    const response = await open(key, '?lang=cn')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/retrieve?expired=1&lang=cn'])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test.each([
    {
      how: 'its key was revoked',
      close: ({ id }: { id: string }) => db().reportKey.update({ where: { id }, data: { revokedAt: new Date() } }),
    },
    {
      how: 'the order was refunded',
      close: ({ order }: { order: { id: string } }) =>
        db().order.update({ where: { id: order.id }, data: { status: 'refunded' } }),
    },
    {
      how: 'the entitlement was revoked',
      close: ({ order }: { order: { id: string } }) =>
        db().entitlement.update({ where: { orderId: order.id }, data: { revokedAt: new Date() } }),
    },
  ])('returns 410 when $how [link-gone]', async ({ close }) => {
    const link = await linkTo()
    await close(link)
    const response = await open(link.key, '?lang=es')
    const html = await response.text()
    expect(response.status).toBe(410)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    for (const text of ['lang="es-ES"', '410', 'Este informe está cerrado', 'href="/landing/home" data-replace']) {
      expect(html).toContain(text)
    }
  })

  test.each(['short', 'x'.repeat(43), `${'x'.repeat(42)}<`])('returns 404 for the invalid key %s', async (key) => {
    const response = await open(key, '', { 'accept-language': 'zh-TW' })
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('lang="zh-CN"')
    expect(html).toContain('href="/retrieve"')
  })

  test('is the same each time the receipt is made, and its key is not stored in the database [link-hash-only]', async () => {
    const { order, sittingId, id, key } = await linkTo()
    const again = await createReceiptKey(db(), { sittingId, orderId: order.id }, null, new Date(Date.now() + DAY_MS))
    expect(await reportUrl(db(), again, 'es')).toBe(await reportUrl(db(), id, 'es'))
    expect(JSON.stringify(await db().reportKey.findMany())).not.toContain(key)
  })
})

test('the link of a report unlocked with a credit is the same each time it is mailed', async () => {
  const subjects = [await linkTo(), await linkTo()].map(({ sittingId }) => sittingId)
  const made = async (sittingId: string, entitlementId: string, at: Date) => {
    const url = await reportUrl(db(), await createUnlockedReportKey(db(), sittingId, entitlementId, at), 'en')
    return new URL(url).pathname.replace('/r/', '')
  }
  const keys = []
  for (const [n, sittingId] of subjects.entries()) {
    for (const days of [0, 1]) keys.push(await made(sittingId, `e${n}`, new Date(Date.now() + days * DAY_MS)))
  }
  expect([keys[0] === keys[1], keys[2] === keys[3], new Set(keys).size]).toEqual([true, true, 2])
  expect(await resolveReportLink(db(), keys[0] ?? '')).toEqual({ state: 'live', sittingId: subjects[0] })
  expect(await resolveReportLink(db(), keys[2] ?? '')).toEqual({ state: 'live', sittingId: subjects[1] })
})

test('a link to a report without an entitlement opens the page for a refunded report', async () => {
  const { sittingId } = await linkTo()
  const key = new URL(
    await reportUrl(db(), await createUnlockedReportKey(db(), sittingId, 'e', new Date()), 'en'),
  ).pathname.slice(3)
  await db().entitlement.deleteMany()
  expect(await resolveReportLink(db(), key)).toEqual({ state: 'live', sittingId })
  await db().sitting.update({ where: { id: sittingId }, data: await finishedColumns(sittingId) })
  const holder = new TestBrowser(database.current, 'en')
  holder.cookies.set('reports', key)
  expect(await (await holder.api()).report.get({ sittingId })).toEqual({
    kind: 'closed',
    reason: 'refunded',
    title: 'Sleep',
    returned: null,
  })
  await db().reportKey.updateMany({ data: { revokedAt: new Date() } })
  expect(await resolveReportLink(db(), key)).toEqual({ state: 'revoked', by: 'refund' })
})

/** Returns the columns of a finished sitting of the same test. */
async function finishedColumns(id: string) {
  const made = await completeSitting(new TestBrowser(database.current))
  const model = await db().sitting.findUniqueOrThrow({ where: { id: made } })
  const result = sittingResult(model)
  if (!result) throw new Error('no result')
  const { instrumentVersion } = model
  return { instrumentVersion, responses: responsesColumn(id, {}), result: resultColumn(id, result) }
}

test('the reports cookie keeps the eight newest keys', () => {
  const keys = Array.from({ length: 10 }, (_, index) => String(index).repeat(43))
  const cookie = keys.reduce<string | undefined>((kept, key) => addReportKey(kept, key, null), undefined)
  expect(cookie?.split('.')).toEqual(keys.reverse().slice(0, 8))
  expect([undefined, '', 'b..a.c'].map((kept) => addReportKey(kept, 'a', null))).toEqual(['a', 'a', 'a.b.c'])
})
