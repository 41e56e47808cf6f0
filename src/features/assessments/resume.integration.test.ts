import { expect, test } from 'vitest'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import { attentiveAnswers, completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const browser = () => new TestBrowser(database.current, 'en')
const refused = (code: string) => expect.objectContaining({ message: code })
const { version } = publishedInstrument('sleep')
const keyOf = (path: string) => path.split('#resume=')[1] ?? ''

async function linkOf(owner: TestBrowser, sittingId: string): Promise<string> {
  const { path } = await (await owner.api()).tests.resumeLink({ sittingId })
  return path
}

test('a resume link moves a sitting with its answers to another browser', async () => {
  const [phone, laptop] = [browser(), browser()]
  const sittingId = await startSitting(phone)
  const responses = [{ item: 'q01', value: 3, ms: 2000, at: 7 }]
  await (await phone.api()).tests.save({ sittingId, responses })
  const path = await linkOf(phone, sittingId)
  expect(path).toMatch(/^\/tests\/sleep\/run#resume=[\w-]{43}$/)

  const resumed = await (await laptop.api()).tests.resume({ key: keyOf(path) })
  expect(resumed).toEqual({
    sittingId,
    slug: 'sleep',
    version,
    responses: [{ item: 'q01', value: 3, at: 7 }],
  })
  await (await laptop.api()).tests.save({ sittingId, responses: [{ item: 'q02', value: 1, ms: 2000, at: 8 }] })
  const old = await phone.api()
  await expect(old.tests.save({ sittingId, responses })).rejects.toThrow(refused('NOT_FOUND'))
  expect(await old.tests.current({ slug: 'sleep' })).toBeNull()

  // The same link also moves the sitting back to the first browser.
  await old.tests.resume({ key: keyOf(path) })
  expect((await old.tests.current({ slug: 'sleep' }))?.responses).toHaveLength(2)
})

test('only the hash of the newest resume link is stored', async () => {
  const me = browser()
  const sittingId = await startSitting(me)
  const first = keyOf(await linkOf(me, sittingId))
  const second = keyOf(await linkOf(me, sittingId))
  const stored = await database.current.db.sitting.findUnique({ where: { id: sittingId } })
  expect(stored?.resumeKeyHash).toBe(hashKey(second))
  await expect((await browser().api()).tests.resume({ key: first })).rejects.toThrow(refused('NOT_FOUND'))
})

test('an unknown resume key creates no guest', async () => {
  const stranger = browser()
  await expect((await stranger.api()).tests.resume({ key: randomKey() })).rejects.toThrow(refused('NOT_FOUND'))
  expect(stranger.cookies.size).toBe(0)
  expect(await database.current.db.guest.count()).toBe(0)
})

test('a completed sitting cannot be resumed and has no resume link', async () => {
  const me = browser()
  const open = await startSitting(me)
  const key = keyOf(await linkOf(me, open))
  const api = await me.api()
  await api.tests.submit({ sittingId: open, responses: attentiveAnswers(publishedInstrument('sleep')) })
  await expect((await browser().api()).tests.resume({ key })).rejects.toThrow(refused('SITTING_COMPLETED'))
  const completed = await completeSitting(me)
  await expect(api.tests.resumeLink({ sittingId: completed })).rejects.toThrow(refused('SITTING_COMPLETED'))
})

test('a sitting of an outdated test version is not offered to be continued', async () => {
  const me = browser()
  const older = await startSitting(me)
  await database.current.db.sitting.update({ where: { id: older }, data: { instrumentVersion: 0 } })
  expect(await (await me.api()).tests.current({ slug: 'sleep' })).toBeNull()
  const open = await startSitting(me)
  await database.current.db.sitting.update({ where: { id: older }, data: { startedAt: new Date() } })
  expect(await (await me.api()).tests.current({ slug: 'sleep' })).toMatchObject({ sittingId: open, version })
})
