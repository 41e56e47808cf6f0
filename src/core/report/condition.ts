import { type Level, levels } from '@mindglass/psychometrics/instrument'
import type { LevelCut } from '@mindglass/psychometrics/scoring/uncertainty'
import type { HelpLevel, Phase } from '../instrument'
import { type PartProfile, type Profile, poleOf, sortBySalience } from './profile'

/** A third of a scale in reports: level1–2, level3, level4–5 of a part; below 40, 40–60, from 60 of a group. */
export const scoreBands = ['low', 'middle', 'high'] as const
export type ScoreBand = (typeof scoreBands)[number]

/**
 * Minimum number of POMP points between two groups (or a group and its part) at which a report calls them different.
 */
export const MIN_GROUP_DIFFERENCE = 25

/** A condition on one sitting. Missing answers and unscored parts meet no condition except a `not`. */
export type Condition =
  | { part: string; is: ScoreBand }
  | { part: string; from?: Level; to?: Level }
  /** The part with the most (or second most) to say; with `lean`, only if its score leans to this end. */
  | { leads: string; lean?: 'high' | 'low' }
  | { second: string; lean?: 'high' | 'low' }
  /** The part with the least to say. */
  | { least: string }
  /** One part is above another by at least `by` points (default 25). */
  | { higher: string; than: string; by?: number }
  /** The score interval crosses this border, and the border lies on this side of the score. */
  | { crosses: string; border: LevelCut; side: 'below' | 'above' }
  | { group: string; is: ScoreBand }
  /** One group is above another by at least `by` points (default 25). */
  | { group: string; above: string; by?: number }
  /** A group differs from its own part's mean by at least `by` points (default 25). */
  | { group: string; apart: 'above' | 'below'; by?: number }
  /** All groups of a part are less than 25 points apart. */
  | { even: string }
  /** A turned answer (higher means more of its part), in points of the response scale. */
  | { item: string; from?: number; to?: number }
  /** An unscored question was answered with one of these options (from 0). */
  | { context: string; in: readonly number[] }
  /** The stretch that a part asks about goes on, is over, or is over and was short; see `phaseOf`. */
  | { phaseOf: string; in: readonly Phase[] }
  | { help: HelpLevel }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

/** Functions that combine conditions, so that a condition reads like a sentence. */
export const all = (...conditions: Condition[]): Condition => ({ all: conditions })
export const any = (...conditions: Condition[]): Condition => ({ any: conditions })
export const not = (condition: Condition): Condition => ({ not: condition })

/** Returns whether a condition holds for a sitting. */
export function holds(condition: Condition, profile: Profile): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, profile))
  if ('any' in condition) return condition.any.some((one) => holds(one, profile))
  if ('not' in condition) return !holds(condition.not, profile)
  if ('help' in condition) return profile.help === condition.help
  if ('phaseOf' in condition) return condition.in.includes(profile.phases[condition.phaseOf] ?? 'now')
  if ('item' in condition) return inRange(profile.answers.get(condition.item)?.turned, condition)
  if ('context' in condition) {
    const value = profile.context[condition.context]
    return value !== undefined && condition.in.includes(value)
  }
  if ('group' in condition) return groupHolds(condition, profile)
  return partHolds(condition, profile)
}

type Of<K extends string> = Extract<Condition, Record<K, unknown>>

function groupHolds(condition: Of<'group'>, { groups, parts }: Profile): boolean {
  const group = groups.find(({ id }) => id === condition.group)
  if (!group) return false
  if ('is' in condition) return bandOfPomp(group.pomp) === condition.is
  const { by = MIN_GROUP_DIFFERENCE } = condition
  if ('above' in condition) {
    const other = groups.find(({ id }) => id === condition.above)
    return other !== undefined && reaches(group.pomp - other.pomp, by)
  }
  const part = parts.find(({ id }) => id === group.part)
  if (!part) return false
  const distance = group.pomp - part.pomp
  return reaches(condition.apart === 'above' ? distance : -distance, by)
}

function partHolds(
  condition: Of<'part'> | Of<'leads'> | Of<'second'> | Of<'least'> | Of<'higher'> | Of<'crosses'> | Of<'even'>,
  profile: Profile,
): boolean {
  if ('leads' in condition) return isLead(sortBySalience(profile)[0], condition.leads, condition.lean)
  if ('second' in condition) return isLead(sortBySalience(profile)[1], condition.second, condition.lean)
  if ('least' in condition) return sortBySalience(profile).at(-1)?.id === condition.least
  const find = (id: string) => profile.parts.find((part) => part.id === id)
  if ('higher' in condition) {
    const one = find(condition.higher)
    const other = find(condition.than)
    return (
      one !== undefined && other !== undefined && reaches(one.pomp - other.pomp, condition.by ?? MIN_GROUP_DIFFERENCE)
    )
  }
  if ('crosses' in condition) {
    const { border, side } = condition
    return find(condition.crosses)?.crossings.some((one) => one.border === border && one.side === side) ?? false
  }
  if ('even' in condition) {
    const points = profile.groups.filter(({ part }) => part === condition.even).map(({ pomp }) => pomp)
    return points.length > 0 && !reaches(Math.max(...points) - Math.min(...points), MIN_GROUP_DIFFERENCE)
  }
  const part = find(condition.part)
  if (!part) return false
  if ('is' in condition) return bandOfLevel(part.level) === condition.is
  return rank(part.level) >= rank(condition.from ?? 'level1') && rank(part.level) <= rank(condition.to ?? 'level5')
}

const rank = (level: Level): number => levels.indexOf(level)

const isLead = (part: PartProfile | undefined, id: string, lean?: 'high' | 'low'): boolean =>
  part?.id === id && (lean === undefined || poleOf(part) === lean)

/**
 * Returns the distance in POMP points from the score to the nearest border that a condition names and the interval
 * crosses; infinite without one.
 */
export function distanceToCut(condition: Condition | undefined, profile: Profile): number {
  if (!condition) return Infinity
  if ('all' in condition) return Math.min(...condition.all.map((one) => distanceToCut(one, profile)))
  if ('any' in condition) return Math.min(...condition.any.map((one) => distanceToCut(one, profile)))
  if (!('crosses' in condition) || !holds(condition, profile)) return Infinity
  const { pomp } = profile.parts.find(({ id }) => id === condition.crosses) ?? { pomp: Infinity }
  return Math.abs(pomp - condition.border)
}

/** Returns the answer group that has to be in this third for a condition to hold; undefined if none has to. */
export function groupRequiredInBand(third: ScoreBand, condition: Condition | undefined): string | undefined {
  if (!condition) return undefined
  if ('all' in condition)
    return condition.all.map((one) => groupRequiredInBand(third, one)).find((id) => id !== undefined)
  if ('any' in condition) {
    const groups = condition.any.map((one) => groupRequiredInBand(third, one))
    return groups.every((id) => id !== undefined) ? groups[0] : undefined
  }
  return 'group' in condition && 'is' in condition && condition.is === third ? condition.group : undefined
}

/** Returns the items whose answers a condition asks about, without those inside a `not`. */
export function itemsRequired(condition: Condition | undefined): string[] {
  if (!condition) return []
  if ('all' in condition) return condition.all.flatMap(itemsRequired)
  if ('any' in condition) return condition.any.flatMap(itemsRequired)
  return 'item' in condition ? [condition.item] : []
}

/** Means of answers are fractions, so a tolerance keeps a difference of exactly the required size. */
const reaches = (distance: number, by: number): boolean => distance >= by - 1e-9

/** An unknown value lies in no range. */
const inRange = (value = Number.NaN, { from = -Infinity, to = Infinity }: { from?: number; to?: number }) =>
  value >= from && value <= to

export function bandOfLevel(level: Level): ScoreBand {
  if (level === 'level3') return 'middle'
  return rank(level) > 2 ? 'high' : 'low'
}

export function bandOfPomp(pomp: number): ScoreBand {
  if (pomp >= 60 - 1e-9) return 'high'
  return pomp >= 40 - 1e-9 ? 'middle' : 'low'
}
