import type { InstrumentText } from '@/content/instrument-text'
import type { Locale } from '@/core/locale'
import { designRange } from '@/core/psychometrics/bands'
import type { Dimension, Instrument, Responses } from '@/core/psychometrics/instrument'
import type { DimensionResult, SittingResult } from '@/core/psychometrics/result'
import { offersRetake } from '@/core/psychometrics/validity'
import type { DimensionView, FullView, SummaryAccess, SummaryView } from './schema'

/** What a report is made of: the stored result, and the texts of its instrument version in the reader's language. */
export interface ReportSource {
  sittingId: string
  completedAt: Date
  takenIn: Locale
  instrument: Instrument
  text: InstrumentText
  result: SittingResult
  responses: Responses
  /** The reader took the test. */
  own: boolean
}

/** The free part: overall band, the names of all dimensions, one dimension in full. */
export function summaryView(source: ReportSource, access: SummaryAccess): SummaryView {
  const { instrument, text, result } = source
  const overall = overallView(source)
  return {
    kind: 'summary',
    ...commonView(source),
    access,
    // The exact overall score stays out: with the free dimension it would tell what the others add up to.
    overall: overall && { level: overall.level, headline: overall.headline, body: overall.body },
    parts: instrument.dimensions.map(({ id }) => ({ id, name: dimensionText(text, id).name })),
    free: dimensionView(find(instrument.dimensions, instrument.freeDimension), text, result),
  }
}

/** The whole report. */
export function fullView(source: ReportSource): FullView {
  const { instrument, text, result } = source
  return {
    kind: 'full',
    ...commonView(source),
    own: source.own,
    overall: overallView(source),
    dimensions: instrument.dimensions.map((dimension) => dimensionView(dimension, text, result)),
    context: contextNotes(source),
  }
}

function commonView({ sittingId, completedAt, takenIn, instrument, text, result, own }: ReportSource) {
  return {
    sittingId,
    slug: instrument.slug,
    title: text.title,
    completedAt: completedAt.toISOString(),
    takenIn,
    version: result.version,
    normVersion: result.normVersion,
    flagCount: result.flags.length,
    retake: offersRetake(result.flags),
    distress: result.distress,
    limits: text.limits,
    shareable: own && instrument.shareable,
  }
}

function overallView({ text, result }: ReportSource): FullView['overall'] {
  return result.overall && { ...result.overall, ...text.overall[result.overall.level] }
}

function dimensionView({ id, kind }: Dimension, text: InstrumentText, result: SittingResult): DimensionView {
  const { name, short, about, low, high, levels } = dimensionText(text, id)
  const { pomp, level }: DimensionResult = find(result.dimensions, id)
  return {
    id,
    name,
    short,
    about,
    low,
    high,
    range: designRange(kind),
    reading: pomp === null || level === null ? null : { pomp, level, ...levels[level] },
  }
}

/** Only options that have something to say: most answers about circumstances need no note. */
function contextNotes({ instrument, text, responses }: ReportSource): FullView['context'] {
  return instrument.context.flatMap(({ id }) => {
    const value = responses[id]
    const words = text.context[id]
    const note = value === undefined ? '' : (words?.notes[value] ?? '')
    const answer = value === undefined ? undefined : words?.options[value]
    return words && note && answer ? [{ question: words.question, answer, note }] : []
  })
}

function dimensionText(text: InstrumentText, id: string) {
  const found = text.dimensions[id]
  if (!found) throw new Error(`"${text.title}" has no text for dimension ${id}`)
  return found
}

function find<T extends { id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`no dimension ${id}`)
  return found
}
