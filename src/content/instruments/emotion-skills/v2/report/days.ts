import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { any, chose, groupLow, no } from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})
const when = (condition: Condition, ...cites: string[]): Omit<Piece, 'id' | 'note'> => ({
  when: condition,
  ...(cites.length > 0 && { cites }),
})
const atWork = chose('c3', 1)

/** Days of the week plans; some stand in more than one. Minutes stand in `plans.ts`. */
export const days = {
  // Somebody threatens the reader: only people outside, and only where it is safe.
  safeTell: day('safe-tell', 'One person outside who is told one sentence; words; face to face or a safe phone.'),
  safeLine: day(
    'safe-line',
    'Look up a line against violence on a safe device; write three questions. No call is binding.',
  ),
  safeWork: day(
    'safe-work',
    'It is hardest at work: tell whoever is responsible, in writing; not alone with that person.',
    when(atWork),
  ),
  safeNotes: day(
    'safe-notes',
    'Somebody outside is told dates and what happened and writes them down; an injury is seen today.',
  ),
  safeGo: day(
    'safe-go',
    'Where to go at any hour; copies of papers, keys, money, spare medicines with somebody; a code word.',
  ),
  safePhone: day(
    'safe-phone',
    'Who can look into phone and accounts; change nothing at once: ask the line first, since a change may be noticed.',
  ),
  safeCalm: day(
    'safe-calm',
    'For the own body in a safe place: exhale long, feet on the floor; no calming of that person.',
    { cites: ['balban'] },
  ),
  safeBack: day('safe-back', 'Look back: who knows now; next appointment; what is still missing.'),
  // The reader hurt somebody.
  stopCall: day('stop-call', 'Appointment or helpline for people who fear their own violence: words to say.'),
  stopWay: day('stop-way', 'A way out fixed beforehand: which door, where to, how long; tell the household.'),
  stopSigns: day('stop-signs', 'Signs in the last minutes before it happened; the earliest is the one to leave at.'),
  stopDrink: day(
    'stop-drink',
    'Alcohol or other substances: none in hours in which quarrels happen; daily drinkers ask a doctor first.',
    when(chose('c4', 5)),
  ),
  stopTired: day('stop-tired', 'Which hour, hunger, subject came before each time; change one.'),
  stopDistance: day(
    'stop-distance',
    'What the other person needs: distance counts; no asking for forgiveness; one sentence only if they want contact.',
  ),
  stopPerson: day('stop-person', 'A person to call before it boils; words; arrange it today.'),
  stopBack: day('stop-back', 'Fill in the page for the visit; what worked, when it was close.'),
  // Days that stop, or much in the way: a visit first.
  visitDay: day('visit-day', 'One bad day in five lines: waking, food, people, what did not work, evening.'),
  visitCallHeat: day(
    'visit-call-heat',
    'The same with broken things or scared people in the sentence; drink or medicine named as well.',
    when(chose('c5', 1)),
  ),
  visitCallDrink: day(
    'visit-call-drink',
    'The same with alcohol or another substance in the sentence; an addiction service as well.',
    when(chose('c4', 5)),
  ),
  visitCall: day('visit-call', 'Ask for an appointment: words; if it is far off, ask for a list of cancellations.'),
  visitTell: day('visit-tell', 'Tell somebody near in two sentences; ask for one thing.'),
  visitLess: day('visit-less', 'Cross out one thing of the next days, give one away; words.'),
  visitSleep: day(
    'visit-sleep',
    'Too little sleep: half an hour earlier only where bedtime is what is late; phone outside.',
    when(chose('c4', 1), 'palmer'),
  ),
  visitBody: day('visit-body', 'Food, daylight, ten minutes on foot; count only that it was done.'),
  visitEvening: day('visit-evening', 'An arrangement for a bad evening: whom to call, until when; first half hour.'),
  visitBack: day('visit-back', 'Fill in the page to hand over; three lines that matter most.'),
  // Steering.
  tryList: day(
    'try-list',
    'Seldom knows what would help: three things to try, the first today on something small; no alcohol.',
    when(no('q26')),
  ),
  ownList: day('own-list', 'Three things that have really helped, where they are seen; no alcohol.'),
  leave: day('leave', 'A sentence for leaving the room and the time of return, said beforehand to the household.'),
  glass: day(
    'glass',
    'Heat: leave, a glass of water slowly, nothing sent before. Why: what calms the body lowers anger, venting does not.',
    { cites: ['kjaervik'] },
  ),
  breath: day('breath', 'Five minutes of long exhalations before something tense.', when(groupLow('nerves'), 'balban')),
  ifThenAnger: day(
    'if-then-anger',
    'If this sentence is said, then I put down what I hold and say mine.',
    when(groupLow('brake'), 'gollwitzer'),
  ),
  ifThenNerves: day(
    'if-then-nerves',
    'If it is eight in the evening before something, then bag, clothes, first sentence, end.',
    when(groupLow('nerves'), 'gollwitzer'),
  ),
  ifThen: day('if-then', 'One scene that returns, first ten seconds fixed.', { cites: ['gollwitzer'] }),
  draft: day('draft', 'The hot message in notes, read after supper.', when(no('q06'))),
  slowTalk: day(
    'slow-talk',
    'In a heated talk: sit down, one sentence, count to three.',
    when(any(no('q21'), no('q27'))),
  ),
  eveningPlan: day('evening-plan', 'The evening before: prepared until seven, then company or hands.', when(no('q15'))),
  byName: day('by-name', 'Before something tense speak to oneself by name.', { cites: ['kross'] }),
  smallLift: day('small-lift', 'A two-minute thing chosen beforehand, laid out.', when(no('q12'), 'webb')),
  sleepFirst: day(
    'sleep-first',
    'Too little sleep: half an hour earlier only where bedtime is what is late; no hard talk after ten.',
    when(chose('c4', 1), 'palmer'),
  ),
  kindLine: day('kind-line', 'After a mistake the sentence one would say to a friend.', { cites: ['neff'] }),
  sayHurt: day(
    'say-hurt',
    'Say what hurt in three parts; only to someone one does not fear.',
    when(no('q36'), 'grossJohn'),
  ),
  restart: day('restart', 'After a bad morning a marked new beginning.', when(no('q09'))),
  loadLess: day('load-less', 'Too much to do: hand over one thing; words.', when(chose('c4', 4))),
  askHelp: day('ask-help', 'Ask a calm person what they do; try it once.', { cites: ['zaki'] }),
  lookBrake: day('look-brake', 'Look back: which step was at hand when it counted.'),
  drinkless: day(
    'drinkless',
    'An evening without drinking in company of a substitute; daily drinkers ask a doctor first.',
    when(chose('c4', 5)),
  ),
  repair: day(
    'repair',
    'Tell whoever was there: what happened, that it was not their fault, what you do now; replace what broke.',
  ),
  heatBefore: day('heat-before', 'Hour, food, sleep, subject before it happened; change one.'),
  lookHeat: day('look-heat', 'Look back: how early did you leave; appointment made.'),
  // Noticing more.
  threeStops: day('three-stops', 'Jaw, shoulders, stomach at three fixed moments.'),
  firstSign: day('first-sign', 'Two last upsets: signs an hour before; choose one.'),
  twoSeconds: day('two-seconds', 'Look at a face two seconds before answering, three times.', when(groupLow('others'))),
  gladOne: day('glad-one', 'One small gladness, ten seconds, told to someone.', when(no('q28'))),
  pause: day('pause', 'A minute before the fullest hour.'),
  askFirst: day('ask-first', 'Ask someone kind what they see first when I am upset.'),
  askByMessage: day('ask-by-message', 'The same by message, for people who are often alone.', when(chose('c3', 6))),
  voiceCall: day('voice-call', 'A call with closed eyes instead of a message.', when(no('q25'), 'kraus')),
  ownMeal: day('own-meal', 'A meal without screen: what mood came to the table.'),
  replay: day('replay', 'One moment of today: when was it, when noticed.'),
  lookNotice: day('look-notice', 'Look back: which check brought most; keep one.'),
  // Noticing much.
  ownFirst: day('own-first', 'One word for the own mood before the door; compare after.'),
  sort: day('sort', 'Mine, theirs, does it need me.'),
  sortWork: day('sort-work', 'The same at work: is it my task.', when(atWork)),
  checkGuess: day('check-guess', 'Say a guess as a question.', { cites: ['eyal'] }),
  letPass: day('let-pass', 'Notice a mood and do nothing for ten minutes; not where anyone is in danger.'),
  relief: day('relief', 'Carer: an hour handed over, out of hearing.', when(chose('c3', 5))),
  faceless: day('faceless', 'Ten minutes without faces after company.'),
  goodSignal: day('good-signal', 'Collect three pleasant signals, tell one.', when(no('q28'))),
  ownHour: day('own-hour', 'Half an hour by own wish, nobody asked.'),
  lookSort: day('look-sort', 'Look back: how many were mine; keep one.'),
  // Understanding more.
  sixWords: day('six-words', 'Six words, choose the nearest each evening.', { cites: ['lieberman'] }),
  justBefore: day('just-before', 'When mood turns: the facts of the last five minutes.'),
  wanted: day('wanted', 'What did I want just then; one sentence.'),
  threeReasons: day('three-reasons', 'Body, people, plans: one possible reason each.'),
  forecast: day('forecast', 'Guess a mood before, compare after.', when(groupLow('paths'), 'wilson')),
  shares: day('shares', 'A mixed feeling in shares of ten.', when(no('q23'), 'kashdan')),
  and: day('and', 'A mixed moment with "and".'),
  feelFirst: day('feel-first', 'When asked how it is: first the feeling, then the story.', when(no('q32'))),
  tellStart: day('tell-start', 'Tell a scene from the start, the other only asks.'),
  lookWords: day('look-words', 'Look back: which word came twice; what does it ask for.'),
  // Understanding much.
  tenMinutes: day('ten-minutes', 'Thinking on paper ends after ten minutes, then legs.'),
  whereBody: day('where-body', 'A feeling without theory: where, three breaths; stop if unpleasant.'),
  worstPart: day('worst-part', 'Ask what was worst, keep the reading to oneself.', { cites: ['eyal'] }),
  oneStep: day(
    'one-step',
    'What is known to help, made half as long and tied to an hour.',
    when(no('q12'), 'gollwitzer'),
  ),
  unexplained: day('unexplained', 'Leave one mood unexplained till evening.'),
  useOne: day('use-one', 'Change an arrangement that keeps causing the same upset.'),
  response: day('response', 'Someone whose reasons one knows: what I want different; say only if safe.'),
  lookTheory: day('look-theory', 'Look back: which insight changed a deed.'),
  // Steering much.
  askFeeling: day('ask-feeling', 'Before calming: what does it want.'),
  oneMinute: day('one-minute', 'Someone upset: a minute of seeing before calming; not with someone one fears.'),
  loose: day('loose', 'Film or music that moves, no comment.'),
  dropOne: day('drop-one', 'Too much to do: drop one thing others rely on.', when(chose('c4', 4))),
  notMine: day('not-mine', 'Leave one quarrel to others; not where anyone is in danger.'),
  showWritten: day('show-written', 'Tell something unsolved in a message.', when(groupLow('words'), 'grossJohn')),
  show: day('show', 'Tell something unsolved to a trusted person.', { cites: ['grossJohn'] }),
  lean: day('lean', 'Ask for a small help.', { cites: ['zaki'] }),
  lookLoose: day('look-loose', 'Look back: who saw something.'),
  // Trial.
  lookTrial: day('look-trial', 'Look back: which one or two moved something.'),
} satisfies Record<string, Piece>
