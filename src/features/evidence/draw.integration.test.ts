import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { placesPerDrawList } from '@/core/evidence/plan'
import { publishedInstrument } from '@/testing/data/sittings'
import { createStudySitting } from '@/testing/data/studies'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { assignNext, auditDraws, countDraws, ensureUnusedList, listDrawLists } from './draw'

const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'en' } as const
const draw = () => db().$transaction((tx) => assignNext(tx, triple))

test('the random draw uses every place of a list once, in order, before it starts the next list', async () => {
  const found = []
  for (let times = 0; times < placesPerDrawList + 20; times++) found.push(await draw())
  expect(found.map(({ listNumber, place }) => [listNumber, place])).toEqual(
    found.map((_, index) => [index < placesPerDrawList ? 1 : 2, (index % placesPerDrawList) + 1]),
  )
  const drawn = found.filter(({ isDrawn }) => isDrawn).length
  // With 120 fair coins, fewer than 35 or more than 85 heads come once in 400,000 times.
  expect(drawn).toBeGreaterThan(34)
  expect(drawn).toBeLessThan(86)
  expect(await countDraws(db(), triple)).toEqual({ joined: found.length, drawn, asked: 0 })
})

test('a draw list publishes the hash of its seed before the first draw, and the seed after the last [draw-verifiable]', async () => {
  await ensureUnusedList(db(), triple)
  const [before] = await listDrawLists(db(), triple)
  expect(before).toMatchObject({ number: 1, used: 0, drawn: 0, seed: null })
  const found = []
  for (let times = 0; times < placesPerDrawList; times++) found.push(await draw())
  const lists = await listDrawLists(db(), triple)
  // The next list existed before this one was full.
  expect(lists.map(({ number, used }) => [number, used])).toEqual([
    [1, placesPerDrawList],
    [2, 0],
  ])
  const [after] = lists
  expect(after?.fingerprint).toBe(before?.fingerprint)
  const seed = after?.seed ?? ''
  expect(createHash('sha256').update(seed).digest('base64url')).toBe(before?.fingerprint)
  for (const { place, isDrawn } of found) {
    const [first = 0] = createHmac('sha256', seed).update(String(place)).digest()
    expect(first >= 128).toBe(isDrawn)
  }
})

test.runIf(onPostgres)('thirty concurrent draws use each of the places 1 to 30 of a list once', async () => {
  const found = await Promise.all(Array.from({ length: 30 }, draw))
  expect(found.map(({ place }) => place).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})

test('the draw audit reports a changed result, a duplicate place, a place never drawn and a changed seed', async () => {
  const ids: string[] = []
  for (let times = 0; times < 3; times++) {
    const who = new TestBrowser(database.current, 'en', `192.0.2.${times + 10}`)
    ids.push(await createStudySitting(who, 'retest'))
    const { evidence } = await who.api()
    await evidence.joinRetest({ sittingId: ids[times] ?? '', agreed: true, abroad: false, inChina: false })
  }
  expect(await auditDraws(db())).toEqual([])
  const [one, two, three] = ids
  const first = await db().retest.findUniqueOrThrow({ where: { sittingId: one } })
  await db().retest.update({ where: { sittingId: one }, data: { isDrawn: !first.isDrawn } })
  await db().retest.update({ where: { sittingId: two }, data: { place: 99 } })
  await db().retest.update({ where: { sittingId: three }, data: { place: 1, isDrawn: first.isDrawn } })
  const name = `sleep ${instrumentVersion} en list 1`
  expect((await auditDraws(db())).sort()).toEqual([
    `${name}: place 1 says something else`,
    `${name}: place 1 was given twice`,
    `${name}: place 99 was never given`,
  ])
  await db().drawList.updateMany({ where: { number: 1 }, data: { seed: 'another' } })
  expect(await auditDraws(db())).toContainEqual(`${name}: the seed has another fingerprint`)
})
