import { indexes, mix, type Point, samplePoints, TAU } from '@/core/charts/drawing/drawing'
import { smoothLinePath } from '@/core/charts/drawing/path'
import type { Scene, SceneMark } from '@/core/charts/drawing/scene'
import { cup, cupSteam, panes } from './objects'
import {
  area,
  blob,
  circle,
  curve,
  dot,
  fine,
  glow,
  hair,
  hatch,
  ink,
  line,
  lit,
  mask,
  oval,
  placeMarks,
  rays,
  shape,
  solid,
  strokes,
  warm,
  wash,
} from './pen'

const personX = (n: number) => 26 + n * 24.8
const headY = (n: number) => 147 - 78 / (1 + Math.exp(-(n - 7) / 2.6)) - 3 * Math.sin(n * 2.1)
const body = (n: number): string => {
  const [x, shoulder] = [personX(n), headY(n) + 17]
  return `M${x - 8} 192L${x - 9} ${Math.round(shoulder + 8)}Q${x - 7} ${Math.round(shoulder - 7)} ${x} ${Math.round(shoulder - 7)}T${x + 9} ${Math.round(shoulder + 8)}L${x + 8} 192`
}
/** Index of the only coloured person in the row. */
const chosen = 8
const others = indexes(15).filter((n) => n !== chosen)

/** A whole town lined up by height: no gap anywhere, and a piece of fence that nobody could use. */
const traitsNotTypes: Scene = {
  ground: 'cool',
  marks: [
    wash('M0 192L400 192L400 225L0 225Z'),
    fine(line(0, 192, 400, 192)),
    ink(...others.map(body)),
    ...others.map((n) => circle('line', personX(n), headY(n), 7)),
    lit(body(chosen)),
    circle('lit', personX(chosen), headY(chosen), 7),
    ...placeMarks({ x: 272, y: 219, scale: 0.85 }, [
      ...[-26, -12, 2, 16].map((x) => solid(shape(x, 0, x - 4, -18, x, -23, x + 5, -18, x + 8, 0))),
      ink(line(-34, -8, 32, -8)),
    ]),
  ],
}

const clock = (hour: number, minute: number): SceneMark[] => {
  const hand = (turn: number, length: number) =>
    line(0, 0, length * Math.sin(TAU * turn), -length * Math.cos(TAU * turn))
  return [
    solid(oval(0, 0, 50)),
    fine(oval(0, 0, 44), rays(0, 0, 37, 41, 12)),
    warm(hand(hour / 12 + minute / 720, 20)),
    ink(hand(minute / 60, 33)),
    circle('dot', 0, 0, 3.4),
  ]
}

/** Two clocks on one wall that do not agree; neither of them is broken. */
const readingAScore: Scene = {
  ground: 'paper',
  marks: [
    wash(shape(0, 176, 400, 176, 400, 225, 0, 225)),
    fine(line(0, 176, 400, 176), line(0, 182, 400, 182)),
    fine(hatch(0, 186, 400, 38, { gap: 25 })),
    fine(line(142, 50, 142, 22), line(258, 50, 258, 22)),
    circle('line', 142, 20, 2),
    circle('line', 258, 20, 2),
    ...placeMarks({ x: 142, y: 100 }, clock(4, 9)),
    ...placeMarks({ x: 258, y: 100 }, clock(3, 48)),
    ink(line(44, 176, 44, 120), line(36, 176, 52, 176)),
    solid(blob(44, 122, 26, 110, 24, 90, 44, 78, 64, 90, 62, 110)),
    fine(line(44, 120, 44, 94), line(44, 108, 36, 98), line(44, 112, 53, 100)),
    fine(shape(340, 60, 384, 60, 384, 120, 340, 120), curve(346, 112, 356, 92, 366, 104, 378, 84)),
  ],
}

const blanket = area(
  curve(132, 198, 142, 140, 168, 100, 190, 88, 200, 92, 210, 88, 232, 100, 258, 140, 268, 198),
  curve(268, 198, 236, 205, 200, 202, 166, 204, 132, 198),
)

/** Somebody by a window, wrapped in a blanket, with something warm; a note lies crumpled behind. */
const kinderToYourself: Scene = {
  ground: 'warm',
  marks: [
    fine(line(0, 192, 400, 192)),
    wash(shape(116, 18, 284, 18, 284, 138, 116, 138)),
    ...placeMarks({ x: 116, y: 138 }, panes(168, 120)),
    fine(
      curve(116, 18, 108, 60, 112, 110, 104, 150),
      curve(284, 18, 292, 60, 288, 110, 296, 150),
      line(96, 18, 304, 18),
    ),
    fine(curve(130, 110, 150, 100, 176, 112, 198, 104)),
    lit(blanket),
    hair(curve(186, 92, 172, 130, 164, 200), curve(214, 92, 226, 134, 236, 202), curve(200, 96, 198, 140, 202, 200)),
    hair(curve(136, 190, 168, 196, 200, 194, 236, 197, 265, 190)),
    solid(oval(200, 66, 19, 22)),
    fine(curve(184, 62, 190, 52, 204, 48, 216, 58), curve(188, 74, 194, 62, 206, 58, 217, 68)),
    ...placeMarks({ x: 296, y: 204, scale: 1.1 }, [...cup(), cupSteam()]),
    solid(blob(92, 196, 98, 186, 110, 184, 118, 192, 116, 202, 104, 206, 94, 204)),
    fine(line(98, 188, 106, 196), line(106, 196, 116, 192), line(106, 196, 104, 204), line(106, 196, 97, 200)),
  ],
}

const pan = (n: number): [x: number, y: number] => [102 + (n % 6) * 34, 124 + Math.floor(n / 6) * 28]

/** A box of twelve colours, each with its own grain, and one that has just been used. */
const namingFeelings: Scene = {
  ground: 'paper',
  marks: [
    solid(shape(88, 112, 98, 34, 304, 34, 314, 112)),
    wash(blob(126, 62, 150, 52, 170, 66, 156, 86, 130, 82), blob(256, 58, 282, 56, 286, 84, 258, 90, 246, 74)),
    glow(blob(184, 60, 208, 48, 234, 60, 228, 84, 202, 92, 184, 80)),
    fine(line(104, 44, 298, 44), line(104, 44, 98, 102), line(298, 44, 304, 102)),
    solid(shape(84, 112, 318, 112, 322, 184, 80, 184)),
    ...indexes(12).flatMap((n): SceneMark[] => {
      const [x, y] = pan(n)
      const box = `M${x} ${y}h28v22h-28z`
      const grain = [
        hatch(x + 2, y, 24, 22, { gap: 4 + (n % 3), lean: (n % 5) * 4 - 8 }),
        curve(x + 4, y + 7, x + 10, y + 4, x + 18, y + 9, x + 24, y + 6) +
          curve(x + 4, y + 14, x + 10, y + 11, x + 18, y + 16, x + 24, y + 13),
        rays(x + 14, y + 11, 1, 7 + (n % 3), 7),
      ][n % 3]
      return n === 8 ? [glow(box), warm(box)] : n === 3 ? [wash(box), ink(box)] : [ink(box), fine(grain ?? '')]
    }),
    solid(shape(226, 146, 346, 66, 350, 72, 232, 153)),
    warm(area(curve(232, 153, 222, 162, 208, 166, 214, 152, 226, 146))),
    dot(blob(222, 158, 208, 166, 213, 155)),
    ink(line(244, 134, 250, 142)),
    solid(curve(28, 150, 30, 190, 36, 196, 60, 196, 66, 190, 68, 150)),
    fine(oval(48, 150, 20, 4.6), oval(48, 164, 19, 4), curve(40, 172, 48, 178, 56, 170)),
  ],
}

/** Ellipses without noise, around the light and around each thing that calls: centre and half sizes. */
const kept = [
  [196, 120, 96, 92],
  [49, 62, 36, 32],
  [355, 46, 36, 28],
  [366, 132, 36, 52],
  [56, 132, 34, 28],
] as const
const noise = indexes(88).flatMap((n): number[] => {
  const [x, y] = [8 + ((n * 61.7 + 40) % 384), 8 + ((n * 37.3) % 164)]
  const turn = n * 2.7
  const silent = kept.some(([cx, cy, rx, ry]) => Math.hypot((x - cx) / rx, (y - cy) / ry) < 1.05)
  return silent ? [] : [x, y, x + 8 * Math.cos(turn), y + 8 * Math.sin(turn)]
})

/** One sheet in the light of a lamp, and around it everything that calls at once. */
const attentionInALoudDay: Scene = {
  ground: 'cool',
  marks: [
    fine(strokes(...noise)),
    fine(shape(24, 44, 74, 44, 74, 74, 50, 74, 42, 84, 40, 74, 24, 74), strokes(34, 54, 64, 54, 34, 62, 56, 62)),
    fine(shape(330, 30, 380, 30, 380, 62, 330, 62), line(330, 30, 355, 48, 380, 30)),
    fine(
      shape(352, 112, 380, 112, 380, 166, 352, 166),
      oval(366, 110, 26, 22, 0.6, 0.9),
      oval(366, 110, 34, 30, 0.6, 0.9),
    ),
    fine(curve(40, 140, 44, 122, 56, 116, 68, 122, 72, 140), line(34, 140, 78, 140), oval(56, 145, 5, 4, 0, 0.5)),
    glow(shape(184, 78, 226, 92, 262, 188, 108, 188)),
    ink(line(0, 190, 400, 190)),
    solid(shape(136, 172, 222, 172, 240, 188, 118, 188)),
    ink(...[0, 1, 2].map((n) => curve(142 - n * 6, 176 + n * 3.6, 170, 175.4 + n * 3.8, 196 + n * 8, 176.4 + n * 3.6))),
    solid(area(curve(178, 80, 182, 58, 200, 48, 222, 54, 234, 70, 230, 96))),
    warm(line(178, 80, 230, 96)),
    ink(line(222, 54, 276, 92), line(276, 92, 258, 184), oval(276, 92, 3.4)),
    solid(shape(238, 190, 242, 183, 274, 183, 278, 190)),
  ],
}

const beads = [238, 282, 222, 262, 294]

/** A badge with four squares, let go, beside five wires on which a bead can stand anywhere. */
const bigFiveAndMbti: Scene = {
  ground: 'warm',
  marks: [
    ink(curve(96, -4, 112, 40, 126, 78), curve(164, -4, 150, 40, 138, 78)),
    fine(curve(104, -4, 119, 40, 131, 76), curve(156, -4, 144, 40, 134, 76)),
    ...placeMarks({ x: 132, y: 128 }, [
      solid(shape(-32, -42, 30, -48, 36, 40, -26, 46)),
      fine(shape(-20, -24, -4, -26, -3, -9, -19, -8), shape(4, -26, 20, -28, 21, -11, 5, -10)),
      fine(shape(-19, -1, -3, -2, -2, 15, -18, 16), shape(5, -3, 21, -4, 22, 13, 6, 14)),
      hair(strokes(-15, 30, 24, 26)),
      solid(shape(-8, -52, 6, -53, 7, -44, -7, -43)),
    ]),
    ink(line(194, 34, 194, 192), line(316, 34, 316, 192)),
    solid(shape(188, 26, 322, 26, 322, 36, 188, 36)),
    solid(shape(188, 190, 322, 190, 322, 200, 188, 200)),
    ...beads.flatMap((x, n): SceneMark[] => {
      const y = 56 + n * 29
      return [fine(line(194, y, 316, y)), n === 4 ? lit(oval(x, y, 11, 9)) : solid(oval(x, y, 11, 9))]
    }),
    fine(line(0, 200, 188, 200), line(322, 200, 400, 200)),
    fine(
      line(348, 200, 352, 166),
      line(372, 200, 368, 166),
      oval(360, 166, 9, 2.4),
      line(358, 166, 354, 128),
      line(362, 166, 370, 134),
    ),
  ],
}

/** Returns the visible part of a thread that winds around the chair: its turns in front of the chair, or behind it. */
const turns = (inFront: boolean): string =>
  indexes(6)
    .map((n) =>
      smoothLinePath(
        // In front, the thread reaches around both sides of the chair.
        samplePoints(inFront ? 8 : 5, (t): Point => {
          const turn = n + (inFront ? mix(-0.07, 0.57, t) : mix(0.54, 0.96, t))
          const size = 92 + 7 * Math.sin(turn * 2.4)
          return [200 + size * Math.cos(TAU * turn), 86 + 14.5 * turn + 14 * Math.sin(TAU * turn)]
        }),
      ),
    )
    .join('')

/** An armchair with a thread wound around it all day; the end of the thread leads out of the picture. */
const innerFriction: Scene = {
  ground: 'paper',
  marks: [
    wash(oval(200, 198, 130, 12)),
    fine(line(20, 198, 380, 198)),
    hair(turns(false)),
    ink(line(148, 190, 144, 204), line(252, 190, 256, 204)),
    solid(area(curve(146, 142, 138, 96, 146, 52, 172, 36, 228, 36, 254, 52, 262, 96, 254, 142))),
    fine(curve(160, 130, 156, 90, 164, 62, 182, 52, 218, 52, 236, 62, 244, 90, 240, 130)),
    solid(area(curve(126, 194, 118, 150, 120, 122, 132, 114, 148, 120, 154, 150, 154, 194))),
    solid(area(curve(274, 194, 282, 150, 280, 122, 268, 114, 252, 120, 246, 150, 246, 194))),
    solid(shape(150, 142, 250, 142, 252, 164, 148, 164)),
    ink(line(154, 194, 246, 194)),
    warm(turns(true)),
    warm(curve(86, 190, 108, 200, 146, 188, 200, 186, 262, 194, 312, 178, 356, 182, 404, 168)),
    warm(
      oval(72, 186, 15),
      curve(60, 180, 72, 190, 86, 182),
      curve(62, 192, 74, 178, 84, 192),
      curve(58, 188, 70, 174, 82, 176),
    ),
  ],
}

/** By torchlight: a bowl by the door that holds the keys, and around it all that went missing. */
const adhdInAdults: Scene = {
  ground: 'cool',
  marks: [
    fine(
      shape(18, 30, 54, 24, 60, 46, 24, 52),
      line(24, 40, 56, 34),
      oval(86, 66, 12, 12, 0.05, 0.95),
      curve(96, 70, 112, 78, 118, 60, 132, 66),
    ),
    fine(
      curve(342, 40, 360, 36, 364, 60, 380, 66),
      curve(342, 40, 340, 58, 352, 72, 378, 78),
      curve(380, 66, 386, 72, 378, 78),
    ),
    fine(shape(150, 22, 176, 18, 180, 44, 154, 48), strokes(158, 28, 172, 26, 159, 35, 170, 33)),
    fine(oval(338, 108, 9), oval(358, 106, 9), line(347, 107, 349, 107), curve(329, 106, 322, 100, 316, 104)),
    glow(shape(66, 126, 334, 70, 348, 176, 70, 144)),
    ink(line(0, 178, 400, 178)),
    fine(
      line(0, 186, 400, 186),
      shape(24, 186, 34, 186, 38, 225, 30, 225),
      shape(376, 186, 366, 186, 362, 225, 370, 225),
    ),
    ...placeMarks({ x: 48, y: 136 }, [
      solid(shape(-40, -18, 14, -10, 14, 10, -40, 14)),
      ink(line(14, -10, 20, -13, 20, 12, 14, 10)),
      fine(oval(-22, -2, 5, 4)),
    ]),
    mask(area(curve(156, 136, 162, 162, 182, 178, 232, 178, 252, 162, 258, 136))),
    ink(curve(156, 136, 162, 162, 182, 178, 232, 178, 252, 162, 258, 136)),
    mask(oval(207, 136, 51, 11)),
    wash(oval(207, 136, 51, 11)),
    warm(oval(192, 118, 11), oval(192, 118, 4)),
    warm(curve(200, 126, 210, 132, 222, 138), line(214, 134, 218, 128), line(219, 137, 224, 131)),
    warm(curve(190, 129, 190, 134, 188, 142)),
    ink(oval(207, 136, 51, 11, -0.02, 0.52), oval(207, 136, 51, 11, 0.52, 0.64), oval(207, 136, 51, 11, 0.86, 0.98)),
    fine(curve(170, 158, 190, 166, 226, 166, 244, 158)),
    ink(shape(282, 178, 284, 150, 304, 152, 304, 178)),
    fine(line(284, 158, 304, 159)),
    fine(curve(120, 196, 132, 206, 146, 196, 160, 206), shape(112, 192, 120, 190, 122, 198, 114, 200)),
  ],
}

export const selfScenes: Readonly<Record<string, Scene>> = {
  'traits-not-types': traitsNotTypes,
  'reading-a-score': readingAScore,
  'kinder-to-yourself': kinderToYourself,
  'naming-feelings': namingFeelings,
  'attention-in-a-loud-day': attentionInALoudDay,
  'big-five-and-mbti': bigFiveAndMbti,
  'inner-friction': innerFriction,
  'adhd-in-adults': adhdInAdults,
}
