import { beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '@/features/me/deletion/delete-account'
import { withdrawConsent } from '@/features/me/sittings'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import { createJoinedRetest, createStudySitting } from '@/testing/data/studies'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'

setUpMailServer()
const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'en' } as const
let me: TestBrowser

beforeEach(() => {
  setRouteDatabase(database.current)
  me = new TestBrowser(database.current, 'en')
})

const evidence = async (who = me) => (await who.api()).evidence
/** Lets a person take part in a retest that waits for its mail, and answer the treatment question of another test. */
async function takingPart(who = me): Promise<void> {
  await createJoinedRetest(db(), who, triple)
  const sittingId = await createStudySitting(who, 'treatment', { slug: 'worry' })
  await (await evidence(who)).answerTreatment({ sittingId, answer: 'yes', inChina: false })
}
const kept = async () => [
  await db().retest.count({ where: { leftAt: null } }),
  await db().treatmentAnswer.count(),
  await db().retest.count({ where: { email: { not: null } } }),
]

describe('participation in studies', () => {
  test('is listed without an account and ends in all studies with one request', async () => {
    await takingPart()
    const other = new TestBrowser(database.current, 'en', '192.0.2.55')
    await takingPart(other)
    expect(await (await evidence()).mine()).toEqual({ retests: 1, treatments: 1, plans: 0 })
    await (await evidence()).leaveAll()
    expect(await (await evidence()).mine()).toEqual({ retests: 0, treatments: 0, plans: 0 })
    // The data of another person stay stored.
    expect(await kept()).toEqual([1, 1, 1])
    expect(await (await evidence(other)).mine()).toEqual({ retests: 1, treatments: 1, plans: 0 })
  })

  test.each([
    {
      what: 'deletes all data of the browser',
      leave: async () => (await me.api()).me.deleteBrowser(),
      account: false,
    },
    {
      what: 'deletes the account',
      leave: async () => {
        const { id } = await db().user.findFirstOrThrow()
        await deleteAccount(database.current, id, { confirmation: 'ana@example.org', password: testPassword })
      },
      account: true,
    },
    {
      what: 'withdraws the consent for health data',
      leave: async () => withdrawConsent(db(), (await db().user.findFirstOrThrow()).id),
      account: true,
    },
  ])('leaves no data behind when the participant $what', async ({ leave, account }) => {
    if (account) {
      await openAccount(db())
      await signIn(me)
    }
    await takingPart()
    expect(await kept()).toEqual([1, 1, 1])
    await leave()
    expect(await kept()).toEqual([0, 0, 0])
    expect(await db().retest.count()).toBe(0)
  })

  test('leaves no data behind when a sitting is kept because of a pending payment', async () => {
    await takingPart()
    const { sittingId } = await db().treatmentAnswer.findFirstOrThrow()
    await (await me.api()).payment.checkout({
      sittingId,
      email: 'reader@example.org',
      method: 'card',
      country: 'US',
      acknowledgements: { delivery: true, withdrawal: true },
    })
    await (await me.api()).me.deleteBrowser()
    expect(await db().sitting.count({ where: { id: sittingId } })).toBe(1)
    expect(await kept()).toEqual([0, 0, 0])
  })
})
