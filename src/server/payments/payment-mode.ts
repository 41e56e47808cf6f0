import { env } from '@/env'

/** Returns the payment provider of this process; the sandbox exists on localhost only (see env.ts). */
export const paymentProviderName = (): 'stripe' | 'sandbox' => (env.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox')
