import { describe, expect, test } from 'vitest'
import { randomId } from '@/server/crypto/secrets'
import { attentiveAnswers, completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { consentVersion } from './consent'
import type { Answer } from './schema'

const database = setUpTestDatabase()
const instrument = publishedInstrument('sleep')
const browser = (locale: 'cn' | 'en' | 'es' = 'en') => new TestBrowser(database.current, locale)
const sittingOf = (id: string) => database.current.db.sitting.findUnique({ where: { id } })
const answer = (item: string, value: number, at: number): Answer => ({ item, value, ms: 3000, at })
const refused = (code: string) => expect.objectContaining({ message: code })

describe('the start of a sitting', () => {
  test('stores the consent, the language and the newest version and sets a guest cookie', async () => {
    const me = browser('es')
    const id = await startSitting(me)
    expect(await sittingOf(id)).toMatchObject({
      instrument: 'sleep',
      instrumentVersion: instrument.version,
      locale: 'es',
      consentVersion,
      normsConsentAt: null,
      completedAt: null,
    })
    const [[name, key] = []] = [...me.cookies]
    expect(name).toBe('taker')
    expect(await database.current.db.guest.findMany()).not.toContainEqual(expect.objectContaining({ keyHash: key }))
  })

  test('creates only one sitting when it is repeated with the same id', async () => {
    const me = browser()
    const sittingId = randomId()
    await startSitting(me, 'sleep', sittingId)
    await Promise.all([startSitting(me, 'sleep', sittingId), startSitting(me, 'sleep', sittingId)])
    expect(await database.current.db.sitting.count()).toBe(1)
  })

  test('returns one sitting for two simultaneous requests with the same cookie', async () => {
    const me = browser()
    await startSitting(me)
    const sittingId = randomId()
    const ids = await Promise.all([startSitting(me, 'sleep', sittingId), startSitting(me, 'sleep', sittingId)])
    expect(ids).toEqual([sittingId, sittingId])
  })

  test('creates one sitting and one guest for two simultaneous requests without a cookie', async () => {
    const me = browser()
    const sittingId = randomId()
    const tries = await Promise.allSettled([startSitting(me, 'sleep', sittingId), startSitting(me, 'sleep', sittingId)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused('NOT_FOUND') })
    expect(await database.current.db.guest.count()).toBe(1)
    await (await me.api()).tests.save({ sittingId: sittingId, responses: [answer('q01', 1, 1)] })
  })

  test("is rejected with NOT_FOUND when its id belongs to another guest's sitting", async () => {
    const id = await startSitting(browser())
    await expect(startSitting(browser(), 'sleep', id)).rejects.toThrow(refused('NOT_FOUND'))
    expect(await database.current.db.guest.count()).toBe(1)
  })

  const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: true } as const
  test.each([
    { name: 'an old consent', change: { consentVersion: '2020-01' }, code: 'CONSENT_REQUIRED' },
    { name: 'no consent to health data', change: { healthConsent: false as true }, code: 'CONSENT_REQUIRED' },
    { name: 'a minor', change: { adult: false as true }, code: 'CONSENT_REQUIRED' },
    { name: 'an unknown test', change: { slug: 'nowhere' }, code: 'NOT_FOUND' },
  ])('is rejected for $name', async ({ change, code }) => {
    const api = await browser().api()
    const started = api.tests.start({ sittingId: randomId(), slug: 'sleep', ...consent, ...change })
    if (code === 'CONSENT_REQUIRED') await expect(started).rejects.toThrow(/CONSENT_REQUIRED/)
    else await expect(started).rejects.toThrow(refused(code))
    expect(await database.current.db.sitting.count()).toBe(0)
  })

  test('stores the separate consent to norms with its time', async () => {
    const sittingId = randomId()
    await (await browser().api()).tests.start({ sittingId, slug: 'sleep', ...consent })
    expect((await sittingOf(sittingId))?.normsConsentAt).toBeInstanceOf(Date)
  })

  test('is rejected after 21 sittings in one browser', async () => {
    const me = browser()
    for (let i = 0; i < 21; i++) await startSitting(me)
    await expect(startSitting(me)).rejects.toThrow(refused('TOO_MANY_REQUESTS'))
  })
})

describe('saving answers', () => {
  test('keeps every answer when saves run in parallel', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const api = await me.api()
    const answers = attentiveAnswers(instrument)
    await Promise.all(answers.map((one) => api.tests.save({ sittingId, responses: [one] })))
    expect(await api.tests.save({ sittingId, responses: [] })).toEqual({ answered: answers.length })
  })

  test('keeps a newer answer when an older one arrives late', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const api = await me.api()
    await api.tests.save({ sittingId, responses: [answer('q01', 4, 20)] })
    await api.tests.save({ sittingId, responses: [answer('q01', 0, 10), answer('q02', 2, 10)] })
    const open = await api.tests.current({ slug: 'sleep' })
    expect(open?.responses).toEqual([
      { item: 'q01', value: 4, at: 20 },
      { item: 'q02', value: 2, at: 10 },
    ])
  })

  test.each([
    { response: answer('q01', 5, 1), code: 'RESPONSE_OUT_OF_RANGE' },
    { response: answer('q99', 1, 1), code: 'UNKNOWN_ITEM' },
  ])('is rejected with $code without storing anything', async ({ response, code }) => {
    const me = browser()
    const sittingId = await startSitting(me)
    const saved = (await me.api()).tests.save({ sittingId, responses: [answer('q02', 1, 1), response] })
    await expect(saved).rejects.toThrow(refused(code))
    expect((await sittingOf(sittingId))?.responses).toEqual({})
  })

  test('is rejected when the sitting is completed', async () => {
    const me = browser()
    const sittingId = await completeSitting(me)
    const saved = (await me.api()).tests.save({ sittingId, responses: [answer('q01', 4, 2e12)] })
    await expect(saved).rejects.toThrow(refused('SITTING_COMPLETED'))
  })
})

describe('submitting a sitting', () => {
  test('stores the result and counts one completion even when it is repeated', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const api = await me.api()
    const responses = attentiveAnswers(instrument)
    const submit = () => api.tests.submit({ sittingId, responses })
    expect(await Promise.all([submit(), submit(), submit()])).toEqual([1, 2, 3].map(() => ({ sittingId })))
    const first = await sittingOf(sittingId)
    expect(first).toMatchObject({ result: { instrument: 'sleep', normVersion: 'design-1', flags: expect.any(Array) } })
    expect(await submit()).toEqual({ sittingId })
    expect(await sittingOf(sittingId)).toEqual(first)
    expect(await database.current.db.completionMinute.findMany()).toMatchObject([{ instrument: 'sleep', count: 1 }])
  })

  test('is rejected with the id of the first unanswered item and changes nothing', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const responses = attentiveAnswers(instrument).filter(({ item }) => item !== 'q03' && item !== 'q11')
    const submitted = (await me.api()).tests.submit({ sittingId, responses })
    await expect(submitted).rejects.toMatchObject({
      message: 'RESPONSE_INCOMPLETE',
      cause: { params: { item: 'q03' } },
    })
    expect(await sittingOf(sittingId)).toMatchObject({ completedAt: null, result: null, responses: {} })
  })

  test('includes the answers that were saved before', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const api = await me.api()
    const all = attentiveAnswers(instrument)
    await api.tests.save({ sittingId, responses: all.slice(0, 10) })
    await api.tests.submit({ sittingId, responses: all.slice(10) })
    expect((await sittingOf(sittingId))?.completedAt).toBeInstanceOf(Date)
  })

  test('keeps all answers when saves run at the same time', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const api = await me.api()
    const all = attentiveAnswers(instrument)
    const saves = all.map((one) => api.tests.save({ sittingId, responses: [one] }).catch(() => null))
    await Promise.all([...saves, api.tests.submit({ sittingId, responses: all })])
    expect(Object.keys((await sittingOf(sittingId))?.responses as object)).toHaveLength(all.length)
  })
})

describe('a sitting of another guest', () => {
  test('is not found by any procedure', async () => {
    const sittingId = await startSitting(browser())
    const stranger = browser()
    const nobody = await browser().api()
    await startSitting(stranger)
    for (const api of [await stranger.api(), nobody]) {
      const tries = await Promise.allSettled([
        api.tests.save({ sittingId, responses: [answer('q01', 1, 1)] }),
        api.tests.submit({ sittingId, responses: attentiveAnswers(instrument) }),
        api.tests.discard({ sittingId }),
        api.tests.resumeLink({ sittingId }),
      ])
      expect(tries).toEqual(tries.map(() => ({ status: 'rejected', reason: refused('NOT_FOUND') })))
    }
    expect(await nobody.tests.current({ slug: 'sleep' })).toBeNull()
    expect(await sittingOf(sittingId)).toMatchObject({ responses: {}, completedAt: null })
  })
})

describe('the discard procedure', () => {
  test('deletes an unfinished sitting with its answers', async () => {
    const me = browser()
    const sittingId = await startSitting(me)
    const api = await me.api()
    await api.tests.discard({ sittingId })
    expect(await sittingOf(sittingId)).toBeNull()
    await expect(api.tests.discard({ sittingId })).rejects.toThrow(refused('NOT_FOUND'))
  })

  test('rejects a completed sitting', async () => {
    const me = browser()
    const sittingId = await completeSitting(me)
    const discarded = (await me.api()).tests.discard({ sittingId })
    await expect(discarded).rejects.toThrow(refused('SITTING_COMPLETED'))
  })
})
