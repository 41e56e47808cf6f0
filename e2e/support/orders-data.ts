import { Secret } from 'otpauth'
import type { Locale } from '@/core/locale'

/** Password and second-factor secret of all staff that are seeded for the browser tests. */
export const staffPassword = 'slow rivers carry stones'
export const staffSecret = Secret.fromUTF8('browser tests of orders')

/** Names of the browser tests that sign in to the console as an owner. */
export const staffTestNames = ['orders', 'missing', 'withdraw', 'blocks', 'coupons', 'staff', 'frame', 'wide'] as const
/**
 * Returns the email address of an owner: a separate owner for each test, language and retry, because a second-factor
 * code works only once.
 */
export const staffEmail = (locale: Locale, retry: number, of: (typeof staffTestNames)[number] = 'orders') =>
  `${of}-${locale}-${retry}@team.example.org`
/** Returns the email address of the buyer of a paid, held or disputed order. */
export const buyerEmail = (kind: 'paid' | 'held' | 'disputed', locale: Locale, retry: number) =>
  `${kind}-${locale}-${retry}@example.org`

/** Key of a link to a report that can no longer be read. */
export const damagedKey = 'damaged'.padEnd(43, '_')
