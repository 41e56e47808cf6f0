import { DomainError } from '../error'
import { levelOfPomp } from './bands'
import type { Dimension, Instrument, Level, ResponseScale, Responses } from './instrument'
import { assertOnScale, pomp, rawScore } from './scoring'
import { type ResponseTimes, type ValidityFlag, validityFlags } from './validity'

export interface DimensionResult {
  id: string
  answered: number
  /** How many items the dimension has. */
  items: number
  /** In response-scale points, prorated; null, like the two below, if too few items are answered. */
  raw: number | null
  /** 0–100, unrounded. */
  pomp: number | null
  level: Level | null
}

/** Everything computed from one sitting; plain data, kept with the report it was made for. */
export interface SittingResult {
  instrument: string
  version: number
  normVersion: 'design-1'
  dimensions: DimensionResult[]
  /** null if the instrument has no overall band or a dimension is not scored. */
  overall: { pomp: number; level: Level } | null
  flags: ValidityFlag[]
}

/**
 * Scores one sitting by design bands; items may be missing (see `completeness`).
 * @throws DomainError RESPONSE_OUT_OF_RANGE, also for directed and context items.
 * @throws DomainError UNKNOWN_ITEM if a response belongs to no item of the instrument.
 */
export function scoreSitting(instrument: Instrument, responses: Responses, timesMs: ResponseTimes): SittingResult {
  assertResponses(instrument, responses)
  const dimensions = instrument.dimensions.map((dimension) =>
    dimensionResult(dimension, responses, instrument.responseScale),
  )
  return {
    instrument: instrument.slug,
    version: instrument.version,
    normVersion: 'design-1',
    dimensions,
    overall: instrument.hasOverall ? overallOf(dimensions) : null,
    flags: validityFlags(instrument, responses, timesMs),
  }
}

/** Ids of the items nobody decided on yet, in order of presentation; context and directed items are required too. */
export function completeness({ order }: Instrument, decided: ReadonlySet<string>): string[] {
  return order.filter((id) => !decided.has(id))
}

/**
 * @throws DomainError RESPONSE_OUT_OF_RANGE if a value is not on its item's scale.
 * @throws DomainError UNKNOWN_ITEM if a response belongs to no item of the instrument.
 */
export function assertResponses(
  { dimensions, directed, context, responseScale }: Instrument,
  responses: Responses,
): void {
  const scales = new Map<string, ResponseScale>([
    ...[...dimensions.flatMap(({ items }) => items), ...directed].map(({ id }) => [id, responseScale] as const),
    ...context.map(({ id, options }) => [id, { min: 0, max: options - 1 }] as const),
  ])
  for (const [item, value] of Object.entries(responses)) {
    const scale = scales.get(item)
    if (scale === undefined) throw new DomainError('UNKNOWN_ITEM', { item })
    assertOnScale(value, scale, item)
  }
}

function dimensionResult(dimension: Dimension, responses: Responses, scale: ResponseScale): DimensionResult {
  const items = dimension.items.length
  const { answered, raw } = rawScore(dimension, responses, scale)
  const percent = raw === null ? null : pomp(raw, items * scale.min, items * scale.max)
  const level = percent === null ? null : levelOfPomp(percent)
  return { id: dimension.id, answered, items, raw, pomp: percent, level }
}

/** POMP over all items: the mean of the dimensions' POMP weighted by item count. */
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
