import { coarsePosition } from '@mindglass/psychometrics/publication/coarse'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import type { FullView } from '../schema'
import { createSampleReport } from '../view/sample-report'
import type { SampleYearTest } from './year-schema'

/** Tests of the invented year, newest first; the first of them was taken twice. */
const taken = ['sleep', 'self-worth', 'stress-burnout', 'big-five'] as const
/**
 * Number of points by which the first part of that test was lower the first time: more than the error of two results.
 */
const moved = 34

/** Returns a year of invented answers, drawn like a real one. */
export async function createSampleYear(locale: Locale): Promise<SampleYearTest[]> {
  const views = await Promise.all(taken.map((slug) => loadSampleReport(slug, locale)))
  return views.map(({ slug, title, picture, dimensions }) => ({
    slug,
    title,
    picture: picture.map(({ id, at, half }) => ({ id, at: coarsePosition(at, levelOfPomp(at)), half })),
    changed: slug === taken[0] ? dimensions.slice(0, 1).flatMap(changeOf) : [],
  }))
}

function changeOf({ name, partResult }: FullView['dimensions'][number]): SampleYearTest['changed'] {
  return partResult ? [{ name, from: partResult.interval.score - moved, to: partResult.interval.score }] : []
}

/** Returns the report of an invented sitting of a test's newest version. */
export async function loadSampleReport(slug: string, locale: Locale): Promise<FullView> {
  const instrument = findInstrument(slug)
  if (!instrument) throw new Error(`no instrument ${slug}`)
  const [text, report] = await Promise.all([loadInstrumentText(instrument, locale), loadOwnReport(instrument, locale)])
  return createSampleReport(instrument, text, locale, report)
}
