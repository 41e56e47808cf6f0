import { emailChangedMailSubject } from '@emails/account/EmailChangedMail'
import { beforeEach, expect, test } from 'vitest'
import { fallbackLocale } from '@/core/locale'
import { codeJobs } from '@/features/auth/mail'
import { drainOutbox } from '@/server/jobs/outbox'
import { mailboxUrl } from '@/server/mail/mail-limits'
import { currentCode } from '@/testing/codes'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { meJobs } from './mail'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  setRouteDatabase(database.current)
})

const mail = () => drainOutbox(db(), { ...codeJobs(db()), ...meJobs(db()) })
const wait = () => db().$executeRaw`UPDATE "Outbox" SET "runAt" = now(), "lockedUntil" = NULL`
const sent = () => smtp.received.map(({ envelope, mail: { subject } }) => [envelope.to[0], subject])

async function ana() {
  const userId = await openAccount(db(), { locale: 'es' })
  const who = new TestBrowser(database.current, 'es')
  await signIn(who)
  // A new caller for each call: the first one sets the cookie that binds the code.
  return { userId, me: async () => (await who.api()).me }
}

test('a change of address is mailed to both addresses, and the mail to the old one does not contain the new one', async () => {
  const { userId, me } = await ana()
  const email = 'nueva@example.org'
  await (await me()).startEmailChange({ email, password: testPassword })
  await mail()
  const code = await currentCode(db(), `change:${userId}`, email)
  expect(smtp.received[0]?.mail.text?.replace(/\s/g, '')).toContain(code)
  expect(smtp.received[0]?.mail.text).toContain('en la página donde cambia su dirección')
  await (await me()).confirmEmailChange({ email, code })
  smtp.behaviour = 'busy'
  await mail()
  await wait()
  smtp.behaviour = 'accept'
  await mail()
  await wait()
  await mail()
  expect(sent().sort()).toEqual([
    ['ana@example.org', 'Se ha cambiado la dirección de su cuenta'],
    [email, 'Se ha cambiado la dirección de su cuenta'],
    [email, 'Su código de Mindglass'],
  ])
  const [old, now] = ['ana@example.org', email].map(
    (address) => smtp.received.findLast(({ envelope }) => envelope.to[0] === address)?.mail.text,
  )
  expect(old).toContain('n***@example.org')
  expect(old).not.toContain(email)
  expect(now).toContain(email)
  expect(now).not.toContain('***')
  expect(JSON.stringify(await db().outbox.findMany({ select: { payload: true } }))).not.toContain('@')
})

test('a change of address is mailed to both addresses even when the account was deleted meanwhile', async () => {
  const { userId, me } = await ana()
  const email = 'nueva@example.org'
  await (await me()).startEmailChange({ email, password: testPassword })
  await (await me()).confirmEmailChange({ email, code: await currentCode(db(), `change:${userId}`, email) })
  await db().user.deleteMany()
  await mail()
  // The language of the deleted account is unknown, so the mail is in the default language.
  const subject = emailChangedMailSubject(fallbackLocale)
  expect(sent().sort()).toEqual([
    ['ana@example.org', subject],
    [email, subject],
  ])
})

test('an address that has an account receives a notice instead of a code', async () => {
  const { userId, me } = await ana()
  await openAccount(db(), { email: 'eva@example.org' })
  await (await me()).startEmailChange({ email: 'eva@example.org', password: testPassword })
  await mail()
  expect(sent()).toEqual([['eva@example.org', 'Sobre su dirección en Mindglass']])
  for (const text of ['eva@example.org', mailboxUrl('eva@example.org', 'login', 'es')])
    expect(smtp.received[0]?.mail.text).toContain(text)
  const code = await currentCode(db(), `change:${userId}`, 'eva@example.org')
  expect(smtp.received[0]?.mail.text?.replace(/\s/g, '')).not.toContain(code)
})

test('the content of a rejected mail is removed from the outbox', async () => {
  const { me } = await ana()
  await (await me()).deleteAccount({ confirmation: 'ana@example.org', password: testPassword })
  smtp.behaviour = 'refuse'
  await mail()
  expect(await db().outbox.findFirst()).toMatchObject({ failedAt: expect.any(Date), payload: {} })
})
