import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as openMailbox } from '@/app/m/[key]/route'
import { GET as openReport } from '@/app/r/[key]/route'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/time'
import { ensureUnusedList } from '@/features/evidence/draw'
import { createReceiptKey, reportUrl } from '@/features/report/report-link'
import { randomId } from '@/server/crypto/secrets'
import { type MailActionName, mailActions, mailboxUrl } from '@/server/mail/mail-limits'
import { applyRetention } from '@/server/retention/retention'
import { currentCode } from '../codes'
import { openAccount, signIn, signOut, testPassword } from '../data/accounts'
import { createPaidOrder } from '../data/orders'
import { Buyer, setRouteDatabase } from '../data/purchase'
import { completeSitting, publishedInstrument } from '../data/sittings'
import { createStudySitting } from '../data/studies'
import { forceDraw } from '../data/study-data'
import { setUpTestDatabase } from '../database'
import { refusal } from '../refusal'
import { storyFixture } from '../story-fixture'
import { TestBrowser } from '../test-browser'

vi.mock(import('@/features/report/view/story'), async (original) => ({
  ...(await original()),
  composeStory: () => ({ portrait: 'A portrait.', opening: null, view: storyFixture, replacementOf: () => null }),
}))

const database = setUpTestDatabase()
const db = () => database.current.db
const victim = 'victim@example.org'
let begun: Date

beforeEach(() => {
  setRouteDatabase(database.current)
  begun = new Date()
})
afterEach(() => vi.useRealTimers())

let networks = 0
/** Creates a new browser on a network of its own. */
const stranger = () => {
  networks += 1
  return new TestBrowser(database.current, 'en', `203.${networks >> 8}.${networks & 255}.9`)
}

/** Topics of all mails to a typed address. */
const typedMails = [
  'mail.code',
  'mail.reminder-asked',
  'mail.retest-asked',
  'mail.report',
  'mail.gift',
  'mail.opened-account',
]
const mails = () => db().outbox.count({ where: { topic: { in: typedMails }, createdAt: { gte: begun } } })

/** Creates a coupon that makes every product free. */
const everythingFree = () =>
  db().coupon.create({
    data: { id: randomId(), code: 'NOTHING', percent: 100, maxPerBuyer: 1000, startsAt: new Date(0), skus: [] },
  })

const account = { name: 'Eve', password: testPassword, confirmation: testPassword, privacy: true as const }

/** For each form, prepares a stranger and requests the mail; returns the response. */
const doors: Record<MailActionName, (email: string) => Promise<unknown>> = {
  register: async (email) => (await stranger().api()).auth.register({ ...account, email }),
  reset: async (email) => (await stranger().api()).auth.forgotPassword({ email }),
  change: async (email) => {
    const [who, own] = [stranger(), `${randomId().toLowerCase()}@example.org`]
    await openAccount(db(), { email: own })
    await signIn(who, own)
    return (await who.api()).me.startEmailChange({ email, password: testPassword })
  },
  retrieve: async (email) => (await stranger().api()).report.retrieveStart({ email }),
  remind: async (email) => {
    const who = stranger()
    const sittingId = await completeSitting(who)
    await db().entitlement.create({ data: { id: randomId(), sittingId } })
    const { reminder } = await (await who.api()).report.remind({ sittingId, email, agreed: true })
    return { ...reminder, weekAt: '', monthAt: '' }
  },
  retest: async (email) => {
    const who = stranger()
    const sittingId = await createStudySitting(who, 'retest')
    const { version: instrumentVersion } = publishedInstrument('sleep')
    const triple = { instrument: 'sleep', instrumentVersion, locale: 'en' } as const
    await ensureUnusedList(db(), triple)
    await forceDraw(db(), triple, true)
    const { evidence } = await who.api()
    await evidence.joinRetest({ sittingId, agreed: true, abroad: false, inChina: false })
    return { ...(await evidence.giveRetestAddress({ sittingId, email })), askAt: '', closesAt: '' }
  },
  order: async (email) => {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press({ email, coupon: 'NOTHING' })
    return { ...(await (await buyer.browser.api()).payment.order({ orderId })), orderId: '', sittingId: '', mail: '' }
  },
  gift: async (email) => {
    const [who, own] = [stranger(), `${randomId().toLowerCase()}@example.org`]
    await openAccount(db(), { email: own })
    await signIn(who, own)
    const terms = { email: own, method: 'card', country: 'US', coupon: 'NOTHING' } as const
    await (await who.api()).payment.checkout({ sku: 'gift-vip', giftEmail: email, ...terms })
    return 'given'
  },
}
const names = Object.keys(doors) as MailActionName[]
const codes = names.filter((name) => mailActions[name].most === 5)

/** Lets strangers use up the mail limit of a mailbox. */
async function useUp(): Promise<void> {
  for (let count = 0; count < 6; count++) await doors.reset(victim)
}

test('the tests cover every form that sends a mail', () =>
  expect(names.sort()).toEqual(Object.keys(mailActions).sort()))

describe('a form that sends a mail to a typed address', () => {
  test.each(names.filter((name) => name !== 'gift'))(
    'returns the same response past its limit without sending another mail: %s [strangers-same-answer]',
    async (name) => {
      await everythingFree()
      const answers: unknown[] = []
      for (let count = 0; count < 8; count++) answers.push(await doors[name](victim))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await mails()).toBe(mailActions[name].most)
      await doors[name]('another@example.org')
      expect(await mails()).toBe(mailActions[name].most + 1)
    },
  )

  test('rejects a third gift to the same address with TOO_MANY_REQUESTS', async () => {
    await everythingFree()
    for (let count = 0; count < 2; count++) await doors.gift(victim)
    await expect(doors.gift(victim)).rejects.toMatchObject({ message: 'TOO_MANY_REQUESTS' })
    expect(await db().gift.count()).toBe(2)
    expect(await mails()).toBe(2)
  })

  test('sends at most five mails an hour to a mailbox across all forms and spellings [strangers-five-mails]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') })
    begun = new Date()
    await everythingFree()
    for (const minute of [0, 25, 50, 70, 100]) {
      vi.setSystemTime(new Date(Date.parse('2026-11-28T10:00:00Z') + minute * MINUTE_MS))
      for (const name of names) {
        for (const spelling of ['victim@example.org', 'VICTIM@example.org', `victim+${minute}@example.org`]) {
          await doors[name](spelling).catch(() => {})
        }
      }
    }
    const sent = await db().outbox.findMany({ where: { topic: { in: typedMails } }, orderBy: { createdAt: 'asc' } })
    const times = sent.map(({ createdAt }) => createdAt.getTime())
    const busiest = Math.max(...times.map((at) => times.filter((other) => other > at - HOUR_MS && other <= at).length))
    expect(busiest).toBe(5)
    expect(times.length).toBeGreaterThanOrEqual(10)
  })

  test('sends only five mails when twenty visitors request one at the same moment [strangers-five-at-once]', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => doors[codes[n % codes.length] ?? 'reset'](victim)))
    expect(await mails()).toBe(5)
  })

  test('stores for an hour that a mail was requested, without the address [mailbox-count-anonymous]', async () => {
    await useUp()
    expect(JSON.stringify(await db().mailAsked.findMany({ omit: { id: true } }))).not.toContain('victim')
    expect(await applyRetention(db(), new Date(Date.now() + 0.9 * HOUR_MS))).toMatchObject({ askedMails: 0 })
    expect(await applyRetention(db(), new Date(Date.now() + 1.1 * HOUR_MS))).toMatchObject({ askedMails: 5 })
  })
})

test('an earlier code stays valid when the mail limit prevents a new code [strangers-earlier-code]', async () => {
  await openAccount(db(), { email: victim })
  const who = stranger()
  const ask = async () => (await who.api()).auth.forgotPassword({ email: victim })
  await ask()
  const code = await currentCode(db(), 'reset', victim)
  await useUp()
  await ask()
  const password = 'quiet lamps burn longer'
  expect(await refusal((await who.api()).auth.resetPassword({ email: victim, code, password }))).toBe('no refusal')
})

describe('an address whose mail limit strangers have used up [mailbox-owner-gets-codes]', () => {
  const owners: Record<string, () => Promise<TestBrowser>> = {
    'a browser with a session of the account': async () => {
      const who = stranger()
      await openAccount(db(), { email: victim })
      await signIn(who, victim)
      return who
    },
    'a browser in which the account was signed in before': async () => {
      const who = stranger()
      await openAccount(db(), { email: victim })
      await signIn(who, victim)
      await signOut(who)
      return who
    },
    'the browser that has bought a report with the address': async () => {
      const buyer = await Buyer.arrive(database.current)
      const { orderId } = await buyer.press({ email: victim })
      await db().order.update({ where: { id: orderId }, data: { status: 'paid', paidAt: new Date() } })
      return buyer.browser
    },
    'a browser in which the mailed link to the report was opened': async () => {
      const order = await createPaidOrder(db(), { email: victim })
      const subject = { sittingId: order.sittingId ?? '', orderId: order.id }
      const key = await createReceiptKey(db(), subject, null, new Date())
      const who = stranger()
      await follow(who, await reportUrl(db(), key, 'en'), openReport)
      return who
    },
    'a browser in which the link of a mail with a code was opened': async () => {
      const who = stranger()
      const answer = await follow(who, mailboxUrl(victim, 'retrieve', 'es'), openMailbox)
      expect(answer.headers.get('location')).toBe('/retrieve?lang=es')
      return who
    },
  }

  async function follow(who: TestBrowser, url: string, route: typeof openMailbox): Promise<Response> {
    const key = new URL(url).pathname.split('/').at(-1) ?? ''
    const answer = await route(new Request(url, { headers: { cookie: who.cookieHeader } }), {
      params: Promise.resolve({ key }),
    })
    expect(answer.status).toBe(303)
    for (const cookie of answer.headers.getSetCookie()) who.keep(cookie)
    return answer
  }

  test.each(Object.entries(owners))('still receives codes requested in %s', async (_, arrive) => {
    const who = await arrive()
    await useUp()
    const before = await mails()
    const api = await who.api()
    await api.auth.forgotPassword({ email: victim })
    await api.report.retrieveStart({ email: victim.toUpperCase() })
    await api.auth.register({ ...account, email: victim })
    expect(await mails()).toBe(before + 3)
    // The owner has a separate limit too.
    for (let count = 0; count < 12; count++) await api.auth.forgotPassword({ email: victim })
    expect(await mails()).toBe(before + 10)
    await useUp()
    expect(await mails()).toBe(before + 10)
  })

  test('receives no code for a browser whose mailbox key is foreign, outdated or invalid [mailbox-key-checked]', async () => {
    await useUp()
    const before = await mails()
    const old = new Date(Date.now() - 2 * DAY_MS)
    vi.useFakeTimers({ toFake: ['Date'], now: old })
    const outdated = mailboxUrl(victim, 'reset', 'en')
    vi.useRealTimers()
    for (const url of [mailboxUrl('other@example.org', 'reset', 'en'), outdated, 'http://localhost/m/made-up']) {
      const who = stranger()
      await follow(who, url, openMailbox)
      await (await who.api()).auth.forgotPassword({ email: victim })
    }
    expect(await mails()).toBe(before)
  })

  test('receives no code for the buyer of a free or unpaid order [mailbox-order-paid]', async () => {
    await everythingFree()
    const [free, unpaid] = [await Buyer.arrive(database.current), await Buyer.arrive(database.current)]
    await free.press({ email: victim, coupon: 'NOTHING' })
    await unpaid.press({ email: victim })
    await useUp()
    const before = await mails()
    for (const { browser } of [free, unpaid]) await (await browser.api()).auth.forgotPassword({ email: victim })
    expect(await mails()).toBe(before)
  })

  test('receives a code as the new address of an account once its owner has opened a mailed link', async () => {
    await useUp()
    const who = stranger()
    await openAccount(db())
    await signIn(who)
    const change = async () => (await who.api()).me.startEmailChange({ email: victim, password: testPassword })
    const before = await mails()
    await change()
    expect(await mails()).toBe(before)
    await follow(who, mailboxUrl(victim, 'change', 'en'), openMailbox)
    await change()
    expect(await mails()).toBe(before + 1)
  })
})
