import { all, any, type Condition, not } from '@/core/report/condition'
import type { AnswerGroup } from '@/core/report/profile'
import type { Piece } from '@/core/report/report-key'

/** A condition together with what a piece that stands under it claims of groups of answers. */
export interface Claimed {
  when: Condition
  claims: NonNullable<Piece['claims']>
}

/**
 * Parts that are light as a whole (up to level2) and the groups of answers in them: a mean can be light while one group
 * is high, and then words that say that the whole part keeps quiet would deny the paragraph on that group.
 */
export function lightParts(groups: readonly AnswerGroup[]) {
  const light = (part: string): Condition => ({ part, to: 'level2' })
  const high = (group: string): Condition => ({ group, is: 'high' })
  const groupsOf = (part: string) => groups.filter((group) => group.part === part).map(({ id }) => id)
  return {
    /** Light, and no group of answers in it is high. */
    still: (...parts: string[]): Claimed => {
      const ids = parts.flatMap(groupsOf)
      return {
        when: all(...parts.map(light), ...ids.map((id) => not(high(id)))),
        claims: Object.fromEntries(ids.map((id) => [id, ['low', 'middle']])),
      }
    },
    /** Some part is light as a whole, and a group of answers in it is high. */
    split: any(...groups.map(({ id, part }) => all(light(part), high(id)))),
  }
}

/** A piece that stands where all of these hold, with the claims of those that have any. */
export const claimed = (one: Omit<Piece, 'when' | 'claims'>, ...of: readonly (Claimed | Condition)[]): Piece => ({
  ...one,
  when: all(...of.map((each) => ('claims' in each ? each.when : each))),
  claims: Object.assign({}, ...of.map((each) => ('claims' in each ? each.claims : {}))),
})
