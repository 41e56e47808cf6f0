import { beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '@/core/locale'
import { randomId, randomKey } from '@/server/crypto/secrets'
import { claimJobs, drainOutbox } from '@/server/jobs/outbox'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createScoringAnswers } from '@/testing/data/answers'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createReminder, getReminderPage, postReminder } from '@/testing/data/reminders'
import { completeSitting, completeSittingWith, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { refusal } from '@/testing/refusal'
import { storyFixture } from '@/testing/story-fixture'
import { TestBrowser } from '@/testing/test-browser'
import { resolveReportLink } from '../report-link'
import { keyOfReminder } from './reminder'
import { reminderJobs } from './reminder-mail'

const smtp = setUpMailServer()
vi.mock(import('../view/story'), async (original) => ({
  ...(await original()),
  composeStory: () => ({ portrait: 'A portrait.', opening: null, view: storyFixture, replacementOf: () => null }),
}))

const database = setUpTestDatabase()
const db = () => database.current.db
const typed = 'reader@example.org'
let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
})

const unlock = () => db().entitlement.create({ data: { id: randomId(), sittingId } })
const ask = async () => (await owner.api()).report.remind({ sittingId, email: typed, agreed: true })
const state = async () => (await owner.api()).report.reminder({ sittingId })
const takeBack = async () => (await owner.api()).report.takeBackReminder({ sittingId })
const drain = () => drainOutbox(db(), reminderJobs(db()))
/** Returns the number of reminder mails that were not sent yet or were given up. */
const unsent = () => db().outbox.count({ where: { topic: { startsWith: 'mail.reminder' }, doneAt: null } })
/** Simulates that this number of days has passed. */
const pass = (days: number) =>
  db().$executeRaw`UPDATE "Outbox" SET "runAt" = "runAt" - make_interval(days => ${days}::int)`
const mails = () => smtp.received.map(({ envelope: { to }, mail: { subject } }) => [to[0], subject])
const keyIn = (text = ''): string => /\/api\/reminder\/([\w-]{43})/.exec(text)?.[1] ?? ''
const unsubscribe = (at: number): string =>
  smtp.received[at]?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
const oneClick = { 'List-Unsubscribe': 'One-Click' }

/** Requests a reminder as the signed-in owner, whose verified address needs no confirmation. */
async function asked(): Promise<void> {
  await openAccount(db(), { email: typed })
  await signIn(owner, typed)
  await unlock()
  await ask()
}

test('an unverified address receives only the confirmation mail until the reader confirms it', async () => {
  await unlock()
  expect((await ask()).reminder).toMatchObject({ confirmed: false })
  await drain()
  expect(mails()).toEqual([[typed, 'Shall we write to you twice?']])
  await pass(60)
  await drain()
  expect(mails()).toHaveLength(1)
  const key = keyIn(smtp.received[0]?.mail.text)
  const shown = await getReminderPage(key)
  expect(shown.status).toBe(200)
  expect(await shown.text()).toMatch(
    /<form class="actions(?: alike)?" method="post" action="\?lang=en"><button name="choice" value="confirm">/,
  )
  expect((await state()).reminder).toMatchObject({ confirmed: false })
  for (let times = 0; times < 2; times++) expect((await postReminder(key, { choice: 'confirm' })).status).toBe(200)
  expect((await state()).reminder).toMatchObject({ confirmed: true })
  expect(await db().outbox.count({ where: { topic: 'mail.reminder' } })).toBe(2)
})

test.each<{ what: string; change: () => Promise<unknown> }>([
  { what: 'was taken back', change: () => takeBack() },
  { what: 'was confirmed', change: () => db().reminder.updateMany({ data: { confirmedAt: new Date() } }) },
])('the confirmation mail is not sent once the reminder $what', async ({ change }) => {
  await unlock()
  await ask()
  await change()
  await drain()
  expect(mails()).toEqual([])
  expect(await unsent()).toBe(0)
})

describe('the two reminder mails', () => {
  test('are sent once each when they are due, and then the address is deleted [reminder-mails-end]', async () => {
    await asked()
    await pass(7)
    await drain()
    await drain()
    expect(mails()).toEqual([[typed, 'How did the week go?']])
    expect(await db().reminder.findFirst()).toMatchObject({ weekSentAt: expect.any(Date) })
    await pass(21)
    await drain()
    await drain()
    expect(mails()).toEqual([
      [typed, 'How did the week go?'],
      [typed, 'Four weeks on'],
    ])
    expect(await db().reminder.count()).toBe(0)
    expect(JSON.stringify(await db().outbox.findMany({ select: { payload: true } }))).not.toContain(typed)
    expect((await state()).reminder).toBeNull()
  })

  test('contain the same link for a verified address until the report is closed', async () => {
    await asked()
    await pass(28)
    await drain()
    const links = smtp.received.map(({ mail }) => /\/r\/([\w-]{43})\?lang=en#(\w+)/.exec(mail.text ?? ''))
    expect(links.map((link) => link?.[2]).sort()).toEqual(['later', 'week'])
    const keys = new Set(links.map((link) => link?.[1] ?? ''))
    expect(keys.size).toBe(1)
    const [key = ''] = keys
    expect(await resolveReportLink(db(), key)).toEqual({ state: 'live', sittingId })
    await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
    expect(await resolveReportLink(db(), key)).toEqual({ state: 'revoked', by: 'refund' })
  })

  test('contain a report URL without an access key for an unverified email address', async () => {
    await unlock()
    await ask()
    await drain()
    await postReminder(keyIn(smtp.received[0]?.mail.text), { choice: 'confirm' })
    await pass(7)
    await drain()
    expect(smtp.received[1]?.mail.text).toContain(`/report/${sittingId}?lang=en#week`)
    expect(smtp.received[1]?.mail.text).not.toContain('/r/')
    expect(smtp.received[1]?.mail.text).not.toContain('365 days')
    expect(await db().reportKey.count()).toBe(0)
  })

  test('name neither the test nor a score, and offer to unsubscribe with one click', async () => {
    await asked()
    await pass(28)
    await drain()
    expect(smtp.received).toHaveLength(2)
    for (const { raw, mail } of smtp.received) {
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/sleep|insomnia|level\d|\d+ ?%/i)
      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    }
    expect(unsubscribe(0)).toMatch(/^<http:\/\/localhost:3000\/api\/reminder\/[\w-]{43}\?lang=en>$/)
  })

  test('keep Message-ID and text when a crash makes the server send a mail again', async () => {
    await asked()
    await pass(7)
    const [job] = await claimJobs(db(), 1, 60)
    if (!job) throw new Error('no job')
    const handler = reminderJobs(db())['mail.reminder']
    await handler?.(job)
    await handler?.(job)
    expect(smtp.received).toHaveLength(1)
    await db().reminder.updateMany({ data: { weekSentAt: null } })
    await handler?.(job)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(new Set(smtp.received.map(({ mail }) => mail.text)).size).toBe(1)
  })

  test('are sent later when the mail server is busy', async () => {
    await asked()
    await pass(7)
    smtp.behaviour = 'busy'
    await drain()
    expect(await db().reminder.findFirst()).toMatchObject({ weekSentAt: null })
    smtp.behaviour = 'accept'
    await pass(1)
    await drain()
    expect(mails()).toHaveLength(1)
  })

  test.each([
    { what: 'the reminder was taken back on the page', change: () => takeBack() },
    {
      what: 'the report was returned',
      change: () => db().entitlement.updateMany({ data: { revokedAt: new Date() } }),
    },
    {
      what: 'the payment is in dispute',
      change: () => db().entitlement.updateMany({ data: { suspendedAt: new Date() } }),
    },
    { what: 'the sitting was deleted', change: async () => (await owner.api()).me.deleteSitting({ sittingId }) },
  ])('are not sent once $what', async ({ change }) => {
    await asked()
    await change()
    await pass(7)
    await drain()
    // Mail that was not sent is not recorded as sent.
    for (const { weekSentAt } of await db().reminder.findMany()) expect(weekSentAt).toBeNull()
    await pass(21)
    await drain()
    expect(mails()).toEqual([])
    expect(await db().reminder.count()).toBe(0)
    expect(await unsent()).toBe(0)
  })
})

describe('a reminder for a report with help', () => {
  const mood = publishedInstrument('mood-energy')
  const withAnswer = async (context: number) => {
    sittingId = await completeSittingWith(
      owner,
      mood.slug,
      createScoringAnswers(mood, {}, { context: { c3: context, c6: 1 } }),
    )
    await unlock()
  }

  test('is neither offered nor sent, even if requested earlier, when help comes before the result', async () => {
    await withAnswer(4)
    expect(await refusal(ask())).toBe('NOT_FOUND')
    const { id } = await createReminder(db(), sittingId, { confirmedAt: null })
    await postReminder(keyOfReminder(id), { choice: 'confirm' })
    await pass(28)
    await drain()
    expect(mails()).toEqual([])
    expect(await db().reminder.count({ where: { id } })).toBe(0)
  })

  test('links to help first and then to the report when the report opens with help contacts', async () => {
    await withAnswer(3)
    await ask()
    await drain()
    await postReminder(keyIn(smtp.received[0]?.mail.text), { choice: 'confirm' })
    await pass(7)
    await drain()
    const text = smtp.received[1]?.mail.text ?? ''
    expect(text.indexOf('/help-now')).toBeGreaterThan(-1)
    expect(text.indexOf('/help-now')).toBeLessThan(text.indexOf('/report/'))
  })
})

describe('stopping the reminder mails', () => {
  test.each(locales)('takes one click on a page in %s without JavaScript, and deletes the reminder', async (lang) => {
    await asked()
    await pass(7)
    await drain()
    const key = keyIn(unsubscribe(0))
    const html = await (await getReminderPage(key, lang)).text()
    expect(html).toContain('<button name="choice" value="stop">')
    expect(html).not.toMatch(/\{\{|undefined/)
    expect(await db().reminder.count()).toBe(1)
    const message = await postReminder(key, { choice: 'stop' }, lang)
    expect([message.status, message.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await db().reminder.count()).toBe(0)
    expect((await getReminderPage(key, lang)).status).toBe(404)
    await pass(21)
    await drain()
    expect(mails()).toHaveLength(1)
  })

  test('accepts the one-click unsubscribe request of a mail program more than once', async () => {
    await asked()
    await pass(7)
    await drain()
    const key = keyIn(unsubscribe(0))
    for (let times = 0; times < 2; times++) expect((await postReminder(key, oneClick)).status).toBe(200)
    expect(await db().reminder.count()).toBe(0)
    expect((await postReminder(key, { choice: 'confirm' })).status).toBe(404)
  })

  test.each(['x', randomKey(), '../me'])('changes nothing when the key is wrong: %s', async (key) => {
    await asked()
    expect((await getReminderPage(key)).status).toBe(404)
    await postReminder(key, oneClick)
    await postReminder(key, { choice: 'confirm' })
    expect(await db().reminder.count()).toBe(1)
  })
})
