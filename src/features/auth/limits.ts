import { HOUR_SECONDS } from '@/core/time'
import type { RateLimitRule } from '@/server/limits/rate-limit'

/** Limit on codes tried by one client, for any address. */
export const codeAttemptsPerIp: RateLimitRule = { name: 'auth.confirm.ip', points: 60, seconds: HOUR_SECONDS }

/** Time in seconds before another code can be requested. */
export const resendSeconds = 60
