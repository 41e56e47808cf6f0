import pino from 'pino'
import { isRecord } from '@/core/parsed'
import { env } from '@/env'
import { alarmLogged } from './watch/recent'
import { currentRequest } from './watch/request'

/** A line that asks for the operator is counted, so that somebody is told, unless an alarm of its own `rings` for it. */
const isAlarm = (entry: unknown): boolean => isRecord(entry) && entry.alarm === true && entry.rings === undefined

/** JSON lines. Addresses, keys, answers and tokens are never logged; what slips in is blanked here. */
export const log = pino({
  level: env.LOG_LEVEL ?? 'info',
  redact: { paths: ['email', '*.email', 'key', '*.key', 'code', '*.code', 'responses', '*.responses'], censor: '…' },
  // Every line names the request that it belongs to.
  mixin: () => ({ req: currentRequest() }),
  hooks: {
    logMethod(args, method) {
      if (isAlarm(args[0])) alarmLogged()
      method.apply(this, args)
    },
  },
})
