import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '@/core/time'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createComparisonInvite, openFullReport } from '@/testing/data/share'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import type { AcceptInvitationInput } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const code = (expected: string) => ({ cause: { code: expected } })
const refused = code('NOT_FOUND')

beforeEach(() => setRouteDatabase(database.current))

const see = async (who: TestBrowser, key: string) => (await who.api()).share.comparison({ key })
const agree = async (who: TestBrowser, key: string, sittingId: string, change: Partial<AcceptInvitationInput> = {}) =>
  (await who.api()).share.accept({ key, sittingId, name: 'Ben', agreed: true, ...change })
const end = async (who: TestBrowser, comparisonId: string) => (await who.api()).share.end({ comparisonId })

async function guest(value = 2) {
  const who = browser()
  return { who, id: await completeSitting(who, 'big-five', value) }
}

/** Creates a comparison to which Ana has invited and Ben has agreed. */
async function pair() {
  const ana = browser()
  const invitation = await createComparisonInvite(ana)
  const ben = await guest()
  await agree(ben.who, invitation.key, ben.id)
  return { ana, ben, invitation }
}

describe('an invitation', () => {
  test('shows the inviter and the part names but no result, and is not changed by viewing', async () => {
    const ana = browser()
    const { key, sittingId } = await createComparisonInvite(ana)
    const ben = await guest()
    const before = await db().comparison.findMany()
    const views = [await see(browser(), key), await see(ben.who, key)]
    expect(views[0]).toEqual({
      state: 'invited',
      slug: 'big-five',
      title: 'The Big Five',
      inviter: 'Ana',
      parts: ['Openness'],
      until: new Date((before[0]?.createdAt.getTime() ?? 0) + 30 * DAY_MS).toISOString(),
      own: [],
      past: false,
      takenIn: 'en',
      portrait: true,
      name: '',
    })
    const { completedAt } = await db().sitting.findUniqueOrThrow({ where: { id: ben.id } })
    const takenAt = completedAt?.toISOString()
    expect(views[1]).toMatchObject({ own: [{ sittingId: ben.id, takenAt, parts: ['Openness'], notCompared: null }] })
    for (const view of views) expect(JSON.stringify(view)).not.toMatch(/"(level|word|pomp|position|raw)"/)
    expect(JSON.stringify(views)).not.toContain(sittingId)
    expect(await see(ana, key)).toMatchObject({ state: 'waiting', parts: ['Openness'], portrait: true })
    expect(await db().comparison.findMany()).toEqual(before)
    await expect(see(ana, 'x'.repeat(43))).rejects.toMatchObject(refused)
  })

  test('is rejected without a name or the explicit agreement of the inviter', async () => {
    const who = browser()
    const sittingId = await completeSitting(who, 'big-five')
    const { share } = await who.api()
    expect(await refusal(share.invite({ sittingId, name: ' ', agreed: true }))).toBe('NAME_REQUIRED')
    expect(await refusal(share.invite({ sittingId, name: 'Ana', agreed: false }))).toBe('AGREEMENT_REQUIRED')
    expect(await db().comparison.count()).toBe(0)
  })

  test('closes after thirty days and is deleted when nobody accepts it [comparison-closes]', async () => {
    const ana = browser()
    const { key, id } = await createComparisonInvite(ana)
    const ben = await guest()
    await applyRetention(db(), new Date(Date.now() + 29 * DAY_MS))
    await db().comparison.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } })
    for (const who of [ana, ben.who, browser()]) expect(await see(who, key)).toEqual({ state: 'ended' })
    await expect(agree(ben.who, key, ben.id)).rejects.toMatchObject(code('INVITATION_CLOSED'))
    await applyRetention(db(), new Date())
    expect(await db().comparison.count()).toBe(0)
  })
})

/** The people who may see both results, at each stage. */
const consents = [
  { agreed: [], ana: 'waiting', ben: 'invited', stranger: 'invited' },
  { agreed: ['ben'], ana: 'shared', ben: 'shared', stranger: 'NOT_FOUND' },
  { agreed: ['ben', 'ana ends'], ana: 'ended', ben: 'ended', stranger: 'ended' },
  { agreed: ['ben', 'ben ends'], ana: 'ended', ben: 'ended', stranger: 'ended' },
  { agreed: ['ana ends'], ana: 'ended', ben: 'ended', stranger: 'ended' },
]

describe('consent to a comparison', () => {
  test.each(consents)(
    'gives the state $ana to Ana, $ben to Ben and $stranger to a stranger after the steps $agreed',
    async ({ agreed, ...expected }) => {
      const ana = browser()
      const { key, id } = await createComparisonInvite(ana)
      const ben = await guest()
      const stranger = (await guest()).who
      for (const step of agreed) {
        if (step === 'ben') await agree(ben.who, key, ben.id)
        else await end(step === 'ana ends' ? ana : ben.who, id)
      }
      const state = async (who: TestBrowser) => {
        try {
          return (await see(who, key)).state
        } catch (error) {
          return (error as { cause: { code: string } }).cause.code
        }
      }
      expect({ ana: await state(ana), ben: await state(ben.who), stranger: await state(stranger) }).toEqual(expected)
      if (agreed.length > 0 && expected.ana === 'ended')
        for (const who of [ana, ben.who]) expect(await see(who, key)).toEqual({ state: 'ended' })
    },
  )

  test('requires a name, an explicit agreement, and a finished own sitting of the same test', async () => {
    const ana = browser()
    const { key, sittingId } = await createComparisonInvite(ana)
    const ben = await guest()
    const other = await completeSitting(ben.who, 'attachment')
    const open = await startSitting(ben.who, 'big-five')
    expect(await refusal(agree(ben.who, key, ben.id, { agreed: false }))).toBe('AGREEMENT_REQUIRED')
    expect(await refusal(agree(ben.who, key, ben.id, { name: '' }))).toBe('NAME_REQUIRED')
    for (const wrong of [other, open, sittingId, 'unknown']) {
      await expect(agree(ben.who, key, wrong)).rejects.toMatchObject(refused)
    }
    // The inviter, a sitting of another person, and a stranger are rejected.
    await expect(agree(ana, key, sittingId)).rejects.toMatchObject(refused)
    await expect(agree(ana, key, await completeSitting(ana, 'big-five'))).rejects.toMatchObject(refused)
    await expect(agree(browser(), key, ben.id)).rejects.toMatchObject(refused)
    expect(await db().comparison.findMany()).toMatchObject([{ inviteeSittingId: null, inviteeConsentAt: null }])
  })

  test('is rejected for a sitting with an unknown version of the test', async () => {
    const { key } = await createComparisonInvite(browser())
    const ben = await guest()
    await db().sitting.update({ where: { id: ben.id }, data: { instrumentVersion: 99 } })
    expect(await see(ben.who, key)).toMatchObject({ own: [], past: false })
    await expect(agree(ben.who, key, ben.id)).rejects.toMatchObject(refused)
  })

  test('succeeds for only one of ten people who accept at the same moment', async () => {
    const ana = browser()
    const { key } = await createComparisonInvite(ana)
    const guests = await Promise.all(Array.from({ length: 10 }, () => guest()))
    const answers = await Promise.allSettled(guests.map(({ who, id }, n) => agree(who, key, id, { name: `G${n}` })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(code('INVITATION_CLOSED'))
    const winner = answers.findIndex(({ status }) => status === 'fulfilled')
    expect(await see(ana, key)).toMatchObject({ state: 'shared', other: `G${winner}` })
    for (const [n, { who }] of guests.entries()) {
      if (n !== winner) await expect(see(who, key)).rejects.toMatchObject(refused)
    }
  })
})

describe('a comparison', () => {
  test('shows the reader’s own result first, with levels and rounded positions but no scores', async () => {
    const { ana, ben, invitation } = await pair()
    const view = await see(ana, invitation.key)
    const reading = {
      level: expect.any(String),
      word: expect.any(String),
      position: expect.any(Number),
      half: expect.any(Number),
    }
    expect(view).toEqual({
      state: 'shared',
      id: invitation.id,
      slug: 'big-five',
      title: 'The Big Five',
      own: 'Ana',
      other: 'Ben',
      drawings: { own: expect.any(Array), other: expect.any(Array) },
      card: expect.objectContaining({ own: false, other: false }),
      notCompared: null,
      questions: [expect.any(String), expect.any(String), expect.any(String)],
      rows: [
        {
          id: 'openness',
          name: 'Openness',
          low: expect.any(String),
          high: expect.any(String),
          own: reading,
          other: reading,
          higher: 'own',
        },
      ],
    })
    const mirrored = await see(ben.who, invitation.key)
    if (view.state !== 'shared' || mirrored.state !== 'shared') throw new Error('not shared')
    expect(mirrored).toMatchObject({ own: 'Ben', other: 'Ana' })
    expect(mirrored.rows[0]).toMatchObject({ own: view.rows[0]?.other, other: view.rows[0]?.own, higher: 'other' })
    expect(mirrored.drawings).toEqual(view.drawings && { own: view.drawings.other, other: view.drawings.own })
    expect(JSON.stringify(view)).not.toMatch(/"(pomp|raw|overall|answered)"/)
    for (const { position } of view.rows.flatMap(({ own, other }) => [own, other])) expect(position % 5).toBe(2.5)
  })

  test('shows questions but no differences when the languages of the two tests differ', async () => {
    const { ana, ben, invitation } = await pair()
    await db().sitting.update({ where: { id: ben.id }, data: { locale: 'es' } })
    for (const who of [ana, ben.who]) {
      const view = await see(who, invitation.key)
      expect(view).toMatchObject({ state: 'shared', notCompared: 'language', rows: [] })
      expect(view).toMatchObject({ questions: [expect.any(String), expect.any(String), expect.any(String)] })
    }
  })

  test('does not rank two results that differ by less than the margin of error', async () => {
    const ana = browser()
    const { key } = await createComparisonInvite(ana, 'Ana', 3)
    const ben = await guest(3)
    await agree(ben.who, key, ben.id)
    expect(await see(ana, key)).toMatchObject({ rows: [{ higher: null }] })
  })

  test.each([
    { unlocked: [], shown: 1 },
    { unlocked: ['ana'], shown: 1 },
    { unlocked: ['ben'], shown: 1 },
    { unlocked: ['ana', 'ben'], shown: 5 },
  ])('shows $shown dimensions when the unlocked reports are $unlocked', async ({ unlocked, shown }) => {
    const ana = browser()
    const sittingId = await completeSitting(ana, 'big-five', 5)
    if (unlocked.includes('ana')) await openFullReport(db(), sittingId)
    const { url } = await (await ana.api()).share.invite({ sittingId, name: 'Ana', agreed: true })
    const key = url.split('/').at(-1) ?? ''
    const ben = await guest()
    if (unlocked.includes('ben')) await openFullReport(db(), ben.id)
    const invited = await see(ben.who, key)
    expect(invited).toMatchObject({ parts: { length: unlocked.includes('ana') ? 5 : 1 } })
    expect(invited).toMatchObject({ own: [{ parts: { length: shown } }] })
    await agree(ben.who, key, ben.id)
    expect(await see(ana, key)).toMatchObject({ rows: { length: shown } })
    // A report unlocked later was not agreed to; a report given back is no longer shown.
    await db().entitlement.deleteMany()
    for (const id of [sittingId, ben.id]) await openFullReport(db(), id)
    expect(await see(ana, key)).toMatchObject({ rows: { length: shown } })
    await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
    expect(await see(ana, key)).toMatchObject({ rows: { length: 1 } })
  })

  test('can be ended only by its two participants', async () => {
    const { ben, invitation } = await pair()
    const stranger = (await guest()).who
    for (const other of [browser(), stranger]) await expect(end(other, invitation.id)).rejects.toMatchObject(refused)
    await end(ben.who, invitation.id)
    await expect(end(ben.who, invitation.id)).rejects.toMatchObject(refused)
    await expect(agree(stranger, invitation.key, (await guest()).id)).rejects.toMatchObject(refused)
    await applyRetention(db(), new Date(Date.now() + 31 * DAY_MS))
    expect(await db().comparison.count()).toBe(0)
  })

  test.each(['ana', 'ben'])('is deleted when %s deletes the sitting', async (deletes) => {
    const { ana, ben, invitation } = await pair()
    const [who, sittingId] = deletes === 'ana' ? [ana, invitation.sittingId] : [ben.who, ben.id]
    await (await who.api()).me.deleteSitting({ sittingId })
    expect(await db().comparison.count()).toBe(0)
    await expect(see(ana, invitation.key)).rejects.toMatchObject(refused)
  })

  test('is listed for both people, and is visible to the account after signing in', async () => {
    const { ana, ben, invitation } = await pair()
    const { id, url, until } = invitation
    const of = async (who: TestBrowser, sittingId: string) =>
      (await (await who.api()).share.of({ sittingId })).comparisons
    expect(await of(ana, invitation.sittingId)).toEqual([{ id, url, until, other: 'Ben' }])
    expect(await of(ben.who, ben.id)).toEqual([{ id, url, until, other: 'Ana' }])
    await openAccount(db())
    await signIn(ana)
    expect(await see(ana, invitation.key)).toMatchObject({ state: 'shared', own: 'Ana' })
    expect(await (await ana.api()).share.list()).toMatchObject([{ cards: 0, comparisons: 1 }])
    const elsewhere = browser()
    await expect(see(elsewhere, invitation.key)).rejects.toMatchObject(refused)
    await signIn(elsewhere)
    expect(await see(elsewhere, invitation.key)).toMatchObject({ state: 'shared', own: 'Ana' })
  })
})
