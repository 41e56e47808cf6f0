import { z } from 'zod'
import type { SandboxCheckout } from '@/generated/prisma/client'
import type { ProviderRefund } from '../provider'

const Refunds = z.array(z.object({ id: z.string(), amountMinor: z.int(), at: z.iso.datetime() }))

/** Returns the refunds of a checkout, each as a provider names it. */
export const refundsOf = ({ refunds }: SandboxCheckout) =>
  Refunds.parse(refunds).map(({ id, amountMinor, at }) => ({
    id: `sandbox_${id}`,
    refundId: id,
    amountMinor,
    state: 'made',
    failure: null,
    at: new Date(at),
  })) satisfies ProviderRefund[]
