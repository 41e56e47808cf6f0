import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { GET as reportRoute } from '@/app/api/report/[id]/pdf/route'
import { GET as sheetRoute } from '@/app/api/report/[id]/sheet/[kind]/route'
import { closePdfWorkers } from '@/pdf/pdf'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setScore } from '@/testing/data/scores'
import { openFullReport } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { readPdf, readPdfSize, removeSpaces } from '@/testing/pdf-text'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
  await openFullReport(db(), sittingId)
  await makeVip(db(), await openAccount(db()))
  await signIn(owner)
})
afterAll(closePdfWorkers)

const address = `http://localhost:3000/api/report/x`
const asked = (query: string, headers: Record<string, string>, lang = 'en') =>
  new Request(`${address}?lang=${lang}${query}`, { headers: { cookie: owner.cookieHeader, ...headers } })
const files = {
  report: (query = '', headers = {}) =>
    reportRoute(asked(query, headers), { params: Promise.resolve({ id: sittingId }) }),
  sheet: (query = '', headers = {}) =>
    sheetRoute(asked(query, headers), { params: Promise.resolve({ id: sittingId, kind: 'week' }) }),
}

/** Returns the text of a PDF without spaces. */
async function textOf(file: Promise<Response>): Promise<string> {
  const pages = await readPdf(new Uint8Array(await (await file).arrayBuffer()))
  return removeSpaces(pages.flat().reduce((all, piece) => all + piece.text, ''))
}

test.each([
  { zone: '&zone=Asia%2FShanghai', day: 'November21,2026', time: '06:30GMT+8' },
  { zone: '&zone=Mars%2FBase', day: 'November20,2026', time: '22:30UTC' },
  { zone: '', day: 'November20,2026', time: '22:30UTC' },
])(
  'a report shows dates in the requested time zone, or in UTC when that is missing or invalid: “$zone”',
  async ({ zone, day, time }) => {
    await db().sitting.update({ where: { id: sittingId }, data: { completedAt: new Date('2026-11-20T22:30:00Z') } })
    const text = await textOf(files.report(zone))
    expect(text).toContain(day)
    expect(text).toContain(time)
  },
)

describe('the helplines in a PDF', () => {
  const of = (languages: string) => ({ 'accept-language': languages })

  test('match the country of the browser language when the PDF is a report', async () => {
    expect(await textOf(files.report('', of('es-CL,es;q=0.9')))).toContain('Chile')
    expect(await textOf(files.report('', of('en-US')))).not.toContain('Chile')
  })

  test('match the country of the browser language on a printed page when the answers call for help', async () => {
    await setScore(db(), sittingId, 100)
    const numbers = async (languages: string) => (await textOf(files.sheet('', of(languages)))).match(/(911|131)/)?.[1]
    expect([await numbers('es-CL'), await numbers('en-US')]).toEqual(['131', '911'])
  })
})

describe('the paper size of a PDF', () => {
  const [a4, letter] = [
    [595, 842],
    [612, 792],
  ]
  const sizeOf = async (file: Promise<Response>) => readPdfSize(new Uint8Array(await (await file).arrayBuffer()))
  const sheet = (query: string, languages: string, lang?: string) =>
    sizeOf(
      sheetRoute(asked(query, { 'accept-language': languages }, lang), {
        params: Promise.resolve({ id: sittingId, kind: 'week' }),
      }),
    )

  test('follows the country of the browser language, and is A4 in Chinese', async () => {
    expect(await sheet('', 'en-US')).toEqual(letter)
    expect(await sheet('', 'en-GB')).toEqual(a4)
    expect(await sheet('', 'zh-CN,en-US', 'zh-CN')).toEqual(a4)
    expect(await sizeOf(files.report('', { 'accept-language': 'en-US' }))).toEqual(letter)
  })

  test('is taken from the URL when a known size is named there', async () => {
    expect(await sheet('&paper=a4', 'en-US')).toEqual(a4)
    expect(await sheet('&paper=letter', 'en-GB')).toEqual(letter)
    expect(await sheet('&paper=napkin', 'en-GB')).toEqual(a4)
  })

  test('follows the country of the newest payment rather than the browser language', async () => {
    const { id: userId } = await db().user.findFirstOrThrow()
    const pay = async (country: string, day: string) => {
      const { id } = await createPaidOrder(db(), { email: 'ana@example.org', paidAt: new Date(`${day}T10:00:00Z`) })
      await db().order.update({ where: { id }, data: { userId, country } })
    }
    await pay('ES', '2026-11-02')
    await pay('US', '2026-11-01')
    expect(await sheet('', 'en-US')).toEqual(a4)
    expect(await sheet('&paper=letter', 'en-US')).toEqual(letter)
  })
})
