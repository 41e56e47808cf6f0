import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as exportRoute } from '@/app/api/me/export/route'
import { GET as yearRoute } from '@/app/api/me/year/route'
import { GET as pdfRoute } from '@/app/api/report/[id]/pdf/route'
import { GET as sheetRoute } from '@/app/api/report/[id]/sheet/[kind]/route'
import { formatGiftCode } from '@/core/commerce/gift-code'
import { deriveGiftCode } from '@/features/shop/gifts'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { type AnasData, createAnasData } from '@/testing/data/anas-data'
import { setRouteDatabase } from '@/testing/data/purchase'
import { attentiveAnswers, completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

vi.mock(import('@/pdf/pdf'), async (original) => ({
  ...(await original()),
  makePdf: async () => new Uint8Array([37, 80, 68, 70]),
}))

beforeEach(() => setRouteDatabase(database.current))

const api = (who: TestBrowser) => who.api()
const terms = {
  country: 'US',
  email: 'x@example.org',
  method: 'card' as const,
  acknowledgements: { delivery: true, withdrawal: true },
}

async function get(route: typeof exportRoute, who: TestBrowser, path: string): Promise<string> {
  const headers = { cookie: who.cookieHeader, 'x-client-ip': who.ip }
  const response = await route(new Request(`http://localhost:3000${path}`, { headers }))
  return response.ok ? 'ok' : String(response.status)
}
const pdf = (who: TestBrowser, id: string) =>
  get((req) => pdfRoute(req, { params: Promise.resolve({ id }) }), who, `/api/report/${id}/pdf?lang=en`)
const sheet = (who: TestBrowser, id: string) =>
  get((req) => sheetRoute(req, { params: Promise.resolve({ id, kind: 'week' }) }), who, `/api/report/${id}/sheet/week`)

type Call = (who: TestBrowser, things: AnasData) => Promise<unknown>
type Answers = Record<'anonymous' | 'guest' | 'B' | 'VIP' | 'A', string>

/** Results for data of an account: strangers must sign in, and other accounts get NOT_FOUND. */
const account = { anonymous: '401', guest: '401', B: '404', VIP: '404' }
const foreign = { anonymous: '404', guest: '404', B: '404', VIP: '404' }

const table: { thing: string; access: 'read' | 'write'; call: Call; answers: Answers }[] = [
  {
    thing: 'sitting: save answers',
    access: 'write',
    call: async (who, { open }) => (await api(who)).tests.save({ sittingId: open, responses: [] }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'sitting: submit',
    access: 'write',
    call: async (who, { open }) =>
      (await api(who)).tests.submit({
        sittingId: open,
        responses: attentiveAnswers(publishedInstrument('sleep')),
      }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'sitting: resume link',
    access: 'read',
    call: async (who, { open }) => (await api(who)).tests.resumeLink({ sittingId: open }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'result: link to another browser',
    access: 'read',
    call: async (who, { locked }) => (await api(who)).tests.moveLink({ sittingId: locked }),
    // A result of an account has no move link, because it is available wherever the account signs in.
    answers: { ...foreign, A: '404' },
  },
  {
    thing: 'sitting: delete',
    access: 'write',
    call: async (who, { open }) => (await api(who)).me.deleteSitting({ sittingId: open }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: summary',
    access: 'read',
    call: async (who, { locked }) => (await api(who)).report.get({ sittingId: locked }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: which test',
    access: 'read',
    call: async (who, { unlocked }) => (await api(who)).report.sitting({ sittingId: unlocked }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: full',
    access: 'read',
    call: async (who, { unlocked }) => (await api(who)).report.get({ sittingId: unlocked }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: offer',
    access: 'read',
    call: async (who, { locked }) => (await api(who)).payment.offer({ sittingId: locked }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: buy',
    access: 'write',
    call: async (who, { locked }) => (await api(who)).payment.checkout({ sku: 'report', sittingId: locked, ...terms }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: unlock',
    access: 'write',
    call: async (who, { locked }) => (await api(who)).report.unlock({ sittingId: locked }),
    answers: { ...account, A: 'ok' },
  },
  {
    thing: 'report: give back',
    access: 'write',
    call: async (who, { unlocked }) => (await api(who)).report.giveBack({ sittingId: unlocked }),
    answers: { ...account, A: 'ok' },
  },
  {
    thing: 'report: mails about its week',
    access: 'read',
    call: async (who, { unlocked }) => (await api(who)).report.reminder({ sittingId: unlocked }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: ask for mails about its week',
    access: 'write',
    call: async (who, { unlocked }) =>
      (await api(who)).report.remind({ sittingId: unlocked, email: 'x@example.org', agreed: true }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'report: take back mails about its week',
    access: 'write',
    call: async (who, { unlocked }) => (await api(who)).report.takeBackReminder({ sittingId: unlocked }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'study: question below a result',
    access: 'read',
    call: async (who, { studySittingId }) => (await api(who)).evidence.question({ sittingId: studySittingId }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'study: answer about treatment',
    access: 'write',
    call: async (who, { studySittingId }) =>
      (await api(who)).evidence.answerTreatment({ sittingId: studySittingId, answer: 'yes', inChina: false }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'study: take back an answer about treatment',
    access: 'write',
    call: async (who, { studySittingId }) => (await api(who)).evidence.takeBackTreatment({ sittingId: studySittingId }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'study: agree to take the test again',
    access: 'write',
    call: async (who, { drawn }) =>
      (await api(who)).evidence.joinRetest({ sittingId: drawn, agreed: true, abroad: false, inChina: false }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'study: address for taking the test again',
    access: 'write',
    call: async (who, { drawn }) =>
      (await api(who)).evidence.giveRetestAddress({ sittingId: drawn, email: 'x@example.org' }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'study: no longer take the test again',
    access: 'write',
    call: async (who, { drawn }) => (await api(who)).evidence.leaveRetest({ sittingId: drawn }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'order',
    access: 'read',
    call: async (who, { orderId }) => (await api(who)).payment.order({ orderId }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'order: receipt',
    access: 'read',
    call: async (who, { orderId }) => (await api(who)).me.receipt({ orderId }),
    answers: { ...account, A: 'ok' },
  },
  {
    thing: 'order: check',
    access: 'write',
    call: async (who, { orderId }) => (await api(who)).payment.check({ orderId }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'order: what can be asked for',
    access: 'read',
    call: async (who, { orderId }) => (await api(who)).payment.orderToWithdraw({ orderId }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'order: withdraw',
    access: 'write',
    call: async (who, { orderId }) => (await api(who)).payment.withdrawOrder({ orderId, name: '' }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'order: correct the address',
    access: 'write',
    call: async (who, { orderId }) => (await api(who)).payment.correctEmail({ orderId, email: 'y@example.org' }),
    // Ana can read an order that only carries her address, but not correct that address.
    answers: { ...foreign, A: '404' },
  },
  {
    thing: 'PDF',
    access: 'read',
    call: (who, { unlocked }) => pdf(who, unlocked),
    answers: { ...foreign, A: '403' },
  },
  {
    thing: 'printed sheet',
    access: 'read',
    call: (who, { unlocked }) => sheet(who, unlocked),
    answers: { ...foreign, A: '403' },
  },
  {
    thing: 'year as PDF',
    access: 'read',
    call: (who) => get(yearRoute, who, '/api/me/year?lang=en'),
    answers: { anonymous: '401', guest: '401', B: '403', VIP: 'ok', A: '403' },
  },
  {
    thing: 'review: edit',
    access: 'write',
    call: async (who, { reviewId }) =>
      (await api(who)).review.edit({ reviewId, name: 'E', content: 'changed', rating: null }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'review: delete',
    access: 'write',
    call: async (who, { reviewId }) => (await api(who)).review.delete({ reviewId }),
    answers: { ...foreign, A: 'ok' },
  },
  {
    thing: 'export',
    access: 'read',
    call: (who) => get(exportRoute, who, '/api/me/export'),
    answers: { anonymous: '401', guest: 'ok', B: 'ok', VIP: 'ok', A: 'ok' },
  },
]

const status: Record<string, string> = { NOT_FOUND: '404', UNAUTHENTICATED: '401', VIP_REQUIRED: '403' }

/** Returns `ok`, or the HTTP status of the refusal. */
async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    const answer = await call
    return typeof answer === 'string' ? answer : 'ok'
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? 'fault'
    return status[code] ?? code
  }
}

const viewers: Record<keyof Answers, (ana: TestBrowser) => Promise<TestBrowser>> = {
  anonymous: async () => new TestBrowser(database.current),
  guest: async () => {
    const who = new TestBrowser(database.current)
    await completeSitting(who)
    return who
  },
  B: () => accountOf('b@example.org', false),
  VIP: () => accountOf('vip@example.org', true),
  A: async (ana) => ana,
}

async function accountOf(email: string, vip: boolean): Promise<TestBrowser> {
  const who = new TestBrowser(database.current)
  const userId = await openAccount(db(), { email })
  if (vip) await makeVip(db(), userId)
  await completeSitting(who)
  await signIn(who, email)
  return who
}

/** Returns the stored rows of Ana's data. */
const rowsOf = async ({ open, locked, unlocked, studySittingId, drawn, orderId, gift }: AnasData) => ({
  sittings: await db().sitting.findMany({
    where: { id: { in: [open, locked, unlocked, studySittingId, drawn] } },
    include: { entitlement: true, reminder: true, retest: true, review: true, treatment: true },
    orderBy: { id: 'asc' },
  }),
  order: await db().order.findUnique({ where: { id: orderId } }),
  gift: await db().gift.findUnique({ where: { id: gift } }),
})

const rows = table.flatMap(({ thing, access, call, answers }) =>
  Object.entries(answers).map(([principal, answer]) => ({
    thing,
    access,
    call,
    principal: principal as keyof Answers,
    answer,
  })),
)

describe('Ana’s data', () => {
  test.each(rows)(
    'returns the result $answer when the user $principal requests “$thing” ($access) [access-things]',
    async ({ call, principal, answer }) => {
      const ana = new TestBrowser(database.current)
      const things = await createAnasData(db(), ana)
      const who = await viewers[principal](ana)
      const before = await rowsOf(things)
      expect(await outcome(call(who, things))).toBe(answer)
      // A refused call must not have written anything.
      if (principal !== 'A') expect(await rowsOf(things)).toEqual(before)
    },
  )

  test.each(['B', 'VIP'] as const)(
    'is absent from the lists, export and gifts of the user %s [access-lists]',
    async (principal) => {
      const ana = new TestBrowser(database.current)
      const things = await createAnasData(db(), ana)
      const who = await viewers[principal](ana)
      const caller = await api(who)
      const headers = { cookie: who.cookieHeader, 'x-client-ip': who.ip }
      const exported = await exportRoute(new Request('http://localhost:3000/api/me/export', { headers }))
      const seen = [
        await exported.text(),
        JSON.stringify(await caller.me.tests({ page: 1 })),
        JSON.stringify(await caller.me.wall()),
        JSON.stringify(await caller.me.orders()),
        JSON.stringify(await caller.shop.account({ page: 1 })),
        JSON.stringify(await caller.shop.locked()),
        JSON.stringify(await caller.me.overview()),
        principal === 'VIP' ? JSON.stringify(await caller.report.year()) : '',
      ].join('\n')
      const code = deriveGiftCode(things.gift)
      const hers = [...Object.values(things), code, formatGiftCode(code), 'ana@example.org']
      for (const one of hers) expect(seen).not.toContain(one)
    },
  )

  test('includes a gift that only a signed-in account with the exact code can redeem', async () => {
    const ana = new TestBrowser(database.current)
    const { gift } = await createAnasData(db(), ana)
    const b = await viewers.B(ana)
    const code = deriveGiftCode(gift)
    const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
    await expect((await api(b)).shop.redeem({ code: wrong })).rejects.toMatchObject({ message: 'GIFT_UNKNOWN' })
    await expect((await api(await viewers.anonymous(ana))).shop.redeem({ code })).rejects.toMatchObject({
      message: 'UNAUTHENTICATED',
    })
    await expect((await api(b)).shop.redeem({ code })).resolves.toMatchObject({ sku: 'pack-3' })
  })

  test('is not marked as read when others request the report', async () => {
    const ana = new TestBrowser(database.current)
    const { unlocked } = await createAnasData(db(), ana)
    for (const principal of ['anonymous', 'guest', 'B', 'VIP'] as const) {
      const who = await viewers[principal](ana)
      await outcome((await api(who)).report.get({ sittingId: unlocked }))
    }
    const entitlement = await db().entitlement.findUnique({ where: { sittingId: unlocked } })
    expect(entitlement?.firstReadAt).toBeNull()
  })
})
