import { beforeEach, describe, expect, test } from 'vitest'
import { GET as picture } from '@/app/share/[key]/card.svg/route'
import { GET as cardPage } from '@/app/share/[key]/route'
import { loadInstrumentText } from '@/content/tests/instruments'
import { openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { keyOf } from '@/testing/data/share'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

let ana: TestBrowser
const api = async () => ana.api()

beforeEach(async () => {
  setRouteDatabase(database.current)
  await openAccount(db())
  ana = new TestBrowser(database.current)
  await signIn(ana)
})

const unlock = async (sittingId: string) => void (await (await api()).report.unlock({ sittingId }))
/** Returns the outcome of giving the report back. */
const giveBack = async (sittingId: string): Promise<string> => {
  const answer = (await api()).report.giveBack({ sittingId })
  return answer.then(
    () => 'given back',
    ({ message }: Error) => message,
  )
}

/** Creates another person with a paid report of the same test. */
async function ben(): Promise<{ who: TestBrowser; sittingId: string }> {
  const who = new TestBrowser(database.current, 'en', '192.0.2.9')
  const sittingId = await completeSitting(who, 'big-five', 2)
  await db().entitlement.create({ data: { id: `ben-${sittingId}`, sittingId, firstReadAt: new Date() } })
  return { who, sittingId }
}

const everyPart = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability']
const paid = everyPart.filter((part) => part !== 'openness')
const paidNames = /Conscientiousness|Extraversion|Agreeableness|stability/i
const shown = async (response: Response) => response.text()

/** Every page that shows values of paid parts; each entry returns everything shown there. */
const ways: Record<string, (sittingId: string) => Promise<unknown>> = {
  'the report': async (sittingId) => (await api()).report.get({ sittingId }),
  'the sharing page': async (sittingId) => (await (await api()).share.of({ sittingId })).parts,
  'a card': async (sittingId) => {
    const card = { sittingId, dimensions: everyPart, name: '', locale: 'en' as const }
    const { url } = await (await api()).share.createCard(card)
    const params = Promise.resolve({ key: keyOf({ url }) })
    const request = new Request(url)
    return [await shown(await cardPage(request, { params })), await shown(await picture(request, { params }))]
  },
  'a comparison that the reader invited to': async (sittingId) => {
    const other = await ben()
    const { url } = await (await api()).share.invite({ sittingId, name: 'Ana', agreed: true })
    const key = keyOf({ url })
    const agreed = { key, sittingId: other.sittingId, name: 'Ben', agreed: true }
    await (await other.who.api()).share.accept(agreed)
    return [await (await api()).share.comparison({ key }), await (await other.who.api()).share.comparison({ key })]
  },
  'a comparison that another person invited to': async (sittingId) => {
    const other = await ben()
    const mine = { sittingId: other.sittingId, name: 'Ben', agreed: true }
    const { url } = await (await other.who.api()).share.invite(mine)
    const key = keyOf({ url })
    await (await api()).share.accept({ key, sittingId, name: 'Ana', agreed: true })
    return [await (await api()).share.comparison({ key }), await (await other.who.api()).share.comparison({ key })]
  },
}
const asText = (seen: unknown) => JSON.stringify(seen)

describe('a paid report', () => {
  test.each(Object.entries(ways))('cannot be returned once its values were shown by %s', async (way, see) => {
    const sittingId = await completeSitting(ana, 'big-five', 4)
    await unlock(sittingId)
    const seen = await see(sittingId).then(asText, ({ message }: Error) => message)
    if (way === 'the report') {
      expect(await giveBack(sittingId)).toBe('ALREADY_READ')
      return
    }
    // Before the report was read, no page shows its values, and it can be returned.
    expect(seen).not.toMatch(paidNames)
    expect(await giveBack(sittingId)).toBe('given back')
    expect(await see(sittingId).then(asText, ({ message }: Error) => message)).not.toMatch(paidNames)
    // After it was read, its values are shown, and it cannot be returned.
    await unlock(sittingId)
    await (await api()).report.get({ sittingId })
    expect(asText(await see(sittingId))).toMatch(paidNames)
    expect(await giveBack(sittingId)).toBe('ALREADY_READ')
  })

  test('cannot be returned once its values were shown in the trend', async () => {
    const ids = [await completeSitting(ana, 'worry', 1), await completeSitting(ana, 'worry', 3)]
    const trend = async () => (await api()).me.trend({ slug: 'worry' })
    const before = await trend()
    for (const id of ids) await unlock(id)
    const after = await trend()
    expect(before.dimensions).toHaveLength(1)
    expect(before.locked).toBe(2)
    expect(after.dimensions.length).toBeGreaterThan(1)
    expect(after.locked).toBe(0)
    for (const id of ids) expect(await giveBack(id)).toBe('ALREADY_READ')
  })

  test('is either shown in the trend or returned when both are requested in parallel', async () => {
    const ids = [await completeSitting(ana, 'worry', 1), await completeSitting(ana, 'worry', 3)]
    for (const id of ids) await unlock(id)
    const [seen, ...returned] = await Promise.all([
      (await api()).me.trend({ slug: 'worry' }),
      ...ids.map((id) => giveBack(id)),
    ])
    expect(seen.locked).toBe(returned.filter((outcome) => outcome === 'given back').length)
  })
})

test('the sharing page does not mark the report as read when no part is chosen', async () => {
  const sittingId = await completeSitting(ana, 'big-five', 4)
  await unlock(sittingId)
  expect(await (await api()).share.of({ sittingId })).toMatchObject({
    parts: [{ id: 'openness' }],
    locked: paid.length,
  })
  expect(await db().entitlement.count({ where: { firstReadAt: { not: null } } })).toBe(0)
})

test('a share card shows no paid part when its report was unlocked again but not yet read', async () => {
  const sittingId = await completeSitting(ana, 'big-five', 4)
  await unlock(sittingId)
  await (await api()).report.get({ sittingId })
  const card = { sittingId, dimensions: ['stability'], name: '', locale: 'en' as const }
  const { url } = await (await api()).share.createCard(card)
  await db().entitlement.updateMany({ data: { firstReadAt: null } })
  const response = await cardPage(new Request(url), { params: Promise.resolve({ key: keyOf({ url }) }) })
  const shown = await response.text()
  const { dimensions } = await loadInstrumentText(publishedInstrument('big-five'), 'en')
  expect(response.status).toBe(200)
  expect(dimensions.stability?.name).toMatch(/\w{3}/)
  expect(shown).not.toContain(dimensions.stability?.name)
})
