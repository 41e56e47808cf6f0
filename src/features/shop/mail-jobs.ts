import { z } from 'zod'

/** Outbox job `mail.purchase`: receipt for a product of the shop. */
export const PurchaseJob = z.object({ orderId: z.string() })
export type PurchaseJob = z.infer<typeof PurchaseJob>

/** Outbox job `mail.gift`: the code, for who gets the gift. */
export const GiftJob = z.object({ giftId: z.string() })
export type GiftJob = z.infer<typeof GiftJob>
