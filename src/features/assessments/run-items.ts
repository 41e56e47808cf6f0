import { mayLeaveOut } from '@mindglass/psychometrics/instrument'
import type { InstrumentText } from '@/content/tests/instrument-text'
import type { Instrument } from '@/core/instrument'
import type { RunItem } from './schema'

/** Returns the items of a test in the order of presentation. */
export function runItems(instrument: Instrument, text: InstrumentText): RunItem[] {
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
