import type { Piece } from '@/core/report/report-key'
import { all, any, not, now, nowBoth, onlyOnce, over, piece, quiet, stopped } from './facts'

const differences: readonly Piece[] = [
  piece(
    'difference.drive-over-lift',
    'Body, talk and plans rose, mood much less. Driven more than happy: the engine ran without the music. Joy isn’t what to look for next time, restlessness is.',
    over('drive', 'lift'),
    { mentions: ['drive', 'lift'] },
  ),
  piece(
    'difference.lift-over-drive',
    'Mood and confidence rose, the day’s load much less. It shone more than it moved. Little was started, so little has to be finished; but belief ran ahead of evidence.',
    over('lift', 'drive'),
    { mentions: ['drive', 'lift'] },
  ),
  piece(
    'difference.nights-over-race',
    'Nights shrank, thoughts kept their pace. The body missed less sleep than it lost, while the head stayed readable. The night is the earliest sign this reader has.',
    over('nights', 'race'),
    { mentions: ['nights', 'race'], cites: ['lam1997'] },
  ),
  piece(
    'difference.race-over-nights',
    'Thoughts raced, nights mostly held. Sleep is the strongest fence here and still stands. Never as if sleep will hold by itself.',
    over('race', 'nights'),
    { mentions: ['nights', 'race'] },
  ),
  piece(
    'difference.stakes-over-quick',
    'Money, risks, closeness went further, while promises and words kept their pace. Few steps, but expensive ones. The place to build a pause is narrow and known.',
    over('stakes', 'quick'),
    { mentions: ['stakes', 'quick'] },
  ),
  piece(
    'difference.quick-over-stakes',
    'Yes and word came at once, money and risk stayed in bounds. The costs lie in people’s expectations, not on an account. Credit: limits where it is dear.',
    over('quick', 'stakes'),
    { mentions: ['stakes', 'quick'] },
  ),
  piece(
    'difference.fuse-over-heat',
    'Anger came sooner but did not stay. Many sparks, little fire; the sharp answer is over before the other has sat down, for the reader, not always for the other.',
    over('fuse', 'heat'),
    { mentions: ['fuse', 'heat'] },
  ),
  piece(
    'difference.heat-over-fuse',
    'It took as much as usual to make the reader angry, but then it stayed and filled the body. Not a short fuse: a long burn. Patience exercises would miss it.',
    over('heat', 'fuse'),
    { mentions: ['fuse', 'heat'] },
  ),
  piece(
    'difference.heart-over-body',
    'The low sat in mood, worth and hope; sleep, appetite and strength held better. Others see little of it, because the day still works. That makes it easy to overlook, also for a doctor.',
    over('heart', 'body'),
    { mentions: ['heart', 'body'] },
  ),
  piece(
    'difference.body-over-heart',
    'The low sat in sleep, appetite and strength more than in mood. It looks like a body matter, and a doctor should look at the body too. Mood may be less low than the day is hard.',
    over('body', 'heart'),
    { mentions: ['heart', 'body'] },
  ),
  piece(
    'difference.turns-over-spans',
    'It turns often and suddenly, yet not far. What tires is the number. No need to fear the ends, need for a few fixed hours.',
    over('turns', 'spans'),
    { mentions: ['turns', 'spans'] },
  ),
  piece(
    'difference.spans-over-turns',
    'The ends lie far apart, but the way there is slow. Slow is good news: it leaves time to see it coming and to tell someone. No study: another piece tells it.',
    over('spans', 'turns'),
    { mentions: ['turns', 'spans'] },
  ),
  piece(
    'difference.drive-over-stakes',
    'Energy rose, money and risk hardly. A difference that many in a high do not have. Say which limit held and that it can be written down while it is quiet.',
    all(over('drive', 'stakes'), quiet('impulse')),
    { facts: ['brakes-held', ...onlyOnce('brakes', 1)], mentions: ['drive', 'stakes'] },
  ),
  piece(
    'difference.stakes-over-drive',
    'Risks rose more than energy. So it isn’t that there was too much drive: something else loosened the limits. Unknown what; the doctor’s question is when.',
    over('stakes', 'drive'),
    { mentions: ['drive', 'stakes'] },
  ),
  piece(
    'difference.fuse-over-lift',
    'Temper rose, mood did not. An irritable stretch hides well, since nobody calls anger a high. Belongs on the sheet for the doctor.',
    over('fuse', 'lift'),
    { mentions: ['fuse', 'lift'] },
  ),
  piece(
    'difference.lift-over-fuse',
    'Mood rose and patience stayed. People liked to be near. So nobody had cause to say anything, which is why the nights must be counted by the reader.',
    over('lift', 'fuse'),
    { mentions: ['fuse', 'lift'] },
  ),
  piece(
    'difference.heart-over-lift',
    'The heart of the low stands well above the lift of the high: depth without height. Ask after short fast days all the same. No guess at causes.',
    all(over('heart', 'lift'), quiet('activation'), quiet('thought'), not(any(nowBoth, stopped))),
    { mentions: ['heart', 'lift'] },
  ),
  piece(
    'difference.lift-over-heart',
    'The lift of the high stands well above the heart of the low: height without depth in these twelve months. Nothing on what will follow.',
    over('lift', 'heart'),
    { mentions: ['heart', 'lift'] },
  ),
]

/** A difference inside the reader: two groups of answers 25 points apart or more. None while daily life stands still. */
export const difference: readonly Piece[] = differences.map((one) => ({
  ...one,
  when: all(...(one.when ? [one.when] : []), not(all(stopped, now))),
}))
