import { z } from 'zod'
import { paymentMethods } from '@/core/commerce/money'
import type { SandboxCheckout, SandboxState } from '@/generated/prisma/client'
import { randomId } from '../../crypto/secrets'
import type { Db } from '../../db/db'
import { type CheckoutState, type PaymentProvider, type ProviderRefund, RefundRefused } from '../provider'
import type { ProviderTransaction, TransactionPage, TransactionPeriod } from '../provider-transactions'
import { disputeState } from '../stripe/stripe-refunds-disputes'
import { disputesOf } from './sandbox-disputes'

const Refunds = z.array(z.object({ id: z.string(), amountMinor: z.int(), at: z.iso.datetime() }))

/** Returns the refunds of a checkout, in the provider's form. */
const refundsOf = ({ refunds }: SandboxCheckout) =>
  Refunds.parse(refunds).map(({ id, amountMinor, at }) => ({
    id: `sandbox_${id}`,
    refundId: id,
    amountMinor,
    state: 'made',
    failure: null,
    at: new Date(at),
  })) satisfies ProviderRefund[]

/**
 * Lists all money movements of the sandbox, in one page: payments, refunds, and amounts that a bank took and returned.
 * There are no fees.
 */
async function listSandbox(db: Db, { from, to }: TransactionPeriod): Promise<TransactionPage> {
  const within = (at: Date | null): at is Date => at !== null && at >= from && at < to
  const rows = await db.sandboxCheckout.findMany({ where: { state: { in: ['paid', 'processing'] } } })
  const movements = rows.flatMap((row): ProviderTransaction[] => [
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
  kind: ProviderTransaction['kind'],
  at: Date,
  amountMinor: number,
): ProviderTransaction => ({
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

/** Possible ends of a sandbox checkout; the caller decides whether and where a notification arrives. */
export type SandboxPaymentResult = 'paid' | 'failed' | 'delayed'

/** Delay of a delayed payment, in ms. */
const DELAY_MS = 8_000

/** Creates the built-in replacement for a payment provider on localhost: its checkouts are rows, and no money moves. */
export function sandboxProvider(db: Db): PaymentProvider {
  return {
    name: 'sandbox',
    livemode: false,
    hosts: [],
    methods: paymentMethods,

    async createCheckout({ orderId, amountMinor, currency, method, expiresAt }) {
      const order = encodeURIComponent(orderId)
      const session = {
        id: `sandbox_${randomId()}`,
        orderId,
        amountMinor,
        currency,
        method,
        returnUrl: `/payment/check?order=${order}`,
        cancelUrl: `/payment/failed?order=${order}`,
        expiresAt,
      }
      await db.sandboxCheckout.createMany({ data: [session], skipDuplicates: true })
      const { id } = await db.sandboxCheckout.findUniqueOrThrow({ where: { orderId } })
      return { sessionId: id, url: `/sandbox/checkout?session=${id}`, expiresAt }
    },

    readCheckout: async (id) => readRow(await db.sandboxCheckout.findUniqueOrThrow({ where: { id } })),

    async closeCheckout(id) {
      await db.sandboxCheckout.updateMany({ where: { id, state: 'open' }, data: { state: 'expired' } })
    },

    listMovements: (window) => listSandbox(db, window),

    async refund({ sessionId, refundId, amountMinor }) {
      const before = await db.sandboxCheckout.findUniqueOrThrow({ where: { id: sessionId } })
      if (disputeState(disputesOf(before)) !== 'none') throw new RefundRefused('charge_disputed')
      const entry = JSON.stringify([{ id: refundId, amountMinor, at: new Date() }])
      const known = JSON.stringify([{ id: refundId }])
      // One statement, so that two simultaneous refunds cannot exceed the payment.
      await db.$executeRaw`UPDATE "SandboxCheckout"
        SET refunds = refunds || ${entry}::jsonb, "refundedMinor" = "refundedMinor" + ${amountMinor}, "refundedAt" = now()
        WHERE id = ${sessionId} AND NOT refunds @> ${known}::jsonb AND "refundedMinor" + ${amountMinor} <= "amountMinor"`
      const row = await db.sandboxCheckout.findUniqueOrThrow({ where: { id: sessionId } })
      if (!refundsOf(row).some((one) => one.refundId === refundId)) throw new RefundRefused('charge_already_refunded')
    },
  }
}

function readRow(row: SandboxCheckout, now = new Date()): CheckoutState {
  const paid = row.state === 'paid' || (row.state === 'processing' && row.paidFrom !== null && row.paidFrom <= now)
  const disputes = disputesOf(row)
  const expired = row.state === 'expired' || (row.state === 'open' && row.expiresAt <= now)
  return {
    sessionId: row.id,
    orderId: row.orderId,
    state: expired ? 'expired' : row.state === 'open' ? 'open' : 'complete',
    payment: paid ? 'paid' : row.state === 'failed' ? 'failed' : 'unpaid',
    failureCode: row.state === 'failed' ? 'sandbox_declined' : null,
    amountMinor: row.amountMinor,
    currency: row.currency,
    paymentIntentId: paid ? `${row.id}_payment` : null,
    livemode: false,
    refundedMinor: row.refundedMinor,
    refunds: refundsOf(row),
    dispute: disputeState(disputes),
    disputes,
  }
}

const stateOf: Record<SandboxPaymentResult, SandboxState> = { paid: 'paid', failed: 'failed', delayed: 'processing' }

/** Ends an open checkout; returns false when it is no longer open. */
export async function endSandboxCheckout(
  db: Db,
  sessionId: string,
  end: SandboxPaymentResult,
  now = new Date(),
): Promise<boolean> {
  const { count } = await db.sandboxCheckout.updateMany({
    where: { id: sessionId, state: 'open', expiresAt: { gt: now } },
    data: {
      state: stateOf[end],
      paidFrom: end === 'delayed' ? new Date(now.getTime() + DELAY_MS) : null,
      paidAt: end === 'failed' ? null : now,
    },
  })
  return count === 1
}
