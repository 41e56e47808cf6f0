import { expect, test } from 'vitest'
import { DomainError } from '@/core/error/error'
import { hashKey } from '@/server/crypto/secrets'
import { openAccount, signIn, signOut } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { openFullReport } from '@/testing/data/share'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { makeMoveLink, moveResult } from './move'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current, 'en')

const linkOf = async (who: TestBrowser, sittingId: string): Promise<string> =>
  (await (await who.api()).tests.moveLink({ sittingId })).path
const keyOf = (path: string): string => path.split('#move=')[1] ?? ''
const open = async (who: TestBrowser, key: string) => (await who.api()).tests.move({ key })
const summary = async (who: TestBrowser, sittingId: string) => (await who.api()).report.get({ sittingId })

/** Finishes a test in an in-app browser and creates a move link; returns the sitting and the link's key. */
async function resultInApp() {
  setRouteDatabase(database.current)
  const app = browser()
  const sittingId = await completeSitting(app)
  const path = await linkOf(app, sittingId)
  return { app, sittingId, path, key: keyOf(path) }
}

test('a move link moves an unpaid result to another browser once', async () => {
  const { app, sittingId, path, key } = await resultInApp()
  expect(path).toMatch(/^\/tests\/sleep\/run#move=[a-z0-9]+\.[\w-]{43}$/)
  const { resumeKeyHash } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
  expect(resumeKeyHash).toBe(hashKey(key))
  const phone = browser()
  expect(await open(phone, key)).toEqual({ sittingId })
  expect(await summary(phone, sittingId)).toMatchObject({ sittingId })
  expect(await refusal(summary(app, sittingId))).toBe('NOT_FOUND')
  for (const who of [browser(), app, phone]) expect(await refusal(open(who, key))).toBe('NOT_FOUND')
})

test('a move link moves the result to only one of two browsers that open it at once', async () => {
  const { sittingId, key } = await resultInApp()
  const both = await Promise.allSettled([open(browser(), key), open(browser(), key)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: { sittingId } }])
})

test('a move link is not used up when it is opened in the browser that created it', async () => {
  const { app, sittingId, key } = await resultInApp()
  expect(await open(app, key)).toEqual({ sittingId })
  expect(await open(browser(), key)).toEqual({ sittingId })
})

test('a move link works for half an hour and cannot be extended [move-half-an-hour]', async () => {
  const { app, sittingId } = await resultInApp()
  const now = new Date('2026-11-28T12:00:00Z')
  const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
  const made = keyOf(await makeMoveLink(db(), { guestId, userId: null }, { sittingId }, now))
  const nobody = { guestId: null, userId: null }
  const at = async (minutes: number, key = made) => {
    try {
      return (await moveResult(db(), nobody, key, new Date(now.getTime() + minutes * 60_000))).sittingId
    } catch (error) {
      return error instanceof DomainError ? error.code : error
    }
  }
  expect(await at(30)).toBe('NOT_FOUND')
  const [, secret = ''] = made.split('.')
  const later = (now.getTime() + 24 * 60 * 60_000).toString(36)
  for (const forged of [`${later}.${secret}`, `.${secret}`, secret, `zz.${secret}`]) {
    expect(await at(1, forged)).toBe('NOT_FOUND')
  }
  expect(await summary(app, sittingId)).toMatchObject({ sittingId })
  expect(await at(29)).toBe(sittingId)
})

test('a move link is rejected while an account is signed in and works after sign-out [move-needs-asking]', async () => {
  const { app, sittingId, key } = await resultInApp()
  await openAccount(db(), { email: 'eve@example.org' })
  const eve = browser()
  await signIn(eve, 'eve@example.org')
  expect(await refusal(open(eve, key))).toBe('SIGNED_IN_HERE')
  expect(await refusal(summary(eve, sittingId))).toBe('NOT_FOUND')
  expect(await summary(app, sittingId)).toMatchObject({ sittingId })
  await signOut(eve)
  expect(await open(eve, key)).toEqual({ sittingId })
})

test('a move link is neither created nor accepted for a result of an account', async () => {
  const { app, sittingId, key } = await resultInApp()
  await openAccount(db())
  await signIn(app)
  expect(await refusal(open(browser(), key))).toBe('NOT_FOUND')
  expect(await refusal(linkOf(app, sittingId))).toBe('NOT_FOUND')
  expect(await summary(app, sittingId)).toMatchObject({ sittingId })
})

test('a move link is neither created nor accepted for a paid report', async () => {
  const { app, sittingId, key } = await resultInApp()
  await openFullReport(db(), sittingId)
  expect(await refusal(open(browser(), key))).toBe('NOT_FOUND')
  expect(await refusal(linkOf(app, sittingId))).toBe('ALREADY_UNLOCKED')
})

test('a move link is created only for one’s own finished sitting, and only the newest link works [move-own-result]', async () => {
  const { app, sittingId, key } = await resultInApp()
  const stranger = browser()
  const own = await completeSitting(stranger)
  expect(await refusal(linkOf(stranger, sittingId))).toBe('NOT_FOUND')
  expect(await refusal(linkOf(app, await startSitting(app)))).toBe('NOT_FOUND')
  expect(await refusal(linkOf(app, 'x'.repeat(22)))).toBe('NOT_FOUND')
  const second = keyOf(await linkOf(app, sittingId))
  expect(await refusal(open(browser(), key))).toBe('NOT_FOUND')
  // A link of another person opens only that person's result.
  const phone = browser()
  expect(await open(phone, keyOf(await linkOf(stranger, own)))).toEqual({ sittingId: own })
  expect(await refusal(summary(phone, sittingId))).toBe('NOT_FOUND')
  expect(await open(phone, second)).toEqual({ sittingId })
})

test('a resume request with the key of a move link is rejected as not found', async () => {
  const { key } = await resultInApp()
  expect(await refusal((await browser().api()).tests.resume({ key: key.split('.')[1] ?? '' }))).toBe('NOT_FOUND')
})
