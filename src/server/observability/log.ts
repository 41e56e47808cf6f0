import pino from 'pino'
import { isRecord } from '@/core/input/type-guards'
import { env } from '@/env'
import { countAlarm } from './recent-counts'
import { currentRequestId } from './requests/request-id'

/** Whether a log line counts as an alarm for the operator; a line with `rings` has an alarm of its own. */
const isAlarm = (entry: unknown): boolean => isRecord(entry) && entry.alarm === true && entry.rings === undefined

const MAIL_ADDRESS = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g

/** Returns a text from outside (a mail server, the provider, the database) without the mail addresses it quotes. */
export const withoutMailAddresses = (text: string): string => text.replace(MAIL_ADDRESS, '…')

/** Removes mail addresses from a logged value: errors of the provider and of mail servers quote them. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutMailAddresses(value)
  if (Array.isArray(value)) return value.map(cleaned)
  return value
}

/**
 * Writes the log as JSON lines. Addresses, keys, answers and tokens must not be logged; any that reach a line are
 * blanked here.
 */
export const log = pino({
  level: env.LOG_LEVEL ?? 'info',
  redact: { paths: ['email', '*.email', 'key', '*.key', 'code', '*.code', 'responses', '*.responses'], censor: '…' },
  formatters: {
    log: (entry) => Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, cleaned(value)])),
  },
  // Every line names the request that it belongs to.
  mixin: () => ({ req: currentRequestId() }),
  hooks: {
    logMethod(args, method) {
      if (isAlarm(args[0])) countAlarm()
      method.apply(this, args)
    },
  },
})

/** Number of stack frames, enough to find the place. */
const SHOWN_FRAMES = 8

/** Returns the stack frames of an error without its message, because the message has a field of its own. */
export const framesOf = (error: unknown): string[] =>
  error instanceof Error && error.stack
    ? error.stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, SHOWN_FRAMES)
        .map((line) => line.trim())
    : []
