import type { Piece, ReportKey } from '@/core/report/report-key'
import { among, type End, leading, otherGroupOf, type Side, says, type Trait } from './when'

type Scenes = Readonly<Record<Trait, Readonly<Record<End, string>>>>

const close: Scenes = {
  agreeableness: {
    high: 'At home: the question "what do you feel like?" and the answer "whatever you like". Credit: no scorekeeping. The other also wants to give once and cannot. Concrete: one named wish an evening is a present.',
    low: 'At home: the verdict on the shirt, the plan, the mother-in-law’s cake. Credit: praise from here is believed. A loved person hears the flaw as being about them; "it matters to me, that’s why" takes three seconds.',
  },
  stability: {
    low: 'At home: the day comes in through the door before the reader does. Credit: notices that the other is quiet before a word falls. What helps is sentence and size: "a six, not about you".',
    high: 'At home: the other is upset and meets composure. Credit: a safe wall. It can feel like talking to one; first "that’s rough", then silence, and then the solution.',
  },
  extraversion: {
    high: 'At home: guests, calls, plans by Friday. Credit: a house where something happens. The partner’s silence is rest and not absence; agree on one evening with neither guests nor guilt.',
    low: 'At home: after a day with people there is nobody left over, though somebody dear is waiting. Credit: two can be silent here. Half an hour announced beforehand is rest; unannounced it reads as distance.',
  },
  openness: {
    high: 'At home: new plans for the shelf, the trip, the life. Credit: no two years alike. The other has not heard the thought grow and gets it whole; say how far along it is.',
    low: 'At home: the same café, the same order, the place by the window. Credit: rituals a family can hold on to. When the other proposes something new, it is seldom a complaint about the old.',
  },
  conscientiousness: {
    high: 'At home: the dishwasher has a right way. Credit: bills paid, tickets found. The other does it differently and not worse; choose two things that must be right and give away the rest.',
    low: 'At home: "I was just about to". Credit: no quarrel about crumbs, ready for any plan. The person who remembers for two grows tired unseen; take over one thing with its date, entirely.',
  },
}

const work: Scenes = {
  conscientiousness: {
    high: 'At work: gets what must not fail. Credit earned. The reward for finishing is more to finish; ask which of the two may be late before saying yes.',
    low: 'At work: good in the first hour of a fire, invisible in week three of a list. Credit: moves without a map. A colleague who waits needs a date and an early sign, more than an apology.',
  },
  extraversion: {
    high: 'At work: speaks first in the meeting. Credit: it begins. Three people now adapt their view to the first one heard; in a round, go last once and compare what comes.',
    low: 'At work: the best sentence comes on the way back from the meeting. Credit: it is the best sentence. Send it within the hour in two lines; written counts.',
  },
  openness: {
    high: 'At work: sees a better way in the second week. Credit: often it is better. Those who built the old one are in the room; ask first what the old way is protecting.',
    low: 'At work: keeps what runs running. Credit: few outages. The new tool is coming anyway; the question "which problem does it solve?" is worth more before the decision than after.',
  },
  agreeableness: {
    high: 'At work: yes in the corridor. Credit: people work gladly with them. The corridor has no calendar; "I’ll tell you by three" turns a reflex into a decision.',
    low: 'At work: names the flaw in front of all. Credit: the flaw is gone. Its owner was there too; the same sentence two minutes earlier, in private, repairs as much and costs less.',
  },
  stability: {
    high: 'At work: the calm one in the incident. Credit: decides well under noise. Warnings from tense colleagues sound exaggerated; check one in three anyway.',
    low: 'At work: one line of criticism among nine of praise. Credit: reads mails before they are a problem. Wait with answers to sharp mail until after a meal; write the draft, not the address.',
  },
}

const alone: Scenes = {
  openness: {
    high: 'Alone: never short of company in the head. Credit: waiting rooms are no loss. Intake outruns output; make one small thing before opening the next.',
    low: 'Alone: hands before thoughts, the familiar task, the familiar show. Credit: rests by doing. An empty evening without task may feel long; that is information on rest, not a gap to fill.',
  },
  stability: {
    low: 'Alone: the day is played again. Credit: things are understood that way. The replay has no referee; write it down once with date and close the notebook, or tell it to one person.',
    high: 'Alone: evenings close easily. Credit: sleeps on decisions. Tiredness does not knock; look at hours rather than at feeling.',
  },
  extraversion: {
    high: 'Alone: an empty evening is a question. Credit: it leads to people. The quiet thing that needs two hours starts better in company, at a library table for instance.',
    low: 'Alone: here the charge comes back. Credit: needs nobody to be entertained. Rest and postponing look alike from inside; the difference shows in how the next invitation feels.',
  },
  conscientiousness: {
    high: 'Alone: the free evening has a list. Credit: Monday is easy. Rest that is on the list is a task; leave one hour with no name.',
    low: 'Alone: time is wide and has gone by ten. Credit: really off. The thing that bites next morning takes eight minutes; do it standing, before sitting down.',
  },
  agreeableness: {
    high: 'Alone: other people’s needs come along. Credit: remembers the call to make. It is also the one place where nobody has to be considered: choose dinner by taste and notice how long that takes.',
    low: 'Alone: at ease, no one to convince. Credit: knows what it wants. Arguments are continued in the shower; writing the other side’s best reason ends them sooner.',
  },
}

/** Where one half of a trait carries it, the scene is another one. */
const halves: Readonly<Partial<Record<string, readonly (readonly [side: Side, group: string, note: string])[]>>> = {
  close: [
    [
      'agreeableness-high',
      'warmth',
      'At home: remembers what the other dreaded on Tuesday, and still does not go along with the plan for Sunday. Credit: both can be trusted. The no arrives first; two words of care before it change the supper.',
    ],
    [
      'agreeableness-low',
      'yielding',
      'At home: lets the other have the remote and the last word on the wallpaper, and stops listening at the third complaint. Credit: easy to live beside. Concrete: ten minutes of ear are worth more there than another thing given up.',
    ],
  ],
  work: [
    [
      'conscientiousness-high',
      'order',
      'At work: the best-kept folder, and a draft that is not handed in. Credit: anybody can take over at once. The finish needs a reader with a name; arrange for one before the tidying starts.',
    ],
    [
      'conscientiousness-low',
      'follow-through',
      'At work: a desk that visitors comment on, and results on the day. Credit: reliability without ceremony. Colleagues judge what they see; one sentence on where the thing stands spares three reminders.',
    ],
    [
      'extraversion-high',
      'company',
      'At work: knows everybody by the coffee machine and says little in the meeting. Credit: hears first what goes wrong. What is known at the machine is missed at the table; hand it to someone who speaks there, or write it.',
    ],
    [
      'extraversion-low',
      'drive',
      'At work: chairs the meeting and eats alone. Credit: leads without needing applause. Colleagues read the closed door as a mood; a fixed hour with an open one settles it.',
    ],
  ],
  alone: [
    [
      'openness-high',
      'ideas',
      'Alone: a search that began with a screw and ended with shipbuilding. Credit: knows why. The evening is gone by midnight; a note with the next question lets it rest until tomorrow.',
    ],
    [
      'openness-high',
      'imagination',
      'Alone: music, a window, a story that is not written down. Credit: rests richly. One line of it on paper is enough to find it again.',
    ],
  ],
}

const areaPieces = (area: string, scenes: Scenes, even: string): Piece[] => {
  // In the order in which traits matter to the area: of the two that say most, the one named first is told.
  const order = Object.keys(scenes) as Trait[]
  return [
    ...(halves[area] ?? []).map(
      ([side, group, note]): Piece => ({
        id: `${area}.${side}.${group}`,
        when: { all: [among(side), { group, above: otherGroupOf(group) }] },
        mentions: [group],
        note,
      }),
    ),
    ...order.flatMap((part) =>
      (['high', 'low'] as const).map(
        (end): Piece => ({ id: `${area}.${part}-${end}`, when: among(`${part}-${end}`), note: scenes[part][end] }),
      ),
    ),
    { id: `${area}.even`, note: even },
  ]
}

export const where: ReportKey['where'] = {
  close: areaPieces(
    'close',
    close,
    'No trait lies beyond the middle, or none could be scored. At home two people can settle what a test cannot: each names one subject on which the reader is soft and one on which they stay firm, without talking first. Where the names differ is the finding. Not "balanced".',
  ),
  work: [
    {
      id: 'work.stability-low.eve',
      when: { all: [leading('stability-low'), says('q35')] },
      mentions: ['q35'],
      note: 'At work or in class, for whom strain leads: the eve is harder than the day (slot {q35.lower}). Three sentences written before leaving, and what to do if stuck. Sharp mail: draft without address, read after a meal.',
    },
    ...areaPieces(
      'work',
      work,
      'No trait lies beyond the middle, or none could be scored. At work the task and the chair decide: compare two recurring meetings by sentences spoken, and two tasks by how done they had to be. Credit: fits into teams that need different people. Price: gets the gap nobody else fills.',
    ),
  ],
  alone: areaPieces(
    'alone',
    alone,
    'No trait lies beyond the middle, or none could be scored. Alone the first ten minutes decide: what lies within reach becomes the evening. Test: put out two different things and see which wins; do it twice, once after a day with people and once after a day without.',
  ),
}
