import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Instrument } from '@/core/instrument'

/**
 * Returns attentive answers that bring every named part as near to a score (0–100) as whole numbers allow; other parts
 * get `rest`, context questions their first option unless they are named.
 */
export function createScoringAnswers(
  instrument: Instrument,
  scores: Readonly<Record<string, number>>,
  { rest = 0, context = {} }: { rest?: number; context?: Responses } = {},
): Responses {
  const { min, max } = instrument.responseScale
  const scored = instrument.dimensions.flatMap(({ id: part, items }) => {
    const steps = Math.round(((scores[part] ?? rest) / 100) * items.length * (max - min))
    return items.map(({ id, reversed }, n) => {
      // Distributes the steps over the items as evenly as possible.
      const value = min + Math.floor((steps * (n + 1)) / items.length) - Math.floor((steps * n) / items.length)
      return [id, reversed ? min + max - value : value] as const
    })
  })
  const directed = instrument.directed.map(({ id, expected }) => [id, expected] as const)
  const around = instrument.context.map(({ id }) => [id, context[id] ?? 0] as const)
  return Object.fromEntries([...scored, ...directed, ...around])
}
