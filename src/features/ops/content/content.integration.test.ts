import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { articleVisibility, publicLocales } from '@/content/articles/article-catalogue'
import { getPrice, getShownQuote } from '@/content/shop/catalogue'
import { describeSiteChanges } from '@/content/site-changes'
import { offeredSkus } from '@/core/commerce/products'
import { locales } from '@/core/locale'
import { noticeAt, setSiteState, siteState } from '@/core/site/state'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/time'
import { minLeadTimeMs, refreshSiteState } from '@/server/site-state'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import type { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const reason = 'test'
const all = { q: '', page: 1, all: false }
let staff: TestBrowser | undefined

beforeEach(() => setRouteDatabase(database.current))
afterEach(() => {
  staff = undefined
  setSiteState(undefined)
})

async function ops() {
  staff ??= (await createStaffBrowser(database.current, 'owner')).browser
  return (await staff.api()).ops
}
const later = (ms: number) => new Date(Date.now() + ms)

describe('an article', () => {
  const set = async (change: object) =>
    (await ops()).setArticle({
      articleId: 'burnout',
      locales: [...locales],
      phase: 'withdrawn',
      publicAt: null,
      reason,
      ...change,
    })

  test('can be withdrawn in one language and published again', async () => {
    expect(describeSiteChanges()).toBe('')
    await set({ locales: ['en'] })
    expect(articleVisibility('burnout', 'en')).toBe('withdrawn')
    expect(publicLocales('burnout')).toEqual(['cn', 'es'])
    const { rows } = await (await ops()).articles({ ...all, filter: 'withdrawn' })
    expect(rows).toMatchObject([{ id: 'burnout', preview: expect.stringContaining('signature=') }])
    await set({ locales: ['en'], phase: 'published' })
    expect(describeSiteChanges()).toBe('')
    const actions = await db().auditEntry.findMany({ where: { act: 'article.state' }, orderBy: { id: 'asc' } })
    expect(actions.map((row) => `${row.subject} ${row.reason}`)).toEqual([
      'article:burnout en: withdrawn: test',
      'article:burnout en: published: test',
    ])
  })

  test('can be scheduled only for a future time, at which it becomes public in every process', async () => {
    await expect(set({ phase: 'scheduled' })).rejects.toThrow('TIME_INVALID')
    await expect(set({ phase: 'scheduled', publicAt: later(-MINUTE_MS).toISOString() })).rejects.toThrow('TIME_INVALID')
    await set({ phase: 'scheduled', publicAt: later(HOUR_MS).toISOString() })
    expect(publicLocales('burnout')).toEqual([])
    // Simulates another process that has not loaded the state yet.
    setSiteState(undefined)
    await refreshSiteState(db())
    expect(publicLocales('burnout')).toEqual([])
    expect(publicLocales('burnout', later(HOUR_MS + 1000))).toEqual([...locales])
  })

  test('keeps its first publication time when it is withdrawn and published again', async () => {
    await set({ phase: 'published' })
    const since = (await db().articleState.findMany()).map(({ publicAt }) => publicAt?.getTime())
    await set({ phase: 'withdrawn' })
    await set({ phase: 'published' })
    expect((await db().articleState.findMany()).map(({ publicAt }) => publicAt?.getTime())).toEqual(since)
  })

  test('cannot be changed without a language or a reason, or when it is unknown', async () => {
    await expect(set({ articleId: 'none' })).rejects.toThrow('NOT_FOUND')
    await expect(set({ locales: [] })).rejects.toThrow('LANGUAGE_REQUIRED')
    await expect(set({ reason: ' ' })).rejects.toThrow('REASON_REQUIRED')
    expect(await db().articleState.count()).toBe(0)
  })
})

describe('a notice', () => {
  const texts = { cn: '邮件晚到', en: 'Mails are late', es: 'Los correos tardan' }
  const add = async (change: object = {}) =>
    (await ops()).addNotice({
      kind: 'disturbance',
      texts,
      startsAt: null,
      endsAt: later(HOUR_MS).toISOString(),
      reason,
      ...change,
    })

  test('is shown from its start to its end, or until it is ended', async () => {
    await add()
    await add({
      kind: 'information',
      startsAt: later(2 * HOUR_MS).toISOString(),
      endsAt: later(3 * HOUR_MS).toISOString(),
    })
    expect(noticeAt(new Date())?.texts).toEqual(texts)
    expect(noticeAt(later(HOUR_MS))).toBeUndefined()
    expect(noticeAt(later(2.5 * HOUR_MS))?.kind).toBe('information')
    const { rows } = await (await ops()).notices(all)
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['information coming', 'disturbance running'])
    const noticeId = rows[1]?.id ?? ''
    await (await ops()).endNotice({ noticeId, reason })
    expect(noticeAt(new Date())).toBeUndefined()
    await expect((await ops()).endNotice({ noticeId, reason })).rejects.toThrow('NOT_FOUND')
  })

  test('is rejected when it is already over, ends before its start or lacks a language', async () => {
    await expect(add({ endsAt: later(-MINUTE_MS).toISOString() })).rejects.toThrow('TIME_INVALID')
    await expect(add({ startsAt: later(2 * HOUR_MS).toISOString() })).rejects.toThrow('TIME_INVALID')
    await expect(add({ endsAt: '' })).rejects.toThrow('TIME_INVALID')
    await expect(add({ texts: { ...texts, es: ' ' } })).rejects.toThrow('NOTICE_TEXT')
    await expect(add({ texts: { ...texts, en: 'x'.repeat(201) } })).rejects.toThrow('NOTICE_TEXT')
    expect(siteState().notices).toEqual([])
  })
})

describe('an offer', () => {
  const add = async (change: object = {}) =>
    (await ops()).addOffer({
      skus: [...offeredSkus],
      percent: 20,
      startsAt: null,
      endsAt: later(DAY_MS).toISOString(),
      reason,
      ...change,
    })

  test('lowers prices after a lead time for all processes, and ends for all its products together', async () => {
    await add()
    const soon = later(minLeadTimeMs + 1000)
    expect(getPrice('report', 'USD').amountMinor).toBe(499)
    expect(getPrice('report', 'USD', soon).amountMinor).toBe(399)
    expect(getPrice('report', 'USD', later(DAY_MS)).amountMinor).toBe(499)
    expect(getShownQuote('pack-3', 'EUR', false, soon)).toMatchObject({ listMinor: 1199, amountMinor: 959 })
    const { rows, total } = await (await ops()).offers(all)
    expect(total).toBe(4)
    await (await ops()).endOffer({ offerId: rows[0]?.id ?? '', reason })
    expect(offeredSkus.map((sku) => getPrice(sku, 'USD', soon).amountMinor)).toEqual(
      offeredSkus.map((sku) => getPrice(sku, 'USD').amountMinor),
    )
    // An offer ended before its start does not count as an earlier price.
    expect(siteState().offers).toEqual([])
  })

  test('is rejected with an error code when it would make prices inconsistent at any time', async () => {
    await expect(add({ skus: ['pack-7'] })).rejects.toThrow('OFFER_ORDER')
    await expect(add({ skus: ['report', 'vip'] })).rejects.toThrow('OFFER_PACK')
    await expect(add({ skus: ['report'], percent: 5 })).rejects.toThrow('OFFER_MEMBERSHIP')
    // Each offer is accepted only for the time in which all related prices are lower too.
    const until = later(2 * HOUR_MS).toISOString()
    await add({ skus: ['vip', 'pack-3', 'pack-7'], percent: 10, endsAt: until })
    await expect(add({ skus: ['report'], percent: 10 })).rejects.toThrow(/OFFER_PACK|OFFER_MEMBERSHIP/)
    await add({ skus: ['report'], percent: 10, endsAt: until })
    await expect(add({ skus: ['vip'] })).rejects.toThrow('OFFER_OVERLAP')
    expect(await db().priceOffer.count()).toBe(4)
  })

  test('is rejected when it has no products, an invalid duration or an invalid discount', async () => {
    await expect(add({ percent: 51 })).rejects.toThrow('OFFER_PERCENT')
    await expect(add({ percent: 4.5 })).rejects.toThrow('OFFER_PERCENT')
    await expect(add({ skus: [] })).rejects.toThrow('PRODUCT_REQUIRED')
    await expect(add({ endsAt: later(MINUTE_MS).toISOString() })).rejects.toThrow('TIME_INVALID')
    await expect(add({ endsAt: later(92 * DAY_MS).toISOString() })).rejects.toThrow('TIME_INVALID')
  })
})
