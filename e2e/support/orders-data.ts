import { Secret } from 'otpauth'
import type { Locale } from '@/core/locale'

/** Password and secret of the second factor of all staff in the browser tests of orders. */
export const staffPassword = 'slow rivers carry stones'
export const staffSecret = Secret.fromUTF8('browser tests of orders')

/** The tests that sign in as an owner of these. */
export const staffOf = ['orders', 'missing', 'withdraw', 'blocks', 'coupons', 'staff'] as const
/** One owner for each test, language and try: a code of the second factor counts once. */
export const staffEmail = (locale: Locale, retry: number, of: (typeof staffOf)[number] = 'orders') =>
  `${of}-${locale}-${retry}@team.example.org`
/** The buyer of an order that is paid, held, or disputed. */
export const buyerEmail = (kind: 'paid' | 'held' | 'disputed', locale: Locale, retry: number) =>
  `${kind}-${locale}-${retry}@example.org`

/** The key of a link whose report cannot be read any more. */
export const damagedKey = 'damaged'.padEnd(43, '_')
