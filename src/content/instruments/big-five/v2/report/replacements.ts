import { type Condition, not } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import { groups } from './groups'
import { carries, type Trait, traits } from './when'

/** The sentence on a trait names the halves that bring it to its level, instead of "one or the other". */
const halvesOf = (part: Trait): readonly [first: string, second: string] => {
  const [first, second] = groups.filter((group) => group.part === part).map(({ id }) => id)
  if (!first || !second) throw new Error(`no two groups in ${part}`)
  return [first, second]
}

const quick = (part: Trait, level: 'level2' | 'level3' | 'level4'): readonly Piece[] => {
  const [first, second] = halvesOf(part)
  const path = `${part}.${level}.quick`
  if (level === 'level3') {
    return [first, second].map(
      (group): Piece => ({
        id: `${path}.${group}`,
        when: carries(group),
        mentions: [first, second],
        note: `Sum in the middle, two halves far apart: more of ${group} than of the other. One sentence; no number.`,
      }),
    )
  }
  const end = level === 'level4' ? 'high' : 'low'
  const lies = (group: string): Condition => ({ group, is: end })
  const only = (group: string, other: string): Piece => ({
    id: `${path}.${group}`,
    when: { all: [lies(group), { not: lies(other) }] },
    mentions: [first, second],
    note: `It is ${group} that lies on the ${end} side; the other half does so less. One sentence; no number.`,
  })
  return [
    {
      id: `${path}.both`,
      when: { all: [lies(first), lies(second)] },
      mentions: [first, second],
      note: `Both halves lie on the ${end} side: say both, joined by "and". One sentence; no number.`,
    },
    only(first, second),
    only(second, first),
  ]
}

/** A middle that is the average of two halves far apart is told as such. */
const describes = (part: Trait): readonly Piece[] => {
  const [first, second] = halvesOf(part)
  return [first, second].map(
    (group): Piece => ({
      id: `${part}.level3.describes.${group}`,
      when: carries(group),
      mentions: [first, second],
      note: `The middle is an average: more of ${group} than of the other half. What people who know only one half may expect, and one sentence that helps. No number.`,
    }),
  )
}

/** The plans of readers whom nearly everything shakes: a trait farther out than their stability is rare. */
const shaken = ['long-wait'] as const

/** Where nearly everything shakes the reader, the visit comes before any exercise. */
const first = (plan: string): Piece => ({
  id: `first.${plan}.shaken`,
  when: not({ help: 'none' }),
  heavy: true,
  note: 'If most days are hard to bear, the visit to a doctor first; if not, day 1 of the week. One sentence, the same for every plan.',
})

export const replacements: ReportKey['replacements'] = Object.fromEntries([
  ...traits.flatMap((part) => [
    ...(['level2', 'level3', 'level4'] as const).map(
      (level) => [`${part}.${level}.quick`, quick(part, level)] as const,
    ),
    [`${part}.level3.describes`, describes(part)] as const,
  ]),
  ...shaken.map((plan) => [`first.${plan}`, [first(plan)]] as const),
])
