import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import type { Order } from '@/generated/prisma/client'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import { log } from '@/server/observability/log'
import { openAccount } from '@/testing/data/accounts'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { createPaidOrder } from '@/testing/data/orders'
import { makeAnswersInconsistent } from '@/testing/data/scores'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { removeSpaces } from '@/testing/pdf-text'
import { TestBrowser } from '@/testing/test-browser'
import { reportJobs } from './mail'
import { createReportKey, reportUrl } from './report-link'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const day = (n: number) => new Date(Date.UTC(2026, 9, n))

const drain = () => drainOutbox(db(), reportJobs(db()))

describe('the result picture in the purchase mail', () => {
  /** Returns the mail to the buyer of a report, and the report's sentence on the page. */
  async function mailed(slug: string, value: number, prepare: (sittingId: string) => Promise<void> = async () => {}) {
    smtp.received.length = 0
    const { id: orderId } = await createPaidOrder(db(), { email })
    const who = new TestBrowser(database.current)
    const sittingId = await completeSitting(who, slug, value)
    await prepare(sittingId)
    await db().order.update({ where: { id: orderId }, data: { sittingId } })
    await db().$transaction((tx) => enqueue(tx, jobs.mailReport, { orderId }))
    await drain()
    const [received] = smtp.received
    if (!received) throw new Error('no mail')
    const view = await (await who.api()).report.get({ sittingId }).catch(() => null)
    return { ...received, view, portrait: view === null || view.kind === 'closed' ? null : view.portrait }
  }
  const drawing = 'src="cid:portrait"'

  test('is an inline PNG attachment before the report link', async () => {
    const { mail, raw } = await mailed('sleep', 1)
    const [picture] = mail.attachments
    // The second attachment is the logo of every mail.
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['portrait.png', 'mark.png'])
    const inline = { contentId: '<portrait>', mimeType: 'image/png', disposition: 'inline', filename: 'portrait.png' }
    expect(picture).toMatchObject(inline)
    const png = Buffer.from(picture?.content as ArrayBuffer)
    expect(png.length).toBeLessThan(120_000)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1040, height: 832 })
    expect(mail.html?.indexOf(drawing)).toBeGreaterThan(-1)
    expect(mail.html?.indexOf(drawing)).toBeLessThan(mail.html?.indexOf('/r/') ?? -1)
    expect(raw).not.toContain('sleep')
  })

  test('is drawn with the norm release used to score the result', async () => {
    const drawn = async () => {
      const { mail } = await mailed('worry', 1)
      return Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString('base64')
    }
    const assumed = await drawn()
    expect(await drawn()).toBe(assumed)
    await createPublishedRelease(db(), 'worry', 'en')
    expect(await drawn()).not.toBe(assumed)
  })

  test.each([
    { slug: 'big-five', shown: true },
    { slug: 'sleep', shown: false },
  ])(
    'is accompanied by the report’s portrait sentence only for a shareable test ($slug: $shown)',
    async ({ slug, shown }) => {
      const { mail, portrait } = await mailed(slug, 2)
      expect(portrait).toMatch(/\w{3}/)
      expect(removeSpaces(mail.text ?? '').includes(removeSpaces(portrait ?? '-'))).toBe(shown)
    },
  )

  test('is placed after the report link when the report starts with help', async () => {
    const { mail, view } = await mailed('low-mood', 3)
    expect(view).toMatchObject({ help: 'first' })
    expect(mail.html?.indexOf(drawing)).toBeGreaterThan(mail.html?.indexOf('/r/') ?? -1)
  })

  test.each<{ what: string; prepare: (sittingId: string) => Promise<void>; alarms?: number }>([
    { what: 'the answers call for a retake', prepare: (sittingId) => makeAnswersInconsistent(db(), sittingId) },
    {
      what: 'the version of the test is unknown',
      prepare: async (id) => void (await db().sitting.update({ where: { id }, data: { instrumentVersion: 99 } })),
    },
    { what: 'nothing was scored', prepare: (sittingId) => unscore(sittingId) },
    {
      what: 'the answers cannot be read, which is logged as an error',
      prepare: async (sittingId) =>
        void (await db().sitting.update({ where: { id: sittingId }, data: { responses: { v: 'sealed' } } })),
      alarms: 1,
    },
  ])('is left out when $what, and the mail is still sent', async ({ prepare, alarms = 0 }) => {
    const alarm = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { mail } = await mailed('sleep', 1, prepare)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['mark.png'])
    expect(mail.html).not.toContain(drawing)
    expect(mail.text).toContain('/r/')
    const told = alarm.mock.calls.filter(([, what]) => what === 'no portrait for a mail')
    expect(told).toEqual(
      Array(alarms).fill([{ error: expect.stringContaining('invalid_type') }, 'no portrait for a mail']),
    )
    alarm.mockRestore()
  })

  /** Changes a sitting as if too few of its questions had been answered. */
  async function unscore(sittingId: string): Promise<void> {
    const stored = sittingResult(await db().sitting.findUniqueOrThrow({ where: { id: sittingId } }))
    if (!stored) throw new Error('no result')
    const dimensions = stored.dimensions.map((one) => ({ ...one, pomp: null, level: null, raw: null }))
    const result = resultColumn(sittingId, { ...stored, dimensions, overall: null, flags: [], validity: 'use' })
    await db().sitting.update({ where: { id: sittingId }, data: { result } })
  }
})

describe('the mail with requested report links', () => {
  /** Creates a report paid for on day `n` and a key for it; returns the id of the key. */
  async function ordered(n: number, status: Order['status'] = 'paid'): Promise<string> {
    const { id: orderId, sittingId } = await createPaidOrder(db(), { email, paidAt: day(n) })
    await db().order.update({ where: { id: orderId }, data: { status } })
    return db().$transaction((tx) => createReportKey(tx, { sittingId: sittingId ?? '', orderId }, new Date()))
  }
  async function byCredit(userId: string, n: number, revokedAt: Date | null = null): Promise<string> {
    const { sittingId: stored } = await createPaidOrder(db(), { email: 'eve@example.org' })
    const sittingId = stored ?? ''
    const entry = { userId, delta: -1, reason: 'unlock', reference: sittingId, createdAt: day(n) } as const
    const { id: creditEntryId } = await db().creditEntry.create({ data: entry })
    await db().entitlement.update({ where: { sittingId }, data: { orderId: null, creditEntryId, revokedAt } })
    return db().$transaction((tx) => createReportKey(tx, { sittingId, orderId: null }, new Date()))
  }
  async function refunded(n: number, access: 'stays' | 'closes', state: 'waiting' | 'done' = 'done') {
    const key = await ordered(n, 'refunded')
    const { orderId } = await db().reportKey.findUniqueOrThrow({ where: { id: key } })
    const money = { amountMinor: 499, currency: 'USD', rule: 'goodwill' } as const
    await db().refund.create({ data: { id: key, orderId: orderId ?? '', access, state, ...money } })
    return key
  }
  /** Returns the mailed links in their order; null if no mail is sent. */
  async function linksOf(reportKeyIds: string[]): Promise<string[] | null> {
    smtp.received.length = 0
    await db().$transaction((tx) => enqueue(tx, jobs.mailReports, { reportKeyIds, locale: 'en' }))
    await drain()
    expect(await db().outbox.count({ where: { doneAt: null } })).toBe(0)
    const [received] = smtp.received
    if (!received) return null
    expect(received.envelope.to).toEqual([email])
    return [...new Set(received.mail.text?.match(/http:\/\/localhost:3000\/r\/[\w-]{43}\?lang=en/g))]
  }
  const urls = (ids: string[]) => Promise.all(ids.map((id) => reportUrl(db(), id, 'en')))

  test('contains the links of reports that are open when it is sent, newest first', async () => {
    const userId = await openAccount(db(), { email })
    const [first, fourth, second] = [await ordered(1), await ordered(4), await byCredit(userId, 2)]
    const [third, stays] = [await byCredit(userId, 3), await refunded(5, 'stays')]
    const withdrawn = await ordered(6)
    await db().reportKey.update({ where: { id: withdrawn }, data: { revokedAt: day(7) } })
    const gone = [await refunded(7, 'closes'), await refunded(8, 'stays', 'waiting'), await byCredit(userId, 9, day(9))]
    // An order without a payment time is sorted by its creation time.
    const { orderId } = await db().reportKey.findUniqueOrThrow({ where: { id: fourth } })
    await db().order.update({ where: { id: orderId ?? '' }, data: { paidAt: null, createdAt: day(4) } })
    const closed = await byCredit(userId, 10)
    const { sittingId } = await db().reportKey.findUniqueOrThrow({ where: { id: closed } })
    await db().entitlement.delete({ where: { sittingId } })
    gone.push(closed)
    const asked = [first, ...gone, fourth, second, withdrawn, third, stays]
    expect(await linksOf(asked)).toEqual(await urls([stays, fourth, third, second, first]))
    expect(await linksOf([...gone, withdrawn])).toBeNull()
  })
})
