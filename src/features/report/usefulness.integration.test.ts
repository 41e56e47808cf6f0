import { beforeEach, expect, test, vi } from 'vitest'
import { studyConsents } from '@/features/evidence/consents'
import { decryptTicketSubject } from '@/features/evidence/tickets'
import { randomId } from '@/server/crypto/secrets'
import { drainOutbox } from '@/server/jobs/outbox'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createScoringAnswers } from '@/testing/data/answers'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, completeSittingWith, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { storyFixture } from '@/testing/story-fixture'
import { TestBrowser } from '@/testing/test-browser'
import { reminderJobs } from './reminder/reminder-mail'

const smtp = setUpMailServer()
vi.mock(import('./view/story'), async (original) => ({
  ...(await original()),
  composeStory: () => ({ portrait: 'A portrait.', opening: null, view: storyFixture, replacementOf: () => null }),
}))

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
  await openAccount(db(), { email })
  await signIn(owner, email)
  await db().entitlement.create({ data: { id: randomId(), sittingId } })
})

const ask = async (helped?: boolean) =>
  (await owner.api()).report.remind({ sittingId, email, agreed: true, ...(helped !== undefined && { helped }) })

/** Sends both mails; returns the text of the second one. */
async function secondMail(): Promise<string> {
  for (const days of [7, 21]) {
    await db().$executeRaw`UPDATE "Outbox" SET "runAt" = "runAt" - make_interval(days => ${days}::int)`
    await drainOutbox(db(), reminderJobs(db()))
  }
  expect(smtp.received).toHaveLength(2)
  return smtp.received[1]?.mail.text ?? ''
}

test('the second mail asks about usefulness when the reader agreed, without identifying the sitting', async () => {
  await ask(true)
  expect(await db().reminder.findFirst()).toMatchObject({ usefulnessConsentVersion: studyConsents.usefulness })
  const text = await secondMail()
  expect(smtp.received[0]?.mail.text).not.toContain('/api/plan/')
  expect(text).toMatch(/\/api\/plan\/[\w-]{43}\?lang=en/)
  expect(await db().reminder.count()).toBe(0)
  const ticket = await db().planTicket.findFirstOrThrow()
  const { version: instrumentVersion } = publishedInstrument('sleep')
  expect(decryptTicketSubject(ticket)).toEqual({
    instrument: 'sleep',
    instrumentVersion,
    locale: 'en',
    plan: storyFixture.plan?.id,
  })
  expect(JSON.stringify(ticket)).not.toContain(sittingId)
})

test.each([false, undefined])(
  'the second mail does not ask about usefulness when the consent is %s',
  async (helped) => {
    await ask(helped)
    expect(await secondMail()).not.toContain('/api/plan/')
    expect(await db().planTicket.count()).toBe(0)
  },
)

test('the second mail does not ask about usefulness once the consent was withdrawn', async () => {
  await ask(true)
  const { evidence } = await owner.api()
  expect(await evidence.mine()).toEqual({ retests: 0, treatments: 0, plans: 1 })
  await evidence.leaveAll()
  expect(await evidence.mine()).toEqual({ retests: 0, treatments: 0, plans: 0 })
  expect(await secondMail()).not.toContain('/api/plan/')
})

test('the second mail does not ask about usefulness when a later result puts crisis help first', async () => {
  await ask(true)
  const instrument = publishedInstrument('low-mood')
  const parts = Object.fromEntries(instrument.dimensions.map(({ id }) => [id, 100]))
  await completeSittingWith(owner, 'low-mood', createScoringAnswers(instrument, parts))
  expect(await secondMail()).not.toContain('/api/plan/')
})

test('no usefulness ticket is created when the mail is permanently rejected', async () => {
  await ask(true)
  await db().$executeRaw`UPDATE "Outbox" SET "runAt" = "runAt" - make_interval(days => 28)`
  smtp.behaviour = 'reject'
  await drainOutbox(db(), reminderJobs(db()))
  expect(await db().outbox.count({ where: { failedAt: { not: null } } })).toBeGreaterThan(0)
  expect(await db().planTicket.count()).toBe(0)
})
