import type { InstrumentText } from '@/content/instrument-text'
import type { Instrument } from '@/core/psychometrics/instrument'
import type { RunItem } from './schema'

/** The items of a test in the order of presentation. */
export function runItems({ order, context, responseScale }: Instrument, text: InstrumentText): RunItem[] {
  const unscored = new Set(context.map(({ id }) => id))
  return order.map((id) => {
    const question = text.context[id]
    if (unscored.has(id) && question) return { id, text: question.question, options: question.options, from: 0 }
    return { id, text: text.items[id] ?? '', options: text.options, from: responseScale.min }
  })
}
