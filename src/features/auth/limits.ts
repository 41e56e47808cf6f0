import { HOUR_SECONDS } from '@/core/time'
import type { Limit } from '@/server/limits/rate-limit'

/** Codes tried by one client, for whatever address. */
export const confirmsPerIp: Limit = { name: 'auth.confirm.ip', points: 60, seconds: HOUR_SECONDS }

/** When another code may be asked for. */
export const resendSeconds = 60
