import type { Piece } from '@/core/report/report-key'
import { at, even, type PairNote, pairPieces, sidePieces, someSplit, strongest } from './when'

const pairs: readonly PairNote[] = [
  [
    'openness-high',
    'conscientiousness-high',
    'Something new always pulls, and what is there keeps its place or its date: curiosity with a workbench. True of either half of either trait. No word like genius or perfect.',
  ],
  [
    'openness-high',
    'conscientiousness-low',
    'Many doors opened, few shut again, and at ease with both. An image of things lying open in the middle of being discovered; not of chaos, not of failing.',
  ],
  [
    'openness-low',
    'conscientiousness-high',
    'The proven way, kept to again and again. Reliable because nothing has to be new. Must not sound dull or obedient.',
  ],
  [
    'openness-low',
    'conscientiousness-low',
    'No plan and no theory: what is at hand and works, now. Unburdened on both sides. Must not sound careless or lazy.',
  ],
  [
    'openness-high',
    'extraversion-high',
    'Thinks aloud and needs somebody across the table to think at. An idea is only found once it has been said. No "life of the party".',
  ],
  [
    'openness-high',
    'extraversion-low',
    'A wide room inside and a narrow door to it: much is going on that few hear of. Not lonely, not mysterious.',
  ],
  [
    'openness-low',
    'extraversion-high',
    'People rather than theories: the same table, the same crowd, gladly again. Lively without needing anything new.',
  ],
  [
    'openness-low',
    'extraversion-low',
    'A small, known circle and few words, kept by choice. Ground under the feet, no audience needed. Not shy, not closed.',
  ],
  [
    'openness-high',
    'agreeableness-high',
    'Curious about people and on their side: asks how somebody sees it and means it. Price: other views crowd out the own one.',
  ],
  [
    'openness-high',
    'agreeableness-low',
    'Takes ideas apart, also those of friends: curiosity that contradicts. The idea is the target and not the person; the person may not notice.',
  ],
  [
    'openness-low',
    'agreeableness-high',
    'Kindness made of things that help: a lift, a meal, a repaired tap. No big words about feelings or meaning.',
  ],
  [
    'openness-low',
    'agreeableness-low',
    'Calls a thing by its name and asks what it is good for. Straight and sober. Never hard-hearted.',
  ],
  [
    'openness-high',
    'stability-high',
    'Goes far out in thought and sleeps well after it: the unknown interests more than it frightens.',
  ],
  [
    'openness-high',
    'stability-low',
    'What others walk past goes in deep: a line of a song, a tone of voice. One sense for beauty and for trouble. Nothing about artists suffering.',
  ],
  [
    'openness-low',
    'stability-high',
    'Keeps to the known way and is not shaken off it. Calm without needing an explanation for it. Not indifferent.',
  ],
  [
    'openness-low',
    'stability-low',
    'Familiar things are the railing: with them the day holds, without them it sways. The wish for the known has a good reason. No pity.',
  ],
  [
    'conscientiousness-high',
    'extraversion-high',
    'It is lively where this reader is, and the lights still get turned off afterward. True of either half of either trait. Not bossy.',
  ],
  [
    'conscientiousness-high',
    'extraversion-low',
    'Work speaks first; the person, if asked. Much gets done that nobody saw being done.',
  ],
  [
    'conscientiousness-low',
    'extraversion-high',
    'The evening decides the evening: plans yield to whoever is at the door. Present, not punctual.',
  ],
  [
    'conscientiousness-low',
    'extraversion-low',
    'No timetable and no audience: a day at its own pace. Free of two pressures at once. Not idle, not withdrawn.',
  ],
  [
    'conscientiousness-high',
    'agreeableness-high',
    'Takes care of things and of people; own wishes may come last. True of either half of either trait; nothing about promises to oneself. No saint.',
  ],
  [
    'conscientiousness-high',
    'agreeableness-low',
    'Holds a standard and says so: to the work, to oneself, to others, in that order. Fair before friendly.',
  ],
  [
    'conscientiousness-low',
    'agreeableness-high',
    'Always has time for people, and so seldom for the list. The good excuse is true each time.',
  ],
  [
    'conscientiousness-low',
    'agreeableness-low',
    'Neither the calendar nor the company decides: own course, own speed. Independent; not selfish.',
  ],
  [
    'conscientiousness-high',
    'stability-high',
    'Steady twice: things are in order and so is the pulse. Others set their watches by it. Tiredness shows late.',
  ],
  [
    'conscientiousness-high',
    'stability-low',
    'Care with an alarm in it: the work is good because the doubt checks it again. One pays for the quality oneself. No word of perfectionism as a fault.',
  ],
  [
    'conscientiousness-low',
    'stability-high',
    'Lets things lie and is at peace with it. The last minute does not frighten. Others may worry for two.',
  ],
  [
    'conscientiousness-low',
    'stability-low',
    'Plans slip and it hurts when they do: the calendar is loose, the conscience is not. Tender toward the reader, no scolding.',
  ],
  [
    'extraversion-high',
    'agreeableness-high',
    'Draws people in and looks after them once they are there: the open kitchen. Last one left over is oneself.',
  ],
  [
    'extraversion-high',
    'agreeableness-low',
    'Speaks first and without a cushion: everyone knows where they stand. Energy that rubs, in the open.',
  ],
  [
    'extraversion-low',
    'agreeableness-high',
    'Notices and helps without a sound; wishes of the own are as quiet as the rest. Not a doormat.',
  ],
  [
    'extraversion-low',
    'agreeableness-low',
    'Few words and none of them sweetened. What is said holds. Not cold, not grumpy.',
  ],
  [
    'extraversion-high',
    'stability-high',
    'Stands in the middle of the noise as if it were a sofa. Makes others braver by being loud and calm at once.',
  ],
  [
    'extraversion-high',
    'stability-low',
    'Feels a lot and in company: joy and upset both have witnesses. The room warms up and so does the head.',
  ],
  [
    'extraversion-low',
    'stability-high',
    'Quiet all the way down: outside few words, inside few waves. Restful to sit beside. Nobody may think there is nothing there.',
  ],
  [
    'extraversion-low',
    'stability-low',
    'Outside it is quiet, inside it is not: much is lived through of which nobody hears. Not a secret sufferer.',
  ],
  [
    'agreeableness-high',
    'stability-high',
    'Somebody to lean on: warm, and does not tip over. Two rare things in one chair. Who leans back is another matter.',
  ],
  [
    'agreeableness-high',
    'stability-low',
    'Other people’s weather comes in through an open window. Feels with them and then has it in the room. Not "too sensitive".',
  ],
  [
    'agreeableness-low',
    'stability-high',
    'Can bear to be disagreed with and to disagree: the storm stays outside. Clear, calm, uncomfortable at times.',
  ],
  [
    'agreeableness-low',
    'stability-low',
    'Says what is wrong and feels it too: sharp outside, thin-skinned underneath. The sharpness may be noticed first. No verdict on temper.',
  ],
]

const alone = {
  'openness-high':
    'Only the pull of questions and pictures stands out; the other four leave room. One window is wide open in an otherwise even house.',
  'openness-low':
    'Only the trust in what is known stands out. Four traits bend with the day; taste and method stay put.',
  'conscientiousness-high': 'Only order and finishing stand out: the backbone is in the deeds, the rest adapts.',
  'conscientiousness-low':
    'Only the loose hold on plans stands out; everything else is measured. Flexible at one joint.',
  'extraversion-high':
    'Only company and the first word stand out: livelier than the other four would lead anybody to expect.',
  'extraversion-low': 'Only the quiet stands out; behind it an even mixture that few get to hear about.',
  'agreeableness-high':
    'Only the turn toward others stands out: elsewhere a measured person, here generous before thinking.',
  'agreeableness-low': 'Only the straight word stands out: an even temper in four things and no sugar in the fifth.',
  'stability-high': 'Only the steadiness stands out: everything else depends on the occasion, calm does not.',
  'stability-low': 'Only the quick feeling stands out: in four things hard to read, in this one never indifferent.',
} as const

export const portrait: readonly Piece[] = [
  ...pairPieces('portrait', strongest, pairs),
  ...sidePieces('portrait', at, alone),
  {
    id: 'portrait.split',
    when: { all: [even, someSplit] },
    note: 'Five scores in the middle, at least one of them two halves that cancel: firm in both, and the sum looks as if in neither. No word like contradictory.',
  },
  {
    id: 'portrait.even',
    when: even,
    note: 'Five scores in the middle. The finding is that the occasion decides more than a habit does: a person of settings, who has to be met twice to be known. Never "balanced", never "a bit of everything", never "average".',
  },
  {
    id: 'portrait.partial',
    note: 'Too much was left out for a sentence about the whole, or nothing scored stands out. Say that plainly and warmly: what was answered is read below, what was not stays the reader’s own.',
  },
]
