import type { Condition } from '@/core/report/condition'
import type { LifeArea, Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  attacksOpen,
  event,
  first,
  from,
  helped,
  high,
  leads,
  middle,
  notFirst,
  noticed,
  raised,
  someone,
  threatens,
  work,
} from './conditions'

const states = {
  threat: threatens,
  'first-body': all(first, leads('tension'), high('tension')),
  'first-around': all(first, leads('avoidance'), high('avoidance')),
  first,
  'head-high': all(leads('worrying'), high('worrying')),
  'head-middle': all(leads('worrying'), middle('worrying')),
  'body-high': all(leads('tension'), high('tension')),
  'body-middle': all(leads('tension'), middle('tension')),
  'around-high': all(leads('avoidance'), high('avoidance')),
  'around-middle': all(leads('avoidance'), middle('avoidance')),
  'told-attacks': all(allLight, helped, attacksOpen),
  told: all(allLight, helped),
  noticed: all(allLight, noticed),
  light: allLight,
  open: undefined,
} as const satisfies Record<string, Condition | undefined>
type State = keyof typeof states
const grave: readonly State[] = ['threat', 'first-body', 'first-around', 'first', 'told-attacks', 'told']

const area = (name: LifeArea, notes: Record<State, string>, particular: readonly Piece[]): Piece[] => {
  const pieces = (Object.keys(states) as State[]).map((state): Piece => {
    const when = states[state]
    return {
      id: `${name}.${state}`,
      ...(when && { when }),
      ...(grave.includes(state) && { heavy: true }),
      note: notes[state],
    }
  })
  // Help comes before what is particular.
  return [...pieces.slice(0, 4), ...particular, ...pieces.slice(4)]
}
const particular = (id: string, when: Condition, note: string): Piece => ({ id, when: all(notFirst, when), note })

/** Where it shows, by the part that says most and by circumstances. No line asked about the areas: all are guesses. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: area(
    'close',
    {
      threat: 'Whoever is safe: tell one; where nobody may know, a line. No confrontation, no couple talk.',
      'first-body': 'Those near may take care of noise and errands; a sentence on the temper; touch only if wanted.',
      'first-around': 'Those near see a closed door; a sentence; company without a task.',
      first: 'One person knows; short answers; somebody comes along to the visit.',
      'head-high': 'Present and away; the same question asked again; a word that brings back.',
      'head-middle': 'Half of the evenings shared; say on which one it is.',
      'body-high': 'Others meet the shoulders and the tone; ten minutes after coming home.',
      'body-middle': 'Half of the days tense; others guess wrong reasons; tell.',
      'around-high': 'Friends who have stopped asking; a short version of meeting.',
      'around-middle': 'Some people, some not; the one who waits longest.',
      'told-attacks': 'Ask whether someone near noticed the attacks; come along.',
      told: 'Ask someone near what they saw in these weeks; come along.',
      noticed: 'In the way noticeably: say what it keeps from, to one person; one request.',
      light: 'How to be with one who frets.',
      open: 'A question: who notices first, and by what?',
    },
    [
      particular(
        'close.temper',
        all(from('q38', 3), raised('tension')),
        'Sharp answers at home: before (a small child safe, within earshot), after, and a border: if anyone is afraid, help.',
      ),
      particular(
        'close.care',
        all(someone, raised('worrying')),
        'The worry is about somebody near: what they would want; a fixed time to ask.',
      ),
    ],
  ),
  work: area(
    'work',
    {
      threat:
        'Work as a place others are at: a trusted person there, way home, name at the door. If the person is at work: not alone with them.',
      'first-body': 'Less for some weeks; a doctor can write it; breaks.',
      'first-around': 'One person at work answers what waits; a list handed over.',
      first: 'Sick leave is a question for the visit; no big decisions; one task.',
      'head-high': 'Everything three times; mail read again; the decision put off by more facts. A limit.',
      'head-middle': 'Half of the days; the hard task before mail.',
      'body-high': 'Between calls no gap; a body on duty at a desk; five minutes.',
      'body-middle': 'Which meeting, which chair; three looks.',
      'around-high': 'The one mail, the one call; others think it is done; say a date.',
      'around-middle': 'What gets done has a date or a witness.',
      'told-attacks': 'An attack at work: one person knows what to do; one adjustment for a month.',
      told: 'One adjustment for a month; who to ask.',
      noticed: 'Name the hour or task; one small change there.',
      light: 'The calm one gets the hard calls; a border.',
      open: 'A test: at three, five days, one word.',
    },
    [
      particular(
        'work.event',
        all(event, raised('worrying')),
        'An exam, an operation ahead: study or work in blocks with an end.',
      ),
      particular(
        'work.load',
        all(work, raised('worrying')),
        'Work, study, money is the subject itself: an end of the day, written down and closed.',
      ),
    ],
  ),
  alone: area(
    'alone',
    {
      threat: 'Alone: door, phone charged, number known by heart, a second phone; not searching on a shared device.',
      'first-body': 'Alone: warmth, slow things, no training; sound in the room.',
      'first-around': 'Alone: no pile today; one cup, one window, one message.',
      first: 'Alone: eat at set times, a familiar voice, lamp; not deciding at night.',
      'head-high': 'Alone it gets louder; things for hands and eyes; not quiet at any price.',
      'head-middle': 'Which evenings; keep one thing.',
      'body-high': 'Rest that is none; lying with phone; warmth early.',
      'body-middle': 'Half of the evenings come down; what preceded.',
      'around-high': 'Free time beside the pile; one thing, then leave.',
      'around-middle': 'A day with a date for one thing and the rest free.',
      'told-attacks': 'Alone: sit down, write afterward; one person who may be called.',
      told: 'Alone: write a bad hour down while fresh; a way to reach someone.',
      noticed: 'Alone: one line at once, to show.',
      light: 'Quiet is easy; note what does it.',
      open: 'A page in a drawer.',
    },
    [
      particular(
        'alone.night',
        all(from('q19', 3), raised('worrying')),
        'Kept awake: lamp, chair, dull; nothing solved at that hour.',
      ),
      particular(
        'alone.phone',
        all(from('q18', 3), raised('avoidance')),
        'The phone against an unsettling thought: a wait of two minutes, another thing in the hand.',
      ),
    ],
  ),
}
