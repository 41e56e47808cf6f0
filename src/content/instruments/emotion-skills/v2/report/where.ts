import type { Condition } from '@/core/report/condition'
import type { LifeArea, Piece } from '@/core/report/report-key'
import {
  all,
  any,
  chose,
  dry,
  flooded,
  groupLow,
  harmed,
  heat,
  high,
  leads,
  low,
  type Part,
  seenThrough,
  stopped,
  threatened,
} from './conditions'

type Scene = readonly [id: string, when: Condition | undefined, note: string, heavy?: 'heavy']

const ledBy = (part: Part, lean: 'high' | 'low'): Condition =>
  all(leads(part, lean), lean === 'high' ? high(part) : low(part))

const area = (name: LifeArea, scenes: readonly Scene[]): Piece[] =>
  scenes.map(
    ([id, when, note, heavy]): Piece => ({
      id: `${name}.${id}`,
      ...(when && { when }),
      ...(heavy && { heavy: true, facts: ['!calm'] }),
      note,
    }),
  )

/** Where it shows: first what the reader named as hardest, then the pattern. Guesses are called guesses. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: area('close', [
    [
      'afraid',
      threatened,
      'Somebody is feared: who else is close and can be told; not that person. No task at home.',
      'heavy',
    ],
    [
      'harmed',
      harmed,
      'Somebody was hurt: what those at home need now: distance, predictability, no promise asked.',
      'heavy',
    ],
    [
      'heat',
      heat,
      'Broken things or a scared person: those near remember; say what you will do at the first sign, and that you get help.',
    ],
    [
      'home-brake',
      all(chose('c3', 2), groupLow('brake')),
      'Hardest at home and angry words: the tired hour; a sentence for leaving and the time of return.',
    ],
    ['home-low', all(chose('c3', 2), groupLow('own')), 'Hardest at home and own signs late: check at the door.'],
    ['home', chose('c3', 2), 'Hardest at home: one subject, one hour; move it.'],
    ['relatives', chose('c3', 3), 'Hardest with relatives: old tone; length of visit; an ally in the room.'],
    ['friends', chose('c3', 4), 'Hardest with friends: one person, shorter, something to do with the hands.'],
    [
      'care',
      chose('c3', 5),
      'Hardest while caring: the cared-for person gets the patience, the others the rest; relief.',
    ],
    ['flood', flooded, 'Takes in the mood of the house: whose is it; ten minutes alone after coming home.'],
    ['dry', dry, 'Calm and late: others get calm and no news; one sentence of news an evening.'],
    [
      'carried',
      seenThrough,
      'Explains afterwards: the other has heard the explanation; something different beforehand.',
    ],
    ['notice-high', ledBy('notice', 'high'), 'Sees how the other is before they say: ask instead of acting.'],
    [
      'notice-low',
      ledBy('notice', 'low'),
      'Does not see it: say so, arrange to be told; look at them once an evening.',
    ],
    ['understand-high', ledBy('understand', 'high'), 'Explains the other to themselves: ask for the worst part.'],
    ['understand-low', ledBy('understand', 'low'), '"Nothing" as an answer: a word from two offered.'],
    [
      'regulate-high',
      ledBy('regulate', 'high'),
      'Is the calm one: the other feels alone with being upset; a minute of seeing first.',
    ],
    [
      'regulate-low-company',
      all(ledBy('regulate', 'low'), any(chose('c3', 6), chose('c4', 5))),
      'Steering low, and hardest alone or with drink: not a room of one’s own; somebody beside one who need not ask.',
    ],
    ['regulate-low', ledBy('regulate', 'low'), 'Mood fills the house: say what it is and how long.'],
    [
      'even',
      undefined,
      'No part stands out or one is open: ask the nearest person for one scene that went well and one that did not.',
    ],
  ]),
  work: area('work', [
    [
      'afraid',
      threatened,
      'Work as a place outside: someone to tell, a phone; if it is about someone at work: not alone with them, in writing, who is responsible.',
      'heavy',
    ],
    [
      'harmed',
      harmed,
      'If it was at work: keep apart, tell somebody responsible before others do; if not: work as a fixed day while help starts.',
      'heavy',
    ],
    [
      'place-brake',
      all(chose('c3', 1), groupLow('brake')),
      'Hardest at work and angry words: no reply before standing up; a sentence in a meeting.',
    ],
    [
      'place-nerves',
      all(chose('c3', 1), groupLow('nerves')),
      'Hardest at work and nerves: the hour before; the first sentence written down.',
    ],
    ['place', chose('c3', 1), 'Hardest at work: name the one situation; a place for five minutes.'],
    ['load', chose('c4', 4), 'Too much to do: what gets no attention first; one question to whoever gives tasks.'],
    ['flood', flooded, 'Open office and everybody’s mood: seat, headphones, order of tasks.'],
    ['dry', dry, 'The calm one in trouble: gets more trouble; asks late for relief.'],
    ['carried', seenThrough, 'Knows the boss’s tone sets it off; prepares a sentence beforehand.'],
    [
      'notice-high',
      ledBy('notice', 'high'),
      'Hears the tone in the meeting: useful in negotiation; not responsible for the mood.',
    ],
    [
      'notice-low',
      ledBy('notice', 'low'),
      'Works through noise; misses that a colleague is offended; ask once a week.',
    ],
    ['understand-high', ledBy('understand', 'high'), 'Explains conflicts of others: is asked to mediate; say no.'],
    ['understand-low', ledBy('understand', 'low'), 'A bad day is called stress: three causes, one can be changed.'],
    ['regulate-high', ledBy('regulate', 'high'), 'Takes criticism calmly: others think it did not reach.'],
    ['regulate-low', ledBy('regulate', 'low'), 'One remark costs the morning: what to do in the ten minutes after.'],
    ['even', undefined, 'No part stands out or one is open: compare two meetings.'],
  ]),
  alone: area('alone', [
    [
      'afraid',
      threatened,
      'Alone: reachable, charged phone, somebody who knows; calm for oneself in a safe place.',
      'heavy',
    ],
    [
      'harmed',
      harmed,
      'Alone: thoughts about it; no drinking; somebody to call; thoughts of harming oneself belong to help at once.',
      'heavy',
    ],
    ['stopped', stopped, 'Days that stop are often alone: three smallest things; somebody who asks.', 'heavy'],
    [
      'place-lift',
      all(chose('c3', 6), groupLow('lift')),
      'Hardest alone and low hours stay: fixed call, first half hour planned.',
    ],
    ['place', chose('c3', 6), 'Hardest alone: the hour; voices, light, leaving the house once.'],
    ['substances', chose('c4', 5), 'Alone with a drink: what comes before it; a step before the glass.'],
    ['loss', chose('c4', 2), 'Alone after a loss: evenings, songs; someone who may hear the same story.'],
    ['sleep', chose('c4', 1), 'Tired and alone: no decisions after ten.'],
    ['flood', flooded, 'Alone the day comes after: fewer inputs, an end.'],
    ['dry', dry, 'Alone it may arrive days later: leave room.'],
    ['carried', seenThrough, 'Alone the explanation goes on: hands and legs.'],
    ['notice-high', ledBy('notice', 'high'), 'Alone is rest from others; also every own twinge; something outward.'],
    ['notice-low', ledBy('notice', 'low'), 'Alone with a screen: hunger, tiredness, mood late; three checks.'],
    ['understand-high', ledBy('understand', 'high'), 'Alone thinking goes round: paper with an end.'],
    [
      'understand-low',
      ledBy('understand', 'low'),
      'A mood on a free afternoon: finish "It began when" three times, then leave it.',
    ],
    ['regulate-high', ledBy('regulate', 'high'), 'Alone the composure may go: film, music; sleep.'],
    ['regulate-low', ledBy('regulate', 'low'), 'Alone a mood lasts: put what helps in sight.'],
    ['even', undefined, 'No part stands out or one is open: note two evenings alone.'],
  ]),
}
