import { env } from '@/env'

/** Who sells, as a receipt names it; null while nobody is configured. */
export const seller = (): string | null =>
  [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_TAX_ID].filter(Boolean).join(', ') || null
