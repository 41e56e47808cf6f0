import * as z from 'zod/mini'
import { currencies } from '@/core/commerce/money'

const Amount = z.object({ amountMinor: z.int(), currency: z.enum(currencies) })

/** What membership is worth, to this principal. */
export const VipCenter = z.object({
  signedIn: z.boolean(),
  /** Since when the account is a member; null when it is none. */
  since: z.nullable(z.iso.datetime()),
  price: Amount,
  /** A single report for everybody and for members. */
  report: z.extend(Amount, { listMinor: z.int() }),
  /** How many single reports it takes until membership has paid for itself. */
  paysFrom: z.int(),
  /**
   * Member: what the account has saved. Otherwise: what it would have saved so far. One sum per currency, none of them
   * zero; null for who is not signed in.
   */
  savings: z.nullable(z.array(Amount)),
})
export type VipCenter = z.infer<typeof VipCenter>
