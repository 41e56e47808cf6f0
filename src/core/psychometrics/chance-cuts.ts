import { seeded } from '../random'
import { type Assumed, carefulPace, chanceRatio, loadings, paceRatio, slips, spreadsOf, tappingPace } from './chance'
import type { DimensionKind, Instrument } from './instrument'
import { keyOf, type RawAnswers, unanswered } from './key'

/**
 * Cuts of published versions, as `simulatedCuts` makes them; a version that is not among them
 * has its own made when its first sitting is scored. `chance.test.ts` compares.
 */
const kept: Readonly<Record<string, ChanceCuts>> = {
  'mood-energy v2': { coherent: -8.523935, spread: 5.279316 },
  'mood-energy v1': { coherent: -5.867322, spread: 3.541987 },
  'low-mood v1': { coherent: -2.702228, spread: 2.269705 },
  'stress-burnout v1': { coherent: -3.574459, spread: 2.810608 },
  'worry v1': { coherent: -2.557121, spread: 2.394301 },
  'sleep v2': { coherent: -4.131137, spread: 3.608408 },
  'sleep v1': { coherent: -2.580383, spread: 2.452345 },
  'big-five v2': { coherent: -8.805138, spread: 5.768618 },
  'big-five v1': { coherent: -6.889511, spread: 5.346685 },
  'self-worth v1': { coherent: -1.918103, spread: 2.670543 },
  'attention v1': { coherent: -2.525562, spread: 2.463433 },
  'attachment v2': { coherent: -2.46981, spread: 3.260381 },
  'attachment v1': { coherent: -2.44158, spread: 3.479269 },
  'emotion-skills v1': { coherent: -3.065299, spread: 3.422632 },
}

/** Where ratios of careful people end. */
export interface ChanceCuts {
  /** Six of ten careful people stay below: their answers hang together beyond doubt. */
  coherent: number
  /** With the pace: 993 to 994 of 1,000 careful people stay below, or more where chance is found all the same. */
  spread: number
}

/** Careful people, and answers by chance, that tell where the cuts lie; how many people meet the same items. */
const simulated = { careful: 10_000, chance: 2000, together: 100 }
const made = new WeakMap<Instrument, ChanceCuts>()

/** The cuts of one instrument: those kept here, else made once, which takes a good part of a second. */
export function chanceCuts(instrument: Instrument): ChanceCuts {
  const known = kept[`${instrument.slug} v${instrument.version}`] ?? made.get(instrument)
  if (known) return known
  const cuts = simulatedCuts(instrument)
  made.set(instrument, cuts)
  return cuts
}

/**
 * The cuts of one instrument from answers that a seed repeats. Their items differ more than the model knows of, in how
 * easily they are agreed with and how closely they belong to their part, as items do.
 */
export function simulatedCuts(instrument: Instrument): ChanceCuts {
  const draws = drawsOf(1)
  const people = { careful: carefulAnswers(instrument, draws), chance: chanceAnswers(instrument, draws) }
  const ratios = Float64Array.from({ length: simulated.careful }, () => chanceRatio(instrument, people.careful()))
  const paced = (ratio: number, readings: number) =>
    ratio + paceRatio(readings * Math.exp(carefulPace.sd * draws.normal()))
  const careful = ratios.map((ratio) => paced(ratio, carefulPace.readings))
  const chance = Float64Array.from({ length: simulated.chance }, () =>
    paced(chanceRatio(instrument, people.chance()), tappingPace),
  )
  return {
    coherent: at(ratios, 0.6),
    spread: Math.max(at(careful, cleared(instrument)), at(chance, spared(instrument))),
  }
}

/**
 * Share of careful people who stay below the cut: together with those who miss a directed item by a slip, 1.4 of 100 are
 * asked again.
 */
const cleared = ({ responseScale: { min, max } }: Instrument): number =>
  1 - (0.0137 - slips * (1 - 1 / (max - min + 1)))

/**
 * Share of answers by chance, of those that give every directed item the answer it asks for, that may stay below the
 * cut, so that 8 of 100 people who answer by chance do; half at most where there are several directed items.
 */
const spared = ({ directed, responseScale: { min, max } }: Instrument): number =>
  Math.min(directed.length > 1 ? 0.5 : 1, 0.08 * (max - min + 1) ** directed.length)

/** What a share of the values is below. */
const at = (values: Float64Array, share: number): number =>
  values.sort()[Math.floor(share * values.length)] ?? Number.POSITIVE_INFINITY

interface Draws {
  random: () => number
  normal: () => number
}

function drawsOf(seed: number): Draws {
  const random = seeded(seed)
  return { random, normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) }
}

/** Answers of people who tap any answer, one after the other in the same array. */
function chanceAnswers(instrument: Instrument, { random }: Draws): () => RawAnswers {
  const { ids } = keyOf(instrument)
  const { min, max } = instrument.responseScale
  const answers = new Int8Array(ids.length)
  return () => answers.map(() => min + Math.floor(random() * (max - min + 1)))
}

/** Loadings of items lie .15 around the model's, and their ease .03 of the scale's width; people differ in style. */
const uneven = { loading: 0.15, middle: 0.03, agrees: 0.1, extreme: 0.05 }

/** Answers of careful people, one after the other in the same array. */
function carefulAnswers(instrument: Instrument, { random, normal }: Draws): () => RawAnswers {
  const { ids, scales } = keyOf(instrument)
  const { min, max } = instrument.responseScale
  const points = max - min + 1
  const answers = new Int8Array(ids.length).fill(unanswered)
  const itemOf = (kind: DimensionKind, sign: number): Assumed => {
    const name = sign < 0 ? 'reversed' : 'plain'
    const { middle, spread } = spreadsOf(kind, points)[name]
    return {
      loading: loadings[name] + uneven.loading * (2 * random() - 1),
      middle: middle + uneven.middle * normal(),
      spread,
    }
  }
  let items: Assumed[][] = []
  let drawn = 0
  return () => {
    if (drawn++ % simulated.together === 0)
      items = scales.map(({ kind, sign }) => [...sign].map((one) => itemOf(kind, one)))
    const agrees = uneven.agrees * normal()
    const extreme = Math.exp(uneven.extreme * normal())
    scales.forEach(({ places, sign, turn }, part) => {
      const place = normal()
      for (let n = 0; n < places.length; n++) {
        const { loading, middle, spread } = items[part]?.[n] ?? { loading: 0, middle: 0, spread: 1 }
        const own = Math.sqrt(1 - loading * loading) * normal() + (sign[n] ?? 1) * agrees
        const latent = 0.5 + extreme * (middle + spread * (loading * place + own) - 0.5)
        const point = random() < slips ? Math.floor(random() * points) : Math.floor(latent * points)
        const keyed = min + Math.min(points - 1, Math.max(0, point))
        answers[places[n] ?? 0] = (turn[n] ?? 0) + (sign[n] ?? 0) * keyed
      }
    })
    return answers
  }
}
