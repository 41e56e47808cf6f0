import type { Condition, ScoreBand } from '@/core/report/condition'
import { asSevere, type PartPieces, type Piece } from '@/core/report/report-key'
import {
  all,
  any,
  bottoms,
  chose,
  doubting,
  eased,
  groupLow,
  no,
  not,
  type Part,
  pieceOf,
  sore,
  strict,
  swaying,
  threatened,
  tops,
  yes,
} from './conditions'
import { groups } from './groups'

const MIDDLE = 3
/** None of a group's lines lies on the other side of what its words say. */
const oneSided = (id: string, third: ScoreBand): Condition[] =>
  third === 'middle'
    ? []
    : (groups.find((one) => one.id === id)?.items ?? []).map((item) =>
        third === 'high' ? { item, from: MIDDLE } : { item, to: MIDDLE },
      )

/**
 * What tells lightly how well something goes does not stand where much weighs; nothing that could be tried with a
 * person who threatens does.
 */
const light = (id: string, third: ScoreBand): boolean => {
  const part = groups.find((one) => one.id === id)?.part
  return third === (part === 'contingency' ? 'low' : 'high')
}

/** Such weeks leave no strength to look for differences between middling answers. */
const stopped = any(chose('c3', 4), chose('c5', 2))

const group = (id: string, third: ScoreBand, note: string): Piece => ({
  id: `group.${id}.${third}`,
  when: all(
    { group: id, is: third },
    any(tops(id), bottoms(id)),
    ...oneSided(id, third),
    light(id, third) ? eased : not(threatened),
    ...(third === 'middle' ? [not(stopped)] : []),
  ),
  claims: { [id]: third },
  note,
})
/** Lines of one kind on both sides of the middle: their mean describes none of them. */
const mixed = (part: Part, note: string): Piece => ({
  id: `group.${part}.mixed`,
  when: all(
    eased,
    any(
      ...groups
        .filter((one) => one.part === part)
        .map(({ items }) => all(any(...items.map(no)), any(...items.map(yes)))),
    ),
  ),
  note,
})
const cost = pieceOf('cost')

export const partPieces: Readonly<Record<Part, PartPieces>> = {
  competence: {
    groups: [
      group(
        'tasks',
        'low',
        'Hard and new things go to others, the known one is chosen. What is not tried proves nothing.',
      ),
      group('judgment', 'low', 'Gives way when contradicted, leaves small decisions. Firm is not right.'),
      group(
        'credit',
        'low',
        'Expects the mistake, finds the work not well done, cannot name the own share. 1978 observation of successful women who expected to be found out.',
      ),
      group(
        'hands',
        'low',
        'Gadget, broken plan, teaching: little trust in finding the way. Trying is how it grows; a theory of 1977: own successes convince most.',
      ),
      group('tasks', 'high', 'Hard and new things may come; known ones bore.'),
      group('hands', 'high', 'Works it out, finds another way, can show it.'),
      group('judgment', 'high', 'Decides, keeps an opinion under pressure.'),
      group('credit', 'high', 'Knows what was done well and says so.'),
      group('tasks', 'middle', 'Some hard things yes, some no. What decides?'),
      group('judgment', 'middle', 'Some opinions are kept. Before whom?'),
      group('credit', 'middle', 'Some work is found good. Which?'),
      group('hands', 'middle', 'Some things are worked out. Which three?'),
      mixed('competence', 'In one kind of question both full yes and full no: the single line says more.'),
    ].map((piece): Piece => {
      if (piece.id === 'group.credit.low') return { ...piece, cites: ['clance'] }
      return piece.id === 'group.hands.low' ? { ...piece, cites: ['bandura'] } : piece
    }),
    cost: [
      asSevere(
        cost(
          'competence.threatened',
          threatened,
          'What one can do does not count against a threat; others who know the steps do. What is done already protects.',
        ),
      ),
      asSevere(
        cost(
          'competence.sore-able',
          all(sore, { part: 'competence', is: 'high' }),
          'Who usually manages is seen as managing: say that it is different now.',
        ),
      ),
      asSevere(
        cost(
          'competence.sore-long',
          all(sore, doubting, chose('c1', 0, 1)),
          'Doubt of years: not begun now, looks worse now; no conclusions; decisions may wait.',
        ),
      ),
      asSevere(
        cost(
          'competence.sore',
          all(sore, doubting),
          'Doubt grows in heavy days and beside somebody who belittles; decisions may wait.',
        ),
      ),
      cost(
        'competence.high',
        { part: 'competence', is: 'high' },
        'Takes on alone what two could do; others feel not needed; help comes late.',
      ),
      cost(
        'competence.low',
        { part: 'competence', is: 'low' },
        'Skills stay unseen, chances go by; others take the doubt at its word.',
      ),
      cost('competence.middle', undefined, 'Decisions on tasks are made twice; time goes into it.'),
    ],
  },
  acceptance: {
    groups: [
      group('slips', 'low', 'Names after slips, blame for days, a gentle word late.'),
      group('taking', 'low', 'Kind words are turned down, effort feels undeserved, own needs come last.'),
      group(
        'showing',
        'low',
        'Sides are hidden, "I can’t" is hard to say. If someone mocked or would, hiding is sense.',
      ),
      group('looking', 'low', 'Photos and the own person get a cool look. Not a matter of looks.'),
      group('slips', 'high', 'A mishap is wiped up and over.'),
      group('taking', 'high', 'Takes a kind word, a favor, a place.'),
      group('showing', 'high', 'Oddities and gaps in the open.'),
      group('looking', 'high', 'Warm look at photos and at who one is.'),
      group('slips', 'middle', 'Some slips are let go. Who watched, how tired?'),
      group('taking', 'middle', 'Some kindness arrives. From whom?'),
      group('showing', 'middle', 'Some sides are shown. To whom?'),
      group('looking', 'middle', 'Some pictures are liked. Which?'),
      mixed('acceptance', 'Both full yes and full no in one kind of question.'),
    ],
    cost: [
      asSevere(
        cost(
          'acceptance.threatened-kind',
          all(threatened, { part: 'acceptance', is: 'high' }),
          'Kind to oneself beside a threat: a strength; no fault is to be disproved before asking for help.',
        ),
      ),
      asSevere(
        cost(
          'acceptance.threatened',
          threatened,
          'How one treats oneself beside a threat: no fault is to be looked for; what is needed is company.',
        ),
      ),
      asSevere(
        cost(
          'acceptance.sore-kind-slips',
          all(sore, { part: 'acceptance', is: 'high' }, any(no('q05'), no('q29'))),
          'Mostly kind, with names or blame after a mistake; others may underrate the weeks: say it plainly.',
        ),
      ),
      asSevere(
        cost(
          'acceptance.sore-kind',
          all(sore, { part: 'acceptance', is: 'high' }),
          'Does not blame oneself, so others may underrate the weeks: say it plainly.',
        ),
      ),
      asSevere(
        cost(
          'acceptance.sore',
          all(sore, strict),
          'What the hard voice takes: rest, trying, kind words. A habit of speech, not a truth. To be told.',
        ),
      ),
      cost(
        'acceptance.low',
        strict,
        'Kind words bounce off, so people stop. Study: students low in kindness to themselves rated their own filmed performance lower than observers did.',
        { cites: ['leary2007'] },
      ),
      cost(
        'acceptance.warm',
        all({ part: 'acceptance', is: 'high' }, groupLow('slips')),
        'Friendly as a whole and hard after mistakes: others take the word for the whole; what helps a strict person.',
      ),
      cost(
        'acceptance.high',
        { part: 'acceptance', is: 'high' },
        'What is forgiven in a minute may still hurt somebody; people hard on themselves do not follow.',
      ),
      cost('acceptance.middle', undefined, 'Kindness on condition; tired days pay.'),
    ],
  },
  contingency: {
    groups: [
      group(
        'people',
        'high',
        'Refusal, silence, being overlooked, disappointment count. Theory of 1995: the feeling of worth works like a gauge of belonging.',
      ),
      group('results', 'high', 'Failed day, useless day, thin week count; success lifts.'),
      group(
        'compare',
        'high',
        'Somebody better, a bad mirror day count. Theory of 1954: people compare when there is no other measure.',
      ),
      group('people', 'low', 'Refusal, silence, criticism say little about oneself.'),
      group('results', 'low', 'Failed and useless days are days.'),
      group('compare', 'low', 'Others may be better, the mirror may have a bad day.'),
      group('people', 'middle', 'Some people’s reactions count. Whose?'),
      group('results', 'middle', 'Some results count. Which field?'),
      group('compare', 'middle', 'Some comparisons count. With whom?'),
      mixed('contingency', 'Both full yes and full no in one kind of question.'),
    ].map((piece): Piece => {
      if (piece.id === 'group.people.high') return { ...piece, cites: ['leary1995'] }
      return piece.id === 'group.compare.high' ? { ...piece, cites: ['festinger'] } : piece
    }),
    cost: [
      asSevere(
        cost(
          'contingency.threatened',
          threatened,
          'The other person’s moods decide the day: that is watchfulness and no trait. Not to be trained away now.',
        ),
      ),
      asSevere(
        cost(
          'contingency.sore-level',
          all(sore, { part: 'contingency', is: 'low' }),
          'Calm outside hides how heavy it is; calm or numb is a question for the visit.',
        ),
      ),
      asSevere(
        cost(
          'contingency.sore',
          all(sore, swaying),
          'No result is only a result; rest is short; somebody can use it. To be told.',
        ),
      ),
      cost(
        'contingency.people',
        all(swaying, tops('people')),
        'Says yes early, checks, bends; others do not know what one wants.',
      ),
      cost(
        'contingency.compare',
        all(swaying, tops('compare')),
        'Joy about others and about one’s own good enough is lost; avoids people and fields in which others are better.',
      ),
      cost('contingency.high', swaying, 'A success may not last; stopping and trying are hard.'),
      cost(
        'contingency.low',
        { part: 'contingency', is: 'low' },
        'Others wonder whether praise or hurt arrives; answer aloud. Numbness is another thing.',
      ),
      cost('contingency.middle', undefined, 'An afternoon now and then, without warning.'),
    ],
  },
}
