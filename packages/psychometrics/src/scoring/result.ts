import type { Instrument, Level, Responses } from '../instrument.ts'
import type { Pace } from '../validity/pace.ts'
import type { Validity, ValidityFlag } from '../validity/signs.ts'
import { assessValidity } from '../validity/validity.ts'
import { keyOf, type RawAnswers, rawAnswers, type ScoringKey } from './key.ts'
import { levelOfPomp } from './levels.ts'
import { pomp, rawScore } from './scoring.ts'

export interface DimensionResult {
  id: string
  answered: number
  /** Number of items of the dimension. */
  items: number
  /** Raw score in response-scale points, prorated; null, as are `pomp` and `level`, if too few items are answered. */
  raw: number | null
  /** POMP score, 0–100, unrounded. */
  pomp: number | null
  level: Level | null
}

/** Everything computed from one sitting, as plain data stored with its report. */
export interface SittingResult {
  instrument: string
  version: number
  normVersion: 'design-1'
  dimensions: DimensionResult[]
  /** null if the instrument has no overall band or a dimension is not scored. */
  overall: { pomp: number; level: Level } | null
  /** Signs of careless answering. */
  flags: ValidityFlag[]
  /** Permitted uses of the result; decided at scoring time and never changed. */
  validity: Validity
}

/**
 * Scores one sitting by design bands; items may be missing (see `undecidedItems`).
 * @throws ResponseError RESPONSE_OUT_OF_RANGE, also for directed and context items.
 * @throws ResponseError UNKNOWN_ITEM if a response belongs to no item of the instrument.
 */
export function scoreSitting(instrument: Instrument, responses: Responses, pace: Pace): SittingResult {
  const key = keyOf(instrument)
  const answers = rawAnswers(instrument, responses)
  const dimensions = scoreScales(key, answers)
  return {
    instrument: instrument.slug,
    version: instrument.version,
    normVersion: 'design-1',
    dimensions,
    overall: instrument.hasOverall ? overallOf(dimensions) : null,
    ...assessValidity(instrument, answers, pace),
  }
}

/** Scores every scale of one sitting; does not check the answers, see `assertRawAnswers`. */
export function scoreScales({ scales }: ScoringKey, answers: RawAnswers): DimensionResult[] {
  return scales.map((scale) => {
    const { answered, raw } = rawScore(scale, answers)
    const percent = raw === null ? null : pomp(raw, scale.lowest, scale.highest)
    const level = percent === null ? null : levelOfPomp(percent)
    return { id: scale.id, answered, items: scale.indices.length, raw, pomp: percent, level }
  })
}

/** Returns the ids of undecided items, in order of presentation; context and directed items are required too. */
export function undecidedItems({ order }: Instrument, decided: ReadonlySet<string>): string[] {
  return order.filter((id) => !decided.has(id))
}

/** Returns POMP over all items: the mean of the dimensions' POMP weighted by item count. */
function overallOf(dimensions: readonly DimensionResult[]): SittingResult['overall'] {
  let weighted = 0
  let items = 0
  for (const dimension of dimensions) {
    if (dimension.pomp === null) return null
    weighted += dimension.pomp * dimension.items
    items += dimension.items
  }
  const percent = weighted / items
  return { pomp: percent, level: levelOfPomp(percent) }
}
