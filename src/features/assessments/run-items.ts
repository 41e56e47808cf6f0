import { mayLeaveOut } from '@mindglass/psychometrics/instrument'
import type { InstrumentText } from '@/content/tests/instrument-text'
import type { Instrument } from '@/core/instrument'
import { htmlLang, type Locale } from '@/core/locale'
import type { RunItem } from './schema'

/** Returns the items of a test in the order of presentation. */
export function listRunItems(instrument: Instrument, text: InstrumentText): RunItem[] {
  const { order, context, responseScale } = instrument
  const unscored = new Set(context.map(({ id }) => id))
  return order.map((id) => {
    const question = text.context[id]
    const leaveOut = mayLeaveOut(instrument, id)
    if (unscored.has(id) && question) {
      return { id, text: question.question, options: question.options, from: 0, leaveOut, standsAlone: true }
    }
    return { id, text: text.items[id] ?? '', options: text.options, from: responseScale.min, leaveOut }
  })
}

/** Instructions on answering, cut between two sentences; both parts together are the whole text. */
interface Instructions {
  /** Text before the first question, including the space after it. */
  lead: string
  /** Remaining text, folded behind the lead; may be empty. */
  rest: string
}

/** Maximum number of characters in three or four lines on a phone. */
const room: Readonly<Record<Locale, number>> = { cn: 72, en: 170, es: 170 }

/** Splits off as many first sentences as fit on the first screen, but at least one. */
export function cutInstructions(text: string, locale: Locale): Instructions {
  let lead = ''
  for (const { segment } of new Intl.Segmenter(htmlLang[locale], { granularity: 'sentence' }).segment(text)) {
    if (lead !== '' && (lead + segment).trim().length > room[locale]) break
    lead += segment
  }
  return { lead, rest: text.slice(lead.length) }
}
