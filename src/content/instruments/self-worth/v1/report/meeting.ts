import type { Condition, ScoreBand } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  able,
  all,
  any,
  doubting,
  eased,
  heavy,
  kind,
  leads,
  level,
  middle,
  not,
  partOpen,
  type parts,
  sore,
  strict,
  swaying,
} from './conditions'

type Part = (typeof parts)[number]
const piece = (id: string, when: Condition, mentions: string[], note: string): Piece => ({
  id: `meeting.${id}`,
  when,
  mentions,
  note,
})
const pair = (id: string, mentions: [Part, Part], when: Condition, note: string) =>
  piece(id, all(when, eased), mentions, note)
/** Words on the tone inside stand where the tone after a slip, which has a paragraph of its own, is not the opposite. */
const slips = (is: ScoreBand): Condition => ({ group: 'slips', is })
const mild = (one: Piece): Piece => ({
  ...one,
  when: all(...(one.when ? [one.when] : []), not(slips('low'))),
  claims: { slips: ['middle', 'high'] },
})
const hard = (one: Piece): Piece => ({
  ...one,
  when: all(...(one.when ? [one.when] : []), not(slips('high'))),
  claims: { slips: ['low', 'middle'] },
})
/** At least one of two parts lies in the middle, and both are scored. */
const between = (a: Part, b: Part): Condition =>
  all({ part: a, from: 'level1' }, { part: b, from: 'level1' }, any(middle(a), middle(b)))

const skill: [Part, Part] = ['competence', 'acceptance']
const stake: [Part, Part] = ['competence', 'contingency']
const ground: [Part, Part] = ['acceptance', 'contingency']

export const meeting: readonly Piece[] = [
  {
    id: 'meeting.heavy.first',
    heavy: true,
    when: sore,
    note: 'Which sentence to tell first: the one the inner voice says most; someone else hears at once that it is hard. No order by score.',
  },
  {
    id: 'meeting.heavy.not-now',
    heavy: true,
    when: sore,
    note: 'What need not be done now: like oneself, achieve, understand where it comes from. Decisions on job or love may wait if they can.',
  },
  piece(
    'easy-choice',
    all({ group: 'results', is: 'high' }, { group: 'tasks', is: 'low' }, eased),
    ['results', 'tasks'],
    'Results count against the person, and hard tasks are left. Guess: the easier task is chosen since more than the task is at stake. Check: one hard task nobody will see.',
  ),
  piece(
    'slip-sum',
    all({ group: 'results', is: 'high' }, slips('low'), { item: 'q05', to: 3 }, eased),
    ['results', 'slips'],
    'A hard word after a slip, and results that count: small slip, word, sum at night. Entry: at the word, since it is the first that can be heard.',
  ),
  piece(
    'hidden-watched',
    all({ group: 'people', is: 'high' }, { group: 'showing', is: 'low' }, eased),
    ['people', 'showing'],
    'What people think counts, and some of oneself is hidden: then approval goes to the part that is shown and cannot reach the rest. Show one small thing to one kind person.',
  ),
  pair(
    'able-strict',
    skill,
    all(able, strict),
    'Skill up, friendliness down: a good worker under a boss who never praises. One says what one would say to a colleague.',
  ),
  mild(
    pair(
      'doubting-kind',
      skill,
      all(doubting, kind, not(swaying)),
      'Kindness up, skill trust down: failing would be forgiven; so try. The ground is there and unused.',
    ),
  ),
  mild(
    pair(
      'able-kind',
      skill,
      all(able, kind, not(swaying)),
      'Both up: tries, fails, tells. Watch: others may not find it as easy.',
    ),
  ),
  hard(
    piece(
      'doubting-strict',
      all(doubting, strict, not(heavy)),
      skill,
      'Both down: what is not tried cannot go wrong, and is held against one. Two prices for one task. Begin at the tone, not at the task.',
    ),
  ),
  pair(
    'able-swaying',
    stake,
    all(able, swaying),
    'Skill and much at stake: good at it, and the more reason to be measured. Win brings relief. A field without a score.',
  ),
  pair(
    'doubting-swaying',
    stake,
    all(doubting, swaying),
    'Doubt and stake: the result decides on more than the task, so the task looks bigger than it is. Smaller and unseen.',
  ),
  pair('able-level', stake, all(able, level, not(strict)), 'Skill, little at stake: free to fail. What for?'),
  pair(
    'doubting-level',
    stake,
    all(doubting, level, any(not(strict), slips('high'))),
    'Doubt without stake: no fear, just a low forecast. Forecasts can be checked cheaply.',
  ),
  mild(
    pair(
      'kind-swaying',
      ground,
      all(kind, swaying),
      'Warm inside, moved from outside: the drop is real and the landing soft. The landing can be made sooner on purpose.',
    ),
  ),
  hard(
    pair(
      'strict-swaying',
      ground,
      all(strict, swaying),
      'Strict inside, moved from outside: praise from outside does the work that the inner voice does not. Then the phone has to be kind. Someone who likes one on bad days.',
    ),
  ),
  mild(
    pair('kind-level', ground, all(kind, level), 'Warm and level: ground under the feet. Does not mean nothing hurts.'),
  ),
  hard(
    pair(
      'strict-level',
      ground,
      all(strict, level),
      'Strict and level: praise does not lift, blame from outside does not sink, the inner word does. So the lever is inside; compliments are nice and do little.',
    ),
  ),
  pair(
    'skill-between',
    skill,
    between(...skill),
    'Trust in skill and friendliness: at least one in the middle, so neither explains the other. Test: a slip in a thing one does well, and one in a thing one does badly: which gets the harder word?',
  ),
  pair(
    'stake-between',
    stake,
    between(...stake),
    'Skill and stake, one in the middle: test: same task, once with and once without someone who sees it.',
  ),
  pair(
    'ground-between',
    ground,
    between(...ground),
    'Friendliness and stake, one in the middle: test: after the next cool reply, listen for the first sentence inside.',
  ),
  {
    ...piece(
      'tone-hard',
      all(kind, slips('low'), eased),
      ['acceptance', 'slips'],
      'Friendly as a whole, hard right after a slip: the exception is small and comes first. The friendly tone is there; lend it to that minute.',
    ),
    claims: { slips: 'low' },
  },
  {
    ...piece(
      'tone-mild',
      all(strict, slips('high'), eased),
      ['acceptance', 'slips'],
      'Not friendly as a whole, mild right after a slip: so the severity sits elsewhere, in what is hidden or looked at. The mild word is proof that there is one.',
    ),
    claims: { slips: 'high' },
  },
  {
    id: 'meeting.open',
    when: all(partOpen, eased),
    note: 'A part has no score: how it meets the others stays open; what to ask oneself instead.',
  },
]

/** Only the part that says most has an edge worth a paragraph; where it is heavy, nothing is doubted. */
const edgeOf = (part: Part, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: all(leads(part), eased, any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })),
  mentions: [part],
  note,
})
export const edge: readonly Piece[] = [
  edgeOf(
    'competence',
    'below',
    'If the true place is lower: a task one was not asked about: would one have raised a hand? Test this week.',
  ),
  edgeOf(
    'competence',
    'above',
    'If higher: look at the last three hard tasks that were done: how many were accepted without asking anyone first?',
  ),
  edgeOf('acceptance', 'below', 'If lower: next slip, write the first word said inside; would one say it to a friend?'),
  edgeOf(
    'acceptance',
    'above',
    'If higher: next slip, how long until it was over? Under five minutes speaks for the higher end.',
  ),
  edgeOf(
    'contingency',
    'below',
    'If lower: next unanswered message: what did one do in the hour after? Forgotten speaks for the lower end.',
  ),
  edgeOf(
    'contingency',
    'above',
    'If higher: a good day: did it last until the next evening, or only until the next result?',
  ),
]
