import type { Condition } from '@/core/report/condition'
import type { LifeArea, Piece, ReportKey } from '@/core/report/report-key'
import {
  all,
  any,
  costly,
  grave,
  group,
  helpStands,
  high,
  highShort,
  inHigh,
  leads,
  long,
  lowPast,
  not,
  nothingUp,
  now,
  nowBoth,
  nowHigh,
  nowLow,
  parts,
  piece,
  up,
} from './facts'

/** By leading part: from level4, at level3, below. */
const notes: Record<LifeArea, Record<(typeof parts)[number], [string, string, string]>> = {
  close: {
    activation: [
      'Others hear the tenth plan while the third is unpaid for. What helps both: an agreed word for “you’re fast,” chosen now, answered with bed and not with proof.',
      'People liked the company and got less of the turn to speak. One question a supper that isn’t about the plan.',
      'Nothing loud to explain to anyone. If someone remembers a faster week, ask for the date.',
    ],
    thought: [
      'They wake and the bed beside them is empty, or the phone lights up at three. Ask them to note nights, not moods.',
      'Sentences jump and the other loses the thread politely. Permission to say “back one step.”',
      'People can follow and do. A short night shows to them before it shows to the reader.',
    ],
    impulse: [
      'Money, promise, closeness: what was done concerns two. Say the number or the fact once, early, in one sentence; own limits set by oneself, no cards handed over.',
      'A yes given for two without asking. “I’ll ask at home first” is a full answer.',
      'Others can rely on a yes. They may wait long for it.',
    ],
    irritability: [
      'Those who stay get the sharpest answers. If anyone is afraid, that comes before everything and help is sought separately. Otherwise a pause word and coming back.',
      'Same question, two tones. Warn at the door: today is a short day.',
      'People bring hard news without rehearsal. Is anything swallowed for that?',
    ],
    low: [
      'Messages lie unanswered and others read distance. One line suffices: I’m low, not angry, please write again on Sunday. Help named.',
      'They see a tired person. Say the word low once to one of them.',
      'Low days pass without a word; nothing to confess.',
    ],
    swings: [
      'They look at the face before they speak. A number from one to five at the door spares guessing.',
      'Plans made on good days are kept by the other. Make them on middle days.',
      'They know whom they will meet. This is worth more than it looks.',
    ],
  },
  work: {
    activation: [
      'Hedge: the lines did not ask about work. Much delivered, more begun, colleagues told at midnight. Check: open things begun in that month.',
      'A good week at work that set a measure no one can keep. Check: was the week after planned by it?',
      'Output of one size. Check against the calendar, not against a memory.',
    ],
    thought: [
      'Hedge. Three meetings in one sentence; mails sent after midnight. Check: times in the sent folder. No driving or machines after short nights.',
      'The first idea went into the slide. Check: keep one for a night.',
      'A page gets read to its end. Good hours can be guarded.',
    ],
    impulse: [
      'Hedge. Notice given, contract signed, a manager told. Rule: what can’t be undone needs two nights and one reader.',
      'Yes in the corridor. A sentence ready for it: I’ll answer tomorrow by ten.',
      'Slow yes, seldom regretted. Check whether a chance passed.',
    ],
    irritability: [
      'Hedge. Queue, call, slow system. A hot mail stays in the draft until after a meal.',
      'Sharp in meetings on some days. Check: nights before these days.',
      'Calm under pressure by these answers. Others may load it for that reason.',
    ],
    low: [
      'Hedge. The day looks worked; it took three times the strength. A doctor’s note is for this too. One task before noon.',
      'Small choices slow, mails unopened. Check: which hour goes best?',
      'Work took what it takes, on low days too.',
    ],
    swings: [
      'Hedge. Projects begun by one and owed by another. Dates for promises are set in the middle of the week and the middle of mood.',
      'Good weeks carry weak ones. Check: does anyone else see the difference?',
      'Steady weeks. A good time to write down how they are made.',
    ],
  },
  alone: {
    activation: [
      'Alone at one in the morning with a plan and no one who yawns. Fix the hour beforehand; the plan goes on paper with a date.',
      'Alone, the lift has no witness. Two words and an hour in the calendar.',
      'Time alone stays its own size.',
    ],
    thought: [
      'Dark and quiet are hard to like at that speed. Lie down at the usual hour anyway, without testing how little sleep will do.',
      'Something for the hands after the screen: dishes, dough, a seam.',
      'A book holds. Nothing to mend.',
    ],
    impulse: [
      'The cart fills when no one is looking. Remove saved cards and late hours, by own hand.',
      'Drafts folder as best friend. Read at breakfast.',
      'Alone decisions wait as well.',
    ],
    irritability: [
      'The row goes on in the shower. Body first: stairs, cold water on wrists, then a person on the phone.',
      'Replays of one sentence. Write it, date it, leave it.',
      'Being alone isn’t cooling off; it is just quiet.',
    ],
    low: [
      'Alone is where the low talks loudest. One person who knows, one number near the bed, curtain open. Help first.',
      'Lying down does not rest. Ten minutes outside before noon.',
      'Alone is allowed to be pleasant.',
    ],
    swings: [
      'At each end alone one believes what one feels. A card from the middle self in the drawer: this passes, don’t sign.',
      'A dot at night, one color a day.',
      'Evenings like one another. Let them.',
    ],
  },
}

/** Small scores beside help, a long or present spell or its price: nothing here may call the year easy. */
const scenes: Record<LifeArea, string> = {
  close:
    'Scores are small, what was told isn’t. One person at home or near is told that sentence, not the scores; words ready.',
  work: 'Lines did not ask about work; if it was work that was hindered, name the one task and the one person to tell. A doctor’s note is for this too. If not, skip.',
  alone:
    'Small scores can talk one out of asking for help when alone. Write down what was told beside them, in one line, and keep it by the phone number of one person. Helpline if unsafe.',
}

/** Short nights behind a head that kept its pace: nothing here may speak of racing thoughts. */
const nights: Record<LifeArea, string> = {
  close:
    'By day nothing was to be noticed; whoever hears one up at one knows. Clock times instead of opinions. Three nights without tiredness go to a doctor.',
  work: 'Hedge: lines did not ask about work. A clear head hides a short night in a meeting; it shows late in the afternoon. Three such days against their nights. No driving, no machines after short nights.',
  alone:
    'No one else goes to bed, so there is no bedtime. A reason from outside: a lamp on a timer, a program that ends. No experiments with how little sleep will do.',
}

/** Notes for a heavy low that is over: in the past tense, with nobody to call and one thing for the next time. */
const lowIsPast: Record<LifeArea, string> = {
  close:
    'Messages lay unanswered and others read distance. It can be said now, in one line, and it is easier than it was then; and what they may do next time. No apology owed.',
  work: 'Hedge: lines did not ask about work. Whether it cost more strength than it showed, the calendar of those weeks tells. One arrangement for another time, made while it is easy.',
  alone:
    'Alone was where the low talked loudest. What helped even a little, a voice, a meal, a hour of getting up, is remembered best now: three lines for the drawer and one name. If life ever feels not worth it: helpline at that moment.',
}

/** The same while a high goes on: nothing is sent or settled now, and nobody is called well. */
const lowIsPastInHigh: Record<LifeArea, string> = {
  close:
    'Messages may lie unanswered; the line is written down and not sent until the high is over. One person today: whoever goes along to the doctor.',
  work: 'Hedge: lines did not ask about work. Nothing new is arranged there in a high; one sentence is enough to get to the visit.',
  alone:
    'Alone in a high the low looks far away. The hour of light out is set in the afternoon; one line on the worst day, for the visit. Helpline if the mood turns.',
}

/** A strong rise that was short, cost little and is over: no damage is looked for. */
const highIsShort: Partial<Record<LifeArea, string>> = {
  close:
    'So short a stretch is pleasant company and cost nobody much by the reader’s account. A word for another time is agreed on while it is easy; it may never be needed. No price, no damage.',
  work: 'Hedge: lines did not ask about work. What was begun in hours or days, one look: finish, hand back, let go. Nothing open is an answer. No months, no colleagues at midnight.',
}

/** A strong rise that goes on: present tense, nothing to be worked out from a calm distance. */
const highIsNow: Partial<Record<LifeArea, string>> = {
  close:
    'Others don’t know whether to cheer or to slow down. The word is agreed on today, answered with bedtime. From inside, worry looks slow; let it count this week. No calm days to wait for.',
  alone:
    'Alone at one in the morning with a plan and no one who yawns. The hour is set this afternoon; the plan goes on paper and is looked at after the visit.',
}

/** Whatever leads, in a high that goes on beside help: nothing is decided there, and nothing is tried out. */
const workInHigh = piece(
  'work.high-now',
  'Nothing new promised, signed or sent late or angry until somebody has seen the reader; one sentence to say there; one colleague reads what can’t wait. No driving, no machines.',
  all(inHigh, helpStands, not(nothingUp)),
)

/** High and low at once: the one hour of the day not to be alone in. */
const aloneWithBoth = piece(
  'alone.now-both',
  'Not alone these nights: somebody sleeps there or stays on the phone. Hands busy together, bed at the usual hour; dark thoughts said out loud, and the number. No exercise to do by oneself.',
  all(nowBoth, helpStands),
)

/** A low goes on beside other parts that lead: company before anything those parts would say. */
const lowBeside = all(nowLow, helpStands, not(nothingUp), not(all(leads('low'), up('low'))))
/** Where somebody may be afraid, that comes before. */
const noFear = not(all(leads('irritability'), high('irritability')))
const beside: Record<LifeArea, readonly Piece[]> = {
  close: [
    piece(
      'close.now-both',
      'High and low at once: whoever hears one up at night gets up and asks. What to do if it gets worse, in one sentence.',
      all(nowBoth, helpStands, noFear),
    ),
    piece(
      'close.now-low',
      'A low goes on, whatever else leads: others see only quiet or sharpness. One sentence that asks for company.',
      all(lowBeside, noFear),
    ),
  ],
  work: [
    piece(
      'work.now-low',
      'A low goes on: nothing to catch up on, nothing final, one sentence to say there.',
      lowBeside,
    ),
  ],
  alone: [
    aloneWithBoth,
    piece(
      'alone.now-low',
      'A low goes on, alone at night: orders and arguments wait, asking for help never does. Words to send; the number.',
      lowBeside,
    ),
  ],
}

/** Quick steps in a high that goes on: nothing waits for a calm day. */
const buyingNow = piece(
  'alone.impulse.high-now',
  'The cart fills when no one is looking. Remove saved cards and late hours today, by day, by own hand, with somebody beside; cards and passwords stay with the reader.',
  all(leads('impulse'), high('impulse'), inHigh),
)

const during = (area: LifeArea, name: string, note: string | undefined, when: Condition): Piece[] =>
  note === undefined
    ? []
    : [piece(`${area}.activation.${name}`, note, all(leads('activation'), high('activation'), when))]

/** It got in the way and nothing goes on: what suffered is what is told. */
const toldCost = (area: LifeArea): Piece =>
  piece(`${area}.told-cost`, `It got in the way, quoted or named. ${scenes[area]}`, all(nothingUp, costly, not(now)), {
    mentions: ['c3'],
  })

/** The same where it is known what was told: a low or a high that goes on, or a cost. Otherwise it was a long high. */
const told: Partial<Record<LifeArea, readonly Piece[]>> = {
  close: [
    piece(
      'close.told-low',
      'Scores are small, and a low goes on now: that is the sentence for one person at home or near, in the present tense. No scores.',
      all(nothingUp, nowLow),
    ),
    toldCost('close'),
  ],
  alone: [toldCost('alone')],
  work: [
    piece('work.told-low', `A low goes on now. ${scenes.work}`, all(nothingUp, nowLow)),
    piece('work.told-high', `A high goes on now. ${scenes.work}`, all(nothingUp, inHigh)),
    piece('work.told-cost', `It got in the way, quoted. ${scenes.work}`, all(nothingUp, costly), { mentions: ['c3'] }),
    piece('work.told', `A high of four days or more, quoted. ${scenes.work}`, all(nothingUp, long), {
      mentions: ['c2'],
    }),
  ],
}

const ofArea = (area: LifeArea): Piece[] => [
  ...beside[area],
  ...(told[area] ?? []),
  ...(area === 'work' ? [] : [piece(`${area}.told`, scenes[area], all(nothingUp, any(grave, long)))]),
  piece(`${area}.low.high-now`, lowIsPastInHigh[area], all(leads('low'), up('low'), lowPast, nowHigh)),
  ...(area === 'work' ? [workInHigh] : []),
  piece(`${area}.nights`, nights[area], all(leads('thought'), up('thought'), group('race', 'low'))),
  piece(`${area}.low.past`, lowIsPast[area], all(leads('low'), up('low'), lowPast)),
  ...during(area, 'high-short', highIsShort[area], highShort),
  ...during(area, 'high-now', highIsNow[area], inHigh),
  ...(area === 'alone' ? [buyingNow] : []),
  ...parts.flatMap((part) => {
    const [strongest, raised, low] = notes[area][part]
    return [
      piece(`${area}.${part}.high`, strongest, all(leads(part), high(part))),
      piece(`${area}.${part}.middle`, raised, all(leads(part), up(part))),
      // The last of all stands for swings, and where hardly anything is scored.
      piece(`${area}.${part}.low`, low, part === parts.at(-1) ? undefined : leads(part)),
    ]
  }),
]

export const where: ReportKey['where'] = { close: ofArea('close'), work: ofArea('work'), alone: ofArea('alone') }
