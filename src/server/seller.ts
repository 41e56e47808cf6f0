import { env } from '@/env'

/** Who sells, as a receipt names it; null while nobody is configured. */
export const seller = (): string | null =>
  [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_TAX_ID].filter(Boolean).join(', ') || null

/** Who sells, as an invoice names it, a line each; none while there is no name. */
export const sellerLines = (): string[] =>
  env.OPERATOR_NAME
    ? [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_REGISTER, env.OPERATOR_TAX_ID].flatMap(
        (line) => line ?? [],
      )
    : []
