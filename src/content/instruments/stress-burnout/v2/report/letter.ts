import { asSevere, type Piece } from '@/core/report/report-key'
import {
  all,
  allHigh,
  allLight,
  any,
  anyRaised,
  atEase,
  behind,
  burdened,
  carer,
  chose,
  circumstantial,
  eased,
  leads,
  level,
  lightBut,
  loss,
  moderate,
  not,
  only,
  parts,
  peak,
  raised,
  speaks,
  study,
  threatened,
  topPair,
  unrested,
} from './conditions'
import { difference } from './difference'
import { agreed } from './groups'
import { pull } from './pull'

/** What the parts mean stands in every report; a pattern with a study of its own cites that as well. */
const pattern = (
  id: string,
  when: Piece['when'],
  mentions: readonly string[],
  note: string,
  cites: readonly string[] = [],
): Piece => ({
  id: `pattern.${id}`,
  ...(when && { when }),
  ...(mentions.length > 0 && { mentions }),
  cites: ['maslach', ...cites],
  note,
})
const heavy = (...of: Parameters<typeof pattern>): Piece => asSevere(pattern(...of))

const patterns: readonly Piece[] = [
  heavy(
    'threat-light',
    all(threatened, allLight),
    ['c4'],
    'Quote the answer. Light lines do not make it small. Tell someone outside; no confrontation alone. The rest of the page can wait.',
  ),
  heavy(
    'threat',
    threatened,
    ['c4'],
    'Quote the answer. Fear costs strength, sleep and interest by itself, so the scores cannot be read without it. Someone outside; no confrontation alone; the tasks come second.',
  ),
  heavy(
    'first-light',
    circumstantial,
    ['c5'],
    'Quote the answer: duties can’t be kept up, or much is undone, though the lines are light. Believe the answer; doctor; someone to step in.',
  ),
  heavy(
    'first-middle-both',
    all(moderate, unrested, behind),
    [],
    'No score is high, and yet things are left undone and free days are no better: believe those answers; doctor; someone to step in.',
  ),
  heavy(
    'first-middle-free',
    all(moderate, unrested),
    [],
    'No score is high, and yet free days are no better: believe that answer; doctor; not alone until then.',
  ),
  heavy(
    'first-middle',
    moderate,
    [],
    'No score is high, and yet things are left undone: believe that answer; doctor; someone to step in.',
  ),
  heavy(
    'first-loss',
    all(burdened, loss, anyRaised),
    ['c4'],
    'Quote the answer: loss or illness on top of the days; too much for one person; said first at the visit; not alone.',
  ),
  heavy(
    'first-all',
    all(burdened, allHigh),
    [...parts],
    'All four: too much for one person. No order of steps but: a person, a doctor, less. No praise.',
  ),
  heavy(
    'first-exhaustion',
    all(burdened, leads('exhaustion'), raised('exhaustion')),
    ['exhaustion'],
    'Deep tiredness leads; not willpower; doctor within days; someone may call.',
  ),
  heavy(
    'first-distance',
    all(burdened, leads('distance'), raised('distance')),
    ['distance'],
    'Far from what one does; if far from life as a whole, tell someone today; doctor or counselor.',
  ),
  heavy(
    'first-overload',
    all(burdened, leads('overload'), raised('overload')),
    ['overload'],
    'Tasks against hours; someone must take some away; who; doctor if the body protests.',
  ),
  heavy(
    'first-control',
    burdened,
    [],
    'Hardly anything one’s own to decide; outside person; no confrontation alone. Fallback beside help.',
  ),
  pattern(
    'answer-free-told',
    all(lightBut, unrested, chose('c4', 1, 2, 3)),
    ['c4'],
    'Lines light, free days no better, and a stretch, a change or a loss was named: did they begin together. No heavy word.',
  ),
  pattern(
    'answer-free',
    all(lightBut, unrested),
    [],
    'Lines light, free days no better. Two readings: the lines missed what it is, or it has nothing to do with tasks. No heavy word.',
  ),
  pattern(
    'answer-told',
    all(lightBut, chose('c4', 1, 2, 3)),
    ['c4'],
    'Lines light, important things undone, and a stretch, a change or a loss was named: did they begin together. No heavy word.',
  ),
  pattern(
    'answer',
    lightBut,
    [],
    'Lines light, important things undone; one answer about circumstances is not. Two readings: the lines missed what it is, or it has nothing to do with tasks. Someone to tell. No heavy word.',
  ),
  pattern(
    'loss',
    all(loss, any(all(leads('exhaustion'), raised('exhaustion')), all(leads('distance'), raised('distance')))),
    ['c4'],
    'Quote the answer: loss or illness takes strength and interest by itself; so part of the scores is that. Not to be measured by ordinary weeks.',
  ),
  pattern(
    'loss-tasks',
    all(loss, anyRaised),
    ['c4'],
    'Quote the answer: ordinary days are a lot at such a time, and these leave little room; less asked for a while.',
  ),
  pattern(
    'peak',
    all(peak, leads('overload'), raised('overload')),
    ['overload', 'c4'],
    'Quote the answer: a busy stretch with an end. First half: what it costs now. Second: set what comes after before it ends.',
    ['demerouti'],
  ),
  pattern(
    'carer',
    all(carer, any(all(leads('overload'), raised('overload')), all(leads('control'), raised('control')))),
    ['c1'],
    'Quote the answer: someone who needs them sets the hours; no closing time. What can change: another adult, relief. No guilt.',
    ['carers'],
  ),
  pattern(
    'level',
    all(eased, level),
    [...parts],
    'Four scores almost level: hard to explain, as none sounds bad enough; the sum; a true sentence to say.',
  ),
  pattern(
    'overload-control',
    topPair('overload', 'control'),
    ['overload', 'control'],
    'Much to do with little say; study of working people: that combination went with strain; changing the say may help even where the load stays.',
    ['karasek'],
  ),
  pattern(
    'overload-exhaustion',
    topPair('overload', 'exhaustion'),
    ['overload', 'exhaustion'],
    'Load and tiredness; fewer things before more rest.',
    ['demerouti'],
  ),
  pattern(
    'overload-distance',
    topPair('overload', 'distance'),
    ['overload', 'distance'],
    'Too much, and it has moved away: stepping back where one cannot step out. A guess.',
    ['demerouti'],
  ),
  pattern(
    'control-exhaustion',
    topPair('control', 'exhaustion'),
    ['control', 'exhaustion'],
    'Others decide and strength is short: waiting and adapting cost too.',
    ['karasek'],
  ),
  pattern(
    'control-distance',
    topPair('control', 'distance'),
    ['control', 'distance'],
    'What one cannot shape is hard to hold close; a guess; test by one own decision.',
    ['karasek'],
  ),
  pattern(
    'exhaustion-distance',
    topPair('exhaustion', 'distance'),
    ['exhaustion', 'distance'],
    'Tired and far; lazy or cold: neither was asked here. Telling someone now is early.',
  ),
  pattern(
    'overload-only',
    only('overload'),
    ['overload', 'exhaustion'],
    'Only the load; strength and interest hold. Act while strength is there.',
    ['demerouti'],
  ),
  pattern(
    'control-only',
    only('control'),
    ['control', 'overload'],
    'Only the say is missing; work fits, strength holds; a conversation, no cure.',
    ['karasek'],
  ),
  pattern(
    'exhaustion-study',
    all(only('exhaustion'), study),
    ['exhaustion', 'c1'],
    'A student tired without load standing out; exams, nights, part-time jobs not asked; a doctor looks where the test cannot.',
    ['students'],
  ),
  pattern(
    'exhaustion-only',
    only('exhaustion'),
    ['exhaustion', 'overload'],
    'Tired without load or outside rule standing out: a doctor looks where the test cannot. No cause.',
  ),
  pattern(
    'distance-only',
    only('distance'),
    ['distance', 'exhaustion'],
    'Far without being drained; among employees distance went with a lack of what helps more than with load; the week names what is missing.',
    ['demerouti'],
  ),
  pattern(
    'loss-light',
    all(atEase, loss),
    ['c4'],
    'Quote the answer: light lines about tasks do not measure it and prove nothing; the room they leave is theirs.',
  ),
  pattern(
    'fresh',
    all(allLight, chose('c2', 1)),
    [...parts],
    'Light, and the days have been like this under a month: too early for a verdict; what it rests on.',
  ),
  pattern(
    'quiet',
    all(atEase, ...parts.map((part) => ({ part, to: 'level1' as const }))),
    [...parts],
    'Four small numbers; if it feels heavier, believe yourself and tell.',
  ),
  pattern('mostly', allLight, [...parts], 'More than nothing, less than a weight; where do the full hours gather.'),
  pattern('open', undefined, [], 'Not enough answers for a whole; line by line; leaving out was allowed.'),
]

const gives = (id: string, when: Piece['when'], note: string): Piece => ({
  id: `gives.${id}`,
  ...(when && { when }),
  note,
})

export const letter = {
  pattern: patterns,
  difference,
  pull,
  gives: [
    asSevere(
      gives(
        'threat',
        threatened,
        'It has been said once, by an answer; it can be said again to a person, in the same words. No praise for enduring.',
      ),
    ),
    asSevere(
      gives(
        'help-light',
        circumstantial,
        'Light lines: three questions that look for the cause nobody asked about; taken to the visit.',
      ),
    ),
    asSevere(
      gives(
        'help-voice',
        all(burdened, agreed('voice', 'low')),
        'Beside help: their opinion counts, so a request for relief has a way; words given.',
      ),
    ),
    asSevere(
      gives(
        'help-interest',
        all(burdened, agreed('interest', 'low')),
        'Beside help: interest is there, so others overlook the weight: say both.',
      ),
    ),
    asSevere(
      gives('help', burdened, 'A page that can be handed over instead of finding words. No praise for holding out.'),
    ),
    gives(
      'interest',
      all(anyRaised, agreed('interest', 'low')),
      'A task looked forward to, pleasure in a detail: protect from overuse.',
    ),
    gives(
      'rest',
      all(any(raised('overload'), raised('exhaustion')), agreed('rest', 'low'), not(unrested)),
      'Rest does its work; so more of it counts.',
    ),
    gives(
      'voice',
      all(anyRaised, agreed('voice', 'low')),
      'Their opinion counts, news comes early: the way to a change is open.',
    ),
    gives('manner', all(anyRaised, agreed('manner', 'low')), 'They do it their own way: room for shortcuts.'),
    gives(
      'hours',
      all(anyRaised, agreed('hours', 'low')),
      'Plans hold, tasks can be moved: the good hour can be used.',
    ),
    gives('pauses', all(anyRaised, agreed('pauses', 'low')), 'Meals, rest hours and evenings are kept.'),
    gives(
      'feelings',
      all(anyRaised, agreed('feelings', 'low')),
      'Patience and company are intact; people near profit.',
    ),
    gives(
      'result',
      all(anyRaised, agreed('result', 'low')),
      'They care how it turns out; so say what done well needs.',
    ),
    gives(
      'raised',
      anyRaised,
      'Four parts apart instead of "everything": which to begin with; true of equal answers too. No praise.',
    ),
    gives('answer', lightBut, 'Lines light: time and strength for looking at the one answer that is not.'),
    gives(
      'loss-light',
      all(allLight, loss),
      'Tasks keep to their place in a hard time: protect it; no more just because there is room.',
    ),
    gives('light', all(allLight, speaks('distance')), 'Room to spare; and a look at what they look forward to.'),
    gives('light-room', allLight, 'Room to spare: for surprises, for others; worth knowing what it rests on.'),
    gives('open', undefined, 'What was answered stands; neutral.'),
  ],
}
