import type { Condition } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/key'
import { all, allHigh, allLight, any, anyRaised, helped, high, leads, parts, raised, unhelped } from './conditions'

const scores = [...parts]
const pieceOf =
  (prefix: string) =>
  (id: string, when: Condition | undefined, note: string, mentions = scores as string[]): Piece => ({
    id: `${prefix}.${id}`,
    ...(when && { when }),
    mentions,
    note,
  })

const pattern = pieceOf('pattern')
const patterns: readonly Piece[] = [
  pattern(
    'all-high',
    allHigh,
    'All three numbers. Each feeds the next: a thought tightens the neck, what is put off comes back as a thought. Nothing easy is promised; one thread loosened gives the others slack, as a guess. No diagnosis, no cause.',
  ),
  pattern(
    'head-body',
    all(high('worrying'), high('tension')),
    'Head and body up, steering clear behind them: things still get done, at a price nobody sees. Credit exact: appointments are kept. Price: it looks easy from outside, so nobody asks.',
  ),
  pattern(
    'head-around',
    all(high('worrying'), high('avoidance')),
    'Thoughts and detours up, body behind. What is not touched cannot prove itself harmless and stays in the thoughts. Thinking takes the place of the step.',
  ),
  pattern(
    'body-around',
    all(high('tension'), high('avoidance')),
    'Body and detours up, thoughts behind: the decision is made before a thought is, by a quick pulse. Reading the body early is the lever.',
  ),
  pattern(
    'head',
    high('worrying'),
    'Only the thoughts are loud. Body and plans follow at a distance; so it is invisible, and people take the reader for calm. Advice on breathing or on courage would be for someone else.',
  ),
  pattern(
    'body',
    high('tension'),
    'Only the body is loud. Thoughts and plans stay behind. Coffee, illness, load can do this too; the test asks and does not know. A doctor may look.',
  ),
  pattern(
    'around',
    high('avoidance'),
    'Only the plans show it. Little circling, little tension: going round works, for the hour. That is why it is hard to notice; the bill comes later.',
  ),
  pattern(
    'middle-head',
    all(leads('worrying'), raised('worrying')),
    'Nothing extreme; thoughts are ahead. Which days? The week asks. Must not say sometimes so, sometimes so.',
  ),
  pattern('middle-body', all(leads('tension'), raised('tension')), 'Nothing extreme; the body says most.'),
  pattern(
    'middle-around',
    all(leads('avoidance'), raised('avoidance')),
    'Nothing extreme; what is put off says most, about every second uneasy thing.',
  ),
  pattern('light', allLight, 'All three light; what that is and is not: four weeks, not a character. No advice.'),
  pattern(
    'open',
    undefined,
    'A part has no score; what the answers given can still say, and what not. Fits heavy and light.',
    [],
  ),
]

/** Two groups of one part at least 25 points apart, either way. */
const apart = (a: string, b: string): Condition => any({ group: a, above: b }, { group: b, above: a })
const gapIn: Record<(typeof parts)[number], Condition> = {
  worrying: apart('waiting', 'sparks'),
  tension: apart('startle', 'held'),
  avoidance: apart('tasks', 'people'),
}
/** The part that says most has a difference of its own; then no other part's is told. */
const leadHasGap = any(...parts.map((part) => all(leads(part), gapIn[part])))
const within = (part: (typeof parts)[number], group: string, above: string): Condition =>
  all({ group, above }, any(leads(part), { not: leadHasGap }))

const difference = pieceOf('difference')
const differences: readonly Piece[] = [
  difference(
    'waiting',
    within('worrying', 'waiting', 'sparks'),
    'The three lines on waiting (turning to other things, circling until an answer, asking for reassurance) against the three on small sparks (meal, remark, choice). It is the gap between question and answer. Advice against overthinking small things would be for someone else. Holds at any height.',
    ['waiting', 'sparks'],
  ),
  difference(
    'sparks',
    within('worrying', 'sparks', 'waiting'),
    'The other way: small occasions start it more than a long wait does. A wait has an end; a remark has none. Holds at any height.',
    ['waiting', 'sparks'],
  ),
  difference(
    'startle',
    within('tension', 'startle', 'held'),
    'Ring and question against shoulders, breath, neck, shower: a short alarm from outside rather than a grip that lasts. Two lines are thin evidence; say so.',
    ['startle', 'held'],
  ),
  difference(
    'held',
    within('tension', 'held', 'startle'),
    'The grip that lasts against the short alarm: nobody startles, and by evening the neck has done a day of work. Two lines against four.',
    ['startle', 'held'],
  ),
  difference(
    'tasks',
    within('avoidance', 'tasks', 'people'),
    'Jobs, calls, errands wait longer than people do. The paper side of life. Courage is not what is missing.',
    ['tasks', 'people'],
  ),
  difference(
    'people',
    within('avoidance', 'people', 'tasks'),
    'Plans, sore subjects and messages wait longer than jobs: what may be answered by a face. Time management would be advice for someone else.',
    ['tasks', 'people'],
  ),
  difference(
    'head-over-body',
    { higher: 'worrying', than: 'tension' },
    'No groups differ by much, the parts do: the head is well ahead of the body. The body is a place to rest from the head.',
    ['worrying', 'tension'],
  ),
  difference(
    'body-over-head',
    { higher: 'tension', than: 'worrying' },
    'The body is well ahead of the head: asked what worries them, the reader may say "nothing", and the neck says otherwise. Causes other than worry are possible.',
    ['worrying', 'tension'],
  ),
  difference(
    'head-over-around',
    { higher: 'worrying', than: 'avoidance' },
    'Thoughts well ahead of detours: thinking of it, doing it all the same. Exact credit, and the price.',
    ['worrying', 'avoidance'],
  ),
  difference(
    'around-over-head',
    { higher: 'avoidance', than: 'worrying' },
    'Detours well ahead of thoughts: put off before it could be worried about. It saves thoughts now.',
    ['worrying', 'avoidance'],
  ),
  difference(
    'even',
    undefined,
    'In no part do the two groups lie a quarter of the scale apart: the occasion matters little. A finding: one lever will do as well as another. No claim on height.',
    [],
  ),
]

/** Two answers that pull against each other, in points of 0–4: three is most of the time, one is now and then. */
const pull = (id: string, a: Condition & { item: string }, b: Condition & { item: string }, note: string): Piece => ({
  id: `pull.${id}`,
  when: all(a, b),
  items: [a.item, b.item],
  note,
})
const often = (item: string) => ({ item, from: 3 })
const seldom = (item: string) => ({ item, to: 1 })

const pulls: readonly Piece[] = [
  pull(
    'circling-unopened',
    often('q14'),
    often('q15'),
    'Thoughts circle until an answer comes; a message stays closed because of what it might say. Wanting to know and not wanting to know; the closed message keeps the circle going. Credit: it protects for an hour. The week can check.',
  ),
  pull(
    'cancel-asks',
    often('q06'),
    often('q17'),
    'Calls off plans with people, asks people for reassurance: company is avoided as an event and needed as a voice.',
  ),
  pull(
    'says-startles',
    seldom('q12'),
    often('q10'),
    'q12 is reversed, its raw label is quoted: sore subjects are brought up by the reader; the heart speeds up when someone else asks for a minute. Starting is bearable, being started is not: who knows the subject.',
  ),
  pull(
    'says-postpones',
    seldom('q12'),
    often('q09'),
    'Sore subjects face to face yes, the difficult call no. Guess: on the phone there is no face. So it is the channel.',
  ),
  pull(
    'done-small',
    seldom('q18'),
    often('q03'),
    'The unpleasant errand is done on its day; until then small jobs go first. A date is what works; a thing without one is lost.',
  ),
  pull(
    'there-away',
    seldom('q06'),
    often('q02'),
    'Plans are kept, and at the table the thoughts are elsewhere. Present for others, half present for the meal.',
  ),
  pull(
    'shower-neck',
    seldom('q01'),
    often('q16'),
    'Warm water loosens the muscles; by evening the neck is hard. So letting go works, it comes too late in the day.',
  ),
  pull(
    'waits-remark',
    seldom('q05'),
    often('q08'),
    'Waiting for news can be left alone; a passing remark cannot. An open question has an owner and a date, a remark has neither.',
  ),
  pull(
    'choice-errand',
    seldom('q18'),
    often('q11'),
    'Unpleasant errands on their day, and a small choice is doubted afterward. Hard things have an end, small choices do not.',
  ),
  {
    id: 'pull.none-raised',
    when: anyRaised,
    note: 'No two of the answers we compare pull in opposite directions. What follows: people see what there is; one change is likely to work in one direction. No praise.',
  },
  {
    id: 'pull.none',
    note: 'No pair pulls apart, and nothing much is raised, or a part is not scored. What follows: no riddle to solve. Neutral.',
  },
]

const gives = pieceOf('gives')
const given: readonly Piece[] = [
  {
    id: 'gives.help',
    when: helped,
    cites: ['cuijpers'],
    note: 'No credit for enduring. What is there: four weeks in words that need not be found again in a consulting room; talking treatments for lasting worry were studied in 41 trials, with clear effects against waiting; whom they studied: people a professional had found to have lasting worry, so it says that help exists and not what the reader has.',
  },
  gives(
    'all-high',
    allHigh,
    'Not admiration for carrying. The one true thing: nothing was left out in the answers, and honesty of this kind is what a talk begins with.',
    [],
  ),
  gives(
    'head',
    all(high('worrying'), leads('worrying')),
    'Foresight: sees gaps others miss; people like that check the door, the date, the dose. Exact: the first minute of it is useful.',
    [],
  ),
  gives(
    'body',
    all(high('tension'), leads('tension')),
    'An early signal: the body reports before words are there. Useful if read by noon.',
    [],
  ),
  gives(
    'around',
    all(high('avoidance'), leads('avoidance')),
    'A sense for what costs; many detours were sensible when taken. Knows exactly which things wait.',
    [],
  ),
  gives(
    'half',
    anyRaised,
    'The other half: there are days on which it does not happen, and these can be looked at.',
    [],
  ),
  gives(
    'light',
    all(allLight, unhelped),
    'Attention left for other things; people near have somebody who does not add to their worry.',
    [],
  ),
  gives('open', undefined, 'Leaving lines out is an answer, too: no guess was made. What stands here can be used.', []),
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
