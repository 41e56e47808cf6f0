import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Instrument } from '@/core/instrument'
import { normalCuts, type RandomSource, shares } from './people'

/**
 * Simulated people who answer by the graded response model in logistic form, each item with its own slope and
 * thresholds. docs/measurement.md explains the assumptions; the results of `bench care` hold only for these people.
 */
export interface GradedCrowd {
  /** Draws one person: the answers, and the expected score (POMP, 0–100) on each part, in the order of the test. */
  person: () => { responses: Responses; truly: readonly number[] }
}

const slopes = { from: 0.8, to: 2 } as const
/** SD of item easiness within one part. */
const uneven = 0.35
/** Shift in SD by which symptom items are easier to agree with than in `bench validity`. */
const heavier = 0.15
/** Correlation between parts: for symptoms, and for traits. */
const common = { symptom: 0.55, trait: 0.3 } as const
/** Factor between the slopes of a logistic curve and a normal ogive. */
const ogive = 1.702

/** Traits with more strain at the low end (−1), and traits with no such end (0). */
const lightEnd: Readonly<Record<string, -1 | 0>> = {
  stability: -1,
  competence: -1,
  acceptance: -1,
  regulate: -1,
  openness: 0,
  conscientiousness: 0,
  extraversion: 0,
  agreeableness: 0,
  notice: 0,
  understand: 0,
}

/** Assumed answers to a question about circumstances: shares of its options in percent, and correlated parts. */
interface Guess {
  shares: readonly number[]
  /** Parts whose mean correlates with the answer, and the correlation. */
  with?: { parts: readonly string[]; r: number }
}

const bright = ['activation', 'thought', 'impulse'] as const

/** Assumptions without data, by test and question. */
const guesses: Readonly<Record<string, Readonly<Record<string, Guess>>>> = {
  'mood-energy': {
    c1: { shares: [30, 35, 25, 10], with: { parts: bright, r: 0.5 } },
    c2: { shares: [15, 30, 25, 18, 8, 4], with: { parts: bright, r: 0.5 } },
    c3: { shares: [30, 35, 22, 10, 3], with: { parts: [...bright, 'irritability', 'low', 'swings'], r: 0.5 } },
    c4: { shares: [20, 15, 30, 20, 15], with: { parts: bright, r: 0.4 } },
    c5: { shares: [60, 22, 12, 6], with: { parts: [...bright, 'irritability'], r: 0.4 } },
    c7: { shares: [12, 35, 30, 14, 9], with: { parts: ['low'], r: 0.5 } },
  },
  sleep: {
    c1: { shares: [80, 8, 5, 7] },
    c2: { shares: [75, 18, 7] },
    c3: { shares: [35, 30, 20, 15], with: { parts: ['onset', 'maintenance'], r: 0.7 } },
    c4: { shares: [30, 20, 18, 22, 10], with: { parts: ['onset', 'maintenance'], r: 0.4 } },
    c5: { shares: [40, 30, 22, 8], with: { parts: ['maintenance'], r: 0.2 } },
    c6: { shares: [45, 43, 9, 3], with: { parts: ['daytime'], r: 0.4 } },
  },
  worry: {
    c1: { shares: [20, 15, 25, 25, 15], with: { parts: ['worrying', 'tension'], r: 0.4 } },
    c2: { shares: [25, 35, 25, 12, 3], with: { parts: ['worrying', 'tension', 'avoidance'], r: 0.5 } },
    c3: { shares: [25, 32, 14, 18, 9, 2] },
    c4: { shares: [50, 22, 12, 7, 6, 3] },
    c5: { shares: [70, 8, 14, 8], with: { parts: ['tension'], r: 0.3 } },
  },
  'low-mood': {
    c1: { shares: [35, 15, 18, 17, 15], with: { parts: ['mood', 'thinking'], r: 0.4 } },
    c2: { shares: [30, 35, 22, 11, 2], with: { parts: ['mood', 'interest', 'body', 'thinking'], r: 0.5 } },
    c3: { shares: [42, 28, 10, 12, 5, 3] },
    c4: { shares: [45, 22, 18, 15], with: { parts: ['body'], r: 0.4 } },
    c5: { shares: [75, 14, 8, 3] },
  },
  'stress-burnout': {
    c1: { shares: [50, 15, 12, 15, 8] },
    c2: { shares: [22, 15, 28, 22, 13], with: { parts: ['exhaustion'], r: 0.4 } },
    c3: { shares: [25, 35, 15, 15, 10], with: { parts: ['exhaustion'], r: 0.4 } },
    c4: { shares: [40, 25, 17, 15, 3] },
    c5: { shares: [25, 35, 25, 12, 3], with: { parts: ['exhaustion', 'distance'], r: 0.5 } },
  },
  'self-worth': {
    c1: { shares: [35, 25, 25, 15] },
    c2: { shares: [20, 22, 15, 13, 18, 12] },
    c3: { shares: [30, 35, 22, 10, 3], with: { parts: ['competence', 'acceptance'], r: -0.4 } },
    c4: { shares: [45, 25, 18, 9, 3] },
    c5: { shares: [60, 30, 10], with: { parts: ['competence', 'acceptance'], r: -0.5 } },
  },
  attention: {
    c1: { shares: [25, 22, 15, 15, 15, 8] },
    c2: { shares: [35, 40, 20, 5], with: { parts: ['inattention', 'restlessness', 'impulsivity'], r: 0.5 } },
    c3: { shares: [25, 22, 13, 18, 7, 15] },
    c4: { shares: [50, 35, 13, 2] },
    c5: { shares: [40, 27, 12, 10, 6, 5] },
  },
  'emotion-skills': {
    c1: { shares: [50, 25, 15, 10] },
    c2: { shares: [35, 40, 20, 5], with: { parts: ['regulate'], r: -0.5 } },
    c3: { shares: [20, 18, 20, 14, 10, 8, 10] },
    c4: { shares: [30, 25, 12, 13, 15, 5] },
    c5: { shares: [75, 18, 4, 3] },
  },
}

/** Current low and current high in the test of moods and energy, each on its own. */
const now = {
  low: { shares: [80, 20], with: { parts: ['low'], r: 0.5 } },
  high: { shares: [92, 8], with: { parts: bright, r: 0.4 } },
} as const

/**
 * Creates a crowd.
 * @param shift mean place in SD, towards the end with more strain
 */
export function createGradedCrowd(
  instrument: Instrument,
  shift: number,
  { random, normal }: RandomSource,
): GradedCrowd {
  const { slug, dimensions, context, directed, responseScale } = instrument
  const { min, max } = responseScale
  const items = dimensions.flatMap(({ kind, items: of }, part) =>
    of.map(({ id, reversed }) => {
      const slope = slopes.from + (slopes.to - slopes.from) * random()
      const easier = (kind === 'symptom' ? heavier : 0) + uneven * normal()
      const cuts = normalCuts(shares[`${kind} ${max - min + 1}${reversed ? ' reversed' : ''}`] ?? [])
      const loading = slope / ogive
      // Thresholds that give these shares in a population with mean 0 and SD 1.
      const thresholds = cuts.map((cut) => ((cut - easier) * Math.sqrt(1 + loading ** 2)) / loading)
      return { id, part, reversed, slope, thresholds }
    }),
  )
  const least = ({ slope, thresholds }: (typeof items)[number], place: number) =>
    thresholds.map((threshold) => 1 / (1 + Math.exp(-slope * (place - threshold))))
  const r = dimensions.every(({ kind }) => kind === 'symptom') ? common.symptom : common.trait

  const person: GradedCrowd['person'] = () => {
    const general = normal()
    const places = dimensions.map(({ id }) => {
      const towards = lightEnd[id] ?? 1
      return towards * (shift + Math.sqrt(r) * general) + Math.sqrt(towards === 0 ? 1 : 1 - r) * normal()
    })
    const responses: Record<string, number> = {}
    const points = dimensions.map(() => 0)
    for (const item of items) {
      const chances = least(item, places[item.part] ?? 0)
      const draw = random()
      const keyed = min + chances.filter((chance) => draw < chance).length
      responses[item.id] = item.reversed ? min + max - keyed : keyed
      points[item.part] = (points[item.part] ?? 0) + chances.reduce((sum, chance) => sum + chance, 0)
    }
    for (const { id, expected } of directed) responses[id] = expected
    const answer = ({ shares: of, with: along }: Guess): number => {
      const named = dimensions.flatMap(({ id }, n) => (along?.parts.includes(id) ? [places[n] ?? 0] : []))
      const spread = Math.sqrt((1 + (named.length - 1) * r) / Math.max(1, named.length))
      const level = named.reduce((sum, place) => sum + place, 0) / Math.max(1, named.length) / spread
      const { r: correlation } = along ?? { r: 0 }
      const latent = correlation * level + Math.sqrt(1 - correlation ** 2) * normal()
      return normalCuts(of).filter((cut) => latent > cut).length
    }
    for (const { id, options } of context) {
      const own = guesses[slug]?.[id]
      responses[id] =
        slug === 'mood-energy' && id === 'c6'
          ? answer(now.low) + 2 * answer(now.high)
          : Math.min(options - 1, answer(own ?? { shares: Array.from({ length: options }, () => 1) }))
    }
    const truly = dimensions.map(({ items: of }, part) => (100 * (points[part] ?? 0)) / (of.length * (max - min)))
    return { responses, truly }
  }
  return { person }
}
