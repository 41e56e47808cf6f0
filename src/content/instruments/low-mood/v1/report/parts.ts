import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { all, from, high, middle, type Part, upTo } from './conditions'
import { groups } from './groups'

type Notes = Readonly<Record<ScoreBand, string>>

/** No single answer says the opposite of what is said of its group, and what a paragraph names is there "often". */
function agreed(group: string, is: ScoreBand): Condition {
  const items = groups.find(({ id }) => id === group)?.items ?? []
  if (is === 'low') return all({ group, is }, ...items.map((item) => upTo(item, 1)))
  if (is === 'high') return all({ group, is }, ...items.map((item) => from(item, 1)), ...(named[group] ?? []))
  return all({ group, is }, ...(namedHalfway[group] ?? []))
}

const named: Readonly<Record<string, readonly Condition[]>> = {
  hidden: [from('q03', 2)],
  outlook: [from('q12', 2), from('q16', 2)],
}

const namedHalfway: Readonly<Record<string, readonly Condition[]>> = {
  hidden: [from('q03', 1)],
  outlook: [from('q16', 1), upTo('q16', 2)],
}

/** What stands high comes first, then what stands low beside it, so that two paragraphs show the widest difference. */
const byGroup = (notes: Readonly<Record<string, Notes>>): Piece[] =>
  (['high', 'low', 'middle'] as const).flatMap((third) =>
    Object.entries(notes).map(([group, { [third]: note }]) => ({
      id: `group.${group}.${third}`,
      when: agreed(group, third),
      mentions: [group],
      claims: { [group]: third },
      ...(group === 'outlook' && third === 'high' && { cites: ['nolen'] }),
      note,
    })),
  )

const byHeight = (part: Part, notes: Notes): Piece[] => [
  {
    id: `cost.${part}.high`,
    when: high(part),
    facts: ['!calm'],
    // Sadness that high asks for a person tonight.
    ...(part === 'mood' && { heavy: true }),
    note: notes.high,
  },
  { id: `cost.${part}.middle`, when: middle(part), note: notes.middle },
  { id: `cost.${part}.low`, note: notes.low },
]

/** Every low piece must also be kind and true beside a part that calls for help. */
export const partPieces: Readonly<Record<Part, PartPieces>> = {
  mood: {
    groups: byGroup({
      weight: {
        high: 'The four lines on quiet, chores, setbacks and the heart: give the mean. The sadness needs no occasion. Tears at a missed bus are not about the bus. No cause.',
        middle: 'About half: which hours? Evening and the way home are the usual ones; three words a night tell.',
        low: 'Chores and quiet hours are hardly touched. If other things weigh, it is not mainly sadness that does it. Exact.',
      },
      hidden: {
        high: 'The two lines on the face and emptiness in company: give the mean. The face works, that is the trouble: nobody asks. One person without it.',
        middle: 'The face is put on in places: where, before whom? One place could do without.',
        low: 'What others see is about what there is: whoever asks gets a true answer. That makes help quick. Two lines are few.',
      },
    }),
    cost: byHeight('mood', {
      high: 'Price: being tired of oneself, few tears left for what deserves them; people nearby feel it and may guess wrong. It can be helped. A doctor or counselor, someone tonight.',
      middle: 'Price: better hours are used for recovering. Keep one better hour from that. Nothing on a face.',
      low: 'What little sadness overlooks: one may be low without it, flat, tired or stern. Look at the tallest part instead.',
    }),
  },
  interest: {
    groups: byGroup({
      pull: {
        high: 'Curiosity, outings, the free hour: give the mean. The pull is weak before anything begins; saying no helps for one evening. Not laziness.',
        middle: 'About half of the occasions draw. What did those have: a person, a place, little choosing?',
        low: 'Things still call: outings get a yes, an hour finds its use. Keep a little of that also on bad days; no order.',
      },
      taste: {
        high: 'Music, pastime, absorption: give the mean. Being there and tasting little. It is known, has nothing to do with ingratitude, tends to come back in crumbs.',
        middle: 'Sometimes it tastes, sometimes like leftovers. The duration is a clue: two minutes or twenty?',
        low: 'Once begun it is liked: music is music, absorption happens. The evidence that pleasure works.',
      },
    }),
    cost: byHeight('interest', {
      high: 'Price: others stop asking, days lose their shape, and one believes to have become boring. None of it is chosen. Tell a doctor which things, without saying whether it is the wish or the taste.',
      middle:
        'Price: one goes by the mood of the moment; for days on which it says no, a fixed date once a week costs least.',
      low: 'What lively interest overlooks where it is there: it can be used to run past tiredness or sadness. If another part is taller, look there.',
    }),
  },
  body: {
    groups: byGroup({
      fuel: {
        high: 'Night, meals, the wish to lie down: give the mean. Rest and food do not refill. A body that gets nothing back is not lazy. Doctor; today if hardly any eating or drinking.',
        middle:
          'About half of the nights and meals refill. Compare a good and a bad morning: hour, drink, last screen. One line.',
        low: 'Sleep and food do their work: what is hard elsewhere is not for want of them.',
      },
      move: {
        high: 'Walking, stairs, slowness: give the mean. Movements come apart into steps. From outside dawdling, from inside pushing. Sudden or one-sided weakness, chest pain, breathlessness: a doctor at once.',
        middle: 'Some days water, some days air. Note the second half of a short walk before deciding which it is.',
        low: 'The legs go. Whatever is heavy does not sit there; use that for getting to people.',
      },
    }),
    cost: byHeight('body', {
      high: 'Price: with little strength, what gets dropped first is what feeds: meals with others, daylight. Thyroid, iron, infection, low mood can all feel so; a doctor tells them apart.',
      middle: 'Price: one keeps strength for duties and pays with the rest. A month of it: have it checked.',
      low: 'What a willing body overlooks: it carries one through days that ought to be told. If head or heart are heavy, moving is no proof of being well.',
    }),
  },
  thinking: {
    groups: byGroup({
      judge: {
        high: 'Scolding and the two measures: give the mean. The voice sounds like truth as it is familiar. Two lines, one idea. Test: would one say it to a friend’s face?',
        middle: 'The voice comes about half of the time: after which slips? It has favourites.',
        low: 'Slips are slips. The reader does not add a fine to a bad day: that is rare in low weeks and worth naming.',
      },
      fog: {
        high: 'Choices and conversations: give the mean. Choosing soup as a project. Tiredness and sadness take clarity first. Not forgetful for good. Others may decide small things.',
        middle: 'About half: is it the hour? The clearest hour for the one thing that needs it.',
        low: 'Choices get made, talks are followed. The head can be used to get help for whatever else is heavy.',
      },
      outlook: {
        high: 'A circling thought and an empty month: give the mean. Going round has been found to feed low mood rather than solve it. Say it aloud to a person; not wanting to live: at once.',
        middle: 'The month ahead is half visible. One dated thing in it is better than a good mood about it.',
        low: 'The coming month has something in it, thoughts move on. A hand rail also on heavy days, not a promise.',
      },
    }),
    cost: byHeight('thinking', {
      high: 'Price: the verdict is taken for fact, and others who could contradict never hear it. Someone beside makes such thoughts looser. Big decisions wait.',
      middle: 'Price: time, spent on replaying. The thought gets paper, not the evening.',
      low: 'What clear thoughts overlook where they are clear: they explain away a heavy body or heart. Being reasonable is no measure of being well.',
    }),
  },
}
