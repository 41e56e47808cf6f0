import type { Piece } from '@/core/report/key'
import {
  alert,
  all,
  allHigh,
  allLight,
  any,
  anyRaised,
  carerMost,
  from,
  high,
  light,
  nightHigh,
  nightsLight,
  not,
  partOpen,
  raised,
  shifts,
  upTo,
} from './conditions'
import { difference } from './difference'

const pattern: readonly Piece[] = [
  {
    id: 'pattern.all-high',
    when: allHigh,
    mentions: ['onset', 'maintenance', 'daytime', 'q19', 'q06', 'q14'],
    note: 'Both ends of the night and the day after are hard; name one answer of each. First half: what a whole round looks like, from the light going off to the chore that waits. Second half: how each end feeds the next, as a circle that can be entered anywhere. A doctor is named in the first paragraph, as an ally and not as an alarm.',
  },
  {
    id: 'pattern.untired',
    when: all(nightHigh, light('daytime')),
    mentions: ['onset', 'maintenance', 'daytime', 'q11'],
    note: 'Two halves that do not fit: the nights are poor, the day says almost nothing of it. Offer three readings and which sign speaks for each: coping well for now; nights judged more harshly than they were; needing less sleep than before with unusual drive, which belongs to a doctor within days even if it feels good. Never praise short sleep.',
  },
  {
    id: 'pattern.slept-tired',
    when: all(nightsLight, raised('daytime')),
    mentions: ['onset', 'maintenance', 'daytime', 'q12'],
    note: 'Nights that hold, days that do not: the most useful contradiction in this test, because it points away from tips for bedtime. Say that time in bed, breathing, iron, mood, medicines and long strain are the usual places to look, that this test sees none of them, and that a doctor can. Credit: the reader noticed tiredness though the nights look fine.',
  },
  {
    id: 'pattern.shift',
    when: all(shifts, any(raised('onset'), raised('maintenance'))),
    mentions: ['c1'],
    note: 'The roster comes first: with {c1.lower}, the scores measure two things at once, the sleeper and the hours. First half: sleep asked to come when the body’s day is on. Second half: what in the answers is more than the roster would explain, if anything. Never "get used to it"; never blame the job as the only cause.',
    cites: ['kecklund'],
  },
  {
    id: 'pattern.carer',
    when: all(carerMost, raised('maintenance')),
    mentions: ['maintenance', 'c2'],
    note: 'Somebody needs the reader at night; the nights are broken from outside. First half: a broken night with a reason is a duty done and not a failure to sleep. Second half: look at what the reader does when the other one sleeps again, because only that part is theirs. No advice to let anybody cry, no guilt.',
  },
  {
    id: 'pattern.both-ends',
    when: all(raised('onset'), raised('maintenance')),
    mentions: ['onset', 'maintenance', 'q19', 'q18'],
    note: 'Slow to begin and quick to break: the bed is met awake twice in one night. First half: the two scenes side by side, one answer each. Second half: they may share one lever, the watching, and they may not; the week finds out. CBT-I is named in half a sentence as the treatment that works on both.',
    cites: ['qaseem'],
  },
  {
    id: 'pattern.onset-day',
    when: all(raised('onset'), light('maintenance'), raised('daytime')),
    mentions: ['onset', 'maintenance', 'daytime', 'q04'],
    note: 'The beginning of the night is the trouble and the day pays; once asleep, it holds. First half: the wait, with one answer. Second half: the arithmetic, because the alarm does not move, so every hour of waiting is taken from the day. Credit: sleep itself works, only its start does not.',
  },
  {
    id: 'pattern.onset-only',
    when: all(raised('onset'), light('maintenance')),
    mentions: ['onset', 'maintenance', 'q04'],
    note: 'Only the beginning is hard: a long wait, then sleep that stays, and days that mostly carry. First half: the wait. Second half: what that rules out, so the reader need not buy a mattress. The remaining question is mind, bed or clock, and their own groups answer it next.',
  },
  {
    id: 'pattern.maintenance-day',
    when: all(light('onset'), raised('maintenance'), raised('daytime')),
    mentions: ['onset', 'maintenance', 'daytime', 'q04'],
    note: 'Asleep soon, awake again, tired by day. First half: the light goes off and sleep is there, which many would envy; then the dark hour. Second half: why a broken night can leave one more tired than a late one feels. Breathing, pain and hormones are named as things a doctor checks.',
  },
  {
    id: 'pattern.maintenance-only',
    when: all(light('onset'), raised('maintenance')),
    mentions: ['onset', 'maintenance', 'q04'],
    note: 'Only the middle or the end is hard; the start works and the day mostly carries. First half: the waking scene. Second half: waking is part of every night, being awake is not, and the difference is what happens in the first minutes. No promise.',
  },
  {
    id: 'pattern.uneven',
    when: anyRaised,
    note: 'At least one part is heavy on about half of the nights or days, the others could not be set beside it. Say what the scored answers show and why no sentence joins them. Ends with one thing that would show more: the left-out lines, or a week of morning notes. Stands only when a neighbouring part has no score or only the days are raised.',
  },
  {
    id: 'pattern.one-answer',
    when: all(allLight, alert),
    facts: ['!calm'],
    note: 'Evenings, nights and days are light in the lines that count, and then there is one answer about fighting sleep at the wheel, or about breathing. First half: what is light, in one sentence. Second half: why that one answer is not outweighed by it, because feeling rested and being rested are judged by different witnesses. A doctor; no driving while sleepy.',
  },
  {
    id: 'pattern.quiet',
    when: all(...(['onset', 'maintenance', 'daytime'] as const).map((part) => ({ part, to: 'level1' as const }))),
    mentions: ['onset', 'maintenance', 'daytime', 'q12'],
    note: 'Hardly any friction anywhere. First half: what such a night looks like from outside, nothing to tell. Second half: what carries it is mostly habit and circumstance, and both can change; so the report is about knowing what to come back to. No boast, no "gifted sleeper".',
  },
  {
    id: 'pattern.mostly',
    when: allLight,
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Light on the whole, with one part a little above the others: name it by its numbers. First half: the rule. Second half: the exceptions, and that they are interesting only if they share a weekday, a guest or a drink. No treatment for what needs none.',
  },
  {
    id: 'pattern.open',
    note: 'Too little was answered for a pattern: say which kind of sentence is possible and which is not. Respect for leaving things out. Points to what follows, which speaks only of lines that were answered.',
  },
]

const pull: readonly Piece[] = [
  {
    id: 'pull.no-warning',
    when: all(from('q23', 2), upTo('q08', 1)),
    items: ['q23', 'q08'],
    note: 'Falls asleep where it was not meant, and yet the eyes seldom get heavy first: sleep without its usual warning. That matters at the wheel and at machines, and a doctor should hear exactly this sentence, soon. Guess: the warning is there and is not noticed; ask somebody who sits opposite. No name of an illness.',
  },
  {
    id: 'pull.quiet-and-awake',
    when: all(upTo('q10', 1), from('q19', 3)),
    items: ['q10', 'q19'],
    note: 'Thoughts settle by themselves, and the reader is still awake long after. So the usual advice about worry would miss. Left are the bed, the clock, the body; say which of these their groups point to only if the slots show it. Credit: a quiet head is the harder half.',
  },
  {
    id: 'pull.sleepy-then-awake',
    when: all(upTo('q16', 1), from('q13', 3)),
    items: ['q16', 'q13'],
    note: 'Sleepy at the right hour and awake the moment the bed is reached. So the clock is fine and the bed has become the signal. It is a learned link, formed by many nights of waiting, and what was learned can be learned anew. The guess is checked on the day of the week that moves the waiting out of bed.',
  },
  {
    id: 'pull.strength-not-patience',
    when: all(upTo('q14', 1), from('q20', 3)),
    items: ['q14', 'q20'],
    note: 'Strength for the small chores is there, patience for small annoyances is not. Tiredness shows first where one must hold back, not where one must do. People close to the reader meet that half only. In studies of couples, conflict was more frequent after poor nights; whether it is so here, seven evenings show.',
    cites: ['gordon'],
  },
  {
    id: 'pull.soon-then-awake',
    when: all(upTo('q04', 1), from('q18', 3)),
    items: ['q04', 'q18'],
    note: 'Asleep before long, then a long wakefulness in the middle: the pressure that brings sleep is spent in the first hours. Two ordinary helpers of that shape are a drink in the evening and a nap too late; two others need a doctor, breathing and pain. Ask the reader to note which evenings precede it. No cause claimed.',
    cites: ['borbely'],
  },
  {
    id: 'pull.early-despite-evening',
    when: all(from('q09', 3), upTo('q16', 1)),
    items: ['q09', 'q16'],
    note: 'Sleepy in good time, awake for good too soon: the whole night may simply lie early. Sign: tired in the evening, clear at dawn, the same number of hours. If the hours are missing and the mood is low in the morning, a doctor should hear it. No advice to stay up later.',
  },
  {
    id: 'pull.whole-but-foggy',
    when: all(upTo('q12', 1), from('q11', 3)),
    items: ['q12', 'q11'],
    note: 'Sleeps through and is not clear an hour after getting up. Length and depth are two things; so is being got up against one’s inner clock. Free days are the test: clear by itself when nobody calls? If not, it is worth a doctor’s ear. No word on sleep stages.',
  },
  {
    id: 'pull.wait-but-clear',
    when: all(from('q19', 3), upTo('q11', 1)),
    items: ['q19', 'q11'],
    note: 'A long wait at night, a clear head in the morning. The wait hurts more than it costs so far, or it is shorter than it feels; people who lie awake tend to judge it long. That is kind news about the night and no proof that sleep suffices. The morning notes of the week check it.',
    cites: ['harvey'],
  },
  {
    id: 'pull.counts-then-lets-go',
    when: all(from('q22', 3), upTo('q24', 1)),
    items: ['q22', 'q24'],
    note: 'Does sums at the start of the night and leaves the clock alone in the middle of it. The reader already owns the skill the first hour lacks. Use it: the same hand that does not reach for the phone at three. Credit exact, no scolding.',
  },
  {
    id: 'pull.late-life',
    when: all(from('q07', 3), from('q08', 3)),
    items: ['q07', 'q08'],
    note: 'Heavy eyes by day, livelier when the day ends. The energy is not missing, it comes late. Clock first, effort second; coffee and naps in the afternoon can push it later still. Not "night owl" as an identity; the week shows if daylight moves it.',
  },
  {
    id: 'pull.none-raised',
    when: anyRaised,
    facts: ['!calm'],
    note: 'No two answers contradict each other: what is hard is hard in one direction. That makes the picture plainer and the first step easier to choose, and it means no hidden strength is being overlooked in these pairs. Not a comfort and not a verdict.',
  },
  {
    id: 'pull.none',
    note: 'No two answers pull against each other. What follows: the picture can be taken at its word, and where a night departs from it, the reason lies more likely outside, in a date, a guest, a drink. Must hold also for somebody who left lines out; no claim that sleep is good.',
  },
]

const gives: readonly Piece[] = [
  {
    id: 'gives.all-high',
    when: allHigh,
    facts: ['!calm'],
    note: 'What can be counted on when all parts are high: the reader has kept track, which is the first thing any treatment needs, and lasting sleeplessness is among the better treatable troubles. Say the evidence soberly: less time awake, hardly more hours. No silver lining in tiredness itself.',
    cites: ['straten'],
  },
  {
    id: 'gives.light',
    when: all(allLight, not(alert)),
    note: 'What good nights give without being noticed: a morning that is clear, patience that lasts, evenings that need no preparation; pick by two answers of the reader. Name one habit they probably have and could lose. No praise of discipline.',
  },
  {
    id: 'gives.starts',
    when: all({ least: 'onset' }, light('onset')),
    mentions: ['q04', 'q16'],
    facts: ['falls asleep soon'],
    note: 'Falling asleep works: sleepy at the hour, asleep soon. Pressure and clock agree at the start of the night, and whatever is done against the broken part must not spoil it: no early bed to catch up, no long nap. Exact credit for what is left alone.',
  },
  {
    id: 'gives.holds',
    when: all({ least: 'maintenance' }, light('maintenance')),
    mentions: ['q12', 'q06'],
    facts: ['sleep holds'],
    note: 'Once it comes, sleep holds. Steps at the start of the night have solid ground to build on, and the second half needs no gadgets. Say what follows for the day when it is still tired: then the reason is less likely a broken night.',
  },
  {
    id: 'gives.days',
    when: all({ least: 'daytime' }, light('daytime'), not(nightHigh)),
    mentions: ['q02', 'q11'],
    facts: ['clear days'],
    note: 'The days carry: a clear hour after getting up, something left in the evening. It means a bad night here is paid once and not twice, by not being feared. Use it at three in the morning as something known. Never "so you do not need more sleep".',
  },
  {
    id: 'gives.mixed',
    when: any(high('onset'), high('maintenance'), high('daytime'), partOpen),
    facts: ['!calm'],
    note: 'No part is light enough to lean on, or not all are known. What there is: the answers differ from night to night, and the better nights are data. Ask what the last better one had that the others lacked. No praise, no promise.',
  },
  {
    id: 'gives.half',
    note: 'About every second night or day works. That is more than it feels like, because bad nights are remembered and good ones are not. The good ones hold the recipe: same house, same head. Not a call to be grateful.',
  },
]

export const letter = { pattern, difference, pull, gives }
