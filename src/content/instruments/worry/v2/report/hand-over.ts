import type { Condition } from '@/core/report/condition'
import type { HandOver, Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  anyRaised,
  attacks,
  attacksOpen,
  attacksSeen,
  chose,
  costsALot,
  eased,
  first,
  from,
  halted,
  helped,
  high,
  not,
  notFirst,
  noticed,
  parts,
  raised,
  someone,
  stopping,
  threatens,
} from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
const safe = not(threatens)
/** A line that says one answer, offered from "more than half the time" on. */
const answer = (to: string, item: string, note: string) => line(`fact.${to}.${item}`, note, from(item, 3), [item])
const plain = (to: string, item: string, note: string) => line(`fact.${to}.${item}`, note, all(from(item, 3), safe))

export const handOver: readonly HandOver[] = [
  {
    reader: 'doctor',
    when: any(anyRaised, helped),
    facts: [
      line('fact.doctor.threat', 'Somebody threatens me; please speak with me alone.', threatens),
      line('fact.doctor.attacks', 'Attacks: {c5.lower}; blank: how many, how long, doing what.', chose('c5', 1, 2, 3), [
        'c5',
      ]),
      line(
        'fact.doctor.taken',
        'In these weeks: {c4.lower}; blank: what, how much, since when.',
        chose('c4', 1, 2, 3, 4, 5),
        ['c4'],
      ),
      line('fact.doctor.halt', 'Daily life has stopped; blank: what first, what still goes, since when.', halted),
      line('fact.doctor.lot', 'In the way a lot; blank: where, since when; subject.', all(costsALot, safe), ['c3']),
      line(
        'fact.doctor.since',
        'How long: {c1.lower}; how far in the way: {c2.lower}.',
        all(chose('c1', 1, 2, 3, 4), not(costsALot)),
        ['c1', 'c2'],
      ),
      line('fact.doctor.scores', 'Self-assessment, four weeks, three scores by slots. No measurement.', undefined, [
        ...parts,
      ]),
      answer('doctor', 'q19', 'Kept awake; blank: nights a week.'),
      answer('doctor', 'q35', 'Stomach; blank: appetite, weight.'),
      answer('doctor', 'q26', 'Heart; blank: how often without occasion.'),
      answer('doctor', 'q29', 'Neck; blank: pain, where.'),
      answer('doctor', 'q17', 'Teeth clenched on waking.'),
      answer('doctor', 'q31', 'Concentration.'),
      answer('doctor', 'q12', 'Calling off plans; blank: what I no longer do.'),
      line('fact.doctor.blank', 'Blank: anything else; sleep, pain, what happened then.'),
    ],
    requests: [
      line('request.doctor.safety', 'Who can help me with safety, without that person hearing of it?', threatens),
      line('request.doctor.stopping', 'How do I go on safely with alcohol or the sedative?', stopping),
      line('request.doctor.attacks', 'What of heart, thyroid, blood should be checked?', chose('c5', 2, 3)),
      line('request.doctor.body', 'Which bodily causes (thyroid, iron, medicines)?', raised('tension')),
      line(
        'request.doctor.talk',
        'Which talking treatment, how long is the wait?',
        all(safe, any(high('worrying'), high('avoidance'), chose('c1', 3, 4))),
      ),
      line('request.doctor.reach', 'Can the next date be fixed now, and how am I reached safely?', threatens),
      line('request.doctor.narrow', 'Can the next date be fixed now?', all(safe, raised('avoidance'))),
      line('request.doctor.next', 'What to watch, when to come back?'),
    ],
    offers: [
      line('offer.doctor.week', 'I bring notes to the next visit.', safe),
      line('offer.doctor.list', 'A list of all I take.'),
      line('offer.doctor.honest', 'I say if I could not do it.', safe),
    ],
  },
  {
    reader: 'friend',
    facts: [
      line('fact.friend.threat', 'Somebody threatens me; please tell nobody that I told you.', threatens),
      plain('friend', 'q12', 'I call off plans; not a no to you.'),
      plain('friend', 'q27', 'I leave messages unopened; not about you.'),
      plain('friend', 'q10', 'I ask whether it will be fine.'),
      plain('friend', 'q07', 'A remark stays with me.'),
      plain('friend', 'q30', 'I go if someone comes along.'),
      plain('friend', 'q36', 'I keep questions to myself.'),
      plain('friend', 'q09', 'Calls I put off.'),
      line('fact.friend.light', 'Quiet weeks; an ear free.', all(allLight, eased, not(noticed), not(attacks))),
      line('fact.friend.seen', 'Attacks a doctor has looked into; please stay.', all(allLight, eased, attacksSeen)),
      line('fact.friend.month', 'Four weeks, not who I am.', safe),
    ],
    requests: [
      line('request.friend.safe', 'If I send the word, call the police.', threatens),
      line('request.friend.stay', 'Could I come to you for a night, also late?', threatens),
      line('request.friend.when', 'Tell me roughly when you will answer.', all(safe, from('q28', 2))),
      line('request.friend.step', 'When I ask if it will be fine, ask which step is next.', all(safe, from('q10', 2))),
      line('request.friend.beside', 'Sit beside me for one thing.', all(safe, raised('avoidance'))),
      line('request.friend.listen', 'Hear the list without solving it.', all(safe, anyRaised)),
      line('request.friend.honest', 'Tell me if I seem different from what I say.', all(safe, allLight)),
      line('request.friend.usual', 'Ask me how it is now and then.'),
    ],
    offers: [
      line('offer.friend.reply', 'I send a sign of life on the day we agree on.', threatens),
      line('offer.friend.wait', 'I wait ten minutes before I ask again.', all(safe, from('q10', 2))),
      line('offer.friend.cancel', 'If I cannot come I say so the day before.', all(safe, from('q12', 2))),
      line('offer.friend.open', 'I open your messages the same day.', all(safe, from('q27', 2))),
      line('offer.friend.drive', 'When you wait for news, I come along or cook.', all(safe, allLight, notFirst)),
      line('offer.friend.ear', 'When it is your turn, I listen.', safe),
    ],
  },
  {
    reader: 'partner',
    // A partner may be the one who threatens.
    when: safe,
    facts: [
      answer('partner', 'q38', 'I snap; not your fault.'),
      answer('partner', 'q19', 'I lie awake; you need not wake.'),
      answer('partner', 'q16', 'R: worries stay in the background while I listen; raw label.'),
      answer('partner', 'q08', 'Noise gets to me.'),
      answer('partner', 'q37', 'I check again; no distrust of you.'),
      answer('partner', 'q32', 'R: coming to rest takes me long; quote raw label.'),
      answer('partner', 'q26', 'A question makes my heart race; say the subject.'),
      line('fact.partner.waits', 'What I put off; no lack of care.', high('avoidance')),
      line('fact.partner.light', 'Quiet weeks.', all(allLight, eased, not(noticed), not(attacks))),
      line('fact.partner.seen', 'Little worry, and attacks; please stay near.', all(allLight, eased, attacksSeen)),
      line(
        'fact.partner.noticed',
        'Light scores, and in the way noticeably: I tell you where.',
        all(allLight, eased, noticed),
      ),
      line('fact.partner.month', 'Four weeks.'),
    ],
    requests: [
      line('request.partner.subject', 'Say what it is about when you ask for a minute.', from('q26', 2)),
      line('request.partner.minutes', 'Ten minutes after coming home before anything is discussed.', raised('tension')),
      line('request.partner.word', 'Tell me when I have drifted off.', all(raised('worrying'), from('q16', 2))),
      line('request.partner.care', 'Let us split who looks after whom.', someone),
      line('request.partner.along', 'Come along to the visit.', helped),
      line('request.partner.waits', 'Ask me once when I will begin.', all(notFirst, high('avoidance'))),
      line('request.partner.notice', 'Tell me what you notice before I do.'),
    ],
    offers: [
      line('offer.partner.say', 'I say it before it comes out as a tone.', from('q38', 2)),
      line(
        'offer.partner.wake',
        'If I feel ill at night I wake you and say what I notice.',
        any(attacksOpen, stopping),
      ),
      line(
        'offer.partner.lamp',
        'At night I sit up quietly in another room. Not where someone should be near.',
        all(from('q19', 3), not(any(attacksOpen, stopping))),
      ),
      line('offer.partner.listen', 'Ten minutes a day my phone is away and I listen.', anyRaised),
      line('offer.partner.tell', 'After the visit I tell as much as I can.', first),
      line('offer.partner.turn', 'One evening a week you choose and I come along.', notFirst),
    ],
  },
]
