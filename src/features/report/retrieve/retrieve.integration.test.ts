import { describe, expect, test } from 'vitest'
import { codeJobs } from '@/features/auth/mail'
import type { Prisma } from '@/generated/prisma/client'
import { drainOutbox } from '@/server/jobs/outbox'
import { applyRetention } from '@/server/retention/retention'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { reportJobs } from '../mail'
import { resolveReportLink } from '../report-link'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
let client = 0

const email = 'ana@example.org'
const browser = (locale: 'cn' | 'en' | 'es' = 'en', ip = `192.0.2.${++client}`) =>
  new TestBrowser(database.current, locale, ip)
const start = async (who: TestBrowser, address = email) => (await who.api()).report.retrieveStart({ email: address })
const confirm = async (who: TestBrowser, code: string, address = email) =>
  (await who.api()).report.retrieveConfirm({ email: address, code })
const deliver = () => drainOutbox(db(), { ...codeJobs(db()), ...reportJobs(db()) })

/** Requests a code and returns it as it is written in the mail. */
async function codeFor(who: TestBrowser, address = email): Promise<string> {
  await start(who, address)
  await deliver()
  const code = /\b\d{4} \d{4}\b/.exec(smtp.received.at(-1)?.mail.text ?? '')?.[0]
  if (!code) throw new Error('no code was mailed')
  return code
}

const keyIn = (url: string | undefined): string => /\/r\/([\w-]{43})/.exec(url ?? '')?.[1] ?? ''
const wrongFor = (code: string) => (code.startsWith('1') ? '2' : '1') + code.replace(/\D/g, '').slice(1)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    (error: { cause?: { code: string; params: object } }) => ({ code: error.cause?.code, ...error.cause?.params }),
  )

describe('the correct retrieval code', () => {
  test('mails fresh links and lists the reports, newest first', async () => {
    await createPaidOrder(db(), { email, paidAt: new Date('2026-03-02') })
    const newest = await createPaidOrder(db(), { email, paidAt: new Date('2026-11-01') })
    await createPaidOrder(db(), { email: 'eve@example.org' })
    const who = browser('es')
    const found = await confirm(who, await codeFor(who))
    expect(found.sent).toBe(true)
    expect(found.reports.map(({ boughtAt }) => boughtAt.slice(0, 10))).toEqual(['2026-11-01', '2026-03-02'])
    const mail = smtp.received.at(-1)
    expect(mail?.envelope.to).toEqual([email])
    expect(mail?.mail.subject).toBe('Los enlaces que pidió')
    for (const { url } of found.reports) expect(mail?.mail.text).toContain(url)
    const opened = await resolveReportLink(db(), keyIn(found.reports[0]?.url))
    expect(opened).toEqual({ state: 'live', sittingId: newest.sittingId })
  })

  test('is accepted with spaces, dashes, full-width digits and any case of the address', async () => {
    await createPaidOrder(db(), { email: 'Ana@example.org' })
    const who = browser()
    const code = await codeFor(who)
    const typed = `　${code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))}-`
    expect((await confirm(who, typed, ' ana@EXAMPLE.org ')).reports).toHaveLength(1)
  })

  test('keeps earlier links valid', async () => {
    const order = await createPaidOrder(db(), { email })
    const who = browser()
    const first = await confirm(who, await codeFor(who))
    const second = await confirm(who, await codeFor(who))
    const keys = [first, second].map(({ reports }) => keyIn(reports[0]?.url))
    expect(new Set(keys).size).toBe(2)
    const mailed = smtp.received.flatMap(({ mail }) => keyIn(mail.text) || [])
    expect(mailed).toEqual(keys)
    for (const key of keys) {
      expect(await resolveReportLink(db(), key)).toEqual({ state: 'live', sittingId: order.sittingId })
    }
  })

  test('returns NO_REPORT_FOR_EMAIL when nothing was bought with the address', async () => {
    const who = browser()
    expect(await refusal(confirm(who, await codeFor(who)))).toEqual({ code: 'NO_REPORT_FOR_EMAIL' })
  })

  test.each(['refunded', 'pending', 'held'] as const)('finds no report of a %s order', async (status) => {
    const { id } = await createPaidOrder(db(), { email })
    await db().order.update({ where: { id }, data: { status } })
    const who = browser()
    expect(await refusal(confirm(who, await codeFor(who)))).toEqual({ code: 'NO_REPORT_FOR_EMAIL' })
  })

  test('finds no revoked report', async () => {
    const { id } = await createPaidOrder(db(), { email })
    await db().entitlement.update({ where: { orderId: id }, data: { revokedAt: new Date() } })
    const who = browser()
    expect(await refusal(confirm(who, await codeFor(who)))).toEqual({ code: 'NO_REPORT_FOR_EMAIL' })
  })

  test('lists the reports although the mail cannot be sent, and the outbox sends it later', async () => {
    await createPaidOrder(db(), { email })
    const who = browser()
    const code = await codeFor(who)
    smtp.behaviour = 'busy'
    const found = await confirm(who, code)
    expect(found).toMatchObject({ sent: false, reports: [{ url: expect.stringContaining('/r/') }] })
    smtp.behaviour = 'accept'
    await db().$executeRaw`UPDATE "Outbox" SET "runAt" = now()`
    await deliver()
    expect(smtp.received.at(-1)?.mail.text).toContain(found.reports[0]?.url)
  })

  test('reports the mail as sent when the worker sends it before the request does', async () => {
    await createPaidOrder(db(), { email })
    const asking = browser()
    const code = await codeFor(asking)
    let overtaken = 0
    // The worker always finishes the mail before the request looks for it.
    const outbox = new Proxy(db().outbox, {
      get: (target, name) =>
        name === 'findUnique'
          ? async (args: Prisma.OutboxFindUniqueArgs) => {
              overtaken += await deliver()
              return target.findUnique(args)
            }
          : Reflect.get(target, name),
    })
    const overtakenDb = new Proxy(db(), {
      get: (target, name) => (name === 'outbox' ? outbox : Reflect.get(target, name, target)),
    })
    const who = new TestBrowser({ ...database.current, db: overtakenDb }, 'en', asking.ip)
    for (const cookie of asking.cookies) who.cookies.set(...cookie)
    const found = await confirm(who, code)
    expect(overtaken).toBe(1)
    expect(found.sent).toBe(true)
    expect(smtp.received.filter(({ mail }) => mail.text?.includes('/r/'))).toHaveLength(1)
  })
})

describe('retrieval by a stranger', () => {
  test('gives known and unknown addresses the same response and the same mail [retrieve-tells-nothing]', async () => {
    await createPaidOrder(db(), { email })
    const known = await start(browser())
    const unknown = await start(browser(), 'nobody@example.org')
    expect(unknown).toEqual(known)
    await deliver()
    const texts = smtp.received.map(({ mail }) => mail.text?.replace(/\d{4} \d{4}|(?<=\/m\/)[\w-]{43}/g, ''))
    expect(texts).toHaveLength(2)
    expect(texts[0]).toBe(texts[1])
  })

  test('returns the same error for a wrong code whether the address is known or not', async () => {
    await createPaidOrder(db(), { email })
    for (const address of [email, 'nobody@example.org']) {
      const who = browser()
      const code = await codeFor(who, address)
      expect(await refusal(confirm(who, wrongFor(code), address))).toEqual({ code: 'CODE_WRONG', left: 4 })
    }
  })

  test.each([
    { typed: '', code: 'EMAIL_REQUIRED' },
    { typed: '   ', code: 'EMAIL_REQUIRED' },
    { typed: 'ana', code: 'EMAIL_INVALID' },
    { typed: 'ana@example.org\r\nBcc: eve@example.org', code: 'EMAIL_INVALID' },
  ])('rejects the invalid address "$typed"', async ({ typed, code }) => {
    const error = await start(browser(), typed).catch((reason: { cause: { issues: { message: string }[] } }) => reason)
    expect(error).toMatchObject({ cause: { issues: [{ message: code }] } })
    expect(await db().outbox.count()).toBe(0)
  })
})

describe('a retrieval code', () => {
  test('is rejected in another browser or for another address [retrieve-code-bound]', async () => {
    await createPaidOrder(db(), { email })
    const who = browser()
    const code = await codeFor(who)
    expect(await refusal(confirm(browser(), code))).toEqual({ code: 'CODE_EXPIRED' })
    expect(await refusal(confirm(who, code, 'eve@example.org'))).toEqual({ code: 'CODE_EXPIRED' })
    expect((await confirm(who, code)).sent).toBe(true)
  })

  test('expires after five wrong tries', async () => {
    await createPaidOrder(db(), { email })
    const who = browser()
    const code = await codeFor(who)
    const wrong = wrongFor(code)
    for (const left of [4, 3, 2, 1]) expect(await refusal(confirm(who, wrong))).toEqual({ code: 'CODE_WRONG', left })
    expect(await refusal(confirm(who, wrong))).toEqual({ code: 'CODE_EXPIRED' })
    expect(await refusal(confirm(who, code))).toEqual({ code: 'CODE_EXPIRED' })
  })

  test('allows no more than five tries to parallel requests [code-five-tries]', async () => {
    const who = browser()
    const code = await codeFor(who)
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal(confirm(who, wrongFor(code)))))
    expect(answers.filter((answer) => (answer as { code: string }).code === 'CODE_WRONG')).toHaveLength(4)
    expect(await db().emailCode.findFirst()).toMatchObject({ attempts: 5 })
  })

  test('is accepted only once, also by parallel requests [code-once]', async () => {
    await createPaidOrder(db(), { email })
    const who = browser()
    const code = await codeFor(who)
    const answers = await Promise.all([1, 2, 3, 4].map(() => refusal(confirm(who, code))))
    expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1)
    expect(await db().reportKey.count()).toBe(1)
    expect(await refusal(confirm(who, code))).toEqual({ code: 'CODE_EXPIRED' })
  })

  test('expires after ten minutes [retrieve-code-ends]', async () => {
    await createPaidOrder(db(), { email })
    const who = browser()
    const code = await codeFor(who)
    const row = await db().emailCode.findFirstOrThrow()
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(10 * 60_000)
    await db().emailCode.updateMany({ data: { expiresAt: new Date() } })
    expect(await refusal(confirm(who, code))).toEqual({ code: 'CODE_EXPIRED' })
  })

  test('is rejected once another code was requested', async () => {
    await createPaidOrder(db(), { email })
    const who = browser()
    const first = await codeFor(who)
    const second = await codeFor(who)
    expect(await refusal(confirm(who, first))).toMatchObject({ code: 'CODE_WRONG' })
    expect((await confirm(who, second)).reports).toHaveLength(1)
  })

  test('is stored nowhere in the database in plain text', async () => {
    const code = (await codeFor(browser())).replace(' ', '')
    const stored = await db().$queryRaw<{ row: string }[]>`
      SELECT "EmailCode"::text AS row FROM "EmailCode" UNION ALL SELECT "Outbox"::text FROM "Outbox"`
    expect(stored).toHaveLength(2)
    for (const { row } of stored) expect(row).not.toContain(code)
  })

  test('is deleted a day after it expires [retrieve-code-purged]', async () => {
    await start(browser())
    await applyRetention(db(), new Date(Date.now() + 23 * 3_600_000))
    expect(await db().emailCode.count()).toBe(1)
    await applyRetention(db(), new Date(Date.now() + 25 * 3_600_000))
    expect(await db().emailCode.count()).toBe(0)
  })
})

describe('the rate limit of the retrieval', () => {
  test('allows one client thirty requests for a code an hour', async () => {
    const ip = '198.51.100.1'
    for (let count = 0; count < 30; count++) await start(browser('en', ip), `a${count}@example.org`)
    const refused = await refusal(start(browser('en', ip), 'b@example.org'))
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', seconds: expect.any(Number) })
    await start(browser(), 'b@example.org')
  })

  test('allows one client sixty tries of a code an hour', async () => {
    const who = browser('en', '198.51.100.2')
    for (let count = 0; count < 60; count++) await refusal(confirm(who, '12345678'))
    expect(await refusal(confirm(who, '12345678'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
