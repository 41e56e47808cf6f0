import type { Instrument } from '../instrument.ts'
import { missing, type SheetRows, scoredItems, sheetRows } from '../norms/norm-sheet.ts'
import { seededRandom } from '../random.ts'
import { at } from './numbers.ts'

/** Returns one standard normal random number. Source: Box & Muller 1958, doi 10.1214/aoms/1177706645. */
export const randomNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** True parameters of an item: `P(answer ≥ k) = σ(slope · θ + intercepts[k − 1])`, intercepts descending. */
export interface ItemParameters {
  slope: number
  intercepts: readonly number[]
}

/** Returns items of a questionnaire with random slopes of 0.8–2.4 and evenly spaced steps around a random location. */
export function simulateItemParameters(random: () => number, items: number, categories: number): ItemParameters[] {
  return Array.from({ length: items }, () => {
    const slope = 0.8 + 1.6 * random()
    const place = -0.8 + 1.6 * random()
    const intercepts = Array.from(
      { length: categories - 1 },
      (_, step) => -slope * (place + step - (categories - 2) / 2),
    )
    return { slope, intercepts }
  })
}

/** Returns one person's answers, 0 … categories − 1. */
export function simulateAnswers(random: () => number, items: readonly ItemParameters[], theta: number): number[] {
  return items.map(({ slope, intercepts }) => {
    const draw = random()
    let answer = 0
    while (answer < intercepts.length && draw < 1 / (1 + Math.exp(-slope * theta - at(intercepts, answer)))) answer++
    return answer
  })
}

/** Simulated visitors of one test. */
export interface SimulatedVisitors {
  n: number
  seed: number
  /** Shift of everyone's θ; 0 by default. */
  shift?: number
  /** Share of scored answers that are missing; 0 by default. */
  gaps?: number
}

/** Returns the true items of every part, the same for every seed of visitors. */
const truthOf = ({ dimensions, responseScale: { min, max } }: Instrument) =>
  dimensions.map(({ items }, part) => simulateItemParameters(seededRandom(1000 + part), items.length, max - min + 1))

/** Returns answers of attentive simulated visitors, in the stored format; response times are log-normal around 4 s. */
export function simulatedSheets(
  instrument: Instrument,
  { n, seed, shift = 0, gaps = 0 }: SimulatedVisitors,
): { answers: number[]; tenths: number[] }[] {
  const random = seededRandom(seed)
  const truth = truthOf(instrument)
  const { min, max } = instrument.responseScale
  const scored = scoredItems(instrument)
  return Array.from({ length: n }, () => {
    // A general factor correlates the parts, as in real people.
    const general = randomNormal(random)
    const keyed = truth.flatMap((items) =>
      simulateAnswers(random, items, shift + Math.sqrt(0.4) * general + Math.sqrt(0.6) * randomNormal(random)),
    )
    const answers = scored.map(({ reversed }, item) => {
      if (gaps > 0 && random() < gaps) return missing
      const answer = keyed[item] ?? 0
      return reversed ? max - answer : min + answer
    })
    const pace = Math.exp(0.3 * randomNormal(random))
    const tenths = [...scored, null].map(() => Math.round(40 * pace * Math.exp(0.4 * randomNormal(random))))
    return { answers, tenths }
  })
}

/** Returns the answers of `simulatedSheets` in the format for a worker thread. */
export const simulatedRows = (instrument: Instrument, visitors: SimulatedVisitors): SheetRows =>
  sheetRows(scoredItems(instrument).length, simulatedSheets(instrument, visitors))
