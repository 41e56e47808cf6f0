import { env } from '@/env'

/** Seller as a receipt names it; null while none is configured. */
export const seller = (): string | null =>
  [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_TAX_ID].filter(Boolean).join(', ') || null

/** Seller as an invoice names it, in separate lines; none while there is no name. */
export const sellerLines = (): string[] =>
  env.OPERATOR_NAME
    ? [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_REGISTER, env.OPERATOR_TAX_ID].flatMap(
        (line) => line ?? [],
      )
    : []
