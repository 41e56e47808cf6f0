import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import type { PaymentProvider } from '@/server/payments/provider'
import type { TransactionPeriod } from '@/server/payments/provider-transactions'

/** Copies the provider's movements of a time window; earlier copies stay unchanged. */
export async function copyBalanceTransactions(
  db: Db,
  provider: PaymentProvider,
  window: TransactionPeriod,
): Promise<number> {
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
export type CopiedTransaction = Prisma.ProviderMovementGetPayload<{ select: typeof moved }>

/** Yields the copies of a time window in batches: payments first, so that money returned from them finds its order. */
export async function* balanceTransactionsIn(
  db: Db,
  { name }: PaymentProvider,
  { from, to }: TransactionPeriod,
): AsyncGenerator<CopiedTransaction> {
  for (const kinds of [['payment'], ['refund', 'dispute', 'payout']] as const) {
    let cursor: { id: string } | undefined
    for (;;) {
      const rows: CopiedTransaction[] = await db.providerMovement.findMany({
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
