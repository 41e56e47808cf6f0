import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { type SittingResult, scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { InstrumentText } from '@/content/tests/instrument-text'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { FullView } from '../schema'
import type { OwnReport } from './story'
import { buildFullView } from './view'

/**
 * Returns the report of an invented sitting, from the sample answers if the version has a report of its own, otherwise
 * from the sample scores of the instrument.
 */
export function createSampleReport(
  instrument: Instrument,
  text: InstrumentText,
  locale: Locale,
  report: OwnReport | null,
): FullView {
  const responses = report?.key.sample ?? {}
  return buildFullView({
    sittingId: 'sample',
    completedAt: new Date(0),
    takenIn: locale,
    instrument,
    text,
    locale,
    report,
    result: report ? scoreSitting(instrument, responses, {}) : sampleResult(instrument),
    responses,
    own: false,
  })
}

function sampleResult(instrument: Instrument): SittingResult {
  const dimensions = instrument.dimensions.map(({ id, items }) => {
    const pomp = instrument.sample[id]
    if (pomp === undefined) throw new Error(`the sample of ${instrument.slug} has no value for ${id}`)
    return { id, answered: items.length, items: items.length, raw: null, pomp, level: levelOfPomp(pomp) }
  })
  const items = dimensions.reduce((sum, dimension) => sum + dimension.items, 0)
  const pomp = dimensions.reduce((sum, dimension) => sum + dimension.pomp * dimension.items, 0) / items
  return {
    instrument: instrument.slug,
    version: instrument.version,
    normVersion: 'design-1',
    validity: 'use',
    dimensions,
    overall: instrument.hasOverall ? { pomp, level: levelOfPomp(pomp) } : null,
    flags: [],
  }
}
