import type { Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  asleep,
  callsFirst,
  carerAny,
  carerMost,
  chose,
  from,
  groupHigh,
  heard,
  hoursNotOwn,
  light,
  manyBad,
  nightHigh,
  noHelp,
  not,
  upTo,
  wheel,
} from './conditions'

/** Nothing to try by oneself stands beside an answer that a doctor has to follow first. */
const calm = not(callsFirst)
/** Nobody who fights sleep at the wheel or falls asleep where it was not meant; breathing has paragraphs of its own. */
const awake = not(any(wheel, asleep))
/** Hard nights and hardly any tiredness: nobody hears then that being awake stays short. */
const untired = all(nightHigh, { part: 'daytime', to: 'level1' })

/**
 * Two answers, or an answer and a circumstance, that say more together than each by itself; what only some readers can
 * use stands before the rest.
 */
export const answerPairs: readonly Piece[] = [
  {
    id: 'pair.breath-and-pieces',
    when: all(heard, from('q06', 3)),
    items: ['q06'],
    mentions: ['c5'],
    note: 'Sleep in pieces, and snoring, pauses or gasping were noticed. Breathing can break a night and the sleeper does not know what did it, so worries and the room come second here; only a check can tell. On waking, one word for what is noticed first (dry mouth, pounding heart, short of air, bladder, nothing), for the doctor. No date, no name of an illness.',
  },
  {
    id: 'pair.call-then-awake',
    when: all(chose('c2', 1, 2), from('q18', 3), calm),
    items: ['q18'],
    mentions: ['c2'],
    note: 'Somebody to look after at night, and long wakefulness in the middle. The call can explain the waking, not by itself the long time after it; the call cannot be changed, what follows perhaps can. Look: who is asleep again first, the reader or the one who needed them. No clock.',
  },
  {
    id: 'pair.day-sleep-ends-early',
    when: all(chose('c1', 2), from('q09', 3), awake),
    items: ['q09'],
    mentions: ['c1'],
    note: 'Night work, and awake for good too early. What ends sleep by day is often the inner clock, whatever the hour of lying down. Look: after three night shifts, the hours of lying down and of waking; different hours and the same waking mean the clock, and lying there longer brings nothing back.',
  },
  {
    id: 'pair.turns-not-sleepy',
    when: all(chose('c1', 1), from('q16', 3), awake),
    items: ['q16'],
    mentions: ['c1'],
    note: 'Early and late shifts in turn, and seldom sleepy at the wanted hour. That hour jumps with the schedule; right after a jump hardly anybody is sleepy at the new one, so those evenings say little about falling asleep. Mark the evenings after two days on the same shift and go by those. The pace of the clock is told in the context.',
  },
  {
    id: 'pair.always-late',
    when: all(chose('c4', 4), from('q07', 3), not(hoursNotOwn), awake),
    items: ['q07'],
    mentions: ['c4'],
    note: 'Livelier late than in the afternoon, and it has been like this for as long as the reader can remember. Too old for a bad habit of recent years; perhaps the inner clock has always run late, and tips on screens and habits reach only so far. Ask for half an hour later at the one fixed morning that can move.',
  },
  {
    id: 'pair.recent-and-tomorrow',
    when: all(chose('c4', 1), from('q01', 3), noHelp),
    items: ['q01'],
    mentions: ['c4'],
    note: 'Goes through the next day in bed, and it has been like this for less than a month. What is that young usually has a beginning that can be named, perhaps an end as well. Put the day it is settled on the calendar; judge sleep a week after it.',
  },
  {
    id: 'pair.long-and-bed',
    when: all(chose('c4', 3, 4), from('q13', 3), not(hoursNotOwn)),
    items: ['q13'],
    mentions: ['c4'],
    note: 'More awake once in bed, for longer than three months. After so long the bed can wake by itself, whatever began it, so the search for the cause of the first bad nights does not help tonight. Being awake tonight proves nothing about tonight; one sentence for a doctor, if there is a visit.',
  },
  {
    id: 'pair.few-nights-short-fuse',
    when: all(chose('c3', 0, 1), from('q20', 3), noHelp, not(heard)),
    items: ['q20'],
    mentions: ['c3'],
    note: 'Few bad nights a week, and small annoyances throw the reader off on most days. More such days than bad nights, so those nights cannot be all of the reason; perhaps something by day takes its share. Place and hour of the next three times; if alike, change that hour first.',
  },
  {
    id: 'pair.many-nights-easy-afternoons',
    when: all(
      any(all(chose('c3', 3), upTo('q17', 1)), all(chose('c3', 2), upTo('q17', 0))),
      { part: 'daytime', from: 'level2' },
      calm,
    ),
    items: ['q17'],
    mentions: ['c3'],
    note: 'So many bad nights and so many afternoons without effort that some of these came after bad nights; the condition makes sure of it. In the dark one expects the worst of the next day, perhaps wrongly. Before getting up, the afternoon foretold in one word, checked at four. Nobody whose days know no tiredness at all gets this.',
  },
  {
    id: 'pair.bad-but-whole',
    when: all(any(all(chose('c3', 3), upTo('q12', 1)), all(chose('c3', 2), upTo('q12', 0))), not(all(allLight, calm))),
    items: ['q12'],
    mentions: ['c3'],
    note: 'So many bad nights a week and so many nights in one stretch that some were both; the condition makes sure of it. So waking at night is not what makes a night bad here; perhaps it is how it begins or how one gets up. After the next such night one sentence on what was bad about it; somebody who asks can begin there. Nothing calm: it stands beside every other answer.',
  },
  {
    id: 'pair.broken-as-wished',
    when: all(chose('c4', 0), from('q12', 2), allLight, not(heard), not(wheel), not(manyBad)),
    items: ['q12'],
    mentions: ['c4'],
    note: 'On half of the nights at most in one stretch, and sleep is much as wished. Waking at night and sleeping badly are two things, and that is right. Perhaps it does little harm because nothing is made of it. If a watch counts the wakings, leave its number alone for a month and go by the days.',
  },
  {
    id: 'pair.heavy-by-day-awake-at-night',
    when: all(from('q08', 3), from('q19', 3), calm),
    items: ['q08', 'q19'],
    note: 'Eyes heavy in the middle of things, awake long after the light is off. So the reader can get sleepy; it comes while nobody waits for it. What made the eyes heavy by day, something as dull in a chair for the last half hour of the evening.',
  },
  {
    id: 'pair.whole-but-no-strength',
    when: all(upTo('q12', 1), from('q14', 3), not(heard), awake),
    items: ['q12', 'q14'],
    note: 'Sleeps through, and small chores feel too much. On some days at least that is after a night in one piece, so waking at night is not what takes the strength there; perhaps the day is the first place to look. The hour at which chores feel heaviest, three days, and the sentence for the next visit. No cause claimed.',
  },
  {
    id: 'pair.late-and-counting',
    when: all(from('q25', 3), from('q22', 3), awake),
    items: ['q25', 'q22'],
    note: 'Falls asleep too late for the next day, and works out the hours left. The sum is right and comes out small, and it gets later meanwhile; what it cannot answer is whether tomorrow will go. That can perhaps be settled by day: the one thing that has to go right on little sleep.',
  },
  {
    id: 'pair.tomorrow-at-both-ends',
    when: all(from('q01', 3), from('q09', 3), not(carerMost)),
    items: ['q01', 'q09'],
    note: 'Goes through the next day in bed, and is awake for good too early. Perhaps the same tomorrow stands at both ends of the night. Look before a day with nothing planned: less planning and a later waking mean that the calendar takes part.',
  },
  {
    id: 'pair.bed-before-thoughts',
    when: all(from('q13', 3), from('q10', 3)),
    items: ['q13', 'q10'],
    note: 'More awake in bed than before, and thoughts do not settle with the light off. The order matters: before lying down the reader was less awake. Perhaps it is less the size of the thoughts than dark and silence that leave room for them. Something dull to listen to, low, begun before the light goes off, set to stop.',
  },
  {
    id: 'pair.afternoon-and-evening',
    when: all(from('q17', 3), from('q02', 3), awake),
    items: ['q17', 'q02'],
    note: 'Afternoons awake only with effort, no energy left in the evening. Perhaps the first takes away the second: staying awake by effort uses up what the evening would need. Then rest in the evening comes too late; ten minutes before the hour at which the effort begins.',
  },
  {
    id: 'pair.sound-and-clock',
    when: all(from('q03', 3), from('q24', 3), not(carerAny)),
    items: ['q03', 'q24'],
    note: 'A small sound wakes, and the time is checked. The sound is soon over; the time gives something to work out. Perhaps the look makes a long waking of a short one. Name the sound in two words, eyes closed. Not for whoever may be called.',
  },
  {
    id: 'pair.doze-then-fog',
    when: all(from('q15', 3), from('q11', 3), awake),
    items: ['q15', 'q11'],
    note: 'Only dozes toward morning, and not clear an hour after getting up. The one comes just before getting up, the other just after: perhaps one hard stretch, no bad night and a bad day on top. Take out of it what needs thinking: clothes, bag, breakfast the evening before.',
  },
  {
    id: 'pair.annoyed-then-awake',
    when: all(from('q20', 3), from('q10', 3)),
    items: ['q20', 'q10'],
    note: 'Thoughts do not settle with the light off, and small annoyances throw the reader off by day. Perhaps some of what goes on in bed is the small trouble of the same day, which is not over when the reader lies down. On three mornings the first thing remembered from bed; if it is often that, it is told to somebody or to paper while it is still day.',
  },
  {
    id: 'pair.plans-then-quiet',
    when: all(from('q01', 2), upTo('q10', 1), not(groupHigh('mind')), calm),
    items: ['q01', 'q10'],
    note: 'Goes through the next day in bed, and thoughts grow quiet by themselves. So this is planning that comes to an end, no brooding; nothing to fight, perhaps it even helps. Only shorten it: a slip of paper by the bed for what must not be forgotten.',
  },
  {
    id: 'pair.strength-not-attention',
    when: all(from('q05', 2), upTo('q14', 1), calm),
    items: ['q05', 'q14'],
    note: 'Messages read twice, chores done without trouble. Plain tiredness would make the chores heavy as well; perhaps attention is divided more than tired. For two days messages only when nothing else is in hand; if they sink in at once, it was not sleep.',
  },
  {
    id: 'pair.soon-but-heavy',
    when: all(upTo('q04', 1), from('q08', 2), not(hoursNotOwn), not(heard), calm),
    items: ['q04', 'q08'],
    note: 'Asleep before long, and eyes heavy in the middle of things on half of the days or more. Falling asleep fast looks like good sleep; beside heavy eyes it perhaps means that sleep is missing. Compare a Monday with a Friday: heavier on Friday means that it adds up, and half an hour on the nights between is worth more than one long morning.',
  },
  {
    id: 'pair.brief-and-no-clock',
    when: all(upTo('q24', 1), upTo('q18', 1), not(untired), not(carerMost), calm),
    items: ['q24', 'q18'],
    note: 'Seldom checks the time at night, seldom awake for long. Perhaps one root: on waking nothing is begun, so it stays short. Easily lost before an early trip or in a strange bed; two alarms take away the reason to look.',
  },
  {
    id: 'pair.soon-and-through',
    when: all(upTo('q04', 1), upTo('q06', 1), light('daytime'), not(heard), calm),
    items: ['q04', 'q06'],
    note: 'Asleep before long and sleep seldom in pieces, light days. Perhaps one root: enough hours awake before bed. A late nap or a very long morning can spoil both at once. When both fail together, look first at when one got up that day.',
  },
]
