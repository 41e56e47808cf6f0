import { env } from '@/env'
import { SUPPORT_PLACEHOLDER } from './origin'

/** Where people can write to; in prerendered documents a placeholder, because one build serves under any address. */
export const supportEmail = (): string =>
  process.env.NODE_ENV === 'production' ? SUPPORT_PLACEHOLDER : env.SUPPORT_EMAIL
