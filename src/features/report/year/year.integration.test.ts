import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { GET as yearRoute } from '@/app/api/me/year/route'
import { loadInstrumentText } from '@/content/tests/instruments'
import { formatDay } from '@/core/dates'
import { type Locale, locales } from '@/core/locale'
import { closePdfWorkers } from '@/pdf/pdf'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setScore } from '@/testing/data/scores'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { readPdf, removeSpaces } from '@/testing/pdf-text'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

let ana: TestBrowser
let userId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  ana = new TestBrowser(database.current, 'en')
  userId = await openAccount(db())
  await signIn(ana)
})
afterAll(closePdfWorkers)

const year = async () => (await ana.api()).report.year()
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => cause?.code,
  )
const download = (who: TestBrowser, lang: Locale = 'en', ip = '192.0.2.9', zone = '') =>
  yearRoute(
    new Request(`http://localhost:3000/api/me/year?lang=${lang}${zone}`, {
      headers: { cookie: who.cookieHeader, 'x-client-ip': ip },
    }),
  )
const namesOf = async (slug: string) => {
  const { dimensions } = await loadInstrumentText(publishedInstrument(slug), 'en')
  return publishedInstrument(slug).dimensions.map(({ id }) => dimensions[id]?.name ?? id)
}
/** Creates two results of a test with very different scores. */
async function twoResults(slug: string): Promise<[string, string]> {
  const ids: [string, string] = [await completeSitting(ana, slug), await completeSitting(ana, slug)]
  await setScore(db(), ids[0], 30)
  await setScore(db(), ids[1], 58)
  return ids
}
const unlockAndRead = async (sittingId: string) => {
  const { report } = await ana.api()
  await report.unlock({ sittingId })
  await report.get({ sittingId })
}

describe('the year of a member', () => {
  beforeEach(() => makeVip(db(), userId))

  test('contains every test with its results, newest first, and no results of other accounts', async () => {
    const first = await completeSitting(ana, 'sleep', 1)
    const second = await completeSitting(ana, 'sleep', 2)
    const self = await completeSitting(ana, 'self-worth', 2)
    const eve = new TestBrowser(database.current, 'en')
    await openAccount(db(), { email: 'eve@example.org' })
    await signIn(eve, 'eve@example.org')
    await completeSitting(eve, 'worry', 2)
    const { tests } = await year()
    expect(tests.map(({ slug, results }) => [slug, results.map(({ sittingId }) => sittingId)])).toEqual([
      ['self-worth', [self]],
      ['sleep', [second, first]],
    ])
    expect(tests[0]?.results[0]?.sentence).toMatch(/\w{3}/)
    expect(tests[0]?.results[0]?.picture.length).toBeGreaterThan(1)
  })

  test('leaves out results that are older than a year', async () => {
    const old = await completeSitting(ana, 'sleep', 1)
    const completedAt = new Date(Date.now() - 370 * 86_400_000)
    await db().sitting.update({ where: { id: old }, data: { completedAt } })
    expect((await year()).tests).toEqual([])
  })

  test('compares only the free part until the reports are read, and does not mark them as read', async () => {
    const ids = await twoResults('worry')
    const shown = async () => {
      const compared = (await year()).tests[0]?.compared
      return [...(compared?.changed.map(({ name }) => name) ?? []), ...(compared?.stayed ?? [])]
    }
    const instrument = publishedInstrument('worry')
    expect((await shown()).length).toBeLessThanOrEqual(1)
    expect((await year()).closed).toBe(2)
    for (const id of ids) await (await ana.api()).report.unlock({ sittingId: id })
    expect((await shown()).length).toBeLessThanOrEqual(1)
    expect(await db().entitlement.count({ where: { firstReadAt: { not: null } } })).toBe(0)
    for (const id of ids) await (await ana.api()).report.get({ sittingId: id })
    expect((await shown()).toSorted()).toEqual((await namesOf('worry')).toSorted())
    expect(instrument.dimensions.length).toBeGreaterThan(1)
    expect((await year()).closed).toBe(0)
    await db().entitlement.updateMany({ data: { suspendedAt: new Date() } })
    expect((await shown()).length).toBeLessThanOrEqual(1)
  })

  test('has no comparison when the results are in two languages', async () => {
    const ids = await twoResults('sleep')
    for (const id of ids) await unlockAndRead(id)
    expect((await year()).tests[0]?.compared).not.toBeNull()
    await db().sitting.update({ where: { id: ids[0] }, data: { locale: 'es' } })
    expect((await year()).tests[0]?.compared).toBeNull()
  })

  test('shows help first and no portrait sentence when one of its results calls for help', async () => {
    await completeSitting(ana, 'self-worth', 2)
    expect((await year()).help).toBe('none')
    // The answers of this result call for a retake, so the year shows only the help that they ask for.
    const grave = await completeSitting(ana, 'low-mood', 3)
    const { result } = await db().sitting.findUniqueOrThrow({ where: { id: grave } })
    const input = { ...(result as object), validity: 'askAgain' }
    await db().sitting.update({ where: { id: grave }, data: { result: input } })
    const { help, tests } = await year()
    expect(help).toBe('first')
    expect(tests.map(({ slug }) => slug)).toEqual(['self-worth'])
    await setScore(db(), grave, 90)
    expect((await year()).tests.map(({ slug }) => slug)).toEqual(['low-mood', 'self-worth'])
    expect(tests.flatMap(({ results }) => results.flatMap(({ sentence }) => sentence ?? []))).toEqual([])
  })

  test.each(locales)('can be downloaded as a PDF in %s with a file name that reveals no test', async (locale) => {
    await completeSitting(ana, 'sleep', 1)
    await completeSitting(ana, 'self-worth', 2)
    const response = await download(ana, locale)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="mindglass-year-[\d-]{10}\.pdf"$/,
    )
    const pages = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const text = removeSpaces(pages.flat().reduce((all, piece) => all + piece.text, ''))
    for (const slug of ['sleep', 'self-worth']) {
      expect(text).toContain(removeSpaces((await loadInstrumentText(publishedInstrument(slug), locale)).title))
    }
  })

  test.each([
    { zone: '&zone=Asia%2FShanghai', timeZone: 'Asia/Shanghai' },
    { zone: '', timeZone: 'UTC' },
  ] as const)('shows dates in the time zone $timeZone when the request ends in “$zone”', async ({ zone, timeZone }) => {
    const completedAt = new Date(Date.now() - 30 * 86_400_000)
    completedAt.setUTCHours(22, 30)
    await db().sitting.update({ where: { id: await completeSitting(ana, 'sleep', 1) }, data: { completedAt } })
    const response = await download(ana, 'en', '192.0.2.9', zone)
    const pages = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const text = removeSpaces(pages.flat().reduce((all, piece) => all + piece.text, ''))
    expect(text).toContain(removeSpaces(formatDay(completedAt.toISOString(), 'en', timeZone)))
  })

  test('returns 404 with the reason when no test is finished', async () => {
    const response = await download(ana)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('No finished test')
  })

  test('returns 429 to one client after 30 requests', async () => {
    await completeSitting(ana, 'sleep', 1)
    await db().vipGrant.updateMany({ data: { revokedAt: new Date() } })
    for (let n = 0; n < 30; n++) expect((await download(ana)).status).toBe(403)
    expect((await download(ana)).status).toBe(429)
  })

  test('returns 429 to one account after ten downloads, whatever the client address', async () => {
    await completeSitting(ana, 'sleep', 1)
    for (let n = 0; n < 10; n++) expect((await download(ana, 'en', `198.51.100.${n}`)).status).toBe(200)
    expect((await download(ana, 'en', '198.51.100.99')).status).toBe(429)
  })

  test('returns 403 until a mailed password is replaced', async () => {
    await completeSitting(ana, 'sleep', 1)
    await db().user.update({ where: { id: userId }, data: { mustChangePassword: true } })
    const response = await download(ana)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('replace the password')
  })
})

describe('the year page without membership', () => {
  test.each([
    { lang: 'cn', expected: 'VIP 的权益' },
    { lang: 'en', expected: 'comes with VIP' },
    { lang: 'es', expected: 'incluido en VIP' },
  ] as const)('returns 403 to a non-member with the reason in $lang', async ({ lang, expected }) => {
    await completeSitting(ana, 'sleep', 1)
    expect(await code(year())).toBe('VIP_REQUIRED')
    const response = await download(ana, lang)
    const text = await response.text()
    expect(response.status).toBe(403)
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(text).toContain(expected)
    expect(text).toContain('href="/vip"')
  })

  test('returns 401 to a signed-out visitor with a link to sign in', async () => {
    const stranger = new TestBrowser(database.current, 'en')
    await completeSitting(stranger)
    expect(await code((await stranger.api()).report.year())).toBe('UNAUTHENTICATED')
    const response = await download(stranger)
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('/login?next=/me/year')
  })
})
