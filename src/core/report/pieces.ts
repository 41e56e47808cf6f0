import { type Condition, holds, scoreBands } from './condition'
import type { Profile } from './profile'
import { lifeAreas, type Piece, type ReportKey } from './report-key'

/** A piece with its section, for the check and the lists for writers. */
export interface PlacedPiece {
  section: string
  piece: Piece
}

/** Returns every piece of a key with its section; days that several plans share appear once for each plan. */
export function listPlacedPieces(key: ReportKey): PlacedPiece[] {
  const placed: PlacedPiece[] = []
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
  add('answerPairs', key.answerPairs ?? [])
  if (key.where) for (const area of lifeAreas) add(`where.${area}`, key.where[area])
  for (const plan of key.plans) {
    plan.days.forEach(({ variants }, at) => {
      add(`plans.${plan.id}.day${at + 1}`, variants)
    })
    add(`plans.${plan.id}.later`, plan.later)
  }
  add('answerSteps', key.answerSteps ?? [])
  for (const { reader, facts, requests, offers } of key.handOver) {
    add(`handOver.${reader}.facts`, facts)
    add(`handOver.${reader}.requests`, requests)
    add(`handOver.${reader}.offers`, offers)
  }
  add('unknown', key.unknown)
  for (const piece of key.replacements ?? []) add(`replacements.${piece.replaces}`, [piece])
  return placed
}

/**
 * Returns the ids of everything that needs words in each language: pieces, texts of a plan, both ends of each item, and
 * the short lines on top of the report: what each part costs or gives, and what to do first in each plan.
 */
export const listTextIds = (key: ReportKey): string[] => [
  ...new Set([...listPlacedPieces(key).map(({ piece }) => piece.id), ...listDerivedTextIds(key)]),
]

/** Returns the ids of the texts that no piece of the key names: of plans, of both ends of each item, and the short lines. */
export function listDerivedTextIds(key: ReportKey): string[] {
  const plans = key.plans.flatMap(({ id }) => [`week.${id}`, `gate.${id}`, `first.${id}`])
  const answers = key.answers.flatMap((item) => [`answer.${item}.high`, `answer.${item}.low`])
  const short = Object.keys(key.parts).flatMap((part) => scoreBands.map((third) => `short.${part}.${third}`))
  return [...plans, ...answers, ...short]
}

const titles = /^(?:meeting|edge|week|day|step)\./

/** Returns whether the words of an id have a title. */
export const hasTitle = (id: string): boolean => titles.test(id)
export const hasReason = (id: string): boolean => /^(?:day|step)\./.test(id)
/** Returns whether the words of an id have a sentence for the top of the report. */
export const hasFirst = (id: string): boolean => id.startsWith('step.')

/**
 * Returns the scored parts that a paragraph is about, in the order of the test: those that its condition, its items and
 * its slots name. A part that only lies in the middle counts if fewer than two others are named.
 */
export function partsOfPiece({ when, items = [], mentions = [] }: Piece, profile: Profile): string[] {
  const { answers, groups } = profile
  const partOf = (id: string): string => answers.get(id)?.part ?? groups.find((group) => group.id === id)?.part ?? id
  const named = new Set([...items, ...mentions].map(partOf))
  const beside = new Set<string>()
  if (when) collect(when)
  const inOrder = (ids: ReadonlySet<string>) => profile.parts.flatMap(({ id }) => (ids.has(id) ? [id] : []))
  const strong = inOrder(named)
  return strong.length > 1 ? strong : inOrder(new Set([...named, ...beside]))

  function collect(condition: Condition): void {
    if ('all' in condition) for (const one of condition.all) collect(one)
    else if ('any' in condition) for (const one of condition.any) holds(one, profile) && collect(one)
    else if ('part' in condition) (isMiddle(condition) ? beside : named).add(condition.part)
    else if ('leads' in condition) named.add(condition.leads)
    else if ('second' in condition) named.add(condition.second)
    else if ('least' in condition) named.add(condition.least)
    else if ('higher' in condition) named.add(condition.higher).add(condition.than)
    else if ('crosses' in condition) named.add(condition.crosses)
    else if ('even' in condition) named.add(condition.even)
    else if ('group' in condition) named.add(partOf(condition.group))
    else if ('item' in condition) named.add(partOf(condition.item))
  }
}

const isMiddle = (condition: Extract<Condition, { part: string }>): boolean =>
  'is' in condition && condition.is === 'middle'
