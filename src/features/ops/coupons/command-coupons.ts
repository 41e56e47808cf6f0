import { minorOf, plainMoney } from '@/core/commerce/money'
import { skus as knownSkus } from '@/core/commerce/product'
import { commandLine } from '../audit'
import { type Command, UsageError } from '../command-kind'
import { addCoupon, addGoodwill, endCoupon, listCoupons } from './coupons'
import { AddCoupon, type CouponRows, mostCouponDays } from './coupons-schema'

/** `20%`, or amounts: `EUR1.50,USD1.50`. */
function discountOf(typed: string) {
  const percent = /^(\d{1,3})%$/.exec(typed)?.[1]
  const off = (currency: string) => {
    const major = new RegExp(`(?:^|,)${currency}(\\d+(?:\\.\\d{1,2})?)(?:,|$)`, 'i').exec(typed)?.[1]
    return major === undefined ? null : minorOf(Number(major), currency)
  }
  return {
    percent: percent === undefined ? null : Number(percent),
    offCny: off('CNY'),
    offUsd: off('USD'),
    offEur: off('EUR'),
  }
}

/** Requirement of each part of the schema, in the words of the command. */
const asked: Readonly<Record<string, string>> = {
  code: 'A code has 6 to 24 letters and digits.',
  percent: 'A percentage is from 1% to 100%.',
  offCny: 'An amount in CNY is more than nothing, and 10000 at most.',
  offUsd: 'An amount in USD is more than nothing, and 10000 at most.',
  offEur: 'An amount in EUR is more than nothing, and 10000 at most.',
  skus: `--for is one of ${knownSkus.join(', ')}, or some of them with commas.`,
  maxUses: '--uses is a number from 1 to 1000000.',
  maxPerBuyer: '--each is a number from 1 to 1000.',
  days: `--days is a number from 1 to ${mostCouponDays}.`,
  reason: '--reason has up to 500 characters.',
}

const numberOf = (typed: string | undefined): number | null => (typed === undefined ? null : Number(typed))

function inWords({ id, code, percent, offCny, offUsd, offEur, skus, ...rest }: CouponRows['rows'][number]): string {
  const amounts = [
    ...(offCny === null ? [] : [plainMoney({ amountMinor: offCny, currency: 'CNY' })]),
    ...(offUsd === null ? [] : [plainMoney({ amountMinor: offUsd, currency: 'USD' })]),
    ...(offEur === null ? [] : [plainMoney({ amountMinor: offEur, currency: 'EUR' })]),
  ]
  const off = percent === null ? amounts.join(' ') : `${percent}%`
  const used = `used ${rest.held} of ${rest.maxUses ?? 'any'} (paid ${rest.paid})`
  return [id, code, off, skus.join(' ') || 'everything', used, rest.over ? 'over' : (rest.endsAt ?? 'open')].join('  ')
}

export const couponCommands: Readonly<Record<string, Command>> = {
  'coupon list': {
    usage: 'coupon list',
    run: async ({ database: { db }, now }) => {
      const { rows } = await listCoupons(db, commandLine, { q: '', page: 1, whole: true, filter: 'all' }, now)
      return rows.map(inWords).join('\n') || 'None.'
    },
  },
  'coupon add': {
    usage: 'coupon add <code> <20%|EUR1.50,USD1.50> --reason "…" [--for report,vip] [--days n] [--uses n] [--each n]',
    reasoned: true,
    run: async ({ database: { db }, words: [code = '', off = ''], options, reason, now }) => {
      const skus = options.for?.split(',') ?? []
      const { data, error } = AddCoupon.safeParse({
        code,
        ...discountOf(off),
        skus,
        reason,
        maxPerBuyer: numberOf(options.each) ?? 1,
        maxUses: numberOf(options.uses),
        days: numberOf(options.days),
      })
      if (error) throw new UsageError(error.issues.map(({ path }) => asked[String(path[0])] ?? '').join('\n'))
      return (await addCoupon(db, commandLine, data, now)).code
    },
  },
  'coupon goodwill': {
    usage: 'coupon goodwill --reason "…"                 a code that opens one report for nothing',
    reasoned: true,
    run: async ({ database: { db }, reason, now }) => (await addGoodwill(db, commandLine, { reason }, now)).code,
  },
  'coupon end': {
    usage: 'coupon end <id> --reason "…"',
    reasoned: true,
    run: async ({ database: { db }, words: [couponId], reason, now }) => {
      if (!couponId) return null
      await endCoupon(db, commandLine, { couponId, reason }, now)
      return 'Ended.'
    },
  },
}
