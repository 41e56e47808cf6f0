import type { Piece } from '@/core/report/report-key'
import { any, no } from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

/** Days of the week plans; some stand in more than one. Minutes stand in `plans.ts`. */
export const days = {
  threeStops: day(
    'three-stops',
    'Jaw, shoulders, stomach at three fixed moments: tight, loose, nothing. No reason asked.',
  ),
  firstSign: day('first-sign', 'Last two upsets, an hour before: hands, voice, pace. Choose one sign.'),
  twoSeconds: day('two-seconds', 'Look at a face two seconds before answering, three times.'),
  askFirst: day('ask-first', 'Ask someone what they see first when I am cross. Words. Only with someone kind.'),
  pause: day('pause', 'Sixty seconds before the fullest hour.'),
  replay: day('replay', 'One moment of today: when was it, when was it noticed; minutes between.'),
  lookNotice: day('look-notice', 'Look back: which check brought most news; keep one.'),
  ownFirst: day('own-first', 'One word for the own mood before the door of a full room; compare after.'),
  sort: day('sort', 'Mine, theirs, does it need me. Two of three may pass.'),
  checkGuess: day(
    'check-guess',
    'Say one reading of someone aloud as a question. Words. Why: in 25 experiments imagining another’s view did not make guesses more accurate, asking did.',
    { cites: ['eyal'] },
  ),
  letPass: day('let-pass', 'Notice a mood in the room and do nothing for ten minutes. Not where anyone is in danger.'),
  faceless: day('faceless', 'Ten minutes without faces after company.'),
  goodSignal: day('good-signal', 'Collect three pleasant signals and tell one.'),
  lookSort: day('look-sort', 'Look back: how many were mine; keep one.'),
  sixWords: day(
    'six-words',
    'Card with six words; choose the nearest each evening, or "something else". Why: in a study with 30 people choosing a word for a face in a picture went with less activity in an alarm region than other ways of looking; pictures, not own life.',
    { cites: ['lieberman'] },
  ),
  justBefore: day('just-before', 'When mood turns: what was five minutes before. Fact only.'),
  wanted: day('wanted', 'What did I want just then? One sentence.'),
  threeReasons: day('three-reasons', 'Body, people, plans: one possible reason each; cross out least likely.'),
  and: day('and', 'A mixed moment with "and" instead of "but".'),
  tellStart: day('tell-start', 'Tell someone one scene from start to end, they only ask. Words.'),
  lookWords: day('look-words', 'Look back: which word came twice; what does it ask for.'),
  tenMinutes: day('ten-minutes', 'Analysis ends after ten minutes on paper, then legs.'),
  whereBody: day('where-body', 'A feeling without theory: where in the body, three breaths. Stop if unpleasant.'),
  worstPart: day('worst-part', 'Ask what was worst for you, and keep the reading to oneself. Words.'),
  unexplained: day('unexplained', 'Leave one mood unexplained till evening.'),
  useOne: day('use-one', 'Change a small arrangement that keeps causing the same upset. Words.'),
  response: day('response', 'Someone whose reasons one knows: what I would like different. Write; say only if safe.'),
  lookTheory: day('look-theory', 'Look back: which insight changed a deed.'),
  ownList: day('own-list', 'Three things that once helped, inside a cupboard door.'),
  glass: day('glass', 'Heat: leave the room, a glass of water, nothing sent before it is empty. Words for leaving.'),
  ifThen: day(
    'if-then',
    'One scene that will return, first ten seconds fixed; rehearse twice. Why: plans in this form are carried out more often.',
    {
      cites: ['gollwitzer'],
    },
  ),
  draft: day('draft', 'Hot message in notes without recipient; read after supper.', {
    when: any(no('q06'), no('q21')),
  }),
  reset: day(
    'reset',
    'After a bad start a marked restart: wash hands, other room, next line. For those whose reply waits already.',
  ),
  byName: day(
    'by-name',
    'Before a tense moment talk to oneself by name or "you". Why: seven studies, 585 people, first impressions and speeches: less distress than with "I".',
    { cites: ['kross'] },
  ),
  kindLine: day('kind-line', 'After a mistake the sentence one would say to a friend, in own words.'),
  lookBrake: day('look-brake', 'Look back: which step was at hand when it counted.'),
  askFeeling: day('ask-feeling', 'Before calming: what does it want: rest, a no, an apology.'),
  oneMinute: day(
    'one-minute',
    'Someone upset: one minute of seeing before calming. Words. Only with someone one does not fear.',
  ),
  loose: day('loose', 'Film or song that moves; no comment.'),
  notMine: day('not-mine', 'Leave one quarrel to those whose it is; not where anyone is in danger.'),
  show: day('show', 'Tell a trusted person something unsolved. Words.'),
  lean: day('lean', 'Ask for a small help. Words.'),
  lookLoose: day('look-loose', 'Look back: who saw something of you.'),
  lookTrial: day('look-trial', 'Look back: which of the three steps did most; keep one.'),
} satisfies Record<string, Piece>
