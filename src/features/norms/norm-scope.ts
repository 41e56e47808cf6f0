import { findInstrument } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { log } from '@/server/observability/log'

/** Scope of norms: one version of one test in one language. Nothing from different scopes is ever combined. */
export interface NormScope {
  instrument: string
  instrumentVersion: number
  locale: Locale
}

export const normScopeOf = ({ instrument, instrumentVersion, locale }: NormScope): NormScope => ({
  instrument,
  instrumentVersion,
  locale,
})

/** Returns the id of a version of the norms, as reports and the operator use it: `norm-sleep-v2-es-1`. */
export const normId = ({ instrument, instrumentVersion, locale }: NormScope, number: number): string =>
  `norm-${instrument}-v${instrumentVersion}-${locale}-${number}`

/**
 * Returns the instrument of a scope.
 * @throws Error for a version that does not exist.
 */
export function instrumentOf({ instrument: slug, instrumentVersion }: NormScope): Instrument {
  const instrument = findInstrument(slug, instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${slug} v${instrumentVersion}`)
  return instrument
}

/** Runs `work` for one version and language; a failure is logged, returned as null, and retried next time. */
export async function runOrLogFailure<T>(triple: NormScope, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    log.error({ ...normScopeOf(triple), error: String(error) }, 'norms: left for next time')
    return null
  }
}
