import type { Piece } from '@/core/report/report-key'
import { no, not, yes } from './conditions'

const day = (id: string, note: string, more: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  note,
  ...more,
})

/** Days of the week plans; some stand in more than one. */
export const days = {
  onePerson: day(
    'one-person',
    'Choose one person and write today; words in full. Nobody: a helpline of this site. Why: so that someone knows.',
  ),
  appointment: day(
    'appointment',
    'Book a counselor or doctor; words; someone may dial. Why: this is what they are for.',
  ),
  page: day(
    'page',
    'Mark lines on the page for a doctor or counselor, put it in the bag. Why: words are hard to find in that room.',
  ),
  plain: day(
    'plain',
    'After a slip say only what happened: the cup fell. No kind word needed, only no second sentence. Way out: missed it, next one.',
  ),
  less: day('less', 'Take one thing off the week that will be graded by someone; words. Why: strength.'),
  evening: day(
    'evening',
    'One evening without counting likes, marks, sales; phone in another room, reachable for one person. Why: a few hours without a result.',
  ),
  keep: day('keep', 'Appointment fixed? Who hears how it went? One call today if not. Why.'),
  wordForWord: day(
    'word-for-word',
    'After three slips write down what was said inside, word for word. Why: it is quick and unheard. Way out: if writing makes it heavier, stop and take day 2.',
  ),
  factKind: day('fact-kind', 'Next mishap: one sentence of fact, one that is kind, then wipe. Words.'),
  friendTone: day(
    'friend-tone',
    'Same slip, made by a friend: what to say? Write it, put own name in. Why: in four experiments people asked to meet a failure with kindness wanted to improve more, not less; who.',
    { when: not({ leads: 'acceptance' }), cites: ['breines'] },
  ),
  friendToneAgain: day(
    'friend-tone-again',
    'The same day where the letter has told of the experiments already. Why: the sentences are known, only not their address.',
  ),
  curtain: day(
    'curtain',
    'Mention one hidden taste to one warm person. Why: in a study students in an embarrassing T-shirt thought about twice as many noticed as did; careful: say more than did. Not to people who mock.',
    { when: no('q14'), cites: ['gilovich'] },
  ),
  oldPhoto: day(
    'old-photo',
    'Take a photo of some years ago: what did this person not like about themselves then? What do you see? Way out: choose another one, or an object. Why: today will be an old photo.',
  ),
  thanks: day(
    'thanks',
    'Next kind word: thank you and nothing else; write it down verbatim. None today: the last one. Why: it was given.',
  ),
  tell: day('tell', 'Tell someone: "I am hard on myself; you need not solve it." Why: others often do not know.'),
  lookKind: day(
    'look-kind',
    'Read the sentences of day 1 and the last one. Did the tone or the speed change? Keep one.',
  ),
  ledger: day(
    'ledger',
    'Two columns: what happened; what I made of it about me. Three lines. Why: the second column is written by another hand.',
  ),
  pause: day(
    'pause',
    'If … then: when a reply stays away or something fails, say "this is about the plan" and wait two hours with the verdict. Why: plans in this form are carried out more often.',
    { cites: ['gollwitzer'] },
  ),
  reply: day(
    'reply',
    'An unanswered message: write three reasons that have nothing to do with you; ask by when. Words. Not to someone who uses silence to punish.',
    { when: yes('q09') },
  ),
  edgeOfRoom: day(
    'edge-of-room',
    'At the next gathering go to someone who stands alone and ask a question. Why: overlooked is seldom a decision.',
    { when: yes('q12') },
  ),
  threeTries: day(
    'three-tries',
    'Three tries at a small thing, counted beforehand; stop at three whatever comes. Why: an end that was agreed on.',
  ),
  noAudience: day('no-audience', 'Twenty minutes of something with neither product nor audience. No photo of it.'),
  badly: day(
    'badly',
    'Something you do badly and like: sing, draw, dance. Stop at 20. Why: it can be fun without being good.',
  ),
  askWhat: day(
    'ask-what',
    'Ask a friend what they like about you that has nothing to do with achieving; words. Way out: in writing. Note it.',
  ),
  lookSteady: day('look-steady', 'Compare columns; how long did the drops take? Keep one.'),
  evidence: day(
    'evidence',
    'Three things done today that someone could have paid for. Why: the list is short because it is not kept.',
  ),
  forecast: day('forecast', 'Before a task write the forecast, afterward what happened; side by side.'),
  tenMinutes: day('ten-minutes', 'A task you would pass on: the first ten minutes, then free.'),
  handIn: day(
    'hand-in',
    'Check once, then hand in; write how many mistakes you expect and how many come back. Not where an error endangers someone.',
    { when: no('q10') },
  ),
  harder: day('harder', 'Of two tasks take the one a size larger; small; may be stopped after fifteen minutes.'),
  teach: day(
    'teach',
    'Show someone one step of something you do well; hands in your pockets. Why: one hears what one knows.',
  ),
  askWork: day('ask-work', 'Ask someone who has seen you work: what would you trust me with? Words.'),
  lookProof: day('look-proof', 'Forecast against result, lines of evidence; which surprise? Keep one.'),
  beginner: day('beginner', 'Be a plain beginner for 20 minutes, taught by someone younger.'),
  askBreak: day('ask-break', 'Ask the most careful person: what would make this fail? Write, no reply for a day.'),
  handOff: day('hand-off', 'Give away one job you do best; let it be done differently.'),
  askHelp: day(
    'ask-help',
    'Ask for help with something you could do alone. Words. Why: being needed does others good.',
  ),
  afterSlip: day(
    'after-slip',
    'A slip that touched someone: before letting go, ask whether there is something left. Words. None: the last one.',
  ),
  tellOdd: day('tell-odd', 'Tell one oddity to someone who has just apologized for theirs.'),
  askHonest: day(
    'ask-honest',
    'Ask an honest friend what it is like to wait for you or argue with you; thank you; a night.',
  ),
  bold: day(
    'bold',
    'One attempt that will probably fail: application, poem, bold question. Safe in money and body. Why: cheap for you.',
  ),
  tellImpact: day(
    'tell-impact',
    'Tell someone what you did with a word of theirs. Why: they may wonder whether it arrives.',
  ),
  celebrate: day(
    'celebrate',
    'Mark a small success with someone: cake, walk. Why: level does not have to be without feast.',
  ),
  lookLight: day('look-light', 'Which of the six would you do again? Keep one or none.'),
  map: day('map', 'Three things you would teach, three with company, three to hand over. Which surprises?'),
} satisfies Record<string, Piece>
