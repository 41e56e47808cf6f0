import { env } from '@/env'

/** Returns the seller's details for a receipt; null when none are configured. */
export const seller = (): string | null =>
  [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_TAX_ID].filter(Boolean).join(', ') || null

/** Returns the seller's details for an invoice, line by line; no lines without a name. */
export const sellerLines = (): string[] =>
  env.OPERATOR_NAME
    ? [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_REGISTER, env.OPERATOR_TAX_ID].flatMap(
        (line) => line ?? [],
      )
    : []
