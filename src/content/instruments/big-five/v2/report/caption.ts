import type { Piece } from '@/core/report/key'
import { even, leading, type Side, type Trait } from './when'

const drawing =
  'Drawing of this group: rings, one a trait, as wide as its score; the soft rim is the play of the score.'

const contrasts: Readonly<Record<Side, string>> = {
  'openness-high':
    'The widest ring is openness. Contrast reader: the same wide ring with a narrow one for finishing and one for company, whose ideas stay in a notebook; or the reverse, who has told three people by noon.',
  'openness-low':
    'The narrowest ring is openness, and narrow means close to what is known, not little. Contrast reader: the same narrow ring beside a wide one for company, who knows one café and everybody in it.',
  'conscientiousness-high':
    'The ring for order and finishing is the widest. Contrast reader: same ring with a narrow one for calm, who finishes just as much and sleeps less over it.',
  'conscientiousness-low':
    'The ring for order and finishing is the narrowest. Contrast reader: same ring with a narrow one for calm, for whom the same open list is a thorn and not a shrug.',
  'extraversion-high':
    'The ring for company and the first word is the widest. Contrast reader: same ring with a narrow one for giving way, whose liveliness ends in debates.',
  'extraversion-low':
    'The ring for company and the first word is the narrowest. Contrast reader: same ring with a wide one for warmth, who says as little and does far more for people.',
  'agreeableness-high':
    'The ring for turning toward others is the widest. Contrast reader: same ring with a wide one for company, who helps loudly and gets thanked for it.',
  'agreeableness-low':
    'The ring for turning toward others is the narrowest: the own line kept. Contrast reader: same ring with a wide one for calm, whose straight word arrives without heat.',
  'stability-high':
    'The ring for steadiness is the widest. Contrast reader: same ring with a wide one for caring, to whom people bring their trouble; here say what the reader’s other rings make of it.',
  'stability-low':
    'The ring for steadiness is the narrowest: feelings come close. Contrast reader: same ring with a wide one for company, who has every upset in front of witnesses.',
}

export const caption: readonly Piece[] = [
  ...(Object.entries(contrasts) as [Side, string][]).map(([side, note]): Piece => {
    const part = side.split('-')[0] as Trait
    return {
      id: `caption.${side}`,
      when: leading(side),
      mentions: [part],
      note: `${drawing} Slots {${part}} and {${part}.half}. ${note} One sentence on the rim: it is what twelve answers cannot know.`,
    }
  }),
  {
    id: 'caption.even',
    when: even,
    mentions: ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability'],
    note: `${drawing} Five rings of nearly one width, slots for the five scores. Contrast reader: the same five rings with groups of answers far apart inside them, for whom the middle is two halves that cancel; say that the letter looks for this.`,
  },
  {
    id: 'caption.plain',
    note: `${drawing} No numbers: some part was not scored. A missing ring means that too few of its lines were answered, and nothing else.`,
  },
]
