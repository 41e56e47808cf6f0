import type { Locale } from '@/core/locale'

/** Of everybody who works here in the browser tests of orders. */
export const staffPassword = 'slow rivers carry stones'
export const staffSecret = Buffer.from('browser tests of orders')

/** One owner for each language and try: a code of the second factor counts once. */
export const staffEmail = (locale: Locale, retry: number) => `orders-${locale}-${retry}@team.example.org`
/** The buyer of an order that is paid, held, or disputed. */
export const buyerEmail = (kind: 'paid' | 'held' | 'disputed', locale: Locale, retry: number) =>
  `${kind}-${locale}-${retry}@example.org`
