import { beforeEach, describe, expect, test } from 'vitest'
import { drainOutbox } from '@/server/jobs/outbox'
import { mailboxUrl } from '@/server/mail/mail-limits'
import { currentCode } from '@/testing/codes'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { authJobs } from './mail'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const chosen = 'quiet lamps burn longer'
const loginUrl = 'http://localhost:3000/login?lang=es'
const resetUrl = 'http://localhost:3000/forgot-password?lang=es'
let who: TestBrowser

beforeEach(() => {
  setRouteDatabase(database.current)
  who = new TestBrowser(database.current, 'es')
})

/** Sends all mails that are due, earlier ones once more, and expects that no job is left. */
async function mails() {
  await db().$executeRaw`UPDATE "Outbox" SET "runAt" = now(), "lockedUntil" = NULL, "doneAt" = NULL`
  await drainOutbox(db(), authJobs(db()))
  expect(await db().outbox.findMany({ where: { doneAt: null } })).toEqual([])
  return smtp.received.map(({ envelope, mail: { subject, text } }) => ({ to: envelope.to[0], subject, text }))
}
const register = async () =>
  (await who.api()).auth.register({ name: 'Ana', email, password: chosen, confirmation: chosen, privacy: true })
const forgot = async () => (await who.api()).auth.forgotPassword({ email })
const code = (purpose: 'register' | 'reset') => currentCode(db(), purpose, email)
const digits = (text: string | undefined) => text?.replace(/\s/g, '')

describe('a person who signs up', () => {
  test('receives the code in the language of the page and, once confirmed, a welcome mail', async () => {
    await register()
    const [sent, ...others] = await mails()
    expect(others).toEqual([])
    expect(sent).toMatchObject({ to: email, subject: 'Su código de Mindglass' })
    expect(sent?.text).toContain('su cuenta quedará abierta')
    expect(digits(sent?.text)).toContain(await code('register'))

    await (await who.api()).auth.confirmRegistration({ email, code: await code('register') })
    // The mail of the used code is not sent when its job runs again.
    const [, welcome, ...more] = await mails()
    expect(more).toEqual([])
    expect(welcome).toMatchObject({ to: email, subject: 'Su cuenta de Mindglass está lista' })
    for (const words of ['Ana', email, loginUrl, resetUrl]) expect(welcome?.text).toContain(words)
    expect(welcome?.text).not.toContain(chosen)
  })

  test('receives a notice instead of a code when the address already has an account', async () => {
    await openAccount(db(), { locale: 'en' })
    await register()
    const [sent, ...others] = await mails()
    expect(others).toEqual([])
    expect(sent).toMatchObject({ to: email, subject: 'Sobre su registro en Mindglass' })
    const ways = [mailboxUrl(email, 'login', 'es'), mailboxUrl(email, 'reset', 'es')]
    for (const words of [email, ...ways]) expect(sent?.text).toContain(words)
    expect(digits(sent?.text)).not.toContain(await code('register'))
  })

  test('receives a code when the address has no account yet', async () => {
    await openAccount(db(), { email: 'ben@example.org' })
    await register()
    expect(await mails()).toMatchObject([{ to: email, subject: 'Su código de Mindglass' }])
  })

  test('receives no mail for a code that expired before sending', async () => {
    await register()
    await db().emailCode.updateMany({ data: { expiresAt: new Date() } })
    expect(await mails()).toEqual([])
  })
})

describe('a person who forgot the password', () => {
  test('receives a code in the language of the page, then a notice that the password was changed', async () => {
    await openAccount(db(), { locale: 'en' })
    await forgot()
    const [sent] = await mails()
    expect(sent).toMatchObject({ to: email, subject: 'Su código de Mindglass' })
    expect(sent?.text).toContain('junto con su nueva contraseña')
    expect(digits(sent?.text)).toContain(await code('reset'))

    await (await who.api()).auth.resetPassword({ email, code: await code('reset'), password: chosen })
    const [, changed, ...others] = await mails()
    expect(others).toEqual([])
    expect(changed).toMatchObject({ to: email, subject: 'Your password was changed' })
    for (const words of [email, resetUrl.replace('es', 'en')]) expect(changed?.text).toContain(words)
  })

  test('receives a code even when the address has no account', async () => {
    await forgot()
    const [sent] = await mails()
    expect(digits(sent?.text)).toContain(await code('reset'))
  })
})

test('an account deleted before its mails are sent receives none of them', async () => {
  await register()
  await (await who.api()).auth.confirmRegistration({ email, code: await code('register') })
  await signIn(who, email, chosen)
  const change = { current: chosen, password: testPassword, confirmation: testPassword }
  await (await who.api()).auth.changePassword(change)
  expect((await db().outbox.findMany({ orderBy: { topic: 'asc' } })).map(({ topic }) => topic)).toEqual([
    'mail.account',
    'mail.code',
    'mail.password-changed',
  ])
  await db().user.deleteMany()
  expect(await mails()).toEqual([])
})
