import { areas, type Piece, type ReportKey } from './key'

/** A piece with its section, for the check and the lists for writers. */
export interface Placed {
  section: string
  piece: Piece
}

/** Returns every piece of a key with its section; days that several plans share appear once for each plan. */
export function placedPieces(key: ReportKey): Placed[] {
  const placed: Placed[] = []
  const add = (section: string, pieces: readonly Piece[]) => placed.push(...pieces.map((piece) => ({ section, piece })))
  add('portrait', key.portrait)
  add('caption', key.caption)
  for (const [name, pieces] of Object.entries(key.letter)) add(`letter.${name}`, pieces)
  for (const [part, { groups, cost }] of Object.entries(key.parts)) {
    add(`parts.${part}.groups`, groups)
    add(`parts.${part}.cost`, cost)
  }
  add('meeting', key.meeting)
  add('edge', key.edge)
  add('context', key.context)
  if (key.where) for (const area of areas) add(`where.${area}`, key.where[area])
  for (const plan of key.plans) {
    plan.days.forEach(({ variants }, at) => {
      add(`plans.${plan.id}.day${at + 1}`, variants)
    })
    add(`plans.${plan.id}.later`, plan.later)
  }
  for (const { reader, facts, requests, offers } of key.handOver) {
    add(`handOver.${reader}.facts`, facts)
    add(`handOver.${reader}.requests`, requests)
    add(`handOver.${reader}.offers`, offers)
  }
  add('unknown', key.unknown)
  return placed
}

/**
 * Returns the ids of everything that needs words in each language: pieces, texts of a plan, and both ends of each item.
 */
export function wordedIds(key: ReportKey): string[] {
  const ids = placedPieces(key).map(({ piece }) => piece.id)
  const plans = key.plans.flatMap(({ id }) => [`week.${id}`, `gate.${id}`])
  const answers = key.answers.flatMap((item) => [`answer.${item}.high`, `answer.${item}.low`])
  return [...new Set([...ids, ...plans, ...answers])]
}

const titles = /^(?:meeting|edge|week|day)\./

/** Whether the words of an id have a title. */
export const hasTitle = (id: string): boolean => titles.test(id)
export const hasWhy = (id: string): boolean => id.startsWith('day.')
