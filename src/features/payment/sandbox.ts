import type { TRPCRouterRecord } from '@trpc/server'
import { DomainError } from '@/core/error/error'
import type { Db } from '@/server/db/db'
import { paymentProviderName } from '@/server/payments/payment-mode'
import type { PaymentProvider } from '@/server/payments/provider'
import { endSandboxCheckout } from '@/server/payments/sandbox/sandbox'
import {
  listPossibleActions,
  runSandboxAction,
  type SandboxDisputeAction,
} from '@/server/payments/sandbox/sandbox-disputes'
import { paymentProvider } from '@/server/payments/select-provider'
import { localProcedure } from '@/server/trpc'
import {
  CompleteSandboxInput,
  SandboxBankInput,
  SandboxCheckoutView,
  type SandboxOutcome,
  SandboxResult,
  SandboxSessionInput,
} from './schema'
import { syncCheckout } from './settlement/sync-checkout'

/** Outcomes without a webhook. */
const silent: readonly SandboxOutcome[] = ['delayed', 'webhook-lost', 'both-lost']
/** Outcomes after which the browser does not come back. */
const stranded: readonly SandboxOutcome[] = ['redirect-lost', 'both-lost']

/**
 * Returns one checkout of the payment sandbox.
 * @throws DomainError NOT_FOUND for an unknown checkout, and for every checkout while real money is taken
 */
export async function getSandboxCheckout(db: Db, session: string, now = new Date()): Promise<SandboxCheckoutView> {
  const row = await findCheckout(db, session)
  const { amountMinor, currency, method, cancelUrl, state, expiresAt } = row
  const bank = [...listPossibleActions(row, state === 'paid')]
  return { amountMinor, currency, method, cancelUrl, open: state === 'open' && expiresAt > now, bank }
}

/** Lets the payer's bank open or decide a dispute, and syncs the order as after a webhook. */
export async function applySandboxBankAction(
  db: Db,
  provider: PaymentProvider,
  session: string,
  action: SandboxDisputeAction,
): Promise<SandboxCheckoutView> {
  const { orderId } = await findCheckout(db, session)
  if (await runSandboxAction(db, session, action)) await syncCheckout(db, provider, orderId)
  return getSandboxCheckout(db, session)
}

/** Ends a checkout with the chosen outcome, with or without the webhook; a second choice changes nothing. */
export async function completeSandboxCheckout(
  db: Db,
  provider: PaymentProvider,
  session: string,
  outcome: SandboxOutcome,
): Promise<{ returnUrl: string | null }> {
  const { orderId, returnUrl } = await findCheckout(db, session)
  const first = await endSandboxCheckout(db, session, outcome === 'failed' || outcome === 'delayed' ? outcome : 'paid')
  if (first && !silent.includes(outcome)) await syncCheckout(db, provider, orderId)
  return { returnUrl: first && stranded.includes(outcome) ? null : returnUrl }
}

async function findCheckout(db: Db, session: string) {
  if (paymentProviderName() !== 'sandbox') throw new DomainError('NOT_FOUND')
  const row = await db.sandboxCheckout.findUnique({ where: { id: session } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Procedures of the sandbox, for anyone with the link of a checkout, on a developer's machine. */
export const sandboxRouter = {
  sandbox: localProcedure
    .input(SandboxSessionInput)
    .output(SandboxCheckoutView)
    .query(({ ctx, input }) => getSandboxCheckout(ctx.db, input.session)),

  playBank: localProcedure
    .input(SandboxBankInput)
    .output(SandboxCheckoutView)
    .mutation(({ ctx, input }) => applySandboxBankAction(ctx.db, paymentProvider(ctx.db), input.session, input.action)),

  playSandbox: localProcedure
    .input(CompleteSandboxInput)
    .output(SandboxResult)
    .mutation(({ ctx, input }) =>
      completeSandboxCheckout(ctx.db, paymentProvider(ctx.db), input.session, input.outcome),
    ),
} satisfies TRPCRouterRecord
