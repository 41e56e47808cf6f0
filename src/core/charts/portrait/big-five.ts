import { edge, indexes, middle, mix, type Point, type Portrait, type Shape, TAU } from '../drawing/drawing'
import { closedLinePath } from '../drawing/path'

type Part = 'openness' | 'conscientiousness' | 'extraversion' | 'agreeableness' | 'stability'

const [cx, cy] = middle
/** Number of petals; not five, because no petal stands for a trait. */
const petals = 9
/** Places across a petal, −1 … 1: its tip at 0, the notch behind it at 1. */
const places = [-0.88, -0.64, -0.32, 0, 0.32, 0.64, 0.88, 1]
const rings = 8

interface Ring {
  reach: number
  /** Depth of the notches between petals, 0–1. */
  notch: number
  /** Roundness of the petals: 0 pointed … 1 round. */
  breadth: number
  /** Angle by which the ring is turned, in radians. */
  turn: number
}

/** Returns one line around all petals. */
const ring = ({ reach, notch, breadth, turn }: Ring): string =>
  closedLinePath(
    indexes(petals).flatMap((petal) =>
      places.map((place): Point => {
        const height = mix((1 - Math.abs(place)) ** 0.9, Math.sqrt(1 - place ** 2), breadth)
        const radius = reach * mix(1 - notch, 1, height)
        const angle = (TAU * (petal + place / 2)) / petals + turn - TAU / 4
        return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
      }),
    ),
  )

/** Draws a flower seen from above; each trait shapes one feature of it. */
function draw(at: (part: Part, k?: number) => number): Shape<Part>[] {
  const reach = (k = 0) => mix(96, 150, at('extraversion', k))
  const swirl = mix(0.95, 0, at('conscientiousness'))
  const heart = mix(70, 14, at('stability'))
  // Towards the middle, the lines become round.
  const line = (share: number, k = 0): Ring => ({
    reach: mix(8, reach(k), share),
    notch: 0.3 * share ** 0.7,
    breadth: at('agreeableness'),
    turn: swirl * (1 - share),
  })
  const opened = mix(0.06, 1, at('openness'))
  const warm = (share: number): Ring => {
    const own = line(share * opened)
    return { ...own, turn: own.turn + TAU / (2 * petals) }
  }
  return [
    { role: 'wash', parts: ['agreeableness'], d: ring(line(1)) },
    { role: 'glow', parts: ['stability'], cx, cy, r: heart },
    ...edge.map(
      ({ k, opacity }): Shape<Part> => ({ role: 'soft', parts: ['extraversion'], opacity, d: ring(line(1, k)) }),
    ),
    ...indexes(rings).map((index): Shape<Part> => {
      const share = (index + 1) / rings
      if (index === rings - 1) {
        return { role: 'line', parts: ['extraversion', 'agreeableness'], d: ring(line(1)) }
      }
      return {
        role: 'fine',
        // The shape of a petal shows near the rim.
        parts: index < rings - 3 ? ['conscientiousness'] : ['conscientiousness', 'agreeableness'],
        opacity: mix(0.5, 0.95, share),
        d: ring(line(share)),
      }
    }),
    ...[0.4, 0.6, 0.8, 1].map((share): Shape<Part> => ({ role: 'hair', parts: ['openness'], d: ring(warm(share)) })),
    { role: 'dot', parts: ['stability'], cx, cy, r: 4 },
  ]
}

export const bigFive: Portrait<Part> = {
  parts: ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability'],
  draw,
  notes: {
    openness:
      'A second flower in warm lines opens between the petals of the first: folded in the middle at 0, as wide as the first at 100.',
    conscientiousness:
      'How the lines lie in each other: at 100 each exactly in line with the next, at 0 each turned a little, so that the flower swirls.',
    extraversion: 'How far the petals reach outwards; at 0 the flower keeps its lines close together.',
    agreeableness: 'The shape of the petals: pointed, each for itself, at 0; broad and round, side by side, at 100.',
    stability:
      'The warm ground in the middle: small at 100; at 0 wide, under half of the flower, as feelings that spread far.',
    edge: 'Paler outlines inside and outside of the rim: how far the petals would reach at both ends of the stretch for extraversion.',
  },
}
