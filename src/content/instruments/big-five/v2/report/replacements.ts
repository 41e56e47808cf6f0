import { all, not } from '@/core/report/condition'
import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import { groups } from './groups'
import { carries, type Trait, traits } from './when'

/** The sentence on a trait names the halves that bring it to its level, instead of "one or the other". */
const halvesOf = (part: Trait): readonly [first: string, second: string] => {
  const [first, second] = groups.filter((group) => group.part === part).map(({ id }) => id)
  if (!first || !second) throw new Error(`no two groups in ${part}`)
  return [first, second]
}

const onHalves = (part: Trait): readonly Replacement[] => {
  const mentions = halvesOf(part)
  const [first, second] = mentions
  const pairs = [
    [first, second],
    [second, first],
  ] as const
  const ends = [
    ['level2', 'low'],
    ['level4', 'high'],
  ] as const
  return [
    ...ends.flatMap(([level, end]) => [
      replacement(
        `${part}.${level}.quick`,
        'both',
        all({ group: first, is: end }, { group: second, is: end }),
        `Both halves lie on the ${end} side: say both, joined by "and". One sentence; no number.`,
      ),
      ...pairs.map(([group, other]) =>
        replacement(
          `${part}.${level}.quick`,
          group,
          all({ group, is: end }, not({ group: other, is: end })),
          `It is ${group} that lies on the ${end} side; the other half does so less. One sentence; no number.`,
        ),
      ),
    ]),
    // A middle that is the average of two halves far apart is told as such.
    ...mentions.flatMap((group) => [
      replacement(
        `${part}.level3.quick`,
        group,
        carries(group),
        `Sum in the middle, two halves far apart: more of ${group} than of the other. One sentence; no number.`,
      ),
      replacement(
        `${part}.level3.describes`,
        group,
        carries(group),
        `The middle is an average: more of ${group} than of the other half. What people who know only one half may expect, and one sentence that helps. No number.`,
      ),
    ]),
  ].map((piece) => ({ ...piece, mentions }))
}

export const replacements: readonly Replacement[] = [
  ...traits.flatMap(onHalves),
  // Where nearly everything shakes the reader, the visit comes before any exercise. Such readers get this plan: a trait
  // farther out than their stability is rare.
  asSevere(
    replacement(
      'first.long-wait',
      'shaken',
      not({ help: 'none' }),
      'If most days are hard to bear, the visit to a doctor first; if not, day 1 of the week. One sentence, the same for every plan.',
    ),
  ),
]
