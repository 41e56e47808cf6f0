import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import {
  all,
  any,
  burdened,
  chose,
  first,
  groupHigh,
  groupLow,
  harmed,
  heat,
  high,
  low,
  middle,
  not,
  type Part,
} from './conditions'

type Notes = Readonly<Partial<Record<ScoreBand, string>>>
const thirds: readonly ScoreBand[] = ['high', 'low', 'middle']

const beside = (group: string, third: ScoreBand): Condition[] => {
  // Held back or said, loud or quiet: where help comes first, neither is a matter of practice.
  if (group === 'company' || group === 'brake') return [not(first)]
  // What to do with it, a question or a word at breakfast, is nothing to advise there either.
  if (third === 'high' && (group === 'others' || group === 'reasons')) return [not(first)]
  // Where somebody was hurt, `group.own.harmed` says that noticing did not stop it.
  return group === 'own' && third === 'high' ? [not(harmed)] : []
}

/** What stands high first, then what stands low beside it, so that two paragraphs show the widest difference. */
const byGroup = (notes: Readonly<Record<string, Notes>>): Piece[] =>
  thirds.flatMap((third) =>
    Object.entries(notes).flatMap(([group, of]): Piece[] => {
      const note = of[third]
      if (note === undefined) return []
      return [
        {
          id: `group.${group}.${third}`,
          when: all({ group, is: third }, ...beside(group, third)),
          mentions: [group],
          claims: { [group]: third },
          ...(group === 'paths' && third === 'low' && { cites: ['wilson'] }),
          note: `${note} No number; no single line claimed.`,
        },
      ]
    }),
  )

const cost = (part: Part, id: string, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `cost.${part}.${id}`,
  cites: [{ notice: 'lane', understand: 'kashdan', regulate: 'gross' }[part]],
  note,
  ...more,
})

export const partPieces: Readonly<Record<Part, PartPieces>> = {
  notice: {
    groups: [
      {
        id: 'group.own.harmed',
        when: all(groupHigh('own'), harmed),
        mentions: ['own'],
        claims: { own: 'high' },
        note: 'Own feelings are mostly noticed early, and somebody was hurt all the same: noticing alone is not enough; leave at the sign.',
      },
      ...byGroup({
        own: {
          high: 'Own annoyance, tension, hurt, gladness are noticed early: time to act.',
          low: 'Own state comes late, often through others or a headache.',
          middle: 'Own state comes through in quiet hours.',
        },
        others: {
          high: 'Faces, voices and tension are noticed; seeing is not being right.',
          low: 'Others have to say it in words; then the reader is there.',
          middle: 'Some people are noticed, others not; whom.',
        },
      }),
    ],
    cost: [
      cost('notice', 'loaded', 'Low noticing with too much to do: no hour in which it could be noticed.', {
        when: all(low('notice'), chose('c4', 4)),
      }),
      cost('notice', 'own-loud', 'Early news mostly of oneself: takes attention; others expect the same for them.', {
        when: all(high('notice'), not(groupHigh('others'))),
        claims: { others: ['low', 'middle'] },
      }),
      cost('notice', 'own-late', 'Misses oneself more than others: asks for help too late.', {
        when: all(low('notice'), not(groupLow('others'))),
        claims: { others: ['middle', 'high'] },
      }),
      cost('notice', 'high', 'Price: amount; tired after company; carries moods home.', {
        when: high('notice'),
        claims: { others: 'high' },
      }),
      cost('notice', 'split', 'A middle of two unlike kinds: others expect what is true of one kind only.', {
        when: all(middle('notice'), {
          any: [
            { group: 'own', above: 'others' },
            { group: 'others', above: 'own' },
          ],
        }),
        mentions: ['own', 'others'],
      }),
      cost(
        'notice',
        'unsafe',
        'Not noticed early each time, and somebody was hurt or scared, or something broke: late noticing leaves less time to leave; arrange the sign with a helper.',
        { when: all(not(high('notice')), any(harmed, heat)) },
      ),
      cost('notice', 'middle', 'Price: what slips by falls in the same hours.', { when: middle('notice') }),
      cost('notice', 'low', 'Price: tiredness, hurt, others’ trouble arrive as facts.'),
    ],
  },
  understand: {
    groups: byGroup({
      reasons: {
        high: 'Finds where it comes from, own and others’.',
        low: 'Reasons stay open; same mood comes back.',
        middle: 'One cause is found, three at once are not.',
      },
      words: {
        high: 'Has words, tells mixtures apart, says them.',
        low: 'One word for many; tells events.',
        middle: 'Big feelings have names, neighbors blur.',
      },
      paths: {
        high: 'Knows where it leads and what would help.',
        low: 'Does not know beforehand what helps or hurts.',
        middle: 'Knows it for known scenes.',
      },
    }),
    cost: [
      cost('understand', 'named', 'Names without reasons: a good word ends the search.', {
        when: all(groupHigh('words'), groupLow('reasons')),
        claims: { words: 'high', reasons: 'low' },
      }),
      cost('understand', 'traced', 'Reasons without words: people answer the story, not the need.', {
        when: all(groupHigh('reasons'), groupLow('words')),
        claims: { words: 'low', reasons: 'high' },
      }),
      cost('understand', 'undone', 'Knows what would help, seldom does it: knowledge turns into reproach.', {
        when: all(groupHigh('paths'), groupLow('lift')),
        claims: { paths: 'high', lift: 'low' },
      }),
      cost('understand', 'high', 'Price: explains instead of feeling; excuses others.', { when: high('understand') }),
      cost('understand', 'middle', 'Price: the nearest person is taken for the reason.', {
        when: middle('understand'),
      }),
      cost('understand', 'low', 'Price: what has no word cannot be asked for.'),
    ],
  },
  regulate: {
    groups: byGroup({
      brake: {
        high: 'Anger waits, in writing and in talk.',
        low: 'Angry words go out; people remember the tone.',
        middle: 'Depends on who it is.',
      },
      nerves: {
        high: 'Nerves and circling thoughts come down.',
        low: 'Nerves and circling thoughts stay for hours.',
        middle: 'Depends on what is at stake.',
      },
      lift: {
        high: 'Gets up again: small things, a kind word, an end to a bad morning.',
        low: 'A low hour stays low; mistakes and mornings last.',
        middle: 'One of the three is missing; which.',
      },
      company: {
        high: 'Stays steady with others and says what hurt.',
        low: 'With others it is harder: loud with the loud, hurt unsaid.',
      },
    }),
    cost: [
      cost(
        'regulate',
        'unsafe',
        'Calming down works about half the time, too seldom where somebody could get hurt or frightened: leaving comes first. No method to rely on.',
        { when: all(middle('regulate'), any(harmed, heat)) },
      ),
      cost(
        'regulate',
        'unsafe-high',
        'Mostly calm, and somebody was hurt or scared, or something broke: nobody may have expected it; show, do not promise. No praise, no pity.',
        { when: all(high('regulate'), any(harmed, heat)), facts: ['!calm'] },
      ),
      cost('regulate', 'burdened', 'High steering and still much in the way: calm costs strength nobody sees.', {
        when: all(high('regulate'), burdened),
        facts: ['!calm'],
      }),
      cost('regulate', 'hot', 'Steady in most, angry words go out: the exception surprises.', {
        when: all(high('regulate'), groupLow('brake'), not(first)),
        claims: { brake: 'low' },
      }),
      cost('regulate', 'high', 'Price: hard to read; others ask less.', {
        when: high('regulate'),
      }),
      cost(
        'regulate',
        'middle',
        'Price: calming works about half the time, less on hungry, hurried days. Somebody threatened: only for oneself, in a safe place.',
        {
          when: middle('regulate'),
        },
      ),
      cost('regulate', 'low', 'Price: lost hours, things said, apologies. Plain, no verdict.'),
    ],
  },
}
