import { beforeEach, describe, expect, test } from 'vitest'
import { currentInstruments, loadOwnReport } from '@/content/tests/instruments'
import { withoutPartNames } from '@/core/charts/drawing/drawing'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { DAY_MS } from '@/core/time'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn, signOut } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { keyOf, makeCard, openFullReport } from '@/testing/data/share'
import { completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { openCard } from './cards'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const code = (expected: string) => ({ cause: { code: expected } })
const refused = code('NOT_FOUND')

beforeEach(() => setRouteDatabase(database.current))

async function guest(slug = 'big-five', value = 5) {
  const who = browser()
  return { who, id: await completeSitting(who, slug, value) }
}
const sharing = async (who: TestBrowser, sittingId: string) => (await who.api()).share.of({ sittingId })

describe('sharing a result', () => {
  test.each(currentInstruments())(
    'shows the free part of $slug when the test may be shared, and is rejected otherwise',
    async ({ slug, shareable, ...one }) => {
      const { who, id } = await guest(slug, 2)
      if (!shareable) {
        await expect(sharing(who, id)).rejects.toMatchObject(refused)
        await expect(makeCard(who, id, { dimensions: [one.freeDimension] })).rejects.toMatchObject(refused)
        const invite = { sittingId: id, name: 'Ana', agreed: true }
        await expect((await who.api()).share.invite(invite)).rejects.toMatchObject(refused)
        expect((await db().shareCard.count()) + (await db().comparison.count())).toBe(0)
        return
      }
      const { parts, locked } = await sharing(who, id)
      expect(parts.map((part) => part.id)).toEqual([one.freeDimension])
      expect(locked).toBe(one.dimensions.length - 1)
    },
  )

  test('is not allowed for any test of mood or stress', () => {
    const clinical = currentInstruments().filter(({ group }) => group === 'mood' || group === 'stress')
    expect(clinical.filter(({ shareable }) => shareable)).toEqual([])
  })

  test('is rejected for locked dimensions, and allowed for all once the report is unlocked', async () => {
    const { who, id } = await guest()
    await expect(makeCard(who, id, { dimensions: ['openness', 'stability'] })).rejects.toMatchObject(refused)
    await expect(makeCard(who, id, { dimensions: ['unknown'] })).rejects.toMatchObject(refused)
    expect(await db().shareCard.count()).toBe(0)
    await openFullReport(db(), id)
    expect(await sharing(who, id)).toMatchObject({ locked: 0, parts: { length: 5 } })
    const card = await makeCard(who, id, { dimensions: ['stability', 'openness', 'stability'] })
    expect(card.parts).toEqual(['Openness', 'Emotional stability'])
  })

  test('is rejected for an unfinished sitting, for strangers, and for a payer who did not take the test', async () => {
    const who = browser()
    const open = await startSitting(who, 'big-five')
    await expect(sharing(who, open)).rejects.toMatchObject(refused)
    const { id } = await guest()
    const stranger = (await guest()).who
    for (const other of [browser(), stranger]) {
      await expect(sharing(other, id)).rejects.toMatchObject(refused)
      await expect(makeCard(other, id)).rejects.toMatchObject(refused)
    }
    // A person who paid for the report can read it, but cannot share it.
    const userId = await openAccount(db())
    const payer = browser()
    await signIn(payer)
    const session = { sku: 'report', catalogueVersion: 1, locale: 'en', currency: 'USD', listMinor: 499 } as const
    const order = {
      ...session,
      amountMinor: 499,
      email: 'ana@example.org',
      method: 'card',
      provider: 'sandbox',
    } as const
    const row = { id: 'o', userId, sittingId: id, status: 'paid' as const, sessionExpiresAt: new Date() }
    await db().order.create({ data: { ...order, ...row } })
    await db().entitlement.create({ data: { id: 'e', sittingId: id, orderId: 'o' } })
    expect((await (await payer.api()).report.get({ sittingId: id })).kind).toBe('full')
    await expect(sharing(payer, id)).rejects.toMatchObject(refused)
  })
})

describe('a card', () => {
  test('shows only the portrait and its sentence when no part was chosen', async () => {
    const { who, id } = await guest()
    const card = await makeCard(who, id, { dimensions: [] })
    expect(card.parts).toEqual([])
    const opened = await openCard(db(), keyOf(card))
    if (opened.state !== 'live') throw new Error(opened.state)
    const view = await opened.view('en')
    const { picture, sentence, address } = await sharing(who, id)
    expect(view).toMatchObject({
      drawing: withoutPartNames(drawPortraitFromView('big-five', picture)),
      sentence,
      parts: [],
    })
    const { words } = (await loadOwnReport(publishedInstrument('big-five'), 'en')) ?? {}
    const portraits = Object.entries(words?.pieces ?? {}).filter(([piece]) => piece.startsWith('portrait.'))
    expect(portraits.map(([, text]) => text)).toContain(sentence)
    expect(address).toBe('localhost:3000/tests/big-five')
    for (const { at } of picture) expect(at % 5).toBe(2.5)
    expect(picture).toHaveLength(5)
  })

  test('shows no portrait when created without one, and is revoked when its last part is locked', async () => {
    const { who, id } = await guest()
    await openFullReport(db(), id)
    const card = await makeCard(who, id, { dimensions: ['stability'] })
    await db().shareCard.updateMany({ data: { portrait: false } })
    const opened = await openCard(db(), keyOf(card))
    if (opened.state !== 'live') throw new Error(opened.state)
    expect((await opened.view('en')).drawing).toBeNull()
    await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
    expect((await openCard(db(), keyOf(card))).state).toBe('revoked')
  })

  test('shows only the chosen dimensions with their level, and no score, date or report id', async () => {
    const { who, id } = await guest()
    await openFullReport(db(), id)
    const card = await makeCard(who, id, { dimensions: ['extraversion'], name: ' <b>Ana</b> ' })
    const opened = await openCard(db(), keyOf(card))
    if (opened.state !== 'live') throw new Error(opened.state)
    const view = await opened.view('es')
    const { completedAt } = await db().sitting.findUniqueOrThrow({ where: { id } })
    expect(view).toEqual({
      slug: 'big-five',
      title: 'Los cinco grandes rasgos',
      drawing: expect.objectContaining({ shapes: expect.any(Array) }),
      sentence: expect.any(String),
      name: 'b Ana b',
      month: completedAt?.toISOString().slice(0, 7),
      parts: [{ name: 'Extraversión', low: expect.any(String), high: expect.any(String), level: 'level5' }],
    })
    const sent = JSON.stringify(view)
    for (const hidden of [id, '"pomp', '"raw', '"overall', 'Apertura', 'Amabilidad', 'stability']) {
      expect(sent).not.toContain(hidden)
    }
    expect(sent).not.toMatch(/\d{4}-\d\d-\d\d/)
  })

  test('stores only the hash of its 256-bit key', async () => {
    const { who, id } = await guest()
    const card = await makeCard(who, id)
    expect(keyOf(card)).toMatch(/^[\w-]{43}$/)
    const [row] = await db().shareCard.findMany()
    expect(JSON.stringify(row)).not.toContain(keyOf(card))
    expect(keyOf(card)).not.toContain(card.id)
    expect((await sharing(who, id)).cards).toEqual([card])
    expect(await openCard(db(), 'x'.repeat(43))).toEqual({ state: 'unknown' })
  })

  test('can be revoked only by its owner, and is deleted a month later [card-forgotten]', async () => {
    const { who, id } = await guest()
    const card = await makeCard(who, id)
    const stranger = (await guest()).who
    for (const other of [browser(), stranger]) {
      await expect((await other.api()).share.revokeCard({ cardId: card.id })).rejects.toMatchObject(refused)
    }
    expect((await openCard(db(), keyOf(card))).state).toBe('live')
    await (await who.api()).share.revokeCard({ cardId: card.id })
    expect((await openCard(db(), keyOf(card))).state).toBe('revoked')
    expect((await sharing(who, id)).cards).toEqual([])
    await expect((await who.api()).share.revokeCard({ cardId: card.id })).rejects.toMatchObject(refused)
    await applyRetention(db(), new Date(Date.now() + 29 * DAY_MS))
    expect(await db().shareCard.count()).toBe(1)
    await applyRetention(db(), new Date(Date.now() + 31 * DAY_MS))
    expect(await openCard(db(), keyOf(card))).toEqual({ state: 'unknown' })
  })

  test('loses the paid parts and keeps the portrait when the report is returned', async () => {
    const { who, id } = await guest()
    await openFullReport(db(), id)
    const both = await makeCard(who, id, { dimensions: ['openness', 'stability'] })
    const one = await makeCard(who, id, { dimensions: ['stability'] })
    await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
    const opened = await openCard(db(), keyOf(both))
    if (opened.state !== 'live') throw new Error(opened.state)
    expect((await opened.view('en')).parts.map(({ name }) => name)).toEqual(['Openness'])
    const bare = await openCard(db(), keyOf(one))
    if (bare.state !== 'live') throw new Error(bare.state)
    expect((await bare.view('en')).parts).toEqual([])
  })

  test('is limited to ten per sitting, not counting revoked cards', async () => {
    const { who, id } = await guest()
    const [first] = await Promise.all(Array.from({ length: 10 }, () => makeCard(who, id)))
    await expect(makeCard(who, id)).rejects.toMatchObject(code('SHARE_LIMIT'))
    await (await who.api()).share.revokeCard({ cardId: first?.id ?? '' })
    await makeCard(who, id)
  })

  test('is deleted with its sitting', async () => {
    const { who, id } = await guest()
    const card = await makeCard(who, id)
    await (await who.api()).me.deleteSitting({ sittingId: id })
    expect(await openCard(db(), keyOf(card))).toEqual({ state: 'unknown' })
  })
})

test('the list of an account shows the number of cards and comparisons per test', async () => {
  await openAccount(db())
  const { who, id } = await guest()
  await completeSitting(who, 'attachment')
  await signIn(who)
  expect(await (await who.api()).share.list()).toEqual([])
  await makeCard(who, id)
  expect(await (await who.api()).share.list()).toEqual([
    { sittingId: id, title: 'The Big Five', cards: 1, comparisons: 0 },
  ])
  await signOut(who)
  await expect((await who.api()).share.list()).rejects.toMatchObject(code('UNAUTHENTICATED'))
  await expect(sharing(who, id)).rejects.toMatchObject(refused)
})
