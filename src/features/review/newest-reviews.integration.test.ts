import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/reviews/route'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db/db'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { createNewestReviewsCache, listNewestReviews } from './newest-reviews'

const database = setUpTestDatabase()
const db = () => database.current.db
beforeEach(() => setRouteDatabase(database.current))

/** Creates one review a day in these languages, the last one being the newest. */
async function publish(locales: readonly Locale[], slug = 'sleep'): Promise<void> {
  for (const [day, locale] of locales.entries()) {
    const who = new TestBrowser(database.current)
    await completeSitting(who, slug)
    const words = { name: 'Ana', content: `${slug} ${locale} ${day}`, rating: day === 0 ? null : 4 }
    const { id } = await (await who.api()).review.write({ slug, locale, ...words })
    await db().review.update({ where: { id }, data: { createdAt: new Date(Date.UTC(2026, 2, 1 + day)) } })
  }
}
const contents = async (locale: Locale, slug: string | null) =>
  (await listNewestReviews(db(), locale, slug)).map(({ content }) => content)

describe('listNewestReviews', () => {
  test('returns the newest reviews of a test, and at most four', async () => {
    expect(await contents('en', 'sleep')).toEqual([])
    await publish(['en', 'en', 'en'])
    await publish(['en', 'es'], 'worry')
    expect(await contents('en', 'sleep')).toEqual(['sleep en 2', 'sleep en 1', 'sleep en 0'])
    expect((await contents('en', null)).toSorted()).toEqual(['sleep en 0', 'sleep en 1', 'sleep en 2', 'worry en 0'])
  })

  test('returns reviews in the language of the page first, newest first', async () => {
    await publish(['en', 'es', 'cn', 'es', 'en', 'cn'])
    expect(await contents('es', 'sleep')).toEqual(['sleep es 3', 'sleep es 1', 'sleep cn 5', 'sleep en 4'])
    await publish(['cn'], 'worry')
    expect(await contents('cn', null)).toEqual(['sleep cn 5', 'sleep cn 2', 'worry cn 0'])
  })

  test('returns no reviews across all tests when none is in the language of the page', async () => {
    await publish(['en'])
    expect(await contents('cn', null)).toEqual([])
    expect(await contents('cn', 'sleep')).toEqual(['sleep en 0'])
  })

  test('strips links and markup from stored names and contents', async () => {
    await publish(['en'])
    await db().review.updateMany({ data: { content: 'Calm. <b>hola</b> http://spam.example', name: '<i>spam.com' } })
    expect((await listNewestReviews(db(), 'en', 'sleep'))[0]).toMatchObject({ content: 'Calm. hola …', name: '…' })
  })

  test('returns dates and labels in the language of the page, and no sitting data', async () => {
    await publish(['en', 'en', 'en', 'es'])
    await db().review.updateMany({ where: { locale: 'es' }, data: { editedAt: new Date() } })
    const [own, other] = await listNewestReviews(db(), 'es', 'sleep')
    expect(own).toEqual({
      lang: 'es-ES',
      content: 'sleep es 3',
      name: 'Ana',
      date: '2026-03-04',
      day: '4 de marzo de 2026',
      rating: 4,
      word: 'Útil',
      marks: ['editada'],
      test: null,
      answer: null,
    })
    expect(other).toMatchObject({ lang: 'en-US', day: '3 de marzo de 2026', marks: ['English'] })
    const [anywhere] = await listNewestReviews(db(), 'en', null)
    expect(anywhere?.test).toEqual({ href: '/tests/sleep/reviews', title: 'Sleep' })
  })
})

test('the cache of newest reviews queries the database once in ten seconds, and again after a failure', async () => {
  let at = Date.now()
  let isDown = true
  const newest = createNewestReviewsCache(
    async (): Promise<Db> => {
      if (isDown) throw new Error('away')
      return db()
    },
    () => at,
  )
  await expect(newest('en', 'sleep')).rejects.toThrow('away')
  isDown = false
  expect(await newest('en', 'sleep')).toEqual([])
  await publish(['en', 'en', 'en', 'en'])
  expect(await newest('en', 'sleep')).toEqual([])
  expect(await newest('es', 'sleep')).toHaveLength(4)
  at += 10_000
  expect(await newest('en', 'sleep')).toHaveLength(4)
})

test('GET /api/reviews is public, cached for a minute, and returns 404 for unknown tests', async () => {
  const get = (query: string) => GET(new Request(`http://localhost:3000/api/reviews${query}`))
  const found = await get('?test=attachment&lang=en')
  expect(found.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await found.json()).toEqual({ reviews: [] })
  expect((await get('')).status).toBe(200)
  expect((await get('?test=nothing')).status).toBe(404)
  expect((await get('?test=__proto__')).status).toBe(404)
})
