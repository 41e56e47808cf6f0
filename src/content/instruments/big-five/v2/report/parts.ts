import { all, any, type Condition, not, type ScoreBand } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import { groups } from './groups'
import { at, carries, type Side, type Trait, traits } from './when'

type Thirds = Readonly<Record<ScoreBand, string>>

const shows: Readonly<Record<(typeof groups)[number]['id'], Thirds>> = {
  ideas: {
    high: 'Curiosity without need. Scene: a gadget that works is opened; dinner talk ends in a search. Credit: finds causes others step over. Price: half past one at night. Do not praise intelligence.',
    middle:
      'A middle mean may be some curiosity about most things or much about one field; never claim which. Give a test, the last thing looked up without being asked to, and when. The topic says more than the score.',
    low: 'A question has to lead somewhere. Scene: skips the history of the recipe, cooks it. Credit: time, and immunity to talk for its own sake. Price: learns the rule, meets its exception late.',
  },
  imagination: {
    high: 'Looks, listens, invents. Scene: the sky on the way to the bus, a life made up for the man ahead in line. Credit: the day holds more. Price: misses the bus; finds plain forms hard going.',
    middle:
      'A middle mean may be a little of all (song, sky, story, painting) or one of them; never claim which. Test: which of the four lines on these got the firmest answer.',
    low: 'Prefers what can be recognized and what happened. Scene: the open ending annoys, the report satisfies. Credit: sees what is there. Price: a friend’s hint in an image has to be said twice.',
  },
  order: {
    high: 'Place for things, sequence for the day. Scene: the file has a name, the bag a list. Credit: the morning starts at once; others ask where things are. Price: other people’s order disturbs like noise.',
    middle:
      'Neither hunting for daily things nor sorted files, by the answers. Good enough for ordinary days; a place for the few things it would cost most to lose.',
    low: 'Order is found again, not kept. Scene: searching at ten to eight, the chair with clothes. Credit: moves into any situation without needing it arranged. Price: minutes daily, and somebody else’s patience.',
  },
  'follow-through': {
    high: 'What is begun is ended. Scene: the call on Tuesday, the dull thing before the nice one. Credit: people plan around this reader. Price: finishes also what should have been dropped; starts cost more thought.',
    middle:
      'Perhaps finishes with a reason: a person, a date, money; never claim it. Test: look at the last three unfinished things; was anybody waiting for one of them? That shows which reason works.',
    low: 'Beginnings are easy, the middle is long, the deadline does the rest. Scene: the night before; two shelves half painted. Credit: tries more in a year than others in five, does not throw good hours after bad. Price: those who wait cannot see how it will end.',
  },
  company: {
    high: 'People charge the battery. Scene: crosses the street for a hello, more awake at eleven. Credit: keeps acquaintances alive. Price: quiet tasks get interrupted by their own phone.',
    middle:
      'Company by dose: whom and how long count more than whether. Test: after the next evening out, note at which hour going home began to look good; that hour is the dose.',
    low: 'Company is spent, solitude earns. Scene: one talk at the party, first coats. Credit: long attention for one. Price: acquaintances that nobody waters fade; invitations get fewer before they are missed.',
  },
  drive: {
    high: 'First word, first vote, hand up. Scene: decides where to eat. Credit: groups get moving. Price: silence of others passes for agreement.',
    middle:
      'A middle mean may be now and then anywhere or mostly where they know the matter; never claim which. Test: the last meeting, who spoke before them, and what would have been lost without their sentence?',
    low: 'Speaks late or on request. Scene: ready at ten past, kept until twenty to. Whether the topic has moved on was a line of its own: never claim it. Credit: what is said is thought through; others get heard. Price: credit and decisions go to the quick. No word of shyness.',
  },
  warmth: {
    high: 'Carries people in mind. Scene: asks on Thursday how Tuesday went. Credit: remembered kindness beats loud kindness. Price: other people’s lists on the own shelf.',
    middle:
      'Neither impatience with long complaints nor a habit of asking later, by the answers. People can tell things unhurried; one question a week later.',
    low: 'Trust is mostly earned, patience with complaints may be short; single lines can deny either, so no flat claim. Scene: the cold as an excuse, the third round of the same story. Credit: no show of concern; a plain request may get a yes sooner. Never promise help. Price: those who only wanted an ear go elsewhere.',
  },
  yielding: {
    high: 'Makes room. Scene: window seat, movie, first message. Credit: evenings without scores to settle. Price: the own taste gets unknown, first to others, then to oneself.',
    middle:
      'Gives way in taste, not in matter, or the other way round, or halfway in most things; never claim which. Test: list two yieldings of the week and what each cost; think about the expensive one. Out of fear: outside help first.',
    low: 'Does not give way easily; which of the lines was answered so is not claimed. Credit: a yes is meant. Price: others cannot tell the small matter from the large.',
  },
  composure: {
    high: 'Stays usable in the strain. Scene: several faults at once, one thing after another. Credit: others borrow the calm. Price: hurry in others looks like theater; help comes late because none seemed needed.',
    middle:
      'No delay, no double request, no eve, no sent message gets through strongly, by the answers. Several in one week may. It does not show, so it has to be said.',
    low: 'Strain begins before the event. Scene: the eve, the reworded message, two requests at once. Credit: thinks of the umbrella. Price: pays for rain that does not fall. No diagnosis of worry.',
  },
  evenness: {
    high: 'Soon level again. Scene: the plan is off at noon, dinner is good. Credit: quarrels end. Price: has forgotten while the other is still in it; that can feel like being left behind.',
    middle:
      'One remark does not take the day and moods do not change many times, by the answers. What lasts over a day is unusual; one word for its cause.',
    low: 'Feelings have a long echo. Scene: one remark at ten, still there at four; several moods before supper. Credit: joy echoes as well; knows what others feel. Price: the echo decides about calls and meals. Not "unstable".',
  },
}

const costs: Readonly<Record<Trait, Thirds>> = {
  openness: {
    high: 'Cost: the new crowds out the nearly done, and people who like things as they are feel graded. Scene: the third app for the same list. Equal weight with its credit: without it nothing would be begun. No advice to have fewer ideas.',
    middle:
      'Cost of the middle: one is the translator between the dreamer and the sceptic and is asked to side. Blind spot: the areas that were never tried are taken for areas that were refused.',
    low: 'Cost: a change that would have helped comes late, because the old way still works. Scene: ten years with the form everybody else fills in on the phone. Credit kept equal: most novelties are gone before one needs them.',
  },
  conscientiousness: {
    high: 'Cost: an open thing takes the evening off hostage, and others’ looser ways read as carelessness. Credit equal: people sleep because it is done. Nothing about obsession.',
    middle:
      'Cost of the middle: relied upon as a tidy person in one place and forgiven as a loose one in the other; others never know which they get. Blind spot: the zone decides, and nobody has told the zone’s neighbors.',
    low: 'Cost: others keep the calendar, and gratitude for it comes late. Fees, last trains, the good seat gone. Credit equal: lives the hour that is there and is easy to change plans with.',
  },
  extraversion: {
    high: 'Cost: the slow thought, of others and of oneself, does not find its pause; quiet people are read as absent. Credit equal: without them the room would not have begun. What it depends on is who else is in the room: a gift to those who wait for a start, a closed door to those with ideas of their own; give both halves.',
    middle:
      'Cost of the middle: invited as lively by some and left in peace by others, each half of the acquaintances knows half. Blind spot: the dose is noticed when it is over.',
    low: 'Cost: what is known best is said last or after the meeting; being seldom seen is taken for not wanting. Credit equal: nobody listens like that while talking. No advice to be louder.',
  },
  agreeableness: {
    high: 'Cost: own wishes arrive as guesses for others to make; an unspoken no comes out as tiredness. Credit equal: peace and trust around them are real. Nothing about being used as a verdict.',
    middle:
      'Cost of the middle: people test which one they get today, the soft or the firm. Blind spot: the criterion is clear inside and invisible outside.',
    low: 'Cost: drafts, doubts and half-ideas of others are shown elsewhere, so criticism comes too late to help. Credit equal: the yes is worth something. Not a verdict on heart.',
  },
  stability: {
    high: 'Cost: alarm in others looks oversized, and the own limit reports late, by body or by silence. Credit equal: in a bad hour the hands reach for this one. No word of coldness.',
    middle:
      'Cost of the middle: neither known as the calm one nor as the sensitive one, so neither asked nor spared. Blind spot: which strain it is that gets through.',
    low: 'Cost: hours, paid before and after, and decisions made at the crest. Credit equal: the early notice is often right; somebody has to smell the smoke. Nothing about weakness or illness.',
  },
}

type End = Exclude<ScoreBand, 'middle'>

/** Halves of a trait that the words on the price of one of its ends are about. */
const presumes: Readonly<Record<Trait, Readonly<Record<End, readonly string[]>>>> = {
  openness: { high: [], low: [] },
  conscientiousness: { high: ['follow-through', 'order'], low: ['order', 'follow-through'] },
  extraversion: { high: ['drive'], low: ['company', 'drive'] },
  agreeableness: { high: ['yielding'], low: ['warmth'] },
  stability: { high: ['composure'], low: ['evenness', 'composure'] },
}

/** A half lies at the other end than its trait: the price of that end is not this reader’s, that of the middle is. */
const against = (part: Trait, end: End): Condition =>
  all(
    { part, is: end },
    any(...presumes[part][end].map((group): Condition => ({ group, is: end === 'high' ? 'low' : 'high' }))),
  )

const priceOf = (part: Trait, is: ScoreBand, note: string): Piece => {
  const id = `cost.${part}.${is}`
  if (is === 'middle') return { id, when: any({ part, is }, against(part, 'high'), against(part, 'low')), note }
  const claims = Object.fromEntries(presumes[part][is].map((group) => [group, ['middle', is]]))
  return { id, when: all({ part, is }, not(against(part, is))), claims, note }
}

/** Where one half carries a trait, what the other half would cost is not this reader’s price. */
const carried: readonly (readonly [side: Side, group: string, note: string])[] = [
  [
    'conscientiousness-high',
    'order',
    'Order carries it, finishing does not. Cost: what has no place yet (a large gift, a guest, a hobby in pieces) gets moved before it becomes something. Credit equal: everything is found in the dark. Not tidying instead of working: the pattern may have told that.',
  ],
  [
    'extraversion-high',
    'company',
    'Company carries it, the first word does not. Cost: the week is full of friends, and the long stretch with one of them or none falls out. Credit equal: many people are in touch only because of this reader. Nothing about talking over others.',
  ],
  [
    'extraversion-low',
    'drive',
    'The voice is there, company is little. Cost: things are settled in the part of the evening that gets skipped. Credit equal: an opinion that owes no favors. Not the leaving taken personally: the pattern may have told that.',
  ],
  [
    'agreeableness-high',
    'warmth',
    'Cares and does not give way. Cost: both at once is more work than either; a right no may be lain awake over. Credit equal: near them nobody chooses between affection and truth. Nothing about an unsaid no.',
  ],
  [
    'stability-high',
    'evenness',
    'Soon over it, though the hours before are not free. Cost: gone by evening, so it is never counted and never helped with. Credit equal: nobody pays for this reader’s morning. Help: say it while it lasts.',
  ],
]

/** Before the price of an end: what is new does not pull away someone who finishes or stays with what turns dull. */
const before: Partial<Record<Trait, Piece>> = {
  openness: {
    id: 'cost.openness.high.waiting',
    when: all(
      { part: 'openness', is: 'high' },
      any({ part: 'conscientiousness', is: 'high' }, { group: 'follow-through', is: 'high' }, { item: 'q17', from: 4 }),
    ),
    note: 'Cost where things get finished: what is new waits and stays on the mind meanwhile, and people who like things as they are feel graded. Nothing about dropping the task at hand. Equal weight with its credit: without it nothing would be begun. No advice to have fewer ideas.',
  },
}

/** Of a half in the middle, the single answers that do not lie there: what they say stands in place of the general words. */
const single: Readonly<
  Partial<
    Record<(typeof groups)[number]['id'], readonly (readonly [item: string, side: 'from' | 'to', note: string])[]>
  >
> = {
  composure: [
    ['q35', 'to', 'Middle under strain; the eve of a big day is on the tense side (slot). Prepare that evening.'],
    ['q55', 'to', 'Middle under strain; two requests at once are on the tense side (slot). Words to gain a minute.'],
    ['q25', 'to', 'Middle under strain; being held up is on the tense side (slot). Leave earlier, one message.'],
    [
      'q15',
      'to',
      'Middle under strain; a sent message is on the tense side (slot). Wait before sending, then check the reply.',
    ],
  ],
  evenness: [
    ['q10', 'to', 'Middle in recovering; one remark takes the day (slot). Ask for what was meant, or write it down.'],
    ['q50', 'to', 'Middle in recovering; several moods a day (slot). Tell people, wait with decisions.'],
  ],
  order: [
    ['q02', 'to', 'Middle in order; hunts for daily things (slot). A fixed place for the one that is missing most.'],
    [
      'q32',
      'from',
      'Middle in order; files are in named folders (slot). The order is there for files; whether elsewhere, the other answers lean less. Use it for one more thing.',
    ],
  ],
  'follow-through': [
    [
      'q47',
      'from',
      'Middle in finishing; a call promised for Tuesday is made (slot). A word to a person holds; use it for the rest.',
    ],
    ['q57', 'to', 'Middle in finishing; the deadline starts it (slot). An earlier deadline with a person.'],
  ],
  company: [
    ['q53', 'to', 'Middle in company; among the first to leave (slot). Say on arrival how long.'],
    ['q23', 'from', 'Middle in company; crosses the street for a hello (slot). Short contacts come easily; use them.'],
  ],
  drive: [
    ['q08', 'to', 'Middle in speaking up; the topic has moved when the thought is ready (slot). Words to go back.'],
    [
      'q38',
      'from',
      'Middle in speaking up; chooses the place when the group cannot decide (slot). Steps in where nobody does.',
    ],
  ],
  warmth: [
    ['q24', 'to', 'Middle in caring; patience ends with long complaints (slot). Say the time one has.'],
    ['q34', 'from', 'Middle in caring; asks later about a worry (slot). Credit; the rest is less sure.'],
  ],
  yielding: [
    ['q39', 'to', 'Middle in giving way; argues to the end when sure (slot). Say how much it matters.'],
    [
      'q29',
      'from',
      'Middle in giving way; watches the movie of the others (slot). Gives way in taste; name a wish first once.',
    ],
  ],
  ideas: [
    ['q11', 'to', 'Middle in curiosity; abstract talk loses them (slot). Ask for an example.'],
    ['q01', 'from', 'Middle in curiosity; a small fact can take an hour (slot). Which subject it was says more.'],
  ],
  imagination: [
    ['q56', 'from', 'Middle in imagination; a song line stays for days (slot). Songs it is; say so.'],
    ['q26', 'to', 'Middle in imagination; a picture must be recognizable (slot). Ask what it shows.'],
  ],
}

const answered = ([item, side]: readonly [item: string, side: 'from' | 'to', note: string]): Condition =>
  side === 'to' ? { item, to: 2 } : { item, from: 4 }

/** Words on a half for some of its readers: they stand before, and instead of, those for all of them. */
const closer: readonly (readonly [
  group: (typeof groups)[number]['id'],
  is: ScoreBand,
  id: string,
  when: Condition,
  mentions: readonly string[],
  note: string,
])[] = [
  [
    'order',
    'high',
    'far',
    { part: 'conscientiousness', from: 'level5' },
    ['order'],
    'Order at the far end (slot): leaving a thing where it is may be harder than keeping it in place. Credit: little searching. Test: the evening on which all was left. Two spots that matter, the rest is others’.',
  ],
  [
    'warmth',
    'high',
    'far',
    { part: 'agreeableness', from: 'level5' },
    ['warmth'],
    'Care at the far end (slot): still with a worry its owner has left. Credit: being remembered. Question: what is left for the reader; one thing not carried this month.',
  ],
  [
    'ideas',
    'high',
    'turned',
    { item: 'q21', from: 4 },
    ['q21'],
    'Curious without need, and enjoys having an opinion turned (slot). Credit: people dare to speak against it; causes others skip. Price: the evening.',
  ],
  [
    'imagination',
    'high',
    'sky',
    { item: 'q16', from: 4 },
    ['q16'],
    'Looks, listens, invents; stops for the sky (slot). Credit: more is seen on the way. Price: whoever waits; leave five minutes earlier.',
  ],
  [
    'yielding',
    'low',
    'doubts',
    all({ item: 'q15', to: 2 }, { item: 'q59', to: 2 }),
    ['q15', 'q59'],
    'Says flaws bluntly and doubts the wording of messages afterward (slots for both). Less sure afterward than it looks. One line the next day is allowed.',
  ],
  [
    'yielding',
    'low',
    'argues',
    { item: 'q39', to: 2 },
    ['q39'],
    'Argues until it is admitted (slot). Credit: no second meaning. Price: the evening; others cannot tell small from large.',
  ],
]

const piecesOfGroup = (id: (typeof groups)[number]['id'], is: ScoreBand): Piece[] => {
  const base = { claims: { [id]: is } }
  const special: {
    readonly name: string
    readonly when: Condition
    readonly mentions: readonly string[]
    readonly note: string
  }[] = [
    ...closer
      .filter(([group, third]) => group === id && third === is)
      .map(([, , name, when, mentions, note]) => ({ name, when, mentions, note })),
    ...(is === 'middle'
      ? (single[id] ?? []).map((one) => ({ name: one[0], when: answered(one), mentions: [one[0]], note: one[2] }))
      : []),
  ]
  const pieces = special.map(
    ({ name, when, mentions, note }, at): Piece => ({
      id: `group.${id}.${is}.${name}`,
      when: all({ group: id, is }, when, ...special.slice(0, at).map((before) => not(before.when))),
      mentions: [id, ...mentions],
      ...base,
      note,
    }),
  )
  const rest: Piece = {
    id: `group.${id}.${is}`,
    when: all({ group: id, is }, ...special.map(({ when }) => not(when))),
    mentions: [id],
    ...base,
    note: shows[id][is],
  }
  return [...pieces, rest]
}

export const parts: ReportKey['parts'] = Object.fromEntries(
  traits.map((part) => [
    part,
    {
      groups: groups
        .filter((group) => group.part === part)
        .flatMap(({ id }) => (['high', 'middle', 'low'] as const).flatMap((is) => piecesOfGroup(id, is))),
      cost: [
        ...carried
          .filter(([side]) => side.startsWith(part))
          .map(
            ([side, group, note]): Piece => ({
              id: `cost.${side.replace('-', '.')}.${group}`,
              when: { all: [at(side), carries(group)] },
              note,
            }),
          ),
        ...[before[part] ?? []].flat(),
        ...(Object.entries(costs[part]) as [ScoreBand, string][]).map(([is, note]) => priceOf(part, is, note)),
      ],
    },
  ]),
)
