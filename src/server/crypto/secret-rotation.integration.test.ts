import { beforeEach, expect, test } from 'vitest'
import { previewedArticle, previewPath } from '@/features/column/preview'
import { commandLineActor } from '@/features/ops/audit'
import { addBlock } from '@/features/ops/blocks/blocks'
import { runOpsCommand } from '@/features/ops/command'
import { createReceiptKey, reportUrl, resolveReportLink } from '@/features/report/report-link'
import { deriveGiftCode } from '@/features/shop/gifts'
import { currentCode } from '@/testing/codes'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct } from '@/testing/data/products'
import { setRouteDatabase } from '@/testing/data/purchase'
import { makeCard } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { authenticatorCode, createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'
import { issueCode, redeemCode } from '../auth/email-code'
import { readKnownBrowser } from '../auth/known-browser'
import { readPrincipal } from '../auth/principal'
import { refuseBlocked } from '../limits/blocks'
import { pseudonymOf } from './secrets'

const secrets = overrideSettings({ APP_SECRET: '', APP_SECRET_OLD: [] as string[] })
const [before, after] = ['the-secret-before-0123456789-abcdef', 'the-secret-afterwards-0123456789-ab']
const database = setUpTestDatabase()
const db = () => database.current.db
/** Replaces the secret, while the old one is still known. */
const rotate = () => Object.assign(secrets, { APP_SECRET: after, APP_SECRET_OLD: [before] })
const forget = () => Object.assign(secrets, { APP_SECRET: after, APP_SECRET_OLD: [] })

beforeEach(() => {
  Object.assign(secrets, { APP_SECRET: before, APP_SECRET_OLD: [] })
  setRouteDatabase(database.current)
})

test('mailed links stay the same and still open after a secret rotation [secret-keeps-links]', async () => {
  const order = await createPaidOrder(db(), { email: 'ana@example.org' })
  const subject = { sittingId: order.sittingId ?? '', orderId: order.id }
  const mailed = async () => reportUrl(db(), await createReceiptKey(db(), subject, null, new Date()), 'en')
  const url = await mailed()
  rotate()
  expect(await mailed()).toBe(url)
  const opened = () => resolveReportLink(db(), new URL(url).pathname.replace('/r/', ''))
  expect(await opened()).toMatchObject({ state: 'live' })
  // A link is found by the hash of its key, so it stays valid even when the old secret is removed.
  forget()
  expect(await opened()).toMatchObject({ state: 'live' })
})

test('share cards keep their URL and gifts keep their code after a secret rotation', async () => {
  const ana = new TestBrowser(database.current)
  const sittingId = await completeSitting(ana, 'big-five')
  const card = await makeCard(ana, sittingId, { dimensions: [] })
  const userId = await openAccount(db(), { email: 'ana@example.org' })
  const { id: orderId } = await createBoughtProduct(db(), { userId, sku: 'gift-pack-3', giftEmail: 'eve@example.org' })
  const gift = await db().gift.findUniqueOrThrow({ where: { orderId } })
  const code = deriveGiftCode(gift.id, gift.codeHash)
  rotate()
  const { cards } = await (await ana.api()).share.of({ sittingId })
  expect(cards.map(({ url }) => url)).toEqual([card.url])
  expect(deriveGiftCode(gift.id, gift.codeHash)).toBe(code)
  expect(deriveGiftCode(gift.id)).not.toBe(code)
})

test('sessions and known browsers survive a secret rotation until the old secret is removed [secret-keeps-sessions]', async () => {
  const ana = new TestBrowser(database.current)
  const userId = await openAccount(db(), { email: 'ana@example.org' })
  await signIn(ana, 'ana@example.org')
  const who = async () => (await readPrincipal(db(), ana.cookieHeader)).userId
  rotate()
  expect(await who()).toBe(userId)
  expect(readKnownBrowser(ana.cookieHeader, userId)).not.toBeNull()
  forget()
  expect(await who()).toBeNull()
  expect(readKnownBrowser(ana.cookieHeader, userId)).toBeNull()
})

test('a pending mailed code stays the same and valid after a secret rotation', async () => {
  const owner = { purpose: 'register', email: 'ana@example.org', browserKey: 'a-browser' } as const
  await db().$transaction((tx) => issueCode(tx, owner, new Date()))
  const code = await currentCode(db(), 'register', owner.email)
  rotate()
  expect(await currentCode(db(), 'register', owner.email)).toBe(code)
  await expect(redeemCode(db(), owner, code, new Date())).resolves.toBeTruthy()
})

test('second factors work without the old secret once a command has re-encrypted them [secret-second-factor]', async () => {
  const { email } = await createStaffBrowser(database.current, 'owner')
  const at = new Date()
  const shown = await authenticatorCode(database.current, email, at)
  const command = async () => (await runOpsCommand((run) => run(database.current), ['secret', 'rotate'])).say
  rotate()
  expect(await authenticatorCode(database.current, email, at)).toBe(shown)
  expect(await command()).toBe('1 second factors are encrypted with the new secret.')
  forget()
  expect(await authenticatorCode(database.current, email, at)).toBe(shown)
  Object.assign(secrets, { APP_SECRET: before })
  expect(await command()).toContain(`staff reset ${email}`)
})

test('blocked and deleted customers are still found after a secret rotation', async () => {
  const { browser } = await createStaffBrowser(database.current, 'owner')
  const block = { kind: 'address', value: 'eve@example.org', days: 3, reason: 'test' } as const
  await addBlock(db(), commandLineActor, block)
  const order = await createPaidOrder(db(), { email: pseudonymOf('gone@example.org') })
  const preview = new URL(previewPath('burnout', new Date()), 'http://localhost')
  rotate()
  await expect(refuseBlocked(db(), { ip: '192.0.2.9', email: 'eve@example.org' })).rejects.toMatchObject({
    code: 'BLOCKED',
  })
  const found = await (await browser.api()).ops.customers({ q: 'gone@example.org', page: 1, all: false })
  expect(found.rows.map(({ ref }) => ref)).toEqual([`order-${order.id}`])
  expect(previewedArticle(Object.fromEntries(preview.searchParams), new Date())).toBeDefined()
})
