import type { SandboxCheckout } from '@/generated/prisma/client'
import type { Db } from '../../db/db'
import type { Movement, Movements, Window } from '../movements'
import { disputesOf } from './sandbox-disputes'
import { refundsOf } from './sandbox-refunds'

/**
 * Everything that moved in the sandbox, in one page: payments, what went back of them, and what a bank took and gave again. No
 * provider keeps a fee.
 */
export async function listSandbox(db: Db, { from, to }: Window): Promise<Movements> {
  const within = (at: Date | null): at is Date => at !== null && at >= from && at < to
  const rows = await db.sandboxCheckout.findMany({ where: { state: { in: ['paid', 'processing'] } } })
  const movements = rows.flatMap((row): Movement[] => [
    ...(within(row.paidAt) ? [movementOf(row, `${row.id}_payment`, 'payment', row.paidAt, row.amountMinor)] : []),
    ...refundsOf(row).flatMap(({ id, at, amountMinor }) =>
      within(at) ? [movementOf(row, id, 'refund', at, -amountMinor)] : [],
    ),
    ...disputesOf(row).flatMap(({ id, state, at, overAt, amountMinor }) => [
      ...(within(at) ? [movementOf(row, id, 'dispute', at, -amountMinor)] : []),
      ...(state === 'won' && within(overAt) ? [movementOf(row, `${id}_won`, 'dispute', overAt, amountMinor)] : []),
    ]),
  ])
  return { movements, next: null }
}

const movementOf = (
  { id: checkout, orderId, currency }: SandboxCheckout,
  id: string,
  kind: Movement['kind'],
  at: Date,
  amountMinor: number,
): Movement => ({
  id,
  kind,
  at,
  orderId,
  currency,
  amountMinor,
  paymentIntentId: `${checkout}_payment`,
  feeMinor: 0,
  feeCurrency: currency,
})
