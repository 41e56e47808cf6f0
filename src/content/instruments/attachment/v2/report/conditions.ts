import type { Condition, ScoreBand } from '@/core/report/condition'
import type { AnswerGroup } from '@/core/report/profile'

/** Every scored item in one group; three items each for reassurance, four each for distance. */
export const groups: readonly AnswerGroup[] = [
  { id: 'silence', part: 'anxiety', items: ['q02', 'q10', 'q18'] },
  { id: 'trust', part: 'anxiety', items: ['q04', 'q16', 'q20'] },
  { id: 'quarrels', part: 'anxiety', items: ['q06', 'q14', 'q22'] },
  { id: 'others', part: 'anxiety', items: ['q08', 'q12', 'q24'] },
  { id: 'telling', part: 'avoidance', items: ['q01', 'q05', 'q13', 'q19'] },
  { id: 'room', part: 'avoidance', items: ['q03', 'q07', 'q09', 'q17'] },
  { id: 'bond', part: 'avoidance', items: ['q11', 'q15', 'q21', 'q23'] },
]

/**
 * POMP points of two answer steps. A group of three or four answers wobbles by itself, so the letter builds on no less.
 */
const TWO_STEPS = 33
/** POMP points of one answer step, a hair less so that a mean of exactly one step counts. */
const ONE_STEP = 16.6
/** Less than the smallest difference between two groups. */
const ANY = 0.01

const othersOf = (group: string): string[] => {
  const part = groups.find(({ id }) => id === group)?.part
  return groups.filter((one) => one.part === part && one.id !== group).map(({ id }) => id)
}

const known = (group: string): Condition => ({
  any: [
    { group, is: 'low' },
    { group, is: 'middle' },
    { group, is: 'high' },
  ],
})

/** No other group of its part is above this one. */
export const tops = (group: string): Condition => ({
  all: [known(group), { not: { any: othersOf(group).map((other) => ({ group: other, above: group, by: ANY })) } }],
})

/** No other group of its part is below this one. */
export const bottoms = (group: string): Condition => ({
  all: [known(group), { not: { any: othersOf(group).map((other) => ({ group, above: other, by: ANY })) } }],
})

const earlierOf = (group: string): string[] => {
  const others = othersOf(group)
  const at = groups.findIndex(({ id }) => id === group)
  return groups.slice(0, at).flatMap(({ id }) => (others.includes(id) ? [id] : []))
}

/** The highest or the lowest group of its part; of several that are equal, the first one of each. */
export const topsOrBottoms = (group: string): Condition => ({
  any: [tops, bottoms].map(
    (end): Condition => ({ all: [end(group), { not: { any: earlierOf(group).map((earlier) => end(earlier)) } }] }),
  ),
})

/** One answer step above every other group of its part; of two that are equal, neither. */
export const standsOut = (group: string): Condition => ({
  all: [
    known(group),
    ...othersOf(group).map((other): Condition => ({ not: { group: other, above: group, by: -ONE_STEP } })),
  ],
})

/** A highest group of a part and a lowest, two answer steps apart or more; either may share its place. */
export const apart = (high: string, low: string): Condition => ({
  all: [tops(high), bottoms(low), { group: high, above: low, by: TWO_STEPS }],
})

/** Any two groups of a part are so far apart. */
export const apartIn = (part: string): Condition => {
  const ids = groups.filter((one) => one.part === part).map(({ id }) => id)
  return {
    any: ids.flatMap((high) =>
      ids.filter((low) => low !== high).map((low): Condition => ({ group: high, above: low, by: TWO_STEPS })),
    ),
  }
}

/** One of the nine fields: longing for reassurance first, then distance. */
export const field = (anxiety: ScoreBand, avoidance: ScoreBand, ...more: readonly Condition[]): Condition => ({
  all: [{ part: 'anxiety', is: anxiety }, { part: 'avoidance', is: avoidance }, ...more],
})

/** A turned answer on the side of its part (from “slightly agree” on), or on the other side. */
export const yes = (item: string): Condition => ({ item, from: 5 })
export const no = (item: string): Condition => ({ item, to: 3 })

/** Lines that point away from their part, so that a low turned answer is a high label. */
const reversed: ReadonlySet<string> = new Set(['q01', 'q04', 'q08', 'q09', 'q13', 'q14', 'q18', 'q21', 'q23'])
const labels = [1, 2, 3, 4, 5, 6, 7] as const

/** The reader chose the same label for two lines, so that it need not be quoted twice. */
export const sameLabel = (one: string, other: string): Condition => ({
  any: labels.map((label) => ({
    all: [one, other].map((item): Condition => {
      const turned = reversed.has(item) ? 8 - label : label
      return { item, from: turned, to: turned }
    }),
  })),
})

const noContact: Condition = { context: 'c2', in: [4] }

/** A partner, or somebody the reader is dating or hopes for, with whom there is contact. */
export const inLove: Condition = { all: [{ context: 'c1', in: [0, 1] }, { not: noContact }] }
/** Of those, a partner. */
export const withPartner: Condition = { all: [{ context: 'c1', in: [0] }, { not: noContact }] }
/** A relative or a friend with whom there is contact. */
export const kinOrFriend: Condition = { all: [{ context: 'c1', in: [3, 4] }, { not: noContact }] }
/** Of those, a relative. */
export const withRelative: Condition = { all: [{ context: 'c1', in: [3] }, { not: noContact }] }
/** Nobody in particular was in mind. */
export const nobody: Condition = { context: 'c1', in: [5] }
/** Someone of today was in mind, and there is no contact. */
export const outOfTouch: Condition = { all: [{ context: 'c1', in: [0, 1, 3, 4] }, noContact] }
/** Someone of today was in mind, whom one meets or hears a few times a month or less. */
export const seldom: Condition = {
  all: [
    { context: 'c1', in: [0, 1, 3, 4] },
    { context: 'c2', in: [2, 3] },
  ],
}
/**
 * Nobody whom a step of the week may ask for: a former partner, no one in particular, no contact, or a question about it
 * left out. No text may send these readers to the person they thought of.
 */
export const outOfReach: Condition = { not: { any: [inLove, kinOrFriend] } }
