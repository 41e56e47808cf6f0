import { env } from '@/env'
import { SUPPORT_PLACEHOLDER } from './origin'

/** Returns the support address; in prerendered documents a placeholder, because one build works under any address. */
export const supportEmail = (): string =>
  process.env.NODE_ENV === 'production' ? SUPPORT_PLACEHOLDER : env.SUPPORT_EMAIL
