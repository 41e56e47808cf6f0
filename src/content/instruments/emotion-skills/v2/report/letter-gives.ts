import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, harmed, heat, leads, low, noneStandsOut, not, parts, stopped, threatened } from './conditions'

const [n, u, r] = parts
const gives = (id: string, when: Condition | undefined, note: string, cites: string, heavy = false): Piece => ({
  id: `gives.${id}`,
  ...(when && { when }),
  note,
  cites: [cites],
  ...(heavy && { heavy: true }),
})

export const given: readonly Piece[] = [
  gives(
    'afraid',
    threatened,
    'Fear of a person is information; the reader may trust it. Noticing moods there is protection. No advice to talk it out.',
    'mayer',
    true,
  ),
  gives(
    'harmed',
    harmed,
    'The reader said it; whoever can say what happened gives a helper something to work with. No praise beyond that.',
    'mayer',
    true,
  ),
  gives('stopped', stopped, 'What was answered is a start: one day described is enough for a helper.', 'mayer', true),
  gives('middle', noneStandsOut, 'No part drags the others down; each can be asked for a little more.', 'mayer'),
  gives('notice-high', leads(n, 'high'), 'Early news is time before it is loud.', 'lane'),
  gives('notice-low', all(leads(n, 'low'), not(low(r))), 'Can finish a thing while it is loud around.', 'lane'),
  gives('understand-high', leads(u, 'high'), 'Can ask for the right thing; patience.', 'kashdan'),
  gives('understand-low', all(leads(u, 'low'), not(low(r))), 'Little brooding; takes people at their word.', 'kashdan'),
  gives('regulate-high', leads(r, 'high'), 'Gets moving again; others find footing.', 'gross'),
  gives(
    'regulate-low-heat',
    heat,
    'Hurt is not seen unless said; slowing down is no hiding. Nothing on being seen in anger.',
    'gross',
  ),
  gives('regulate-low', undefined, 'Feelings are not hushed; others know where they stand.', 'gross'),
]
