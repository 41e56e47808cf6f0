import { describe, expect, test } from 'vitest'
import { applyMemberDiscount, membershipBreakEven, packBreakEven } from '@/core/commerce/discount'
import { formatMoney } from '@/core/commerce/money'
import { cheapestCosts, type ReportBundle } from '@/core/commerce/price-faults'
import { freeReports, reportsIn } from '@/core/commerce/product'
import { giftSkus, offeredSkus, packSkus } from '@/core/commerce/products'
import { locales } from '@/core/locale'
import { currentInstruments } from '../tests/instruments'
import { formatDocumentPrice, getLocalPrice } from './catalogue'

const ownSkus = offeredSkus.filter((sku) => sku !== 'report')

/** Number of reports that an account can open once the free ones are used, one per test. */
const rest = currentInstruments().length - freeReports

/** Upper bound for the number of reports that one person opens: every test three times. */
const most = 3 * currentInstruments().length

describe.each(locales)('the shop in %s', (locale) => {
  const list = (sku: Parameters<typeof getLocalPrice>[0]) => getLocalPrice(sku, locale).amountMinor
  const single = list('report')
  const ways: ReportBundle[] = [
    { reports: 1, amountMinor: single },
    ...packSkus.map((sku) => ({ reports: reportsIn(sku), amountMinor: list(sku) })),
  ]
  const forMembers = ways.map((way) => ({ ...way, amountMinor: applyMemberDiscount(way.amountMinor) }))

  test.each([
    { who: 'everybody', prices: ways },
    { who: 'members', prices: forMembers },
  ])('never charges $who less for one more report', ({ prices }) => {
    const cost = cheapestCosts(prices, most)
    for (let reports = 1; reports <= most; reports++) {
      expect({ reports, more: (cost[reports] ?? 0) >= (cost[reports - 1] ?? 0) }).toEqual({ reports, more: true })
    }
  })

  test('sells every pack for less than the same reports bought in any other way', () => {
    for (const sku of packSkus) {
      const others = cheapestCosts(
        ways.filter(({ reports }) => reports !== reportsIn(sku)),
        reportsIn(sku),
      )
      expect(list(sku)).toBeLessThan(others[reportsIn(sku)] ?? 0)
    }
  })

  test('sells one or two reports for less as single reports than as a pack', () => {
    for (const pack of ways.slice(1)) expect(packBreakEven(pack.amountMinor, single)).toBeGreaterThan(2)
  })

  test('sells a pack that covers every test beyond the free reports', () => {
    expect(packSkus.map(reportsIn)).toContain(rest)
  })

  test('has a membership that costs no more than it saves on reports for all tests', () => {
    expect(membershipBreakEven(list('vip'), single)).toBeLessThanOrEqual(rest)
    const pack = ways.find(({ reports }) => reports === rest)?.amountMinor ?? 0
    expect(list('vip')).toBeLessThanOrEqual(pack - applyMemberDiscount(pack))
  })

  test('sells the membership at the price of one report', () => {
    expect(list('vip')).toBe(single)
  })

  test('sells every gift at the price of its content', () => {
    expect(giftSkus.map((sku) => list(sku))).toEqual(ownSkus.map((sku) => list(sku)))
    expect(giftSkus).toHaveLength(ownSkus.length)
  })

  test('shows every price with its currency', () => {
    for (const sku of ['report', ...ownSkus] as const) {
      expect(formatMoney(getLocalPrice(sku, locale), locale)).toMatch(/[¥$€]/)
      expect(formatDocumentPrice(sku, locale).replace(/\s/g, ' ')).toMatch(
        locale === 'es' ? /^\S+ € o \S+ USD$/ : /^[¥$]\S+$/,
      )
    }
  })
})
