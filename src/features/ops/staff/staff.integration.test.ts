import { describe, expect, test } from 'vitest'
import { guestCookie, mailboxCookie, reportsCookie, sessionCookie } from '@/server/auth/cookies'
import { testPassword } from '@/testing/data/accounts'
import { authenticatorCode, createStaffBrowser, inviteStaff } from '@/testing/data/staff'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { commandLineActor } from '../audit'
import { readSignedInStaff } from './session'
import { finishSetup } from './setup'
import { signInStaff } from './sign-in'
import { changeRole, disableStaff, getStaffId, resetStaff } from './staff'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'owner@team.example.org'
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const refused = (code: string) => expect.objectContaining({ code })

const enter = (code: string, { password = testPassword, now = new Date(), ip = '203.0.113.4' } = {}) =>
  signInStaff(database.current, ip, { email, password, code }, now)
const who = (browser: TestBrowser, now = new Date()) => readSignedInStaff(db(), browser, now)

describe('a staff set-up link', () => {
  test('opens the console after password and second factor are set, and cannot be used again', async () => {
    const { browser, codes, key } = await createStaffBrowser(database.current, 'owner')
    expect(await (await browser.api()).ops.me()).toMatchObject({ email, role: 'owner' })
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const again = { key, password: testPassword, confirmation: testPassword, code: '000000' }
    await expect((await browser.api()).ops.beginSetup({ key })).rejects.toMatchObject({ message: 'SETUP_OVER' })
    await expect((await browser.api()).ops.finishSetup(again)).rejects.toMatchObject({ message: 'SETUP_OVER' })
  })

  test('shows the same second factor each time it is opened, and rejects a wrong code', async () => {
    const { key } = await inviteStaff(database.current, 'owner')
    const api = await new TestBrowser(database.current).api()
    const first = await api.ops.beginSetup({ key })
    expect(await api.ops.beginSetup({ key })).toEqual(first)
    const right = await authenticatorCode(database.current, email)
    const wrong = right === '000000' ? '111111' : '000000'
    const typed = { key, password: testPassword, confirmation: testPassword }
    await expect(api.ops.finishSetup({ ...typed, code: wrong })).rejects.toMatchObject({
      message: 'STAFF_SIGN_IN_FAILED',
    })
    await expect(enter(right)).rejects.toEqual(refused('STAFF_SIGN_IN_FAILED'))
    await expect(
      api.ops.finishSetup({ ...typed, password: 'password1', confirmation: 'password1', code: right }),
    ).rejects.toMatchObject({ message: 'PASSWORD_COMMON' })
    await expect(api.ops.finishSetup({ ...typed, code: right })).resolves.toMatchObject({ codes: expect.any(Array) })
  })

  test('expires after a day', async () => {
    const { key } = await inviteStaff(database.current, 'owner')
    await (await new TestBrowser(database.current).api()).ops.beginSetup({ key })
    const typed = { key, password: testPassword, confirmation: testPassword, code: '000000' }
    await expect(finishSetup(database.current, '192.0.2.1', typed, minutes(24 * 60 + 1))).rejects.toEqual(
      refused('SETUP_OVER'),
    )
  })

  test.skipIf(!onPostgres)('succeeds only once when it is used three times at the same moment', async () => {
    const { key } = await inviteStaff(database.current, 'owner')
    await (await new TestBrowser(database.current).api()).ops.beginSetup({ key })
    const code = await authenticatorCode(database.current, email)
    const typed = { key, password: testPassword, confirmation: testPassword, code }
    const tries = await Promise.allSettled([1, 2, 3].map(() => finishSetup(database.current, '192.0.2.1', typed)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('leaves no key, password or recovery code in plain text in the database', async () => {
    const { codes, key } = await createStaffBrowser(database.current, 'owner')
    const stored = JSON.stringify([
      await db().staff.findMany(),
      await db().staffRecoveryCode.findMany(),
      await db().staffSession.findMany(),
    ])
    for (const secret of [...codes, ...codes.map((code) => code.replaceAll('-', '')), key, testPassword]) {
      expect(stored).not.toContain(secret)
    }
  })
})

describe('staff sign-in', () => {
  test('rejects an authenticator code that was used before or is older than the last one used', async () => {
    await createStaffBrowser(database.current, 'owner')
    const later = minutes(2)
    const code = await authenticatorCode(database.current, email, later)
    const before = await authenticatorCode(database.current, email, new Date(later.getTime() - 30_000))
    await expect(enter(code, { now: later })).resolves.toContain('staff=')
    await expect(enter(code, { now: later })).rejects.toEqual(refused('STAFF_SIGN_IN_FAILED'))
    await expect(enter(before, { now: later })).rejects.toEqual(refused('STAFF_SIGN_IN_FAILED'))
  })

  test('succeeds only once when one code is used several times at the same moment', async () => {
    await createStaffBrowser(database.current, 'owner')
    const now = minutes(2)
    const code = await authenticatorCode(database.current, email, now)
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => enter(code, { now })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('accepts a recovery code once, in lower case or with spaces too', async () => {
    const { codes } = await createStaffBrowser(database.current, 'owner')
    const [code = ''] = codes
    await expect(enter(` ${code.toLowerCase().replaceAll('-', ' ')} `)).resolves.toContain('staff=')
    await expect(enter(code)).rejects.toEqual(refused('STAFF_SIGN_IN_FAILED'))
  })

  test('fails with the same error for a wrong password and an unknown address, and uses up no recovery code', async () => {
    const { codes } = await createStaffBrowser(database.current, 'owner')
    const [code = ''] = codes
    await expect(enter(code, { password: 'another one' })).rejects.toEqual(refused('STAFF_SIGN_IN_FAILED'))
    await expect(enter(code)).resolves.toContain('staff=')
    const unknown = { email: 'nobody@team.example.org', password: testPassword, code }
    await expect(signInStaff(database.current, '203.0.113.9', unknown)).rejects.toEqual(refused('STAFF_SIGN_IN_FAILED'))
  })

  test('is rate limited per IP address, and stays possible for the owner from another address', async () => {
    const { codes } = await createStaffBrowser(database.current, 'owner')
    for (let guess = 0; guess < 40; guess++) {
      await enter('000000', { password: 'wrong', ip: `203.0.113.${20 + Math.floor(guess / 10)}` }).catch(() => {})
    }
    for (let guess = 0; guess < 3; guess++) await enter('000000', { ip: '203.0.113.20' }).catch(() => {})
    await expect(enter('000000', { ip: '203.0.113.20' })).rejects.toEqual(refused('TOO_MANY_REQUESTS'))
    await expect(enter(codes[0] ?? '', { ip: '198.51.100.99' })).resolves.toContain('staff=')
  })

  test('sets an HttpOnly cookie with SameSite=Strict and no domain', async () => {
    const { codes } = await createStaffBrowser(database.current, 'owner')
    expect(await enter(codes[0] ?? '')).toMatch(/^staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    await db().staff.deleteMany()
    expect(await db().staffSession.count()).toBe(0)
  })
})

describe('a staff session', () => {
  test('gives no access to customer pages, whichever cookie holds the session key', async () => {
    const { browser } = await createStaffBrowser(database.current, 'owner')
    const key = browser.cookies.get('staff') ?? ''
    expect(key).toMatch(/^[\w-]{43}$/)
    for (const name of ['staff', sessionCookie(), guestCookie(), reportsCookie(), mailboxCookie()]) {
      const customer = new TestBrowser(database.current)
      customer.keep(`${name}=${key}`)
      const api = await customer.api()
      await expect(api.me.overview()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      if (name !== 'staff') expect(await who(customer)).toBeNull()
    }
  })

  test('expires after 30 minutes without use, and after 12 hours in any case', async () => {
    const { browser } = await createStaffBrowser(database.current, 'owner')
    expect(await who(browser, minutes(29))).not.toBeNull()
    expect(await who(browser, minutes(58))).not.toBeNull()
    expect(await who(browser, minutes(58 + 31))).toBeNull()
    await db().staffSession.updateMany({ data: { lastSeenAt: minutes(12 * 60) } })
    expect(await who(browser, minutes(12 * 60 - 1))).not.toBeNull()
    expect(await who(browser, minutes(12 * 60 + 1))).toBeNull()
  })

  test('ends when the staff member signs out, changes role, is disabled or is reset', async () => {
    await createStaffBrowser(database.current, 'owner')
    const reason = 'test'
    const ends = [
      async (browser: TestBrowser) => (await browser.api()).ops.signOut(),
      async (_: TestBrowser, staffId: string) =>
        changeRole(db(), commandLineActor, { staffId, role: 'editor', reason }),
      async (_: TestBrowser, staffId: string) => disableStaff(db(), commandLineActor, { staffId, reason }),
      async (_: TestBrowser, staffId: string) => resetStaff(db(), commandLineActor, { staffId, reason }),
    ]
    for (const [index, end] of ends.entries()) {
      const { browser, email } = await createStaffBrowser(database.current, 'support', `s${index}@team.example.org`)
      const key = browser.cookieHeader
      expect(await who(browser)).not.toBeNull()
      await end(browser, await getStaffId(db(), email))
      expect(await readSignedInStaff(db(), { cookieHeader: key, ip: '192.0.2.1' })).toBeNull()
    }
  })
})

describe('the last owner', () => {
  test('keeps the role when two owners demote each other at the same moment', async () => {
    const [one, two] = [
      await createStaffBrowser(database.current, 'owner'),
      await createStaffBrowser(database.current, 'owner', 'two@team.example.org'),
    ]
    const [first, second] = [await getStaffId(db(), one.email), await getStaffId(db(), two.email)]
    const action = (staffId: string) => ({ staffId, role: 'support' as const, reason: 'test' })
    const tries = await Promise.allSettled([
      (await one.browser.api()).ops.changeRole(action(second)),
      (await two.browser.api()).ops.changeRole(action(first)),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().staff.count({ where: { role: 'owner' } })).toBe(1)
  })

  test('can be reset from the command line but not from the console', async () => {
    const { browser } = await createStaffBrowser(database.current, 'owner')
    const action = { staffId: await getStaffId(db(), email), reason: 'phone is gone' }
    await expect((await browser.api()).ops.resetStaff(action)).rejects.toMatchObject({ message: 'LAST_OWNER' })
    expect((await resetStaff(db(), commandLineActor, action)).url).toContain('/admin/setup#')
    expect(await who(browser)).toBeNull()
  })
})
