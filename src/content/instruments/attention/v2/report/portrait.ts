import type { Condition } from '@/core/report/condition'
import { asSevere, type Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allHigh,
  allLight,
  closeWithin,
  helped,
  high,
  leads,
  levelMiddle,
  light,
  lively,
  low,
  middle,
  parts,
  top,
  upTo,
  wrong,
  wrongMiddle,
} from './conditions'

const strained = (id: string, when: Condition, note: string): Piece => ({
  id: `portrait.${id}`,
  when,
  facts: ['!calm'],
  note,
})

export const portrait: readonly Piece[] = [
  strained('all-high', allHigh, 'Mind, body and quick acts have all been hard. One plain sentence; no comfort.'),
  asSevere(strained('top-mind', top('inattention'), 'Hardly anything begun holds; starting over costs. Plain.')),
  asSevere(strained('top-body', top('restlessness'), 'The body has hardly settled; that wears out. No cause.')),
  asSevere(
    strained('top-act', top('impulsivity'), 'Almost everything done before a second thought; sorted out after.'),
  ),
  strained('light-lively', all(allLight, lively), 'Lines light; days of hardly any sleep with much energy come first.'),
  strained('light-beside', all(allLight, helped), 'Lines light; an answer about the circumstances comes first.'),
  strained(
    'mind-body-quick',
    all(high('inattention'), high('restlessness'), middle('impulsivity')),
    'Mind wanders, body wants to move, and about half the time acts come first too.',
  ),
  strained(
    'mind-body',
    all(high('inattention'), high('restlessness'), light('impulsivity')),
    'Mind wanders, body wants to move; acts less hasty than both.',
  ),
  strained(
    'mind-act',
    all(high('inattention'), high('impulsivity')),
    'Before one thing is done the next is begun; body less loud.',
  ),
  strained(
    'body-act-drift',
    all(high('restlessness'), high('impulsivity'), middle('inattention')),
    'Hard to sit, quick to act, and about half the time the mind wanders too.',
  ),
  strained(
    'body-act',
    all(high('restlessness'), high('impulsivity'), light('inattention')),
    'Hard to sit, quick to act; the mind stays better.',
  ),
  strained(
    'drift',
    all(high('inattention'), ahead('drift')),
    'Other thoughts or the phone carry off in the middle of things.',
  ),
  strained(
    'things',
    all(high('inattention'), ahead('things')),
    'Things and errands go missing: keys, items from the shop, a cup.',
  ),
  strained('thread', all(high('inattention'), ahead('thread')), 'What is begun loses its place or stays half done.'),
  strained('time', all(high('inattention'), ahead('time')), 'Late, begun late, longer than planned.'),
  strained(
    'mind-punctual',
    all(high('inattention'), upTo('q13', 1)),
    'Several ways, and yet on time for people: quoted answers must not be denied.',
  ),
  strained('mind', high('inattention'), 'Attention wanders and track is lost in more than one way.'),
  strained('seat', all(high('restlessness'), ahead('seat')), 'Where one has to stay seated, the body wants to leave.'),
  strained('talk', all(high('restlessness'), ahead('talk')), 'In conversations legs, hands or voice go on.'),
  strained('idle', all(high('restlessness'), ahead('quiet')), 'Free or quiet time is hard to rest in.'),
  strained('body', high('restlessness'), 'Keeping still is hard, whether one has to or may.'),
  strained('words', all(high('impulsivity'), ahead('words')), 'Speaks or sends before thinking.'),
  strained('deals', all(high('impulsivity'), ahead('deals')), 'Agrees, buys or signs before looking.'),
  strained('jumps', all(high('impulsivity'), ahead('jumps')), 'Starts, switches, leaves at once: device, plan, line.'),
  strained('act', high('impulsivity'), 'An idea is said or acted on right away.'),
  strained('half-wrong-even', all(wrongMiddle, levelMiddle), 'Things go wrong; about half the time all three.'),
  strained('half-wrong-mind', all(wrongMiddle, leads('inattention')), 'Things go wrong; half the time loses track.'),
  strained('half-wrong-body', all(wrongMiddle, leads('restlessness')), 'Things go wrong; half the time not still.'),
  strained('half-wrong-act', all(wrongMiddle, leads('impulsivity')), 'Things go wrong; half the time acts first.'),
  strained('half-even', levelMiddle, 'About half the time all three, about equally.'),
  strained(
    'half-time',
    all(leads('inattention'), middle('inattention'), ahead('time')),
    'About half the time late or longer than planned.',
  ),
  strained(
    'half-mind',
    all(leads('inattention'), middle('inattention')),
    'About half the time stays, the other half loses track.',
  ),
  strained('half-body', all(leads('restlessness'), middle('restlessness')), 'About half the days can keep still.'),
  strained('half-act', all(leads('impulsivity'), middle('impulsivity')), 'About half the time thinks first.'),
  strained('light-low', all(allLight, low), 'Low spirits or a loss come first; attention has held. Plain, no praise.'),
  strained('light-wrong', all(allLight, wrong), 'Single lines look light, and yet things go wrong.'),
  {
    id: 'portrait.quiet',
    when: all(...parts.map((part) => ({ part, to: 'level1' as const }))),
    facts: ['calm'],
    note: 'Focused, still when needed, thinking first. Plain; not perfect.',
  },
  { id: 'portrait.mostly', when: allLight, facts: ['calm'], note: 'Mostly with what they do; a slip now and then.' },
  { id: 'portrait.open', note: 'A part has no score; no sentence may speak for the whole.' },
]

/** What each line of the drawing stands for rests on these. */
const cites = ['smallwood', 'faraone', 'whiteside']
const drawn = (id: string, when: Condition, note: string): Piece => ({
  id: `caption.${id}`,
  when,
  mentions: [...parts],
  cites,
  note,
})

/** A legend: threads end apart = wandering; sway = restless; warm lines past the ends = quick acts; faint = uncertainty. */
export const caption: readonly Piece[] = [
  drawn('help', helped, 'Legend only, three short sentences.'),
  drawn('light', allLight, 'Most threads end in the circle, sway little, short warm lines.'),
  drawn('level', closeWithin(12), 'The three are about equal.'),
  drawn(
    'mind',
    all(leads('inattention'), { higher: 'inattention', than: 'restlessness', by: 12 }),
    'Ends apart stand out.',
  ),
  drawn(
    'body',
    all(leads('restlessness'), { higher: 'restlessness', than: 'inattention', by: 12 }),
    'Sway stands out.',
  ),
  drawn(
    'act',
    all(leads('impulsivity'), { higher: 'impulsivity', than: 'restlessness', by: 12 }),
    'Warm lines stand out.',
  ),
  drawn('two', closeWithin(101), 'Two of the three stand out about equally.'),
  { id: 'caption.open', cites, note: 'Part of the drawing is missing; nothing was guessed.' },
]
