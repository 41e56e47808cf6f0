import type { Piece } from '@/core/report/report-key'
import { even, leading, otherGroupOf, type Side, someSplit, type Trait } from './when'

/**
 * The leading trait by which of its two groups carries it: the first, the second, or both alike. Where the scene of a
 * note is a line of the test, the words tell another of its kind: the answer to that very line may deny it, and it may
 * be quoted further down.
 */
type Halves = readonly [
  first: readonly [group: string, note: string],
  second: readonly [group: string, note: string],
  alike: string,
]

const halves: Readonly<Record<Side, Halves>> = {
  'openness-high': [
    [
      'ideas',
      'Two halves: questions carry the score ({ideas}), pictures and stories follow at a distance ({imagination}). Scene: an hour lost in how a lock or a bank works, while the open end of a movie leaves them impatient. Credit: wants to understand, not to be impressed. Price: a beautiful thing without a why gets little time.',
    ],
    [
      'imagination',
      'Two halves: pictures, songs and stories carry it ({imagination}), theory does not ({ideas}). Scene: a song line for three days, and gone as soon as somebody explains music. Credit: sees what is not said. Price: asked for reasons, has an image.',
    ],
    'Both halves pull alike: the how and the how-it-feels. Scene: one evening, one fact looked up and one story made up about the person in line. Credit: two ways into every subject. Price: two ways out of the task at hand as well.',
  ],
  'openness-low': [
    [
      'ideas',
      'It is pictures and made-up things that leave this reader cold ({imagination}), questions fare better ({ideas}). Scene: a documentary yes, a dream sequence no. Credit: curiosity with both feet on the floor. Price: a hint in an image gets missed. Never call it lack of fantasy.',
    ],
    [
      'imagination',
      'It is abstract talk that is dropped ({ideas}); a song or the sky still gets in ({imagination}). Scene: leaves the debate about principles and stops at the window. Credit: keeps time for what can be used or felt. Price: the principle behind two problems stays unseen.',
    ],
    'Both halves keep to what is known: the useful question and the recognizable picture. Scene: the same recipe that works, the picture one can name. Credit: hard to sell a fashion to. Price: a change of use to this reader has to knock twice.',
  ],
  'conscientiousness-high': [
    [
      'order',
      'Things and days have their place ({order}), finishing is the smaller half ({follow-through}). Scene: the folder is named perfectly and the text in it is half done. Credit: finds everything, starts without friction. Price: tidying can be the pleasant way around a task.',
    ],
    [
      'follow-through',
      'What is promised gets done ({follow-through}), out of a room that does not look like it ({order}). Scene: the call comes on Tuesday, made between two heaps. Credit: reliability where it counts for others. Price: nobody looking at the desk would guess it, and searching costs minutes.',
    ],
    'Order and finishing go together. Scene: the list for the trip is written, and every line is ticked. Credit: others can stop thinking about it. Price: an open end at night weighs more than it is worth.',
  ],
  'conscientiousness-low': [
    [
      'order',
      'Keeping order works ({order}); staying with it is what slips ({follow-through}). Scene: a neat folder of projects begun. Credit: starts are easy and well prepared. Price: others wait for the end, not for the folder.',
    ],
    [
      'follow-through',
      'Things lie about ({order}) and still get done better than it looks ({follow-through}). Scene: keys gone, deadline met. Credit: the day’s work survives the chair. Price: minutes lost every day, and a name for being scattered that is only half earned.',
    ],
    'Both halves hang loose: place and finish. Scene: the plan changes at the door and nothing in them resists. Credit: ready for what comes, unoffended by surprises. Price: others carry the dates, and the last evening before a deadline is long.',
  ],
  'extraversion-high': [
    [
      'company',
      'Company carries it ({company}), the microphone does not ({drive}). Scene: last to leave the table, and lets somebody else make the toast. Credit: people like having them near without being outshone. Price: good thoughts leave unsaid in a full room.',
    ],
    [
      'drive',
      'The first word and the lead carry it ({drive}); mingling is the smaller half ({company}). Scene: settles where to eat, and has lunch alone next day. Credit: gets groups moving. Price: taken for sociable, and then thought cold for going home.',
    ],
    'Both: wants people and takes the lead among them. Scene: silence falls, this reader ends it; at eleven at night they are more awake than at eight. Credit: groups come alive. Price: the thought of the slowest person in the room is not heard.',
  ],
  'extraversion-low': [
    [
      'company',
      'Company is fine ({company}); the floor is not ({drive}). Scene: sits gladly in the round and waits to be asked. Credit: makes room, listens to the end. Price: the group decides without their view and believes they agreed.',
    ],
    [
      'drive',
      'Speaks up when it is needed ({drive}) and is glad to be alone again ({company}). Scene: presents the plan, eats lunch by themselves. Credit: the voice is free because it does not court anyone. Price: people take the leaving personally.',
    ],
    'Both: few people and seldom the first word. Scene: one person at the party, one long talk, and home before the rest. Credit: depth where others have contacts. Price: what is known best gets said last. Never shy or lonely: it was not asked.',
  ],
  'agreeableness-high': [
    [
      'warmth',
      'Cares a lot ({warmth}) and gives way less than that ({yielding}). Scene: takes over a friend’s errand and tells them at the same table that the soup is salty. Credit: kindness one can trust because it is not politeness. Price: people expect softness and are surprised by the no.',
    ],
    [
      'yielding',
      'Gives way easily ({yielding}), more than feeling is drawn in ({warmth}). Scene: the movie of the others, the aisle seat, the first message after a quarrel. Credit: keeps the peace at low cost. Price: nobody knows which movie they would have chosen. No word of weakness.',
    ],
    'Both: turned toward people and ready to make room. Scene: asks how it went, and lets the other have the window. Credit: people are easier around them. Price: their own wish arrives unspoken and stays so.',
  ],
  'agreeableness-low': [
    [
      'warmth',
      'Not unkind ({warmth}): it is giving way that does not happen ({yielding}). Scene: remembers your worry, and argues with you about it. Credit: loyal and straight at once. Price: the argument is heard, the loyalty is not.',
    ],
    [
      'yielding',
      'Gives way more than expected ({yielding}); it is feeling along that stays short ({warmth}). Scene: lets you pick the movie, loses patience at the third complaint. Credit: fair in trade. Price: lets people have their way and not their say.',
    ],
    'Both: checks before trusting and speaks without padding. Scene: somebody cancels with a cold, and this reader wonders; a flaw in the work, and they name it. Credit: nobody has to guess. Price: the ones who need a soft start stop bringing their drafts. Never hostile.',
  ],
  'stability-high': [
    [
      'composure',
      'Calm in the strain ({composure}), less even afterward ({evenness}). Scene: clear head while three things break, one remark sits in the stomach until evening. Credit: useful in an emergency. Price: people think it is over because it looked easy.',
    ],
    [
      'evenness',
      'Soon over it ({evenness}), though the eve is not free of it ({composure}). Scene: goes through everything that could go wrong, and by the next afternoon has forgotten. Credit: bears no grudge against a day. Price: pays beforehand for what mostly does not come.',
    ],
    'Both: steady during and soon level after. Scene: held up on the way, laughs at the own slip in the evening. Credit: a fixed point for others. Price: others’ alarm looks overdone from here, and the own tiredness speaks softly.',
  ],
  'stability-low': [
    [
      'composure',
      'Holds in the strain ({composure}); it is the mood that moves ({evenness}). Scene: gets everybody through the bad hour and is undone by a sentence on the way home. Credit: functions when it counts. Price: nobody sees the bill, which comes later.',
    ],
    [
      'evenness',
      'The strain itself is the hard part ({composure}), moods pass ({evenness}). Scene: the night before, every possible mishap; the day after, light again. Credit: prepared, and not bitter. Price: hours paid in advance.',
    ],
    'Both: strain gets in, and its trace stays a while. Scene: the message is sent and still being reworded; a remark at ten is there at four. Credit: notices early, in others too. Price: the evening belongs to the morning. No disorder, no cause, no "too".',
  ],
}

const piecesOf = (side: Side, [[one, first], [two, second], alike]: Halves): Piece[] => [
  {
    id: `pattern.${side}.${one}`,
    when: { all: [leading(side), { group: one, above: otherGroupOf(one) }] },
    mentions: [one, two],
    note: first,
  },
  {
    id: `pattern.${side}.${two}`,
    when: { all: [leading(side), { group: two, above: otherGroupOf(two) }] },
    mentions: [one, two],
    note: second,
  },
  { id: `pattern.${side}.both`, when: leading(side), mentions: [one, two, side.split('-')[0] as Trait], note: alike },
]

export const pattern: readonly Piece[] = [
  ...(Object.entries(halves) as [Side, Halves][]).flatMap(([side, notes]) => piecesOf(side, notes)),
  {
    id: 'pattern.split',
    when: { all: [even, someSplit] },
    note: 'All five in the middle, and at least one for a particular reason: its two halves lie far apart and cancel in the sum. So this middle is no shrug and not a matter of the setting alone; the next paragraph names the halves. Credit: firm twice where a score sees nothing. Price: nobody can sum this reader up, and tests with one number a trait miss it. Name no trait here.',
  },
  {
    id: 'pattern.even',
    when: even,
    cites: ['fleeson'],
    note: 'All five in the middle. Finding: for this reader the setting decides more than habit does; in studies that asked people several times a day, nearly everybody acted across most of each trait’s range. Scene: talkative on Tuesday’s team, silent at a wedding. Credit: reads settings. Price: others cannot predict them, and they may not know what they themselves want. Not "balanced".',
  },
  {
    id: 'pattern.open',
    note: 'A tie at the edge of the middle, or parts not scored: no trait clearly says most. Say that the report goes by groups and single answers instead, and that this is a reading with less ground. Honest, short, no apology.',
  },
]
