import pino from 'pino'
import { env } from '@/env'

/** JSON lines. Addresses, keys, answers and tokens are never logged; what slips in is blanked here. */
export const log = pino({
  level: env.LOG_LEVEL ?? 'info',
  redact: { paths: ['email', '*.email', 'key', '*.key', 'code', '*.code', 'responses', '*.responses'], censor: '…' },
})
