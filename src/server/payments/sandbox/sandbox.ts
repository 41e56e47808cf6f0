import { paymentMethods } from '@/core/commerce/money'
import type { SandboxCheckout, SandboxState } from '@/generated/prisma/client'
import { randomId } from '../../crypto/secrets'
import type { Db } from '../../db/db'
import { type CheckoutState, type PaymentProvider, RefundRefused } from '../provider'
import { disputeState } from '../stripe/stripe-returns'
import { disputesOf } from './sandbox-disputes'
import { listSandbox } from './sandbox-movements'
import { refundsOf } from './sandbox-refunds'

/** How a checkout can end here; whether and where word of it arrives is up to the caller. */
export type SandboxEnd = 'paid' | 'failed' | 'delayed'

/** A delayed payment arrives after so many milliseconds. */
const DELAY_MS = 8_000

/** The built-in stand-in for a payment provider on localhost: its checkouts are rows, and no money moves. */
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
      // In one statement, so that two at once cannot give back more than came.
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

const stateOf: Record<SandboxEnd, SandboxState> = { paid: 'paid', failed: 'failed', delayed: 'processing' }

/** Ends an open checkout; false when it is not open any more. */
export async function endSandbox(db: Db, sessionId: string, end: SandboxEnd, now = new Date()): Promise<boolean> {
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
