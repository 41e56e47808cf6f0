import type { InstrumentText } from '@/content/instrument-text'
import type { Locale } from '@/core/locale'
import { designRange } from '@/core/psychometrics/bands'
import { type Care, careOfSitting } from '@/core/psychometrics/care'
import type { Dimension, Instrument, Responses } from '@/core/psychometrics/instrument'
import type { DimensionResult, SittingResult } from '@/core/psychometrics/result'
import { offersRetake } from '@/core/psychometrics/validity'
import { headView } from './head'
import type { DimensionView, FullView, NoteView, Reason, SummaryAccess, SummaryView, TalkView } from './schema'

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

/** The free part: overall band, the names of all dimensions, one dimension in full, and for all when to talk to someone. */
export function summaryView(source: ReportSource, access: SummaryAccess): SummaryView {
  const { instrument, text, result } = source
  const care = careFor(source)
  const overall = overallView(source, care)
  // Beside help, a light part read in full would sound as if nothing were the matter: the gravest is open instead.
  const open = care.calls.parts[0] ?? instrument.freeDimension
  return {
    kind: 'summary',
    ...commonView(source, care),
    access,
    // The exact overall score stays out: with the free dimension it would tell what the others add up to.
    overall: overall && { level: overall.level },
    parts: instrument.dimensions.map(({ id }) => ({ id, name: dimensionText(text, id).name })),
    free: dimensionView(find(instrument.dimensions, open), text, result),
    talk: talkView(source, care),
  }
}

/** The whole report. */
export function fullView(source: ReportSource): FullView {
  const { instrument, text, result } = source
  const care = careFor(source)
  return {
    kind: 'full',
    ...commonView(source, care),
    own: source.own,
    overall: overallView(source, care),
    dimensions: instrument.dimensions.map((dimension) => dimensionView(dimension, text, result)),
  }
}

/** Decided anew for every reading, so that older results profit from what was learned since. */
const careFor = ({ instrument, result, responses }: ReportSource): Care => careOfSitting(instrument, result, responses)

function commonView(source: ReportSource, care: Care) {
  const { sittingId, completedAt, takenIn, instrument, text, result, own } = source
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
    help: care.help,
    reasons: reasonsOf(source, care),
    offer: care.offer,
    head: headView(care.headline, text),
    context: contextNotes(source, care),
    limits: text.limits,
    shareable: own && instrument.shareable,
  }
}

const overallView = ({ result }: ReportSource, care: Care): FullView['overall'] => (care.mean ? result.overall : null)

/** In words that are free in the summary too. */
function reasonsOf(source: ReportSource, care: Care): Reason[] {
  const notes = contextNotes(source, care).filter(({ calls }) => calls)
  const talk = talkView(source, care).filter(({ calls }) => calls)
  return [
    ...notes.map(({ question, note }) => ({ name: question, text: note })),
    ...talk.map(({ name, text }) => ({ name, text })),
  ]
}

/** What calls for help comes first, then the order of the test. */
function talkView({ instrument, text, result }: ReportSource, { calls }: Care): TalkView[] {
  const talk = instrument.dimensions.flatMap(({ id, kind }) => {
    const { level } = find(result.dimensions, id)
    if (level === null) return []
    const { name, levels } = dimensionText(text, id)
    const called = calls.parts.includes(id)
    const light = !called && kind === 'symptom' && (level === 'level1' || level === 'level2')
    return [{ id, name, text: levels[level].talk, calls: called, light }]
  })
  const place = ({ id }: TalkView) => (calls.parts.includes(id) ? calls.parts.indexOf(id) : calls.parts.length)
  return talk.sort((a, b) => place(a) - place(b))
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
function contextNotes({ instrument, text, responses }: ReportSource, { calls }: Care): NoteView[] {
  return instrument.context.flatMap(({ id }) => {
    const value = responses[id]
    const words = text.context[id]
    const note = value === undefined ? '' : (words?.notes[value] ?? '')
    const answer = value === undefined ? undefined : words?.options[value]
    return words && note && answer
      ? [{ question: words.question, answer, note, calls: calls.context.includes(id) }]
      : []
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
