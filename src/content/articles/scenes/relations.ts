import { indexes, type Point, samplePoints, TAU } from '@/core/charts/drawing/drawing'
import type { Scene, SceneMark } from '@/core/charts/drawing/scene'
import { bowl, cup, sideChair, sitter } from './objects'
import {
  area,
  blob,
  circle,
  curve,
  fine,
  glow,
  hair,
  hatch,
  ink,
  line,
  oval,
  placeMarks,
  shape,
  solid,
  strokes,
  warm,
  wash,
} from './pen'

/** A bench by the sea with somebody at each end and the evening sun between them. */
const closenessAndDistance: Scene = {
  ground: 'warm',
  marks: [
    glow(area(oval(200, 108, 40, 40, 0.5, 1))),
    warm(oval(200, 108, 40, 40, 0.5, 1)),
    fine(
      line(0, 108, 400, 108),
      strokes(24, 119, 84, 119, 168, 117, 232, 117, 182, 125, 222, 125, 300, 121, 372, 121, 40, 129, 70, 129),
    ),
    ...placeMarks({ x: 118, y: 140 }, sitter()),
    ...placeMarks({ x: 286, y: 140, flip: true }, sitter()),
    solid(shape(78, 134, 326, 134, 326, 146, 78, 146)),
    solid(shape(78, 154, 326, 154, 326, 166, 78, 166)),
    ink(line(96, 130, 94, 206), line(308, 130, 310, 206)),
    fine(line(84, 180, 320, 180), line(84, 184, 320, 184)),
    fine(curve(0, 206, 60, 204, 140, 207, 260, 204, 400, 207)),
    solid(shape(244, 152, 262, 150, 266, 180, 242, 181)),
    ink(curve(247, 151, 250, 140, 257, 140, 259, 150)),
  ],
}

/** Line from the first bowl to the second; its end is curled like an ear. */
const heard = [
  138,
  144,
  128,
  126,
  146,
  108,
  132,
  84,
  142,
  58,
  176,
  40,
  214,
  34,
  250,
  38,
  ...samplePoints(12, (t): Point => {
    const [angle, size] = [TAU * (0.78 + 1.45 * t), 1 - 0.8 * t]
    return [270 + 27 * size * Math.cos(angle), 70 + 29 * size * Math.sin(angle)]
  }).flat(),
]

/** Two bowls on a table; steam from one bends across to the other and curls up there like an ear. */
const listening: Scene = {
  ground: 'paper',
  marks: [
    wash(shape(0, 178, 400, 178, 400, 225, 0, 225)),
    fine(line(0, 178, 400, 178)),
    warm(curve(...heard)),
    hair(curve(126, 146, 118, 132, 128, 118, 120, 104), curve(150, 145, 156, 132, 148, 122)),
    ...placeMarks({ x: 138, y: 196, scale: 1.25 }, bowl()),
    ...placeMarks({ x: 268, y: 196, scale: 1.25 }, bowl()),
    ink(line(284, 162, 330, 134)),
    solid(blob(328, 136, 334, 126, 344, 123, 345, 130, 337, 137)),
    ink(line(64, 204, 104, 196), line(66, 209, 106, 200)),
    fine(curve(250, 136, 254, 126, 249, 118), curve(268, 134, 272, 122, 267, 112)),
  ],
}

const picket = (x: number): SceneMark => solid(shape(x, 188, x, 116, x + 8, 104, x + 16, 116, x + 16, 188))

/** A fence that one can see over, with its gate ajar and a lantern on the post. */
const boundaries: Scene = {
  ground: 'warm',
  marks: [
    wash(area(curve(0, 108, 80, 92, 170, 98, 260, 86, 400, 104), line(400, 225, 0, 225))),
    fine(curve(0, 108, 80, 92, 170, 98, 260, 86, 400, 104)),
    ...placeMarks({ x: 218, y: 100, scale: 0.95 }, cottage()),
    fine(curve(198, 194, 204, 150, 210, 120, 214, 101), curve(238, 194, 232, 150, 224, 120, 220, 101)),
    ink(line(0, 132, 150, 132), line(0, 168, 150, 168), line(246, 132, 400, 132), line(246, 168, 400, 168)),
    ...[14, 40, 66, 92, 118].map(picket),
    ...[278, 304, 330, 356, 382].map(picket),
    solid(shape(144, 194, 144, 92, 160, 92, 160, 194)),
    solid(shape(244, 194, 244, 92, 260, 92, 260, 194)),
    solid(shape(160, 114, 192, 100, 192, 204, 160, 188)),
    fine(
      line(168, 112, 168, 190),
      line(176, 108, 176, 195),
      line(184, 104, 184, 199),
      line(160, 132, 192, 122),
      line(160, 168, 192, 176),
    ),
    glow(oval(252, 76, 24)),
    warm(shape(246, 91, 244, 72, 260, 72, 258, 91), shape(241, 72, 252, 60, 263, 72)),
    hair(oval(252, 57, 3), curve(252, 88, 249, 83, 252, 76, 255, 83, 252, 88)),
    fine(
      line(0, 194, 196, 194),
      line(236, 194, 400, 194),
      strokes(22, 206, 25, 199, 30, 207, 30, 200, 300, 208, 303, 201, 308, 209, 309, 202),
    ),
  ],
}

/** A small house with a door, 44 units wide. */
function cottage(): SceneMark[] {
  return [
    solid(shape(-22, 0, -22, -26, 22, -26, 22, 0)),
    solid(shape(-28, -25, 0, -48, 28, -25)),
    fine(shape(-5, 0, -5, -16, 5, -16, 5, 0), shape(10, -18, 17, -18, 17, -10, 10, -10)),
  ]
}

/** Two chairs turned away from each other, and a cup somebody has put between them. */
const arguingWell: Scene = {
  ground: 'paper',
  marks: [
    wash(oval(200, 190, 168, 15)),
    fine(line(10, 190, 390, 190)),
    ...placeMarks({ x: 150, y: 192, scale: 1.2 }, sideChair()),
    ...placeMarks({ x: 250, y: 192, scale: 1.2, flip: true }, sideChair()),
    solid(oval(200, 150, 30, 6)),
    ink(line(176, 154, 172, 198), line(224, 154, 228, 198), line(200, 156, 200, 202)),
    fine(line(175, 178, 226, 178)),
    ...placeMarks({ x: 198, y: 150 }, cup()),
    warm(curve(193, 118, 188, 108, 198, 98, 192, 86, 198, 74), curve(203, 118, 200, 110, 208, 102, 204, 92)),
    fine(shape(28, 40, 84, 40, 84, 104, 28, 104), line(56, 40, 56, 104), line(28, 70, 84, 70)),
    fine(line(346, 190, 342, 150), line(362, 190, 366, 150), shape(336, 150, 372, 150, 368, 190, 340, 190)),
    fine(curve(354, 150, 350, 120, 338, 104), curve(354, 150, 356, 116, 368, 98), curve(354, 150, 354, 128, 356, 108)),
  ],
}

const car = {
  seat: (): SceneMark[] => [
    solid(curve(-46, 96, -42, 30, -36, 8, -20, 0, 20, 0, 36, 8, 42, 30, 46, 96)),
    fine(curve(-32, 90, -28, 34, -18, 14, 18, 14, 28, 34, 32, 90)),
    ink(line(-8, 0, -8, -10), line(8, 0, 8, -10)),
  ],
  rest: (): SceneMark[] => [solid(blob(-20, -12, -18, -28, 0, -31, 18, -28, 20, -12, 0, -8))],
}

/** Inside a car, from the back seat: two people side by side on a road towards the light. */
const seeingADoctorTogether: Scene = {
  ground: 'warm',
  marks: [
    wash(area(curve(20, 122, 60, 34, 76, 24, 200, 18, 324, 24, 340, 34, 380, 122))),
    glow(area(oval(200, 82, 34, 34, 0.5, 1))),
    warm(oval(200, 82, 34, 34, 0.5, 1)),
    fine(curve(36, 84, 90, 76, 150, 83, 200, 82), curve(200, 82, 262, 74, 320, 82, 364, 78)),
    ink(line(194, 83, 140, 124), line(206, 83, 264, 124)),
    hair(strokes(200, 88, 200, 93, 200.5, 99, 201, 106, 201.5, 113, 202, 122)),
    ink(curve(20, 122, 60, 34, 76, 24, 200, 18, 324, 24, 340, 34, 380, 122)),
    solid(area(curve(-5, 132, 80, 120, 200, 118, 320, 120, 405, 132), line(405, 230, -5, 230))),
    solid(blob(168, 28, 200, 25, 232, 28, 230, 42, 200, 44, 170, 42)),
    ink(line(200, 18, 200, 26)),
    fine(oval(116, 146, 36, 26, 0.55, 0.95), oval(116, 146, 30, 21, 0.55, 0.95)),
    solid(curve(97, 132, 96, 104, 106, 88, 120, 86, 134, 92, 140, 106, 138, 132)),
    solid(curve(256, 138, 254, 108, 262, 88, 280, 83, 298, 90, 304, 108, 304, 140)),
    fine(curve(268, 96, 266, 116, 268, 132), curve(280, 92, 280, 110, 281, 130), curve(292, 98, 293, 116, 293, 132)),
    ...placeMarks({ x: 118, y: 148 }, car.rest()),
    ...placeMarks({ x: 280, y: 148 }, car.rest()),
    ...placeMarks({ x: 118, y: 148 }, car.seat()),
    ...placeMarks({ x: 280, y: 148 }, car.seat()),
    ...placeMarks({ x: 186, y: 202, scale: 0.8 }, cup().slice(1)),
    ...placeMarks({ x: 214, y: 204, scale: 0.8 }, cup().slice(1)),
    hair(curve(184, 176, 180, 168, 187, 160, 183, 152), curve(214, 178, 210, 170, 217, 162, 213, 154)),
  ],
}

/** Two ways to one lit door: a straight one, and one that goes round the house first. */
const avoidantAttachment: Scene = {
  ground: 'paper',
  marks: [
    wash(oval(200, 132, 190, 82)),
    warm(
      curve(
        338,
        196,
        362,
        160,
        364,
        112,
        330,
        72,
        270,
        40,
        190,
        30,
        112,
        44,
        62,
        88,
        66,
        138,
        110,
        164,
        158,
        160,
        186,
        146,
      ),
    ),
    solid(shape(262, 116, 262, 84, 312, 84, 312, 116)),
    solid(shape(256, 86, 268, 66, 306, 66, 318, 86)),
    fine(line(268, 92, 306, 92), line(268, 99, 306, 99), line(268, 106, 306, 106)),
    solid(shape(152, 138, 152, 84, 246, 84, 246, 138)),
    solid(shape(140, 88, 172, 48, 226, 48, 258, 88)),
    fine(hatch(166, 52, 70, 32, { gap: 9, lean: 8 })),
    glow(shape(186, 138, 186, 100, 210, 100, 210, 138), shape(186, 138, 210, 138, 220, 152, 176, 152)),
    ink(line(186, 138, 186, 100, 210, 100, 210, 138)),
    ink(shape(222, 100, 238, 100, 238, 116, 222, 116), shape(160, 100, 176, 100, 176, 116, 160, 116)),
    fine(line(230, 100, 230, 116), line(168, 100, 168, 116)),
    fine(...indexes(7).map((n) => line(198 + n * 0.4, 156 + n * 8, 198.2 + n * 0.4, 160 + n * 8))),
    ...[
      [198, 214],
      [338, 204],
    ].flatMap(([x = 0, y = 0]) => placeMarks({ x, y, scale: 0.9 }, stander())),
    fine(curve(28, 150, 26, 132, 30, 116), blob(30, 82, 42, 94, 42, 112, 30, 120, 18, 112, 18, 94)),
    fine(line(380, 128, 380, 112), blob(380, 88, 390, 98, 390, 110, 380, 115, 370, 110, 370, 98)),
  ],
}

/** Somebody from behind, standing, 44 units high. */
function stander(): SceneMark[] {
  return [
    ink(line(-4, -16, -5, 0), line(4, -16, 5, 0)),
    solid(blob(-7, -14, -9, -24, -8, -31, 0, -33, 8, -31, 9, -24, 7, -14, 0, -12)),
    solid(oval(0, -39, 5.4, 6)),
  ]
}

/** A hall with two pegs: a coat hangs on one, and only a scarf was left on the other. */
const afterABreakup: Scene = {
  ground: 'warm',
  marks: [
    fine(line(0, 196, 400, 196), line(0, 202, 400, 202)),
    solid(shape(100, 38, 306, 38, 306, 52, 100, 52)),
    solid(
      area(
        curve(150, 58, 128, 66, 118, 82, 110, 128, 108, 138),
        curve(124, 142, 126, 156, 122, 172),
        curve(182, 172, 178, 152, 180, 142),
        curve(196, 138, 192, 110, 184, 80, 172, 66, 154, 58),
      ),
    ),
    wash(blob(152, 64, 128, 76, 126, 160, 178, 162, 178, 78)),
    ink(line(152, 76, 152, 172), curve(140, 62, 146, 74, 152, 78, 158, 74, 164, 62)),
    fine(
      curve(128, 84, 128, 120, 124, 142),
      curve(176, 84, 178, 118, 181, 142),
      line(132, 128, 146, 130),
      line(159, 130, 173, 128),
    ),
    ...[98, 116, 134].map((y) => circle('line', 157, y, 1.6)),
    ink(curve(152, 46, 152, 56, 150, 60)),
    ink(curve(252, 46, 254, 58, 262, 56, 260, 50)),
    fine(
      ...indexes(17).map((n) => {
        const at = (turn: number) => [
          254 + (38 + 10 * Math.sin(TAU * turn)) * Math.cos(TAU * turn),
          118 + 60 * Math.sin(TAU * turn),
        ]
        return line(...at(n / 17 - 0.2), ...at(n / 17 - 0.178))
      }),
    ),
    glow(blob(245, 60, 238, 86, 242, 114, 236, 156, 247, 158, 258, 157, 260, 114, 256, 88, 259, 60)),
    warm(
      curve(245, 60, 238, 86, 242, 114, 236, 156),
      curve(259, 60, 256, 88, 260, 114, 258, 157),
      line(236, 156, 258, 157),
    ),
    warm(
      curve(245, 60, 250, 54, 257, 55, 260, 62, 270, 84, 266, 112, 274, 138),
      curve(274, 138, 268, 139, 264, 139),
      curve(258, 100, 262, 120, 264, 139),
    ),
    hair(
      strokes(238, 157, 236, 166, 243, 158, 242, 167, 248, 158, 248, 167, 253, 157, 254, 166, 258, 157, 260, 165),
      strokes(239, 140, 258, 141, 240, 134, 259, 135),
    ),
    ...placeMarks({ x: 150, y: 202 }, shoe()),
    ...placeMarks({ x: 172, y: 205 }, shoe()),
    fine(shape(20, 56, 62, 56, 62, 120, 20, 120), oval(41, 88, 15, 24)),
    fine(
      line(340, 196, 346, 120),
      line(372, 196, 366, 120),
      oval(356, 120, 12, 3),
      line(356, 120, 352, 60),
      line(358, 120, 366, 74),
    ),
  ],
}

/** A shoe from the side, 30 units long. */
function shoe(): SceneMark[] {
  return [solid(area(curve(-14, 0, -15, -12, -8, -13, -2, -8, 8, -6, 15, -3, 15, 0))), fine(line(-14, -3, 15, -3))]
}

export const relationsScenes: Readonly<Record<string, Scene>> = {
  'closeness-and-distance': closenessAndDistance,
  listening,
  boundaries,
  'arguing-well': arguingWell,
  'seeing-a-doctor-together': seeingADoctorTogether,
  'avoidant-attachment': avoidantAttachment,
  'after-a-breakup': afterABreakup,
}
