import type { Piece } from '@/core/report/report-key'
import { field, no, outOfReach, yes } from './conditions'

/** How the two parts meet: two for every field, and three for groups of both parts that meet head-on. */
export const meeting: readonly Piece[] = [
  {
    id: 'meeting.two-silences',
    when: {
      all: [
        { group: 'silence', is: 'high' },
        { group: 'telling', is: 'high' },
        // The letter says the same of the two answers.
        { not: { all: [yes('q10'), yes('q05')] } },
      ],
    },
    mentions: ['silence', 'telling'],
    note: 'Two silences: the other’s unsettles, one’s own seems harmless. In words, no means. The same quiet is a message when it arrives and none when it’s sent. What helps: a label on one’s own silence (“busy, not angry”), which tends to be copied. No lecture on fairness.',
  },
  {
    id: 'meeting.handing-over',
    when: {
      all: [
        { group: 'trust', is: 'high' },
        { group: 'bond', is: 'high' },
      ],
    },
    mentions: ['trust', 'bond'],
    note: 'The handover fails at both ends: kind words are checked, and the talk in which they’d come is left. So reassurance is scarce not only because it isn’t given. Scene: a good sentence, a joke, the moment is over. Count what was said and passed over; the week has the repair.',
  },
  {
    id: 'meeting.unfinished-talk',
    when: {
      all: [{ group: 'quarrels', is: 'high' }, { group: 'bond', is: 'high' }, { not: outOfReach }],
    },
    mentions: ['quarrels', 'bond'],
    note: 'A quarrel alarms and the talk that would end it is avoided. Peace then comes by tiredness or a shared meal, and the subject waits. A fixed short talk (ten minutes, next day, sitting side by side) is less than it sounds. Nobody has to have the talk with a person who frightens them.',
  },
  {
    id: 'meeting.high-low.nearer-when-unsure',
    when: field('high', 'low'),
    note: 'When unsure, moves closer: more messages, more questions. Others do the opposite. So affection and question travel in one envelope; the receiver answers the wrong one. What helps: half a sentence telling which it is. Credit: misunderstandings don’t stay overnight.',
  },
  {
    id: 'meeting.high-low.facts',
    when: field('high', 'low'),
    note: 'Because so much is shown, the other may think all is known and say less. The open half hides the asking half. Facts (until when, when to talk, about what; never with whom) calm more cheaply than vows. Guess, marked: day 2 of the week checks it.',
  },
  {
    id: 'meeting.high-middle.half-asked',
    when: field('high', 'middle'),
    note: 'The question gets asked by half: a hint, a tone, a “so how was it?”. A hint leaves the other free, and the asker empty-handed when it’s missed. Then the miss counts as an answer. One plain request a week beats ten hints; say what plain sounds like.',
  },
  {
    id: 'meeting.high-middle.two-speeds',
    when: field('high', 'middle'),
    note: 'Feeling runs ahead, showing follows later. Meanwhile the inside has had three rounds with the question, and the outside begins at round one. From the other chair the first sentence comes with surprising weight. Saying it smaller and sooner is the lever.',
  },
  {
    id: 'meeting.high-high.both-doors',
    when: field('high', 'high'),
    note: 'Pulls and pushes the same door. Nearness raises the risk, distance raises the doubt, so each calms the other’s cause and wakes it again. No word on where it comes from. What helps: announcing the step back with a time of return; then a retreat is no riddle.',
  },
  {
    id: 'meeting.high-high.who-knows',
    when: field('high', 'high'),
    note: 'The longing is strong and nobody knows, since distance covers it. Others see a reserved person and offer space, the opposite of what’s hoped for. They aren’t cruel, they’re misinformed. One fact given to one person changes what can be offered. The fact asks for company now; never that a no, a silence or leaving doesn’t mean it.',
  },
  {
    id: 'meeting.middle-low.named-occasion',
    when: field('middle', 'low'),
    note: 'Openness makes the doubt short-lived: it’s spoken of before it grows. The remaining risk is to speak of it in the middle of the other’s tired evening. Timing is the craft here: “is now good?” costs two seconds.',
  },
  {
    id: 'meeting.middle-low.borrowed-mood.calm',
    when: field('middle', 'low', no('q10')),
    note: 'As the next, for a reader who doesn’t look for an own mistake when the other is quiet: that leaves the other room; where someone is plainly unhappy, one question. Not with someone whose mood frightens.',
  },
  {
    id: 'meeting.middle-low.borrowed-mood',
    when: field('middle', 'low', { not: no('q10') }),
    note: 'Stands so near that the other’s mood is felt in one’s own body. On most days that is warmth; on one kind of day it’s weather taken personally. The question “yours or mine?” sorts it. No esoteric tone.',
  },
  {
    id: 'meeting.middle-middle.by-subject',
    when: field('middle', 'middle', { not: { any: [{ even: 'anxiety' }, { even: 'avoidance' }] } }),
    note: 'Two middles don’t make a lukewarm person: closeness goes by subject. The doubt and the reserve may sit on the same subject or on different ones; if on the same, it is never spoken of and keeps its size. The reader can find the shared subject from the groups above.',
  },
  {
    id: 'meeting.middle-middle.one-level',
    when: field('middle', 'middle', { even: 'anxiety' }, { even: 'avoidance' }),
    note: 'In both parts the subject hardly matters on average: much the same measure of doubt and of reserve goes along everywhere. Steady is readable in time, though not at first sight: nobody learns it from one evening. Useful: one sentence about it holds for all occasions. No “balanced”.',
  },
  {
    id: 'meeting.middle-middle.one-level.doubt',
    when: field('middle', 'middle', { even: 'anxiety' }, { not: { even: 'avoidance' } }),
    note: 'The same, of the doubt only; how much is shown varies by subject. Say which is which.',
  },
  {
    id: 'meeting.middle-middle.one-level.reserve',
    when: field('middle', 'middle', { even: 'avoidance' }, { not: { even: 'anxiety' } }),
    note: 'The same, of the reserve only; how much is doubted varies by subject. Say which is which.',
  },
  {
    id: 'meeting.middle-middle.readable',
    when: field('middle', 'middle'),
    note: 'People near a middle are hard to read from outside, since there’s no strong signal either way. Others use their own habit to fill in. So the reader gets treated as what the other person is. One sentence about oneself pays here more than elsewhere.',
  },
  {
    id: 'meeting.middle-high.knock',
    when: field('middle', 'high'),
    note: 'Manages alone and listens for a knock. The knock must not be asked for, otherwise it doesn’t count – a rule that only this reader knows. Loosening it: asked-for care is care as well. Credit for not demanding.',
  },
  {
    id: 'meeting.middle-high.late-news.apart',
    when: field('middle', 'high', outOfReach),
    note: 'As the next, where the one concerned can’t or mustn’t be asked: a second view comes from someone who is there and safe. Half a sentence to them is a beginning. Never to the person thought of.',
  },
  {
    id: 'meeting.middle-high.late-news',
    when: field('middle', 'high', { not: outOfReach }),
    note: 'Doubts are settled inside, alone, with the evidence at hand; a second view never enters. So a small doubt may live long without growing. Telling it late is fine, telling it never is costly. A half sentence is a beginning.',
  },
  {
    id: 'meeting.low-low.easy-room',
    when: field('low', 'low'),
    note: 'Near and unworried: the other gets nearness without inspection. Rare and easily taken for granted, also by the reader. The mismatch comes with people who ask for signs; to them calm may look like not noticing. Signs given unasked bridge it.',
  },
  {
    id: 'meeting.low-low.fast-forward',
    when: field('low', 'low'),
    note: 'What is easy goes fast: tells much soon, trusts soon. Someone slower can feel overtaken. Asking the other’s speed is no loss of warmth. Also: trust here rests on what the answers say, not on the other having earned it; this test can’t see that.',
  },
  {
    id: 'meeting.low-middle.quiet-contract',
    when: field('low', 'middle'),
    note: 'A silent contract: I don’t check on you, you don’t look into me. Works until one of the two wants more. The sign would be a question like “are you happy with us?”; it deserves more than “sure”. Credit for freedom granted.',
  },
  {
    id: 'meeting.low-middle.steady-voice',
    when: field('low', 'middle'),
    note: 'Because nothing alarms, the tone stays even; because part is kept, the even tone is all there is to hear. Others can’t tell a good week from a bad one. One added feeling a day makes the steadiness readable.',
  },
  {
    id: 'meeting.low-high.no-signal',
    when: field('low', 'high'),
    cites: ['stanton'],
    note: 'Needs no signs and sends few: the line is quiet in both directions. For a like-minded friend that’s perfect, for another it’s a closed shop. Three studies of couples: good shared experiences did people who keep a lot of distance good as well (couples; not kin, not friends). Small shared things, no confessions.',
  },
  {
    id: 'meeting.low-high.strong-alone',
    when: field('low', 'high'),
    note: 'Little worry and little comfort taken: two results, none explains the other. It holds as long as life is kind. The test case is fever, loss, night. It’s enough to know one person one would call. No doom.',
  },
]
