import type { HandOver } from '@/core/report/key'
import {
  all,
  any,
  calm,
  costly,
  group,
  helpStands,
  high,
  noticed,
  nowBoth,
  nowHigh,
  nowLow,
  piece,
  quiet,
  someBrightUp,
  someHighUp,
  strong,
  together,
  unseen,
  up,
  weak,
  worried,
} from './facts'

/** Lines are offered to be ticked, five of a kind at most; blanks are the reader’s to fill in by hand. */
export const handOver: readonly HandOver[] = [
  {
    reader: 'doctor',
    facts: [
      piece('fact.doctor.now', 'It is going on now, with option of c6. Since: blank.', any(nowLow, nowHigh, nowBoth), {
        mentions: ['c6'],
      }),
      piece(
        'fact.doctor.stretch',
        'Longest high: c2, number in twelve months: c4. First and last day: blank.',
        someHighUp,
        { mentions: ['c2', 'c4'] },
      ),
      piece(
        'fact.doctor.nights',
        'In it I slept about __ hours, two or more under my usual, and felt rested (or not). From q18 and q22.',
        any(group('nights', 'high'), group('nights', 'middle')),
        { mentions: ['q18', 'q22'] },
      ),
      piece(
        'fact.doctor.low',
        'Longest low: c7. In it changed: mood, interest, sleep, appetite, strength (tick).',
        up('low'),
        { mentions: ['c7'] },
      ),
      piece('fact.doctor.cost', 'It got in the way: c3. Where: work, money, home, people (tick). Sum: blank.', costly, {
        mentions: ['c3'],
      }),
      piece(
        'fact.doctor.spending',
        'I spent or risked more than usual: what and how much: blank.',
        group('stakes', 'high'),
      ),
      piece(
        'fact.doctor.worth',
        'In the lowest stretch I felt worth nothing. Ask me about it; I may not begin.',
        strong('q37'),
      ),
      piece(
        'fact.doctor.together',
        'These changes shared the same days: less sleep, energy, talk, plans, temper (tick).',
        together,
        { mentions: ['c1'] },
      ),
      piece('fact.doctor.others', 'Others noticed: c5. May I name one: blank.', noticed, { mentions: ['c5'] }),
      piece('fact.doctor.temper', 'My high was angry more than happy.', all(up('irritability'), group('lift', 'low'))),
      piece('fact.doctor.body', 'In the low my sleep, appetite or strength changed clearly.', group('body', 'high')),
      piece('fact.doctor.turns', 'My mood changes within a day, without a reason I see.', group('turns', 'high')),
      piece('fact.doctor.year', 'Over the year I’m filling in: highest dates, lowest dates, blank.'),
      piece(
        'fact.doctor.substances',
        'Coffee, alcohol, other things in those weeks: blank; I would rather say it myself.',
      ),
    ],
    requests: [
      piece(
        'request.doctor.both',
        'Please look at the highs and the lows together, not at one half.',
        any(someHighUp, up('low')),
      ),
      piece(
        'request.doctor.medicines',
        'These are my medicines and since when: blank. Could one of them play a part? I will not change any on my own.',
      ),
      piece(
        'request.doctor.family',
        'Did you want to know of relatives with mood or sleep troubles, hospital stays, addiction: blank if known.',
      ),
      piece('request.doctor.body', 'Should thyroid, blood or sleep be checked first?'),
      piece('request.doctor.next', 'If it begins again, whom do I call and how fast?'),
      piece('request.doctor.words', 'Please tell me which word you use for this and how sure you are.'),
    ],
    offers: [
      piece('offer.doctor.log', 'I bring two weeks of bedtimes and getting-up times.'),
      piece('offer.doctor.companion', 'I bring someone who saw it, if you like.', any(noticed, worried)),
      piece('offer.doctor.ask', 'I will ask one person for dates before the next visit.', unseen),
      piece('offer.doctor.limits', 'I have set my own spending limits for now.', up('impulse')),
      piece(
        'offer.doctor.nodrive',
        'I do not drive after nights under five hours.',
        any(up('thought'), up('activation')),
      ),
      piece('offer.doctor.call', 'I will call before I stop or change anything we agree on.'),
    ],
  },
  {
    reader: 'partner',
    facts: [
      piece(
        'fact.partner.fast',
        'When I’m fast I don’t notice it; I only find you slow.',
        any(up('activation'), up('thought')),
      ),
      piece('fact.partner.temper', 'In such days my tone is sharper than what I mean.', group('fuse', 'high')),
      piece(
        'fact.partner.heat',
        'My anger lasts longer than the matter; it is not the size of your mistake.',
        group('heat', 'high'),
      ),
      piece(
        'fact.partner.money',
        'Money and risks are where I go furthest; I’d rather say it than hide it.',
        group('stakes', 'high'),
      ),
      piece('fact.partner.yes', 'A yes of mine in those days may be more than I can keep.', group('quick', 'high')),
      piece('fact.partner.low', 'When I’m low I go silent. It is not about you.', up('low')),
      piece('fact.partner.tasks', 'Small tasks cost me a lot then; I am not careless.', group('body', 'high')),
      piece(
        'fact.partner.worth',
        'Sometimes I believe I am worth nothing. I would want you to know when.',
        strong('q37'),
      ),
      piece('fact.partner.turns', 'I can’t foresee my mood; I can tell you where I am.', up('swings')),
      piece(
        'fact.partner.brakes',
        'Some limits of mine hold even then: the one named here.',
        all(weak('q31'), quiet('impulse'), someHighUp),
      ),
      piece(
        'fact.partner.sleep',
        'My nights show it first; if I sleep less and am not tired, tell me.',
        any(group('nights', 'high'), group('nights', 'middle')),
      ),
      piece('fact.partner.quiet', 'My year was rather even; tell me if yours beside me looked different.', calm),
      piece(
        'fact.partner.usual',
        'My usual: bedtime, talk, spending, temper (blank), so that you can tell when I leave it.',
      ),
    ],
    requests: [
      piece('request.partner.word', 'Say our word when I’m faster than usual; I owe you bed, no debate.', someBrightUp),
      piece('request.partner.dates', 'Help me with dates: when did you first notice?', any(someHighUp, up('low'))),
      piece('request.partner.come', 'Please come along to the doctor.', helpStands),
      piece('request.partner.sit', 'When I’m low: sit with me, no advice; ask once a day.', up('low')),
      piece('request.partner.call', 'If I say life isn’t worth it, call for help with me at once.', high('low')),
      piece('request.partner.wait', 'Remind me of the two nights; you needn’t decide for me.', up('impulse')),
      piece('request.partner.self', 'Go out of the room when I’m sharp; I will come to you.', up('irritability')),
      piece('request.partner.ask', 'If you see my first sign, tell me that day.'),
    ],
    offers: [
      piece('offer.partner.number', 'I’ll say a number at the door.', up('swings')),
      piece('offer.partner.bed', 'I’ll keep my bedtime without being asked.', any(up('activation'), up('thought'))),
      piece('offer.partner.sum', 'I’ll tell you sums above our line the same day.', up('impulse')),
      piece('offer.partner.repair', 'I’ll say sorry the same evening.', up('irritability')),
      piece('offer.partner.line', 'I’ll send one line on low days.', up('low')),
      piece('offer.partner.listen', 'I’ll listen to what you saw without defending myself for ten minutes.'),
    ],
  },
  {
    reader: 'friend',
    facts: [
      piece('fact.friend.sign', 'My first sign, as far as I know it, is: blank.'),
      piece('fact.friend.high', 'There were days this year when I was far above my usual.', someBrightUp),
      piece('fact.friend.low', 'There was a stretch when I was low and told no one.', up('low')),
      piece(
        'fact.friend.plans',
        'I begin more than I keep in such days; forgive the canceled ones.',
        group('drive', 'high'),
      ),
      piece('fact.friend.talk', 'I may have told you more than I wanted.', strong('q19')),
      piece('fact.friend.silence', 'Not answering is the low, not you.', group('heart', 'high')),
    ],
    requests: [
      piece('request.friend.say', 'Tell me if I talk faster or write at three.', someBrightUp),
      piece('request.friend.silent', 'If I’m silent for three days, call once.', up('low')),
      piece('request.friend.dates', 'Do you remember when it began? A week is close enough.', any(noticed, worried)),
      piece('request.friend.bring', 'Take me to the appointment.', helpStands),
      piece('request.friend.keep', 'Keep a copy of my sheet, for when I can’t find mine.'),
    ],
    offers: [
      piece('offer.friend.yes', 'I’ll say yes only on the second day.', up('impulse')),
      piece('offer.friend.answer', 'I’ll answer with one word if I can’t write.', up('low')),
      piece('offer.friend.turn', 'I’ll ask about you first.', group('drive', 'high')),
      piece('offer.friend.thanks', 'I won’t be angry with you for saying it; not for long.'),
    ],
  },
]
