import type { Condition } from '@/core/report/condition'
import type { LifeArea, Piece } from '@/core/report/report-key'
import {
  alert,
  all,
  allLight,
  anyRaised,
  atEase,
  birth,
  drink,
  helped,
  helpStands,
  high,
  highNow,
  illness,
  innerRaised,
  leads,
  longSince,
  loss,
  middle,
  raised,
  strain,
} from './conditions'

const whens = {
  helped: all(helpStands, helped),
  highs: all(helpStands, highNow),
  alert: all(helpStands, alert, allLight),
  birth: all(helpStands, birth, innerRaised),
  loss: all(loss, raised('mood')),
  drink: all(drink, anyRaised),
  strain: all(strain, anyRaised),
  illness: all(illness, anyRaised),
  'mood-high': all(leads('mood'), high('mood')),
  'mood-middle': all(leads('mood'), middle('mood')),
  'interest-high': all(leads('interest'), high('interest')),
  'interest-middle': all(leads('interest'), middle('interest')),
  'body-high': all(leads('body'), high('body')),
  'body-middle': all(leads('body'), middle('body')),
  'thinking-high': all(leads('thinking'), high('thinking')),
  'thinking-middle': all(leads('thinking'), middle('thinking')),
  'light-strain': all(strain, atEase),
  'light-loss': all(loss, atEase),
  light: atEase,
  'said-long': all(allLight, longSince),
  said: allLight,
  open: undefined,
} satisfies Record<string, Condition | undefined>
type State = keyof typeof whens
const grave: readonly State[] = ['helped', 'alert', 'highs', 'birth']

const area = (name: LifeArea, notes: Partial<Record<State, string>>): Piece[] =>
  (Object.keys(whens) as State[]).flatMap((state) => {
    const note = notes[state]
    if (note === undefined) return []
    const when = whens[state]
    return [
      { id: `${name}.${state}`, ...(when && { when }), ...(grave.includes(state) && { heavy: true as const }), note },
    ]
  })

/** Where it shows, by circumstances and by the part that says most. All are guesses: few lines asked about them. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: area('close', {
    helped: 'Those close sense something and guess. One true sentence; what to ask them.',
    alert: 'Light lines, one heavy answer: those close would want to know it; one sentence.',
    highs: 'Those close saw the fast days; ask what they noticed; give one of them a say over purchases and bedtime.',
    birth: 'At home with a pregnancy or a baby: share nights; say it is not about the child.',
    loss: 'Grief at home: two people grieve at different times; name it.',
    'mood-high': 'Those close try to cheer up; tell them to stay instead.',
    'mood-middle': 'Half the evenings quiet: say which it is at the door.',
    'interest-high': 'They stop asking; keep one small joint thing.',
    'interest-middle': 'Let them choose; come along.',
    'body-high': 'They see sitting; share out tasks by strength.',
    'body-middle': 'Uneven days: a signal in the morning.',
    'thinking-high': 'Verdicts nobody hears; let one hear it; ask before assuming.',
    'thinking-middle': 'Reads reproach into messages; ask once.',
    'light-loss': 'Light after a loss: others may be sadder; let both be.',
    light: 'Easy to live with; notice who is not well.',
    'said-long': 'Light lines, longer story: those close may know; ask them.',
    said: 'Light lines, and noticeably in the way: those close may know; ask them.',
    open: 'Left-out lines: who notices first?',
  }),
  work: area('work', {
    helped: 'Work can wait: who is told, one sentence; sick note through a doctor.',
    alert: 'Work counts little now; one person may know.',
    highs: 'No resignations, no new projects this week.',
    strain: 'Strain at work or study: one task off for two weeks; words to a boss or tutor.',
    illness: 'Ill and working: what can be lighter, with a date.',
    'mood-high': 'Keeping a face at work; a break without people; one colleague.',
    'mood-middle': 'Meetings after a bad morning; order of tasks.',
    'interest-high': 'Work without interest: do it in fixed short blocks; do not conclude the job is wrong.',
    'interest-middle': 'Some tasks still draw; start with those.',
    'body-high': 'Effort to look awake; ask for an adjustment.',
    'body-middle': 'Best hour for the hard thing.',
    'thinking-high': 'Rereading emails, fear of mistakes; check once with a colleague.',
    'thinking-middle': 'Slow choices; write it down; two options.',
    'light-strain': 'Much to do and light: one border.',
    light: 'Works well; a guarded hour.',
    'said-long': 'Light lines and a long time: is one hour at work harder? No claim that it gets in the way.',
    said: 'Light lines and yet in the way: where exactly; one sentence.',
    open: 'No score; note at three in the afternoon.',
  }),
  alone: area('alone', {
    helped: 'Alone hours now: voice, lamp, number and name; no verdicts at night.',
    alert: 'Alone with that thought: do not; whom to call.',
    highs: 'Alone at night with energy: dark room, no buying, no posting.',
    loss: 'Alone with memories: a set place and time.',
    drink: 'Alone evenings and the glass: what stands in its place; not at once if daily.',
    'mood-high': 'Evenings alone: arranged call, warm food.',
    'mood-middle': 'Quiet hour with an end.',
    'interest-high': 'Phone as company: two minutes with a loved thing.',
    'interest-middle': 'Decide the free hour the day before.',
    'body-high': 'Rest with a beginning and an end; supplies in reach.',
    'body-middle': 'Good hour for something liked.',
    'thinking-high': 'Alone the thoughts are loudest: paper, another room, a voice.',
    'thinking-middle': 'Ten minutes of it on paper.',
    light: 'Time alone is fine; one thing to keep.',
    'said-long': 'Alone with a longer story: write three lines.',
    said: 'Alone with what gets in the way: write three lines.',
    open: 'Left-out lines may be those felt most; no need to show.',
  }),
}
