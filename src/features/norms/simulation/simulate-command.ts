import { findInstrument } from '@/content/tests/instruments'
import { isLocale } from '@/core/locale'
import type { OpenDb } from '@/server/db/db'
import { runOnSite } from '@/server/run-on-site'
import type { NormScope } from '../norm-scope'
import { explainSimulationRefusal, simulateVisitors } from './simulate'

interface SimulateOptions {
  /** Numbers as they were typed. */
  n: string
  seed: string
  slug: string
  locale: string
}

/** Parses the typed options of the simulation; returns an error sentence if an option is wrong. */
export function parseSimulateOptions({
  slug,
  locale,
  ...typed
}: SimulateOptions): { triple: NormScope; n: number; seed: number } | string {
  const [n, seed] = [Number(typed.n), Number(typed.seed)]
  const instrument = findInstrument(slug)
  if (!instrument) return `There is no test ${slug}.`
  if (!isLocale(locale)) return `There is no language ${locale}.`
  if (!(Number.isInteger(n) && n > 0 && Number.isInteger(seed))) return '--n and --seed are whole numbers.'
  return { triple: { instrument: instrument.slug, instrumentVersion: instrument.version, locale }, n, seed }
}

/**
 * Runs `npm run norms:simulate`. Returns an error sentence if an option is wrong, or if the database is unavailable, in
 * use or without tables.
 * @param open opens the database; that of this site, if left out.
 */
export async function runSimulateCommand(
  settings: Parameters<typeof explainSimulationRefusal>[0],
  options: SimulateOptions,
  now: Date,
  open?: () => Promise<OpenDb>,
): Promise<{ ok: boolean; say: string }> {
  const read = parseSimulateOptions(options)
  const refusal = explainSimulationRefusal(settings)
  if (refusal !== null) return { ok: false, say: refusal }
  if (typeof read === 'string') return { ok: false, say: read }
  const { triple, n, seed } = read
  return runOnSite(async ({ db }) => {
    const count = await simulateVisitors(db, triple, { n, seed }, now)
    const { instrument, instrumentVersion, locale } = triple
    const say = `${n} simulated sheets of ${instrument} v${instrumentVersion} in ${locale}; ${count} of them count`
    return { ok: true, say }
  }, open)
}
