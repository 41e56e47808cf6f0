import type { Piece } from '@/core/report/report-key'
import { all, allQuiet, any, higher, leads, long, not, piece, raised, someHighUp, up } from './facts'

/** The drawing is one wave: its crest, its trough, the fine ripple on it and the soft edge of what is uncertain. */
export const caption: readonly Piece[] = [
  piece(
    'caption.crest-and-trough',
    'Crest and trough are both far from the line. Contrast reader: the same crest with a flat trough, who tells of a good spring and nothing else. Numbers of both parts and their half width.',
    all(up('activation'), up('low')),
    { mentions: ['activation', 'low'] },
  ),
  piece(
    'caption.crest',
    'Crest high, trough shallow, with both numbers. Contrast reader: the same crest above a deep trough. The line shows height, not length: how long it lasted stands in the text.',
    higher('activation', 'low'),
    { mentions: ['activation', 'low'] },
  ),
  piece(
    'caption.trough',
    'Trough deep, crest low. Contrast reader: the same trough beside a high crest, whose doctor would ask quite other things. Both numbers.',
    higher('low', 'activation'),
    { mentions: ['activation', 'low'] },
  ),
  piece(
    'caption.ripple',
    'The fine ripple is speed of thought and short nights. Contrast reader: the same crest without ripple, who slept through it. Give the number of that part.',
    all(leads('thought'), up('thought'), raised('nights')),
    { mentions: ['thought'], claims: { nights: ['middle', 'high'] } },
  ),
  piece(
    'caption.steps',
    'The steep front of the wave is acting before weighing. Contrast reader: as much energy with a gentle front, who made plans and kept them for the morning.',
    all(leads('impulse'), up('impulse'), raised('quick')),
    { mentions: ['impulse'], claims: { quick: ['middle', 'high'] } },
  ),
  piece(
    'caption.sparks',
    'The jagged edge is temper. Contrast reader: the same height with a smooth edge, who would call it the best week of the year.',
    all(leads('irritability'), up('irritability')),
    { mentions: ['irritability'] },
  ),
  piece(
    'caption.closeness',
    'How close crest follows on trough is swings. Contrast reader: the same ends with months between.',
    all(leads('swings'), up('swings')),
    { mentions: ['swings'] },
  ),
  piece(
    'caption.flat-long',
    'The wave is low because the lines said so; the length of the stretch does not show in it. Say openly that this picture is smaller than what was told in the questions.',
    all(allQuiet, long),
    { mentions: ['c2'] },
  ),
  piece(
    'caption.flat',
    'Low crest, shallow trough. Contrast reader: the same flat wave from somebody whose highest stretch has become usual. Height is measured from one’s own usual.',
    all(allQuiet, not(any(someHighUp, up('low')))),
  ),
  piece(
    'caption.plain',
    'What crest, trough, ripple and soft edge stand for, and that the soft edge is what eight answers cannot know. No claim on height.',
  ),
]
