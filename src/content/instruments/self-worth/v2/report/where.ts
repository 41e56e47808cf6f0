import type { Condition } from '@/core/report/condition'
import { asSevere, type LifeArea, type Piece } from '@/core/report/report-key'
import {
  able,
  all,
  any,
  belittled,
  chose,
  doubting,
  failing,
  groupHigh,
  groupLow,
  kind,
  level,
  not,
  pieceOf,
  sore,
  steady,
  strict,
  swaying,
  threatened,
} from './conditions'

type Row = readonly [id: string, when: Condition | undefined, note: string]
const area = (name: LifeArea, rows: readonly Row[]): Piece[] =>
  rows.map(([id, when, note]) => pieceOf(name)(id, when, note))
const heavy = (name: LifeArea, rows: readonly Row[]): Piece[] => area(name, rows).map(asSevere)

/** It shows in love, and no loss was told: these texts speak of somebody who is there. */
const inLove = all(chose('c2', 2), not(chose('c4', 2)))

/** Few lines ask where it happens: each text is a guess with a way to check it. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: [
    ...heavy('close', [
      [
        'threatened',
        threatened,
        'Nothing here is to be tried with the person feared; who else is close and safe; a word agreed on with them.',
      ],
      [
        'sore',
        sore,
        'What people close see: short answers, no to visits. One sentence so that they need not guess; what they may do.',
      ],
    ]),
    ...area('close', [
      [
        'belittled',
        belittled,
        'If the one who puts down is close: no proving, no arguing about worth; another person who has heard it.',
      ],
      [
        'love-swaying',
        all(inLove, swaying),
        'One face may count much; reading it may go wrong. A sentence agreed on that the other says unasked.',
      ],
      [
        'love-strict',
        all(inLove, strict),
        'A loving word meets an objection. The other runs out of words. Let one stand.',
      ],
      [
        'love-taking',
        all(inLove, groupLow('taking')),
        'Own wishes come last, then disappointment. Say one wish with a time.',
      ],
      [
        'family',
        all(chose('c2', 3), any(strict, swaying, doubting)),
        'An old role at the family table. One sentence that declines it.',
      ],
      ['family-well', chose('c2', 3), 'In the family it shows that one is steady; others lean. Who asks how you are?'],
      [
        'friends-swaying',
        all(chose('c2', 4), swaying),
        'Group chats and who replies. After talks people liked each other more than both thought: studies of strangers, students in dorms.',
      ],
      ['people', groupHigh('people'), 'Says yes, waits for signs. Say what you would like.'],
      ['hidden', all(strict, groupLow('showing')), 'People close know a tidy version. One untidy thing.'],
      ['strict', strict, 'Harder on oneself than they would be; they hear it. What they could say.'],
      [
        'doubting',
        all(doubting, any(kind, level)),
        'Lets the other do things; pleasant and then a habit. One thing taken back.',
      ],
      ['able', all(able, any(level, kind)), 'Does much for those close; asking is rare. Ask for one thing.'],
      ['kind', kind, 'Easy company; someone stern with themselves may be near.'],
      ['level', steady, 'Praise and blame seem not to arrive. Say that they do.'],
      ['swaying', swaying, 'Good news and bad news at the door. Say before supper what the day has done.'],
      ['other', undefined, 'Middle or open: who sees the strict side, who the kind one?'],
    ]),
  ].map((piece): Piece => (piece.id === 'close.friends-swaying' ? { ...piece, cites: ['boothby'] } : piece)),
  work: [
    ...heavy('work', [
      [
        'threatened',
        threatened,
        'If the person is at work: someone whose task it is; not alone in a room; else: leave to come late or to phone.',
      ],
      [
        'sore',
        sore,
        'What must be done first, the rest well enough, by agreement, safety kept; one person who knows; leave: at the visit.',
      ],
    ]),
    ...area('work', [
      [
        'setback-swaying',
        all(chose('c4', 1), swaying),
        'After a setback each further mark counts double. One talk on the thing itself.',
      ],
      [
        'setback',
        all(chose('c4', 1), any(strict, doubting)),
        'After criticism: the sentence that was said, the sentence that was heard.',
      ],
      [
        'place-doubting',
        all(chose('c2', 1), doubting),
        'At work or in studies doubt decides what one applies for. One application of the size that others send.',
      ],
      [
        'place-strict',
        all(chose('c2', 1), strict),
        'Overlong checking; praise turned into luck. Check once, then send.',
      ],
      [
        'place-swaying',
        all(chose('c2', 1), swaying),
        'Reviews and marks: ask for criteria before, not for a verdict after.',
      ],
      ['able-swaying', all(able, swaying), 'Takes on much, hard to stop. An end time agreed with someone.'],
      ['able-strict', all(able, strict), 'Does good work and points out its faults first. Leave out one fault.'],
      ['doubting-strict', all(doubting, strict), 'Prepares for long, hands in late. Show it half done.'],
      ['judgment', groupLow('judgment'), 'In meetings the opinion comes second. Say it within the first ten minutes.'],
      ['doubting', doubting, 'Others get the chances. Tell one person what you want to do.'],
      [
        'swaying',
        all(swaying, not(groupLow('people'))),
        'The tone of a message decides the afternoon. Reply after a break.',
      ],
      ['strict', strict, 'Others’ mistakes are treated more gently. Use the same words.'],
      ['able', able, 'Becomes the one for everything. Say what will not be done.'],
      ['kind', all(kind, not(groupLow('slips'))), 'Can say "my mistake" first; others dare to as well.'],
      ['level', steady, 'Hears criticism well; may hear it late.'],
      ['other', undefined, 'Middle or open: whose task brings trust, whose doubt?'],
    ]),
  ],
  alone: [
    ...heavy('alone', [
      ['threatened', threatened, 'Alone with the phone: a safe device, numbers kept elsewhere, a place to go to.'],
      [
        'sore',
        sore,
        'Evenings are the worst judge. What to do in the hour: light, a call, food; thoughts of not living: help now.',
      ],
    ]),
    ...area('alone', [
      [
        'body',
        all(chose('c2', 5), any(strict, swaying)),
        'The mirror as a place of exams. One look for a purpose, then away.',
      ],
      [
        'online',
        all(chose('c2', 4), swaying),
        'Scrolling compares one’s evening with others’ best hour. An hour without, then see.',
      ],
      [
        'loss',
        all(chose('c4', 2), strict),
        'After a loss being alone brings old verdicts. A fixed small thing in the evening.',
      ],
      [
        'strict-slips',
        all(strict, groupLow('slips')),
        'The day is gone through in bed. A line on paper, then the lamp.',
      ],
      ['useless', all(swaying, groupHigh('results')), 'Rest has to be earned. Twenty minutes before the chores.'],
      ['strict-swaying', all(strict, swaying), 'Alone one hears both judges. Music with words, hands busy; call one.'],
      ['strict', strict, 'The tone at home alone. Talk aloud once.'],
      ['waiting', all(swaying, groupHigh('people')), 'Alone means waiting. Put the phone in a drawer for an hour.'],
      ['swaying', failing, 'Free days without a result feel lost. Something badly done for fun.'],
      ['kind', all(kind, level), 'Alone is pleasant; tell somebody what you do there.'],
      ['doubting', doubting, 'Alone nobody sees the attempt: the best place to try.'],
      ['able', able, 'Projects fill the free time. One evening without.'],
      ['friendly', kind, 'Good company for oneself; others may want some.'],
      ['level', level, 'Calm alone; is it rest or emptiness?'],
      ['other', undefined, 'Middle or open: the first sentence to oneself on coming home.'],
    ]),
  ],
}
