import { z } from 'zod'
import { DAY_MS } from '@/core/time'
import type { SandboxCheckout } from '@/generated/prisma/client'
import { randomId } from '../../crypto/secrets'
import type { Db } from '../../db/db'
import type { ProviderDispute } from '../provider'
import { disputeState } from '../stripe/stripe-refunds-disputes'

const Disputes = z.array(
  z.object({
    id: z.string(),
    state: z.enum(['open', 'won', 'lost']),
    amountMinor: z.int(),
    at: z.iso.datetime(),
    dueBy: z.iso.datetime(),
    overAt: z.nullable(z.iso.datetime()),
  }),
)

/** Period for evidence, in ms. */
const EVIDENCE_MS = 7 * DAY_MS

/** Actions of the payer's bank; the person who tries out the site chooses them. */
export const sandboxDisputeActions = ['open', 'won', 'lost'] as const
export type SandboxDisputeAction = (typeof sandboxDisputeActions)[number]

/** Returns the disputes of a checkout, in the provider's form. */
export const disputesOf = ({ disputes, currency }: SandboxCheckout) =>
  Disputes.parse(disputes).map(({ at, dueBy, overAt, ...dispute }) => ({
    ...dispute,
    currency,
    reason: 'product_not_received',
    at: new Date(at),
    dueBy: new Date(dueBy),
    overAt: overAt === null ? null : new Date(overAt),
  })) satisfies ProviderDispute[]

/**
 * Returns the possible actions of the bank now: claim the money that was not refunded, once, and decide on that claim.
 */
export function listPossibleActions(row: SandboxCheckout, isPaid: boolean): readonly SandboxDisputeAction[] {
  const disputes = disputesOf(row)
  if (disputeState(disputes) === 'open') return ['won', 'lost']
  return isPaid && disputes.length === 0 && row.refundedMinor < row.amountMinor ? ['open'] : []
}

/** Carries out the action; returns false when it is no longer possible, because another request was quicker. */
export const runSandboxAction = (
  db: Db,
  sessionId: string,
  action: SandboxDisputeAction,
  now = new Date(),
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "SandboxCheckout" WHERE id = ${sessionId} FOR UPDATE`
    const row = await tx.sandboxCheckout.findUniqueOrThrow({ where: { id: sessionId } })
    if (!listPossibleActions(row, row.state === 'paid').includes(action)) return false
    const known = Disputes.parse(row.disputes)
    const opened = {
      id: `sandbox_dispute_${randomId()}`,
      state: 'open' as const,
      amountMinor: row.amountMinor - row.refundedMinor,
      at: now.toISOString(),
      dueBy: new Date(now.getTime() + EVIDENCE_MS).toISOString(),
      overAt: null,
    }
    const decided = known.map((one) =>
      one.state === 'open' ? { ...one, state: action, overAt: now.toISOString() } : one,
    )
    const disputes = action === 'open' ? [...known, opened] : decided
    await tx.sandboxCheckout.update({ where: { id: sessionId }, data: { disputes } })
    // A provider's message leaves the same record: the console shows it, and the alarm counts it.
    const type = action === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed'
    const event = { id: `sandbox_event_${randomId()}`, type, orderId: row.orderId, receivedAt: now }
    await tx.providerEvent.create({ data: { ...event, provider: 'sandbox' } })
    return true
  })
