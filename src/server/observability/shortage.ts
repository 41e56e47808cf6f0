import { isRecord } from '@/core/input/type-guards'
import { processState } from '@/core/process-state'
import { MINUTE_MS } from '@/core/time'

/**
 * Codes of a shortage. PostgreSQL's class "insufficient resources": disk (53100), memory (53200), connections (53300),
 * a limit of the settings (53400); and the system's codes for a full disk, a used-up quota and a read-only volume.
 */
export const SHORTAGE_CODE = /^(53...|ENOSPC|EDQUOT|EROFS)$/
/** Codes of a volume that cannot be written: full, over its quota, or read-only. */
const UNWRITABLE = /^(53100|ENOSPC|EDQUOT|EROFS)$/

/** Time in ms for which one refused statement counts. */
const LASTS_MS = MINUTE_MS

interface Shortage {
  code: string
  /** Time of the last refusal, in milliseconds of `Date.now()`. */
  at: number
  /** Number of refusals since the shortage began. */
  times: number
}

declare module '@/core/process-state' {
  interface ProcessState {
    /** Stored here because statements run in some of the framework's bundles, and the check and the alarm in others. */
    shortages?: Map<string, Shortage>
  }
}

processState.shortages ??= new Map<string, Shortage>()
const met = processState.shortages

/** Records a shortage of space, memory or connections; does nothing for other errors. */
export function recordShortage(error: unknown): void {
  const code = codeOf(error)
  if (code !== null) met.set(code, { code, at: Date.now(), times: (met.get(code)?.times ?? 0) + 1 })
}

function codeOf(error: unknown, depth = 0): string | null {
  if (!isRecord(error) || depth > 5) return null
  for (const code of [error.code, error.originalCode]) {
    if (typeof code === 'string' && SHORTAGE_CODE.test(code)) return code
  }
  const driver = isRecord(error.meta) ? error.meta.driverAdapterError : undefined
  return codeOf(error.cause, depth + 1) ?? codeOf(driver, depth + 1)
}

/** Returns the shortages of the last minute, newest first. */
export function recentShortages(): readonly Shortage[] {
  const since = Date.now() - LASTS_MS
  return [...met.values()].filter(({ at }) => at > since).sort((a, b) => b.at - a.at)
}

/** Returns whether the database ran out of space, and no check has found space since. */
export const isOutOfSpace = (): boolean => [...met.keys()].some((code) => UNWRITABLE.test(code))

/** Forgets the shortages older than a minute, after a check has found space. */
export function forgetOldShortages(): void {
  const since = Date.now() - LASTS_MS
  for (const { code, at } of met.values()) if (at <= since) met.delete(code)
}

const WORDS: Readonly<Record<string, string>> = {
  '53100': 'the disk of the database is full (53100)',
  '53200': 'the database has no memory left (53200)',
  '53300': 'the database takes no more connections (53300)',
  '53400': 'a limit in the settings of the database is reached (53400)',
  ENOSPC: 'a disk is full (ENOSPC)',
  EDQUOT: 'the quota of a disk is used up (EDQUOT)',
  EROFS: 'a disk only reads (EROFS)',
}

/** Describes a shortage for the operator. */
export const describeShortage = (code: string): string => WORDS[code] ?? `the database is short of something (${code})`

/**
 * Forgets all shortages.
 * @internal For tests.
 */
export const forgetShortages = (): void => met.clear()
