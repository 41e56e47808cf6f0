import type { Piece } from '@/core/report/report-key'
import { even, leading, type Side, type Trait } from './when'

const drawing =
  'The drawing is a flower seen from above; each trait has one feature of it, and no petal is a trait. Name the feature of the leading trait and one more, with their scores.'

const contrasts: Readonly<Record<Side, string>> = {
  'openness-high':
    'Feature: the second flower in warm lines has opened wide between the petals of the first. Contrast reader: the same opened flower with swirled lines, whose ideas seldom meet a date; or with long petals, who has told three people by noon.',
  'openness-low':
    'Feature: the warm second flower stays folded in the middle, kept and not missing. Contrast reader: the same folded flower with petals that reach far, who knows one café and everybody in it.',
  'conscientiousness-high':
    'Feature: each line lies exactly behind the next. Contrast reader: the same straight lines around a wide warm ground, who finishes just as much and sleeps less over it.',
  'conscientiousness-low':
    'Feature: each line is turned a little against the next, so that the flower swirls. Contrast reader: the same swirl around a wide warm ground, for whom the same open list is a thorn and not a shrug.',
  'extraversion-high':
    'Feature: the petals reach far, and paler rims inside and outside show how far they may reach. Contrast reader: the same reach with pointed petals, whose liveliness ends in debates.',
  'extraversion-low':
    'Feature: the flower keeps its lines close together; paler rims show how close. Contrast reader: the same small flower with round petals, who says as little and does far more for people.',
  'agreeableness-high':
    'Feature: broad round petals, side by side. Contrast reader: the same round petals reaching far, who helps aloud and gets thanked for it.',
  'agreeableness-low':
    'Feature: pointed petals, each for itself. Contrast reader: the same points around a small warm ground, whose straight word arrives without heat.',
  'stability-high':
    'Feature: the warm ground in the middle is small. Contrast reader: the same small ground with round petals, to whom people bring their trouble; with pointed ones they bring their questions.',
  'stability-low':
    'Feature: the warm ground is wide, as feelings that spread far; warm and not a stain. Contrast reader: the same ground with petals that reach far, whose every upset has witnesses.',
}

export const caption: readonly Piece[] = [
  ...(Object.entries(contrasts) as [Side, string][]).map(([side, note]): Piece => {
    const part = side.split('-')[0] as Trait
    return {
      id: `caption.${side}`,
      when: leading(side),
      mentions: [part],
      note: `${drawing} Slots {${part}} and {${part}.half}. ${note} One sentence on the play of the score: it is what twelve answers cannot know.`,
    }
  }),
  {
    id: 'caption.even',
    when: even,
    mentions: ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability'],
    note: `${drawing} Here all five features are half-way: half opened, half turned, petals of middling reach, half round, a middling ground; slots for the five scores. Contrast reader: the same flower from groups of answers far apart, for whom the middle is two halves that cancel; the letter looks for this.`,
  },
  {
    id: 'caption.plain',
    note: `${drawing} No numbers: some part was not scored, or none clearly leads. A feature that rests half-way may only mean that too few lines were answered.`,
  },
]
