import { env, isLocalUrl } from '@/env'
import type { ConsoleEnvironment } from './schema'

interface Settings {
  APP_URL: string
  DATABASE_URL?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_API_URL?: string | undefined
}

/** Returns the environment of this site, derived from its settings. */
export function getConsoleEnvironment(settings: Settings = env): ConsoleEnvironment {
  const { APP_URL, DATABASE_URL, STRIPE_SECRET_KEY: key, STRIPE_API_URL: standIn } = settings
  const live = key !== undefined && /^(sk|rk)_live_/.test(key) && standIn === undefined
  return {
    kind: live && !isLocalUrl(APP_URL) ? 'production' : 'test',
    payments: live ? 'live' : key === undefined ? 'sandbox' : 'test',
    database: DATABASE_URL ? 'own' : 'embedded',
    host: new URL(APP_URL).host,
  }
}
