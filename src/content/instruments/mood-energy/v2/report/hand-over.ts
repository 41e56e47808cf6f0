import type { Handout } from '@/core/report/report-key'
import {
  all,
  any,
  calm,
  costly,
  group,
  heavyPiece,
  helpStands,
  high,
  inHigh,
  inLow,
  lowOver,
  lowPast,
  lowShort,
  noHighNamed,
  noLowNamed,
  noneStoodOut,
  not,
  noticed,
  now,
  nowBoth,
  nowHigh,
  nowLow,
  piece,
  quiet,
  raised,
  someBrightUp,
  someHighUp,
  strong,
  together,
  unseen,
  up,
  weak,
  worried,
} from './facts'

/** Anger may frighten, or stay. */
const hot = any(high('irritability'), group('heat', 'high'))
/** A low goes on where help stands first: company before anything else. */
const lowFirst = all({ help: 'first' }, inLow)

/** Lines are offered to be ticked, five of a kind at most; blanks are the reader’s to fill in by hand. */
export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    facts: [
      piece('fact.doctor.now', 'It is going on now, with option of c6. Since: blank.', any(nowLow, nowHigh, nowBoth), {
        mentions: ['c6'],
      }),
      piece(
        'fact.doctor.stretch-one',
        'Longest high: c2. First and last day: blank. For whom none stood out: no number.',
        all(someHighUp, noneStoodOut, not(noHighNamed)),
        { mentions: ['c2'] },
      ),
      piece(
        'fact.doctor.stretch-now',
        'A high goes on now. Longest high: c2, number in twelve months: c4. First day of this one: blank. No last day.',
        all(someHighUp, not(noneStoodOut), not(noHighNamed), inHigh),
        { mentions: ['c2', 'c4'] },
      ),
      piece(
        'fact.doctor.stretch',
        'Longest high: c2, number in twelve months: c4. First and last day: blank.',
        all(someHighUp, not(noneStoodOut), not(noHighNamed), not(inHigh)),
        { mentions: ['c2', 'c4'] },
      ),
      piece(
        'fact.doctor.stretch-open',
        'The lines tell of a high, the question on its length says none: dates alone, from blank to blank.',
        all(someHighUp, noHighNamed, not(inHigh)),
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
        all(any(up('low'), inLow), not(noLowNamed)),
        { mentions: ['c7'] },
      ),
      piece(
        'fact.doctor.low-open',
        'The lines tell of a low, the question on its length says none: what changed in it, no length.',
        all(up('low'), noLowNamed),
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
        'fact.doctor.spent',
        'Money went more freely where other limits held: largest sum and what for, blank.',
        all(strong('q03'), not(group('stakes', 'high'))),
      ),
      piece(
        'fact.doctor.worth',
        'In the lowest stretch I felt worth nothing. Ask me about it; I may not begin.',
        strong('q37'),
      ),
      piece(
        'fact.doctor.worth-partly',
        'In the lowest stretch I felt worth nothing in part, quoted. Ask me about it.',
        { item: 'q37', from: 2, to: 2 },
        { mentions: ['q37'] },
      ),
      piece(
        'fact.doctor.nothing-ahead',
        'In the lowest stretch little or nothing was looked forward to. Ask me about it.',
        strong('q39'),
      ),
      piece(
        'fact.doctor.together',
        'These changes shared the same days: less sleep, energy, talk, plans, temper (tick).',
        together,
        { mentions: ['c1'] },
      ),
      piece('fact.doctor.others', 'Others noticed: c5. May I name one: blank.', noticed, { mentions: ['c5'] }),
      piece(
        'fact.doctor.temper',
        'In my high, temper changed more than good mood.',
        all(up('irritability'), group('lift', 'low')),
      ),
      piece('fact.doctor.body', 'In the low my sleep, appetite or strength changed clearly.', group('body', 'high')),
      piece('fact.doctor.turns', 'My mood changes within a day, without a reason I see.', group('turns', 'high')),
      piece('fact.doctor.foreign', 'Plans that thrilled me seemed foreign later; the largest: blank.', strong('q42')),
      piece('fact.doctor.no-reason', 'My mood changed without a reason I see; last time: blank.', strong('q46')),
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
      piece('offer.doctor.log-now', 'I bring the bedtimes I have managed to write down.', now),
      piece('offer.doctor.log', 'I bring two weeks of bedtimes and getting-up times.', not(now)),
      piece('offer.doctor.companion', 'I bring someone who saw it, if you like.', any(noticed, worried)),
      piece('offer.doctor.ask', 'I will ask one person for dates before the next visit.', unseen),
      piece(
        'offer.doctor.limits',
        'I can set a spending limit of my own.',
        all(up('impulse'), not(group('stakes', 'low'))),
      ),
      piece(
        'offer.doctor.wait',
        'Money and risks held, words and promises did not: two nights before I commit to anything.',
        all(up('impulse'), group('stakes', 'low')),
      ),
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
        'When I’m fast I may not notice it; you may see it first.',
        any(up('activation'), up('thought')),
      ),
      piece('fact.partner.temper', 'In such days my tone is sharper than what I mean.', group('fuse', 'high')),
      piece(
        'fact.partner.heat',
        'My anger is stronger or lasts longer in such a stretch; you don’t cause it, it is no excuse, and help is mine to get. True while it goes on as well.',
        group('heat', 'high'),
      ),
      piece(
        'fact.partner.slow',
        'On fast days you may seem slow to me; tell me to wait.',
        all(strong('q12'), not(hot)),
      ),
      piece(
        'fact.partner.money',
        'Money and risks are where I go furthest; I’d rather say it than hide it.',
        group('stakes', 'high'),
      ),
      piece('fact.partner.yes', 'A yes of mine in those days may be more than I can keep.', group('quick', 'high')),
      piece('fact.partner.low-now', 'I’m in a low right now; being quiet or short is not about you.', nowLow),
      piece('fact.partner.low', 'When I’m low I go silent. It is not about you.', all(up('low'), not(nowLow))),
      piece('fact.partner.tasks', 'Small tasks cost me a lot then; I am not careless.', group('body', 'high')),
      piece('fact.partner.choices', 'In a low even small choices take me long; you may choose.', strong('q47')),
      piece(
        'fact.partner.worth-past',
        'At my lowest I believed I was worth nothing; it is over, and I wanted you to know.',
        all(strong('q37'), lowPast, not(all(lowOver, inHigh))),
      ),
      piece(
        'fact.partner.worth',
        'Sometimes I believe I am worth nothing. I would want you to know when. Also in a high, from which nobody can say that it is over.',
        all(strong('q37'), any(not(lowPast), all(lowOver, inHigh))),
      ),
      heavyPiece(
        'fact.partner.turns-now',
        'A high goes on, alone or with a low: get me to a doctor by the date of the help; hospital and number as ever.',
        all(up('swings'), inHigh),
      ),
      piece(
        'fact.partner.turns',
        'I can’t foresee my mood; I can tell you where I am.',
        all(up('swings'), not(all(helpStands, inHigh))),
      ),
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
      piece(
        'request.partner.fear',
        'If you are ever afraid of me: no talk with me first, somewhere safe, call for help; no blame. Before anything that asks them to speak to me.',
        hot,
      ),
      heavyPiece(
        'request.partner.stay',
        'A low goes on and help stands first: stay with me or find someone, until I have been seen. Nothing wise needed.',
        lowFirst,
      ),
      piece('request.partner.call', 'If I say life isn’t worth it, call for help with me at once.', high('low')),
      piece(
        'request.partner.hospital',
        'Nights without sleep and no stopping: go to the hospital with me at once.',
        all(someHighUp, inHigh),
      ),
      piece(
        'request.partner.word',
        'Say our word when I’m faster than usual; I owe you bed, no debate. Not asked of somebody who may be afraid.',
        all(someBrightUp, not(hot), not(all(lowFirst, nowLow))),
      ),
      piece('request.partner.come', 'Please come along to the doctor.', helpStands),
      piece('request.partner.dates', 'Help me with dates: when did you first notice?', any(someHighUp, up('low'))),
      piece('request.partner.sit', 'When I’m low: sit with me, no advice; ask once a day.', up('low')),
      piece(
        'request.partner.wait-now',
        'It goes on now: remind me that large things wait until I have been seen; you needn’t decide for me.',
        all(up('impulse'), inHigh),
      ),
      piece(
        'request.partner.wait',
        'Remind me of the two nights; you needn’t decide for me.',
        all(up('impulse'), not(inHigh)),
      ),
      piece(
        'request.partner.self',
        'Go out of the room when I’m sharp; I will come to you.',
        all(up('irritability'), not(lowFirst)),
      ),
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
      piece(
        'fact.friend.high-now',
        'I am in a high right now and may not judge myself well; keep an eye on me.',
        all(someBrightUp, nowHigh),
      ),
      piece(
        'fact.friend.both-now',
        'High and low at once or in fast turns: said as one state, not as two. Stay close to me.',
        all(any(someBrightUp, up('low')), nowBoth),
      ),
      piece(
        'fact.friend.high',
        'There were days this year when I had more energy or a brighter mood than usual.',
        all(up('activation'), not(inHigh)),
      ),
      piece(
        'fact.friend.fast',
        'The same where energy stayed and thoughts and nights did not.',
        all(up('thought'), quiet('activation'), raised('race'), raised('nights'), not(inHigh)),
      ),
      piece(
        'fact.friend.nights',
        'The same where nights alone moved.',
        all(up('thought'), quiet('activation'), raised('nights'), group('race', 'low'), not(inHigh)),
      ),
      piece(
        'fact.friend.mind',
        'The same where thoughts alone moved.',
        all(up('thought'), quiet('activation'), raised('race'), group('nights', 'low'), not(inHigh)),
      ),
      piece(
        'fact.friend.steps',
        'The same where only steps went faster or further.',
        all(up('impulse'), quiet('activation'), quiet('thought'), not(inHigh)),
      ),
      piece('fact.friend.low-now', 'I am in a low right now and want you to know.', nowLow),
      piece('fact.friend.low', 'There was a stretch when I was low and told no one.', all(up('low'), not(inLow))),
      piece(
        'fact.friend.plans',
        'I begin more than I can finish in such days; what I didn’t keep wasn’t about you.',
        group('drive', 'high'),
      ),
      piece('fact.friend.talk', 'I may have told you more than I wanted.', strong('q19')),
      piece('fact.friend.long-talk', 'I talk at length then; stop me and tell me your news.', strong('q21')),
      piece('fact.friend.silence', 'Not answering is the low, not you.', group('heart', 'high')),
      piece('fact.friend.ask-along', 'In a low I may not enjoy what I like; go on asking me along.', strong('q35')),
    ],
    requests: [
      piece('request.friend.say', 'Tell me if I talk faster or write at three.', someBrightUp),
      piece(
        'request.friend.check',
        'Help stands first and a low goes on: look in on me morning and evening until I have been seen.',
        lowFirst,
      ),
      piece(
        'request.friend.silent-now',
        'If I’m silent for a day, call.',
        all(up('low'), inLow, not({ help: 'first' })),
      ),
      piece('request.friend.silent-short', 'If I go quiet, ask how I am.', all(up('low'), lowShort)),
      piece('request.friend.call', 'If I say I don’t want to live: call for help at once, stay.', high('low')),
      piece(
        'request.friend.silent',
        'If I’m low and silent for a day, call that day, and come by if I don’t answer.',
        all(up('low'), not(any(inLow, lowShort))),
      ),
      piece('request.friend.dates', 'Do you remember when it began? A week is close enough.', any(noticed, worried)),
      piece('request.friend.bring', 'Take me to the appointment.', helpStands),
      piece('request.friend.keep', 'Keep a copy of my sheet, for when I can’t find mine.'),
    ],
    offers: [
      piece('offer.friend.yes', 'I’ll say yes only on the second day.', up('impulse')),
      piece('offer.friend.answer', 'I’ll answer with one word if I can’t write.', up('low')),
      piece('offer.friend.turn', 'I’ll ask about you first.', group('drive', 'high')),
      piece(
        'offer.friend.thanks-heat',
        'Anger that comes soon or stays: no promise of none. They may leave; I call once it is over.',
        hot,
      ),
      piece('offer.friend.thanks', 'I won’t be angry with you for saying it; not for long.', not(hot)),
    ],
  },
]
