import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import type { MovementPeriod } from '@/server/payments/movements'
import type { PaymentProvider } from '@/server/payments/provider'

/** Copies the provider's movements of a time window; earlier copies stay unchanged. */
export async function copyMovements(db: Db, provider: PaymentProvider, window: MovementPeriod): Promise<number> {
  let after: string | null = null
  let count = 0
  do {
    const page = await provider.listMovements(window, after)
    const data = page.movements.map((movement) => ({ ...movement, provider: provider.name }))
    count += data.length
    await db.providerMovement.createMany({ data, skipDuplicates: true })
    after = page.next
  } while (after !== null)
  return count
}

const BATCH = 200

const moved = {
  id: true,
  kind: true,
  orderId: true,
  paymentIntentId: true,
  amountMinor: true,
  currency: true,
} satisfies Prisma.ProviderMovementSelect
export type CopiedMovement = Prisma.ProviderMovementGetPayload<{ select: typeof moved }>

/** Yields the copies of a time window in batches: payments first, so that money returned from them finds its order. */
export async function* movementsIn(
  db: Db,
  { name }: PaymentProvider,
  { from, to }: MovementPeriod,
): AsyncGenerator<CopiedMovement> {
  for (const kinds of [['payment'], ['refund', 'dispute', 'payout']] as const) {
    let cursor: { id: string } | undefined
    for (;;) {
      const rows: CopiedMovement[] = await db.providerMovement.findMany({
        where: { provider: name, kind: { in: [...kinds] }, at: { gte: from, lt: to } },
        orderBy: { id: 'asc' },
        take: BATCH,
        ...(cursor && { cursor, skip: 1 }),
        select: moved,
      })
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) break
      cursor = { id: last.id }
    }
  }
}

/** Returns the filter for the movements of an order, or for the order of a movement. */
export const samePaymentWhere = ({
  id,
  paymentIntentId,
}: {
  id: string
  paymentIntentId: string | null
}): Prisma.ProviderMovementWhereInput => ({
  OR: [{ orderId: id }, ...(paymentIntentId === null ? [] : [{ paymentIntentId }])],
})
