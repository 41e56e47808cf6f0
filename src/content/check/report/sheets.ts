import type { Responses } from '@mindglass/psychometrics/instrument'
import { seeded } from '@mindglass/psychometrics/random'
import type { Instrument } from '@/core/instrument'
import type { AnswerGroup } from '@/core/report/profile'

type Tested = Pick<Instrument, 'responseScale' | 'dimensions' | 'context' | 'directed' | 'leaveOut'>

/** One answer sheet a reader could have filled in, with every directed item as asked. */
export interface Sheet {
  name: string
  responses: Responses
}

/** Turned answers as they are stored: what a reversed item shows is the other end. */
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
 * Every combination of a low, a middle and a high part for up to five parts, and for more each part alone and each pair
 * at both ends; beside them all alike at either end, alternating answers, and each part left out. Context answers go round their options.
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
    // A fraction between two points alternates, so that a part's mean can be met.
    responses: sheetOf(
      instrument,
      (part, _, at) => {
        const point = points[pattern[parts.indexOf(part)] ?? 'middle']
        return at % 2 ? Math.ceil(point - 1e-9) : Math.floor(point + 1e-9)
      },
      contextAt(instrument, n),
    ),
  }))
  // People with little to report are many, and a report has to hold for them too.
  const quiet = Array.from({ length: 10 * parts.length }, (_, n) => ({
    name: `quiet ${n + 1}`,
    responses: sheetOf(
      instrument,
      (part, _item, at) => min + (part === parts[n % parts.length] || (at + n) % 4 === 0 ? 1 : 0),
      // Every part in turn with both, whether there is an odd or an even number of parts.
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

/** The same answers to the lines, with the first option of every unscored question but at most one, each in turn. */
export function unansweredIn(instrument: Tested, { name, responses }: Sheet, turn: number): Sheet {
  const { id = '' } = instrument.context[turn % (instrument.context.length + 1)] ?? {}
  const given = responses[id] === undefined ? {} : { [id]: responses[id] }
  return { name: `${name}, little told`, responses: { ...responses, ...quietContext(instrument), ...given } }
}

/**
 * The same answers to the lines with the unscored questions left out: all of them, and one, each in turn. Nothing where a
 * test does not allow it.
 */
export function unanswered({ context, leaveOut }: Tested, { name, responses }: Sheet, turn: number): Sheet[] {
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
 * Random attainable sheets: a place for each part and a smaller one for each group of answers, answers scattered around
 * it; in one of ten an answer is left out, as far as a part bears it.
 */
export function randomSheets(instrument: Tested, groups: readonly AnswerGroup[], count: number, seed: number): Sheet[] {
  const random = seeded(seed)
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
