import type { Responses } from '@mindglass/psychometrics/instrument'
import { seededRandom } from '@mindglass/psychometrics/random'
import type { Instrument } from '@/core/instrument'
import type { AnswerGroup } from '@/core/report/profile'

type Tested = Pick<Instrument, 'responseScale' | 'dimensions' | 'context' | 'directed' | 'leaveOut'>

/** A set of answers that a reader could have given; every directed item has its expected answer. */
export interface Sheet {
  name: string
  responses: Responses
}

/**
 * Returns answers as they are stored. `turned` returns a value in the part's direction; a reversed item stores its
 * mirror image on the scale.
 */
function sheetOf(
  { responseScale: { min, max }, dimensions, directed }: Tested,
  turned: (part: string, item: string, at: number) => number | null,
  context: Responses,
): Responses {
  const responses: Record<string, number> = { ...context }
  for (const { id: part, items } of dimensions) {
    items.forEach(({ id, reversed }, at) => {
      const value = turned(part, id, at)
      if (value === null) return
      const point = Math.min(max, Math.max(min, Math.round(value)))
      responses[id] = reversed ? min + max - point : point
    })
  }
  for (const { id, expected } of directed) responses[id] = expected
  return responses
}

/**
 * Returns every combination of low, middle and high parts for up to five parts; for more, each part and each pair in
 * every combination, with the remaining parts all low or all middle. Adds sheets with all answers at either end, with
 * alternating answers, and with each part left out. Context answers rotate through their options.
 */
export function systematicSheets(instrument: Tested): Sheet[] {
  const { min, max } = instrument.responseScale
  const parts = instrument.dimensions.map(({ id }) => id)
  const width = max - min
  const points = { low: min + 0.1 * width, middle: min + 0.5 * width, high: min + 0.9 * width } as const
  type Place = keyof typeof points
  const places: Place[] = ['low', 'middle', 'high']
  const patterns: Place[][] = []
  if (parts.length <= 5) {
    for (let n = 0; n < 3 ** parts.length; n++)
      patterns.push(parts.map((_, at) => places[Math.floor(n / 3 ** at) % 3] ?? 'middle'))
  } else {
    for (const rest of ['low', 'middle'] as const)
      parts.forEach((_, a) => {
        for (const one of places)
          parts.forEach((__, b) => {
            for (const other of places)
              patterns.push(parts.map((___, at) => (at === a ? one : at === b ? other : rest)))
          })
      })
  }
  const sheets = patterns.map((pattern, n) => ({
    name: pattern.map((place) => place[0]).join(''),
    // Values between two points are rounded down and up in turn, so that a part's mean can meet them.
    responses: sheetOf(
      instrument,
      (part, _, at) => {
        const point = points[pattern[parts.indexOf(part)] ?? 'middle']
        return at % 2 ? Math.ceil(point - 1e-9) : Math.floor(point + 1e-9)
      },
      contextAt(instrument, n),
    ),
  }))
  // Many people have little to report, and a report must work for them too.
  const quiet = Array.from({ length: 10 * parts.length }, (_, n) => ({
    name: `quiet ${n + 1}`,
    responses: sheetOf(
      instrument,
      (part, _item, at) => min + (part === parts[n % parts.length] || (at + n) % 4 === 0 ? 1 : 0),
      // Gives every part both kinds of context answers, whether the number of parts is odd or even.
      Math.floor(n / parts.length) % 2 === 0 ? contextAt(instrument, n) : quietContext(instrument),
    ),
  }))
  const ends = [min, max].map((end, n) => ({
    name: `all at ${end}`,
    responses: sheetOf(instrument, () => end, contextAt(instrument, n)),
  }))
  const zigzag = {
    name: 'zigzag',
    responses: sheetOf(instrument, (_, __, at) => (at % 2 ? min : max), contextAt(instrument, 2)),
  }
  const sparse = parts.flatMap((unscored) =>
    places.map((place, n) => ({
      name: `without ${unscored}`,
      responses: sheetOf(instrument, (part) => (part === unscored ? null : points[place]), contextAt(instrument, n)),
    })),
  )
  return [...sheets, ...quiet, ...ends, zigzag, ...sparse]
}

/** Returns the sheet with the first option chosen for all unscored questions except at most one, selected by `turn`. */
export function sheetWithQuietContext(instrument: Tested, { name, responses }: Sheet, turn: number): Sheet {
  const { id = '' } = instrument.context[turn % (instrument.context.length + 1)] ?? {}
  const given = responses[id] === undefined ? {} : { [id]: responses[id] }
  return { name: `${name}, little told`, responses: { ...responses, ...quietContext(instrument), ...given } }
}

/**
 * Returns the sheet twice: without all unscored questions, and without one of them, selected by `turn`. Empty where a
 * test does not allow leaving them out.
 */
export function sheetsWithoutContext({ context, leaveOut }: Tested, { name, responses }: Sheet, turn: number): Sheet[] {
  if (!leaveOut || context.length === 0) return []
  const one = context[turn % context.length]
  return [context, one ? [one] : []].map((left) => {
    const ids = left.map(({ id }) => id)
    const kept = Object.entries(responses).filter(([id]) => !ids.includes(id))
    return { name: `${name}, without ${ids.join(', ')}`, responses: Object.fromEntries(kept) }
  })
}

const quietContext = ({ context }: Tested): Responses => Object.fromEntries(context.map(({ id }) => [id, 0]))

const contextAt = ({ context }: Tested, n: number): Responses =>
  Object.fromEntries(context.map(({ id, options }, at) => [id, (n + at) % options]))

/**
 * Returns random attainable sheets: each part has a place, each group of answers a smaller shift, and answers scatter
 * around their sum. One sheet in ten may leave out answers, at most one per part.
 */
export function randomSheets(instrument: Tested, groups: readonly AnswerGroup[], count: number, seed: number): Sheet[] {
  const random = seededRandom(seed)
  const { min, max } = instrument.responseScale
  const width = max - min
  const around = (middle: number, spread: number) => middle + spread * (random() + random() + random() - 1.5)
  return Array.from({ length: count }, (_, n) => {
    const place = new Map(instrument.dimensions.map(({ id }) => [id, min + width * random()]))
    const shift = new Map(groups.map(({ id }) => [id, around(0, 0.45 * width)]))
    const groupOf = new Map(groups.flatMap(({ id, items }) => items.map((item) => [item, id] as const)))
    const leaves = random() < 0.1
    const left = new Set<string>()
    const responses = sheetOf(
      instrument,
      (part, item) => {
        if (leaves && !left.has(part) && random() < 0.1) {
          left.add(part)
          return null
        }
        return around((place.get(part) ?? min) + (shift.get(groupOf.get(item) ?? '') ?? 0), 0.5 * width)
      },
      Object.fromEntries(instrument.context.map(({ id, options }) => [id, Math.floor(random() * options)])),
    )
    return { name: `seed ${seed}, sheet ${n + 1}`, responses }
  })
}
