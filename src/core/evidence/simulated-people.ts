import { randomNormal, simulateAnswers, simulateItemParameters } from '@mindglass/psychometrics/calibration/simulation'
import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoredItems } from '@mindglass/psychometrics/norms/norm-sheet'
import { seededRandom } from '@mindglass/psychometrics/random'
import type { Instrument } from '../instrument'

/** Correlation between a person's true scores (θ) now and two weeks later. */
const stability = 0.92
/** Difference in θ by which people in treatment score higher. */
const treatedHigher = 0.8
/** Shift of answers below the middle of a scale, so that few reports begin with help. */
const lower = -0.9
const carelessOneIn = 15

/** A person made up by the simulation. */
export interface SimulatedPerson {
  treated: boolean
  /** Returns complete answers at one time: the first, or two weeks later. */
  answers: (time: 'first' | 'second') => Responses
}

/**
 * Returns a function that makes one person after another, and the same people for the same seed; one in fifteen does
 * not read the questions.
 */
export function createPersonSimulator(instrument: Instrument, seed: number): () => SimulatedPerson {
  const random = seededRandom(seed)
  const { min, max } = instrument.responseScale
  const items = instrument.dimensions.map((dimension, part) =>
    simulateItemParameters(seededRandom(1000 + part), dimension.items.length, max - min + 1),
  )
  const scored = scoredItems(instrument)
  return () => {
    const treated = random() < 0.35
    const careless = Math.floor(random() * carelessOneIn) === 0
    const general = randomNormal(random)
    const first = items.map(() => Math.sqrt(0.4) * general + Math.sqrt(0.6) * randomNormal(random))
    const second = first.map((place) => stability * place + Math.sqrt(1 - stability ** 2) * randomNormal(random))
    return { treated, answers: (time) => answersAt(time === 'first' ? first : second, treated, careless) }
  }

  function answersAt(places: readonly number[], treated: boolean, careless: boolean): Responses {
    const any = () => min + Math.floor(random() * (max - min + 1))
    const keyed = items.flatMap((truth, part) =>
      simulateAnswers(random, truth, lower + (treated ? treatedHigher : 0) + (places[part] ?? 0)),
    )
    const given = scored.map(({ id, reversed }, item) => {
      const answer = keyed[item] ?? 0
      return [id, careless ? any() : reversed ? max - answer : min + answer] as const
    })
    const directed = instrument.directed.map(({ id, expected }) => [id, careless ? any() : expected] as const)
    const around = instrument.context.map(({ id }) => [id, 0] as const)
    return Object.fromEntries([...given, ...directed, ...around])
  }
}
