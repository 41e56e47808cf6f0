import { all, not } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { no, outOfReach, yes } from './conditions'

/** Two answers that pull against each other: first those of one part, then those of both. */
export const pull: readonly Piece[] = [
  {
    id: 'pull.storm-and-calm',
    when: { all: [no('q14'), { item: 'q18', from: 5 }] },
    items: ['q14', 'q18'],
    facts: ['!quarrels shake'],
    note: 'Sure of staying close in the middle of a quarrel, and uneasy when a message comes late. The larger event moves less than the smaller. Guess: in a quarrel the other is at least there. Don’t turn it into praise of fighting.',
  },
  {
    id: 'pull.calm-and-storm',
    when: { all: [{ item: 'q18', to: 3 }, yes('q22')] },
    items: ['q18', 'q22'],
    facts: ['!silence shakes'],
    note: 'A late message leaves the day as it was; a small quarrel raises the question of never being the same again. Distance in time is fine, an open break isn’t. Look at what makes the two different: in one nothing was said, in the other something was.',
  },
  {
    id: 'pull.stories-and-names',
    when: { all: [no('q08'), yes('q12')] },
    items: ['q08', 'q12'],
    note: 'Glad to hear of a great evening, and measures themselves against a name that keeps coming up. It is the comparison that pricks, not the other’s fun. A comparison needs two people; only one of them has a face here. No “jealous”.',
  },
  {
    id: 'pull.word-not-tone',
    when: { all: [no('q04'), yes('q10')] },
    items: ['q04', 'q10'],
    note: 'Takes a stated reason at face value and an unstated mood personally. Spoken facts calm, gaps get filled in. So asking one question is cheaper than an hour of thinking. It’s good news: information is easier to get than affection.',
  },
  {
    id: 'pull.laughs-not-worries',
    when: { all: [no('q13'), yes('q19')] },
    items: ['q13', 'q19'],
    note: 'Tells the embarrassing story and keeps the serious worry until it’s settled. So the other knows the funny half of the week. Credit: sparing others. Price: they learn of the hard part when there’s nothing left to do. Chinese: the custom of reporting only good news is near, name it without scolding.',
  },
  {
    id: 'pull.missed-and-cool',
    when: { all: [no('q23'), yes('q17')] },
    items: ['q17', 'q23'],
    note: 'Says “I miss you” from afar and cools down after days of great closeness. The wish is warm at a distance and needs air near by. From the other chair: the message on Tuesday and the coolness on Sunday don’t fit. A word announcing the need for air would link them.',
  },
  {
    id: 'pull.asks-not-told',
    when: { all: [no('q09'), yes('q05')] },
    items: ['q05', 'q09'],
    note: 'Asks for a favor straight out and says “fine” about a bad day. Help with things yes, help with feelings no. Helpers of the first kind would likely be glad of the second; a guess, to be tested by half a sentence.',
  },
  {
    id: 'pull.shown-not-nursed',
    when: { all: [no('q01'), yes('q07')] },
    items: ['q01', 'q07'],
    note: 'Lets a hard day be seen and would rather not be looked after when ill. May be seen, not handled. People who love often help with their hands; they stand with soup at a closed door. Credit for not being a burden; price: the other has nothing to do.',
  },
  {
    id: 'pull.fine-and-fine',
    when: { all: [yes('q10'), yes('q05')] },
    items: ['q05', 'q10'],
    note: 'Says “fine” after a bad day, and takes the other’s quiet for a sign of their own mistake. This reader has first-hand proof that quiet can be about the day: their own. Use it as evidence, with a wink, no accusation of double standards.',
  },
  {
    id: 'pull.settle-and-steer',
    // The meeting on unfinished talks says the same of the two groups.
    when: {
      all: [
        yes('q06'),
        yes('q11'),
        not(all({ group: 'quarrels', is: 'high' }, { group: 'bond', is: 'high' }, not(outOfReach))),
      ],
    },
    items: ['q06', 'q11'],
    note: 'Can’t rest until they’ve made up, and changes the subject when it’s about the relationship. So peace has to come without the talk that brings it. Credit: the wish for peace is real. Show the evening: both nice again, nothing said.',
  },
  {
    id: 'pull.asks-and-jokes',
    when: { all: [yes('q16'), yes('q15')] },
    items: ['q15', 'q16'],
    note: 'Wants to hear that all is well, and answers with a joke when told. The sentence is given and not quite received; a guess, marked as one: that may be why the next is needed so soon. One day of the week checks it. Credit: humor spares the other embarrassment. Don’t call it fear. No study here; the week tells it.',
  },
  {
    id: 'pull.hears-not-says',
    when: { all: [yes('q16'), yes('q21')] },
    items: ['q16', 'q21'],
    note: 'Would like the words and seldom says them. Someone has to begin, and both may be waiting. From the other chair it looks as if words weren’t needed here. No “you get what you give”.',
  },
  {
    id: 'pull.gives-and-doubts',
    when: { all: [yes('q20'), no('q21')] },
    items: ['q20', 'q21'],
    note: 'Says plainly what the other means to them, and wonders whether the other’s kind words are meant. They know from inside that such sentences can be true. Ask: what made your own sentence true when you last said it?',
  },
  {
    id: 'pull.kept-and-left-out',
    when: { all: [yes('q19'), yes('q24')] },
    items: ['q19', 'q24'],
    note: 'Keeps the biggest worry until it’s settled and feels left out of the other’s pictures. Both leave someone outside a frame. Not a reproach: it shows that the reader knows how outside feels.',
  },
]
