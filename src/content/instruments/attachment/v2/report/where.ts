import type { ScoreBand } from '@/core/report/condition'
import type { LifeArea, Piece, ReportKey } from '@/core/report/report-key'
import { field, outOfReach, seldom } from './conditions'

/** The same nine fields in three places. The lines asked about one person only, so work and alone are guesses with a test. */
const at = (area: LifeArea, notes: Readonly<Record<string, string>>, open: string): Piece[] => [
  ...Object.entries(notes).map(([key, note]): Piece => {
    const [anxiety, avoidance] = key.split('-') as [ScoreBand, ScoreBand]
    return { id: `${area}.${key}`, when: field(anxiety, avoidance), note }
  }),
  { id: `${area}.open`, note: open },
]

/** Where nobody can be met: about people close by, without a meeting with the one thought of. */
const apart = (name: string, anxiety: ScoreBand, avoidance: readonly ScoreBand[], note: string): Piece => ({
  id: `close.apart.${name}`,
  when: {
    all: [outOfReach, { part: 'anxiety', is: anxiety }, { any: avoidance.map((is) => ({ part: 'avoidance', is })) }],
  },
  note: `With people close by; never a step toward the person thought of: ${note}`,
})

const anyDistance: readonly ScoreBand[] = ['low', 'middle', 'high']

const closeApart: readonly Piece[] = [
  apart(
    'high-open',
    'high',
    ['low', 'middle'],
    'endings are the place to watch (a hurried goodbye, a call cut short); one fixed way of parting with someone who is there.',
  ),
  apart(
    'high-closed',
    'high',
    ['high'],
    'the hours after something good; announce the quiet with its end to someone safe, so nobody has to guess.',
  ),
  apart('middle', 'middle', anyDistance, 'who of those around knows which situation is hard? Tell one of them one.'),
  apart(
    'low-open',
    'low',
    ['low', 'middle'],
    'others may want a sign where none is needed here; the longer answer to “did you think of me?”.',
  ),
  apart('low-closed', 'low', ['high'], 'let one person know of one thing while it is still going on.'),
]

/** Where contact is rare: no doorway, table or evening at home. */
const rarely = (third: ScoreBand, note: string): Piece => ({
  id: `close.seldom.${third}`,
  when: { all: [seldom, { part: 'anxiety', is: third }] },
  note: `With a person met or heard a few times a month or less: ${note}`,
})

const closeSeldom: readonly Piece[] = [
  rarely('high', 'the end of a call is the place: agree there when the next one is, so the gap has an end.'),
  rarely('middle', 'little comes up in a short call; one thing that is on one’s mind, told early in it.'),
  rarely(
    'low',
    'weeks pass easily here; the other may count them. A short sign between calls, or a question about the gap.',
  ),
]

export const where: ReportKey['where'] = {
  close: [
    ...closeApart,
    ...closeSeldom,
    ...at(
      'close',
      {
        'high-low':
          'With this person: doorway and phone are the two places. Goodbyes and first messages of the day deserve a fixed form; fixed isn’t loveless. Scene of one hurried morning told from both sides.',
        'high-middle':
          'With this person: the hint is the tool in use – a sigh, “all right then”. Suggest replacing one hint by a sentence with a time in it. Scene: planning a Saturday.',
        'high-high':
          'With this person: the evening after a very good day is the risky one; coolness comes where warmth was. Announce it beforehand. Scene: Sunday night, two rooms, one light on.',
        'middle-low':
          'With this person: near in the everyday, and one occasion that stings. Tell them the occasion once, at a calm time, so that it needs no guessing. Scene: walking home together.',
        'middle-middle':
          'With this person: closeness goes by subject; money, body, family or future may be the closed one. A list of three open and one closed subject tells more than a score. Scene: a car ride.',
        'middle-high':
          'With this person: they get solutions and reports. Scene: the question “how was it?” and the answer “done”. One added half sentence, twice a week, is enough to change what they know.',
        'low-low':
          'With this person: ease. The point to watch is their wish for signs or for air, which isn’t one’s own. Scene: they ask “did you miss me?” and get an honest, short “sure”. How about a longer one?',
        'low-middle':
          'With this person: no control, no reports. Scene: they come home late and nobody asks; one day they wonder whether nobody cares. A question out of interest isn’t control.',
        'low-high':
          'With this person: two calm lives side by side. Scene: they learn of the toothache from the receipt. Let them know one thing while it’s still going on.',
      },
      'With this person, one part unscored: describe only what the scored part says in the doorway, on the phone or at table; leave the other half to the reader.',
    ),
  ],
  work: at(
    'work',
    {
      'high-low':
        'Doubt this first: nothing asked about work. Guess: wants to know at once how things stand. Test: “can we talk tomorrow?” at closing time – is the evening gone? If so, ask for the subject.',
      'high-middle':
        'Doubt this first. Guess: waits uneasily for an answer. Test: after sending a draft, how often is the inbox opened within an hour? Remedy: ask for a date of the reply in the same mail.',
      'high-high':
        'Doubt this first. Guess: wants to know what others think, and doesn’t ask. Test: praise in a meeting – is it waved away and thought about at night? Remedy: write it down in the giver’s words before judging it.',
      'middle-low':
        'Doubt this first. Guess: shares ideas unfinished, which teams like, and minds one kind of reaction. Test: which colleague’s “ok” is read twice?',
      'middle-middle':
        'Doubt this first. Guess: by colleague, not by rule. Test: name the one from whom help was last asked and the one from whom never; the difference between them is the finding.',
      'middle-high':
        'Doubt this first. Guess: takes on what should be shared and mentions overload when it’s over. Test: the last task that could have been handed on – what would asking have cost in minutes?',
      'low-low':
        'Doubt this first. Guess: asks straight out, takes criticism as being about the paper. Test: did someone lately need an encouraging word and get a to-do instead?',
      'low-middle':
        'Doubt this first. Guess: reliable, hard to rattle; others know their results and not their limits. Test: would a superior know when it’s too much?',
      'low-high':
        'Doubt this first. Guess: likes work that can be done alone; meetings with feelings tire. Test: who would notice a bad month, and by what?',
    },
    'Doubt this first: nothing asked about work, and one part isn’t scored. Give one neutral test: whose message was read twice this month, and what was missing in it?',
  ),
  alone: at(
    'alone',
    {
      'high-low':
        'Alone is mostly waiting here. Choose things that show a result in 20 minutes (soup, a bike chain, a page). Don’t praise solitude; the aim is a place for attention to arrive.',
      'high-middle':
        'Alone is where the question is discussed without the one who could answer. Writing it in one line ends the inner meeting sooner. A walk without phone only if it isn’t a test of strength.',
      'high-high':
        'Alone is first relief and, an hour later, longing. Both are true, in this order. Plan the second hour: a call already agreed, a place with people. Not as therapy, as a timetable.',
      'middle-low':
        'Alone is all right and seldom sought; company wins by habit. One evening alone, chosen and not left over, shows what is missed: this person, or simply voices.',
      'middle-middle':
        'Alone does neither much good nor harm; what matters is whether it was chosen. Compare one chosen and one left-over evening. No “me time”.',
      'middle-high':
        'Alone is where strength returns, and also where a doubt stays unseen. A question that comes twice within an hour is no rest; something with a beginning and an end.',
      'low-low':
        'Doubt this first: no line asked about being alone, only about someone’s absence, which seldom worries this reader. One chosen evening and what was missed; an offer, not a task.',
      'low-middle':
        'Alone is rest, and the inside gets sorted there. The last step is often missing: telling the sorted thing to someone. A photo of the finished shelf is a beginning.',
      'low-high':
        'Alone is home. Nothing to mend. One check: is it chosen today, or only the habit? The difference shows when an invitation is declined without having been looked at.',
    },
    'One part isn’t scored, so say only this: whether time alone was chosen or left over matters more than how long it was; two evenings to compare.',
  ),
}
