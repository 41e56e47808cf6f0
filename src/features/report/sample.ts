import type { InstrumentText } from '@/content/instrument-text'
import type { Locale } from '@/core/locale'
import { levelOfPomp } from '@/core/psychometrics/bands'
import type { Instrument } from '@/core/psychometrics/instrument'
import type { SittingResult } from '@/core/psychometrics/result'
import type { FullView } from './schema'
import { fullView } from './view'

/** The report of an invented sitting, from the profile that the instrument brings for this purpose. */
export function sampleReport(instrument: Instrument, text: InstrumentText, locale: Locale): FullView {
  return fullView({
    sittingId: 'sample',
    completedAt: new Date(0),
    takenIn: locale,
    instrument,
    text,
    result: sampleResult(instrument),
    responses: {},
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
    dimensions,
    overall: instrument.hasOverall ? { pomp, level: levelOfPomp(pomp) } : null,
    flags: [],
  }
}
