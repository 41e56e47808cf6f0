import { beforeEach, expect, test } from 'vitest'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createComparisonInvite, makeCard } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)

beforeEach(() => setRouteDatabase(database.current))

/** Ana's shared items: a card, and a comparison that Ben has agreed to. */
interface AnasData {
  sitting: string
  cardId: string
  comparisonId: string
  key: string
}
type Call = (who: TestBrowser, things: AnasData) => Promise<unknown>

const table: Record<string, Call> = {
  'see what is shown': async (who, { sitting }) => (await who.api()).share.of({ sittingId: sitting }),
  'make a card': (who, { sitting }) => makeCard(who, sitting),
  'take a card back': async (who, { cardId }) => (await who.api()).share.revokeCard({ cardId }),
  invite: async (who, { sitting }) => (await who.api()).share.invite({ sittingId: sitting, name: 'E', agreed: true }),
  'see the comparison': async (who, { key }) => (await who.api()).share.comparison({ key }),
  'agree with her sitting': async (who, { key, sitting }) =>
    (await who.api()).share.accept({ key, sittingId: sitting, name: 'E', agreed: true }),
  'end the comparison': async (who, { comparisonId }) => (await who.api()).share.end({ comparisonId }),
}

async function createAnasData(ana: TestBrowser): Promise<AnasData> {
  await openAccount(db())
  await signIn(ana)
  const { sittingId: sitting, id: comparisonId, key } = await createComparisonInvite(ana)
  const { id: cardId } = await makeCard(ana, sitting)
  const ben = browser()
  const bens = await completeSitting(ben, 'big-five', 1)
  await (await ben.api()).share.accept({ key, sittingId: bens, name: 'Ben', agreed: true })
  return { sitting, cardId, comparisonId, key }
}

const strangers: Record<string, () => Promise<TestBrowser>> = {
  anonymous: async () => browser(),
  guest: async () => {
    const who = browser()
    await completeSitting(who, 'big-five')
    return who
  },
  B: () => accountOf('b@example.org', false),
  VIP: () => accountOf('vip@example.org', true),
}

async function accountOf(email: string, vip: boolean): Promise<TestBrowser> {
  const who = browser()
  const userId = await openAccount(db(), { email })
  if (vip) await makeVip(db(), userId)
  await signIn(who, email)
  await completeSitting(who, 'big-five')
  return who
}

test.each(Object.keys(strangers))(
  'the viewer %s gets NOT_FOUND for everything that Ana shares and changes nothing',
  async (principal) => {
    const things = await createAnasData(browser())
    const before = JSON.stringify([await db().shareCard.findMany(), await db().comparison.findMany()])
    const who = (await strangers[principal]?.()) ?? browser()
    const answers = await Promise.all(
      Object.entries(table).map(async ([thing, call]) => {
        const code = await call(who, things).then(
          () => 'ok',
          (error: { cause?: { code?: string } }) => error.cause?.code,
        )
        return [thing, code] as const
      }),
    )
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(Object.keys(table).map((thing) => [thing, 'NOT_FOUND'])),
    )
    expect(JSON.stringify([await db().shareCard.findMany(), await db().comparison.findMany()])).toBe(before)
  },
)

test.each(Object.entries(table))(
  'the owner Ana may do everything except accept her own invitation: %s',
  async (thing, call) => {
    const ana = browser()
    const things = await createAnasData(ana)
    // Ana cannot accept her own invitation.
    if (thing === 'agree with her sitting') {
      await expect(call(ana, things)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } })
      return
    }
    await call(ana, things)
  },
)
