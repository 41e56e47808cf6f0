import { currencies } from '@/core/commerce/money'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { usageWindows } from '@/core/ops/usage-counts'

export const GetNumbersInput = z.object({ window: z.enum(usageWindows) })
export type GetNumbersInput = z.infer<typeof GetNumbersInput>

/** Steps of the funnel from a test's page to its report. */
export const funnelSteps = ['visit', 'start', 'complete', 'summary', 'checkout', 'payment', 'report'] as const
/** Numbers drawn over time. */
export const seriesNames = ['visits', 'starts', 'completions', 'payments'] as const

const Days = z.object({ from: z.string(), to: z.string() })
const Compared = { now: z.int(), before: z.nullable(z.int()) }
/** Count for a key by language, in total, and in total in the window before. */
const ByLanguage = z.object({
  key: z.string(),
  byLocale: z.array(z.object({ locale: z.enum(locales), count: z.int() })),
  ...Compared,
})

export const Numbers = z.object({
  days: Days,
  before: z.nullable(Days),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), ...Compared })),
  /** Values over time; one bar for each day, month or year of the window. */
  series: z.object({
    grain: z.enum(['day', 'month', 'year']),
    bars: z.array(z.string()),
    values: z.array(z.object({ name: z.enum(seriesNames), values: z.array(z.int()) })),
  }),
  visits: z.array(ByLanguage),
  tests: z.array(
    z.object({
      slug: z.string(),
      start: z.int(),
      complete: z.int(),
      summary: z.int(),
      report: z.int(),
      share: z.int(),
      shareRun: z.int(),
    }),
  ),
  /** Unfinished sittings by test and number of answers; counted when they are deleted. */
  left: z.array(z.object({ slug: z.string(), steps: z.array(z.object({ answers: z.int(), count: z.int() })) })),
  articles: z.array(ByLanguage),
  products: z.array(z.object({ sku: z.string(), checkout: z.int(), payment: z.int() })),
  /** Amounts paid in the window, and how much of them has been refunded so far, in minor units. */
  money: z.array(
    z.object({
      currency: z.enum(currencies),
      orders: z.int(),
      paidMinor: z.int(),
      /** Refunds made in the window, of orders paid at any time. */
      refunds: z.int(),
      refundedMinor: z.int(),
      /** Amount refunded so far of the orders paid in the window. */
      ofPaidMinor: z.int(),
      beforeMinor: z.nullable(z.int()),
    }),
  ),
  mails: z.array(z.object({ key: z.enum(['sent', 'failed']), ...Compared })),
  answers: z.array(z.object({ key: z.string(), ...Compared })),
})
export type Numbers = z.infer<typeof Numbers>
