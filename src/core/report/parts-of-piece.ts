import { type Condition, holds } from './condition'
import type { Piece } from './key'
import type { Profile } from './profile'

/**
 * The scored parts that a paragraph speaks of, in the order of the test: those that its condition, its items and its slots
 * name. One that only lies in the middle counts where fewer than two others are named.
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
