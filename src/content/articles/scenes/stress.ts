import { indexes, mix, type Point, samplePoints, TAU } from '@/core/charts/drawing/drawing'
import { smoothLinePath } from '@/core/charts/drawing/path'
import type { Scene, SceneMark } from '@/core/charts/drawing/scene'
import { frontChair, moon, panes } from './objects'
import {
  area,
  blob,
  circle,
  curve,
  dot,
  fine,
  glow,
  hair,
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

const back = (t: number) => 92 - 9 * Math.sin(Math.PI * (0.15 + t * 0.9)) + 6 * t
const belly = (t: number) => 148 + 8 * Math.sin(Math.PI * t)

/** A zebra that has got away, and grazes. */
const whatStressDoes: Scene = {
  ground: 'warm',
  marks: [
    lit(area(oval(318, 130, 30, 30, 0.5, 1))),
    wash(area(curve(0, 136, 90, 126, 190, 132, 300, 129, 400, 134), line(400, 225, 0, 225))),
    fine(curve(0, 136, 90, 126, 190, 132, 300, 129, 400, 134)),
    ink(line(52, 132, 50, 98), curve(50, 112, 40, 100, 34, 96), curve(50, 106, 60, 96, 66, 92)),
    fine(curve(18, 94, 30, 84, 52, 82, 74, 84, 86, 92), curve(18, 94, 50, 90, 86, 92)),
    // The two legs on the far side.
    ink(
      curve(192, 146, 188, 168, 190, 198),
      curve(200, 150, 198, 170, 198, 198),
      curve(252, 150, 258, 170, 254, 198),
      curve(266, 146, 268, 172, 263, 198),
    ),
    solid(
      blob(
        288,
        108,
        276,
        90,
        252,
        86,
        222,
        88,
        196,
        84,
        178,
        92,
        160,
        112,
        142,
        138,
        124,
        158,
        112,
        178,
        114,
        190,
        124,
        192,
        138,
        180,
        156,
        170,
        172,
        152,
        188,
        148,
        210,
        154,
        240,
        156,
        264,
        148,
        284,
        136,
      ),
    ),
    solid(area(curve(206, 150, 210, 172, 206, 200), curve(216, 200, 219, 172, 222, 152))),
    solid(area(curve(270, 142, 274, 162, 268, 180, 272, 200), curve(282, 200, 279, 180, 288, 158, 287, 128))),
    mask(blob(208, 152, 222, 152, 221, 144, 208, 144), blob(270, 146, 286, 132, 280, 122, 266, 132)),
    // Stripes of the trunk, the rump, the neck and the head.
    ink(
      ...indexes(9).map((n) => {
        const t = n / 9
        const x = mix(196, 262, t)
        return curve(x, back(t) + 1, x - 4 + n, mix(back(t), belly(t), 0.5), x + 1, belly(t) - (n % 2 === 0 ? 6 : 16))
      }),
      curve(268, 92, 264, 108, 254, 122),
      curve(278, 98, 272, 114, 258, 132),
      curve(286, 108, 278, 124, 264, 142),
      ...indexes(7).map((n) => {
        const t = n / 7
        const [x, y] = [mix(182, 146, t), mix(92, 136, t)]
        return curve(x, y, x + 8, y + 14, x + 6 + 4 * t, y + mix(46, 30, t))
      }),
      strokes(
        134,
        150,
        146,
        164,
        126,
        158,
        138,
        170,
        273,
        160,
        284,
        158,
        271,
        172,
        280,
        171,
        208,
        166,
        219,
        166,
        208,
        177,
        217,
        178,
      ),
    ),
    ink(
      strokes(
        190,
        84,
        186,
        77,
        182,
        88,
        176,
        81,
        174,
        95,
        167,
        88,
        166,
        103,
        158,
        97,
        159,
        113,
        151,
        106,
        152,
        123,
        144,
        117,
      ),
    ),
    solid(area(curve(146, 134, 150, 118, 158, 116, 156, 132))),
    ink(curve(289, 112, 300, 130, 296, 152), strokes(296, 152, 292, 164, 296, 152, 298, 165)),
    circle('line', 128, 163, 1.4),
    fine(
      strokes(
        94,
        200,
        98,
        188,
        100,
        201,
        102,
        186,
        107,
        201,
        112,
        190,
        120,
        202,
        121,
        193,
        150,
        206,
        154,
        196,
        156,
        207,
        161,
        199,
        320,
        190,
        323,
        180,
        327,
        191,
        331,
        182,
        36,
        180,
        40,
        170,
        44,
        181,
        47,
        173,
        240,
        214,
        243,
        205,
        247,
        215,
        251,
        207,
      ),
    ),
  ],
}

/** A kitchen timer set to a quarter of an hour, and slips of paper that wait for it. */
const worryTime: Scene = {
  ground: 'cool',
  marks: [
    wash(shape(0, 170, 400, 170, 400, 225, 0, 225)),
    fine(line(0, 170, 400, 170)),
    ...[0, 1, 2].flatMap((n) => [
      solid(
        shape(
          62 + n * 10,
          168 + n * 11,
          122 + n * 10,
          165 + n * 11,
          128 + n * 10,
          180 + n * 11,
          66 + n * 10,
          184 + n * 11,
        ),
      ),
      fine(curve(74 + n * 10, 174 + n * 11, 90 + n * 10, 171.5 + n * 11, 108 + n * 10, 174 + n * 11)),
    ]),
    solid(area(curve(156, 190, 140, 150, 142, 104, 172, 66, 212, 58, 252, 66, 282, 104, 284, 150, 268, 190))),
    solid(oval(212, 126, 56)),
    lit('M212 126L212 76A50 50 0 0 1 262 126Z'),
    fine(rays(212, 126, 46, 52, 12)),
    fine(oval(212, 126, 50)),
    solid(shape(204, 112, 220, 112, 220, 140, 204, 140)),
    warm(line(212, 112, 212, 80)),
    ink(line(160, 190, 156, 198), line(264, 190, 268, 198), oval(212, 58, 12, 6, 0.5, 1)),
    hair(oval(212, 126, 92, 92, 0.86, 0.94), oval(212, 126, 104, 104, 0.87, 0.93)),
    ...placeMarks({ x: 350, y: 232, scale: 1.75 }, frontChair()),
  ],
}

/** A made bed, and at its foot a cat asleep: it came when nobody was looking. */
const sleepThatHolds: Scene = {
  ground: 'paper',
  marks: [
    ...placeMarks({ x: 246, y: 42, scale: 0.95 }, moon(14)),
    fine(line(0, 200, 400, 200), strokes(170, 30, 170.5, 33, 300, 26, 300.5, 29, 210, 58, 210.5, 61)),
    solid(curve(52, 202, 50, 120, 54, 74, 76, 62, 98, 74, 102, 120, 100, 202)),
    fine(curve(64, 140, 62, 100, 68, 80, 76, 76, 86, 82, 90, 102, 88, 140)),
    solid(shape(332, 202, 332, 118, 346, 118, 346, 202)),
    solid(blob(92, 128, 104, 108, 140, 104, 158, 116, 156, 134, 120, 142)),
    fine(curve(108, 118, 120, 114, 132, 118)),
    solid(
      area(
        curve(96, 140, 130, 130, 172, 122, 230, 128, 290, 126, 326, 132, 334, 150, 334, 192),
        curve(92, 192, 88, 170, 90, 150, 96, 140),
      ),
    ),
    wash(
      area(
        curve(148, 128, 172, 122, 230, 128, 290, 126, 326, 132, 334, 150, 334, 192),
        curve(138, 192, 134, 164, 138, 142, 148, 128),
      ),
    ),
    ink(curve(148, 128, 138, 142, 134, 164, 138, 192)),
    fine(
      curve(160, 130, 152, 150, 150, 170, 152, 190),
      ...[188, 220, 252, 284].map((x) => curve(x, 150, x - 5, 168, x - 4, 190)),
      curve(138, 166, 190, 158, 250, 164, 334, 158),
    ),
    lit(blob(206, 136, 204, 118, 222, 104, 250, 100, 278, 108, 288, 124, 282, 138, 248, 142)),
    lit(blob(214, 138, 202, 130, 203, 116, 215, 111, 229, 116, 233, 128, 228, 138)),
    warm(line(205, 117, 203, 104, 213, 111), line(222, 112, 231, 105, 231, 118)),
    warm(curve(286, 128, 280, 142, 256, 146, 234, 142)),
    hair(
      curve(209, 125, 212, 127, 215, 125),
      curve(220, 125, 223, 127, 226, 125),
      line(217, 130, 218, 132),
      curve(252, 104, 250, 110, 252, 116),
      curve(262, 105, 261, 111, 263, 117),
      curve(272, 109, 271, 114, 273, 120),
    ),
  ],
}

/** Returns one of the three strands of a rope: twisted together on the left, separate on the right. */
function strand(n: number, offset: number): string {
  return smoothLinePath(
    samplePoints(20, (t): Point => {
      const x = mix(-8, 372, t)
      const apart = Math.max(0, (t - 0.5) / 0.5) ** 1.4
      const turn = TAU * (Math.min(t, 0.62) * 4.1 + n / 3)
      const twist = 17 * (1 - apart * 0.96) * Math.sin(turn)
      const own = [-66, 4, 62][n] ?? 0
      return [x, 112 + twist + own * apart + 7 * apart * Math.sin(t * 16 + n * 2) + offset]
    }),
  )
}
const ends = [46, 122, 172]

/** A rope whose three strands come apart. */
const burnout: Scene = {
  ground: 'cool',
  marks: [
    wash(blob(-20, 82, 110, 86, 190, 92, 300, 42, 400, 40, 400, 190, 300, 186, 190, 134, 110, 138, -20, 142)),
    ...indexes(3).flatMap((n): SceneMark[] => {
      const edge = n === 2 ? warm : ink
      return [edge(strand(n, -4.5), strand(n, 4.5))]
    }),
    fine(
      ...[0, 1].map((n) => {
        const y = ends[n] ?? 0
        return indexes(5)
          .map((fibre) => curve(372, y - 4 + fibre * 2, 382, y - 6 + fibre * 3.4, 394, y - 16 + fibre * 8))
          .join('')
      }),
    ),
    hair(...indexes(5).map((fibre) => curve(372, 171 + fibre * 2, 382, 169 + fibre * 3.4, 394, 160 + fibre * 8))),
  ],
}

/** A jar on the sill, and outside the lamp that says it is evening. */
const melatonin: Scene = {
  ground: 'warm',
  marks: [
    wash(shape(60, 14, 340, 14, 340, 178, 60, 178)),
    fine(
      line(60, 150, 96, 150, 96, 128, 118, 112, 140, 128, 140, 150),
      line(226, 150, 226, 120, 262, 120, 262, 150),
      line(262, 134, 300, 134, 300, 150, 340, 150),
      strokes(236, 130, 236, 136, 250, 130, 250, 136),
    ),
    glow(oval(168, 68, 46), oval(168, 172, 62, 6)),
    hair(rays(168, 76, 22, 32, 7, 0.1, 0.4)),
    ink(
      curve(200, 178, 201, 120, 200, 62),
      curve(200, 66, 198, 46, 184, 40, 169, 46, 168, 54),
      line(190, 178, 194, 166, 207, 166, 211, 178),
    ),
    solid(area(curve(154, 70, 156, 58, 168, 53, 180, 58, 182, 70))),
    warm(line(154, 70, 182, 70), curve(160, 71, 168, 79, 176, 71)),
    ink(shape(60, 14, 340, 14, 340, 178, 60, 178)),
    solid(shape(40, 178, 360, 178, 372, 194, 28, 194)),
    fine(line(60, 70, 340, 70)),
    ink(line(240, 14, 240, 178)),
    solid(shape(268, 116, 304, 116, 304, 126, 268, 126)),
    solid(
      area(curve(270, 126, 260, 134, 259, 150, 260, 186, 266, 190, 306, 190, 312, 186, 313, 150, 312, 134, 302, 126)),
    ),
    fine(shape(262, 146, 310, 146, 310, 178, 262, 178)),
    ...placeMarks({ x: 287, y: 162, scale: 0.75 }, moon(12)),
    dot(oval(244, 189, 5, 3.4), oval(232, 191, 5, 3.4)),
    fine(curve(60, 14, 50, 60, 52, 120, 40, 176), curve(340, 14, 350, 60, 348, 120, 360, 176)),
  ],
}

/** The bedroom through its door: a small moon, and a bed thrown open. */
const doorway: readonly SceneMark[] = [
  ink(line(30, 200, 30, 26, 150, 26, 150, 200)),
  fine(line(24, 200, 24, 20, 156, 20, 156, 200)),
  wash(shape(48, 44, 96, 44, 96, 104, 48, 104)),
  fine(shape(48, 44, 96, 44, 96, 104, 48, 104), line(72, 44, 72, 104)),
  ...placeMarks({ x: 84, y: 66, scale: 0.7 }, moon(12)),
  solid(area(curve(31, 152, 60, 148, 108, 150, 149, 148), line(149, 186, 31, 186))),
  solid(blob(106, 148, 114, 134, 138, 132, 146, 142, 142, 152, 118, 154)),
  wash(area(curve(31, 152, 44, 138, 66, 142, 84, 156, 100, 150, 108, 168, 104, 186), line(31, 186))),
  ink(curve(31, 152, 44, 138, 66, 142, 84, 156, 100, 150, 108, 168, 104, 186)),
  fine(curve(48, 150, 58, 164, 56, 184), curve(76, 158, 84, 170, 82, 185)),
]

/** A standing lamp and its light. */
const floorLamp: readonly SceneMark[] = [
  glow(oval(318, 96, 74, 66)),
  solid(shape(302, 76, 334, 76, 346, 108, 290, 108)),
  warm(line(290, 108, 346, 108)),
  ink(line(318, 108, 318, 198), oval(318, 199, 16, 3.4, 0.5, 1)),
]

/** An armchair with a blanket over it and an open book. */
const nightSeat: readonly SceneMark[] = [
  ink(line(206, 190, 202, 204), line(288, 190, 292, 204)),
  solid(curve(206, 150, 200, 110, 206, 82, 224, 72, 262, 72, 280, 82, 286, 110, 282, 150)),
  solid(curve(198, 192, 190, 158, 194, 138, 204, 134, 214, 140, 216, 160, 216, 192)),
  solid(curve(296, 192, 302, 158, 298, 138, 288, 134, 278, 140, 276, 160, 276, 192)),
  solid(shape(212, 150, 280, 150, 281, 168, 211, 168)),
  ink(line(216, 192, 276, 192)),
  lit(curve(270, 72, 286, 90, 290, 134, 300, 170, 290, 178, 278, 172, 272, 130, 262, 96, 252, 76)),
  hair(
    curve(266, 88, 276, 120, 282, 170),
    strokes(280, 175, 279, 183, 285, 177, 285, 185, 291, 177, 293, 184, 297, 173, 301, 180),
  ),
  solid(shape(222, 150, 244, 144, 268, 149, 246, 156)),
  fine(line(244, 144, 246, 156), strokes(228, 150, 241, 147, 249, 147, 261, 149.5)),
]

/** The seat for the night: a chair, a dim lamp and a dull book, outside a room where the bed is empty. */
const awakeAtThree: Scene = {
  ground: 'cool',
  marks: [
    fine(line(0, 200, 400, 200)),
    ...placeMarks({ x: 34, y: 0 }, doorway),
    ...placeMarks({ x: -34, y: 0 }, floorLamp),
    ...placeMarks({ x: -24, y: 0 }, nightSeat),
  ],
}

/** Late Sunday sun on the floor, and a bag that is packed, with one sheet in it. */
const sundayFear: Scene = {
  ground: 'paper',
  marks: [
    wash(shape(0, 136, 400, 136, 400, 225, 0, 225)),
    fine(line(0, 136, 400, 136), line(0, 128, 400, 128)),
    ...placeMarks({ x: 42, y: 100 }, panes(76, 80)),
    glow(shape(46, 24, 114, 24, 114, 96, 46, 96)),
    glow(shape(92, 146, 176, 146, 262, 214, 138, 214)),
    fine(line(134, 146, 198, 214), line(112, 178, 217, 178)),
    ink(curve(240, 106, 240, 88, 250, 80, 266, 80, 276, 88, 276, 106)),
    solid(shape(232, 112, 226, 86, 268, 80, 274, 112)),
    warm(shape(232, 112, 226, 86, 268, 80, 274, 112)),
    hair(strokes(234, 92, 262, 88, 235, 98, 258, 94.5)),
    solid(area(curve(206, 196, 202, 150, 208, 108, 258, 103, 308, 108, 314, 150, 310, 196, 258, 200))),
    wash(area(curve(206, 196, 202, 150, 208, 108, 258, 103, 308, 108, 314, 150, 310, 196, 258, 200))),
    ink(curve(206, 122, 216, 150, 258, 158, 300, 150, 310, 122)),
    solid(shape(250, 148, 266, 148, 267, 166, 249, 166)),
    fine(oval(258, 157, 3), curve(214, 184, 258, 189, 302, 184), line(226, 110, 224, 142), line(290, 110, 292, 142)),
    ink(curve(208, 112, 178, 140, 176, 186, 204, 192)),
    fine(
      shape(334, 30, 378, 30, 378, 84, 334, 84),
      line(334, 42, 378, 42),
      strokes(344, 26, 344, 34, 368, 26, 368, 34),
    ),
    fine(...[52, 62, 72].map((y) => strokes(341, y, 345, y, 353, y, 357, y, 366, y, 370, y))),
    dot(oval(368, 76, 3)),
  ],
}

export const stressScenes: Readonly<Record<string, Scene>> = {
  'what-stress-does': whatStressDoes,
  'worry-time': worryTime,
  'sleep-that-holds': sleepThatHolds,
  burnout,
  melatonin,
  'awake-at-three': awakeAtThree,
  'sunday-fear': sundayFear,
}
