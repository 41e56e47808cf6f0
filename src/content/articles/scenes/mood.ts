import { indexes } from '@/core/charts/drawing/drawing'
import type { Scene, SceneMark } from '@/core/charts/drawing/scene'
import { frontChair, moon } from './objects'
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
  pointsOf,
  shape,
  solid,
  strokes,
  warm,
  wash,
} from './pen'

/** A waiting room: two chairs, a folded sheet left on one, and a door that opens on a lit room. */
const firstConversation: Scene = {
  ground: 'warm',
  marks: [
    glow(shape(222, 34, 288, 34, 288, 184, 222, 184), shape(222, 184, 288, 184, 250, 218, 128, 218)),
    fine(line(14, 184, 222, 184), line(334, 184, 392, 184), strokes(255, 34, 255, 58)),
    hair(shape(248, 58, 262, 58, 270, 74, 240, 74)),
    ink(line(222, 184, 222, 34, 288, 34, 288, 184), line(215, 184, 215, 27, 295, 27, 295, 184)),
    solid(shape(288, 34, 330, 20, 330, 212, 288, 184)),
    fine(shape(297, 52, 321, 44, 321, 104, 297, 104), shape(297, 120, 321, 122, 321, 182, 297, 168)),
    warm(oval(322, 112, 2.6)),
    ...placeMarks({ x: 62, y: 196 }, frontChair()),
    ...placeMarks({ x: 124, y: 196 }, frontChair()),
    ...placeMarks({ x: 186, y: 196 }, frontChair()),
    mask(shape(112, 158, 134, 155, 137, 169, 114, 172)),
    warm(shape(112, 158, 134, 155, 137, 169, 114, 172)),
    hair(strokes(117, 161, 130, 159.5, 118, 165, 131, 163.5)),
    fine(shape(84, 48, 148, 48, 148, 92, 84, 92), curve(94, 84, 108, 66, 118, 76, 128, 62, 140, 82)),
  ],
}

/** What to bring, laid out on a table: card, box of pills, keys, and a sheet with three lines. */
const firstVisit: Scene = {
  ground: 'paper',
  marks: [
    wash(shape(166, 44, 240, 40, 246, 178, 172, 182)),
    ink(shape(166, 44, 240, 40, 246, 178, 172, 182)),
    warm(
      curve(181, 76, 196, 74, 212, 76, 226, 73),
      curve(183, 106, 200, 104, 210, 106, 220, 103),
      curve(184, 136, 196, 134, 214, 137, 230, 133),
    ),
    fine(strokes(181, 58, 204, 57)),
    solid(shape(72, 74, 144, 58, 154, 104, 82, 120)),
    fine(strokes(75, 86, 147, 70, 76, 91, 148, 75), shape(120, 90, 138, 86, 141, 99, 123, 103)),
    solid(shape(264, 66, 322, 78, 310, 134, 252, 122)),
    wash(shape(270, 80, 310, 88, 306, 108, 266, 100)),
    fine(shape(270, 80, 310, 88, 306, 108, 266, 100), strokes(276, 87, 300, 92, 275, 93, 292, 96.5)),
    ink(...[0, 1, 2, 3].map((n) => oval(275 + n * 17, 156 + n * 3.6, 6, 4.6))),
    fine(shape(264, 146, 340, 162, 336, 184, 260, 168)),
    ink(oval(104, 152, 11), oval(104, 152, 4)),
    ink(curve(113, 158, 128, 170, 140, 176), line(130, 171, 126, 178), line(136, 174, 132, 181)),
    ink(curve(96, 160, 90, 176, 84, 192), line(88, 182, 95, 185)),
    ink(line(352, 52, 372, 132), line(357, 51, 377, 131), line(352, 52, 357, 51), curve(372, 132, 378, 140, 377, 131)),
    fine(oval(38, 160, 26, 20), oval(38, 160, 17, 12)),
  ],
}

const rollerWay = [
  104, 192, 150, 182, 254, 170, 282, 156, 250, 140, 150, 128, 124, 112, 156, 96, 256, 88, 282, 72, 252, 56, 186, 46,
  200, 34, 300, 22,
]
const lowered = (drop: number): number[] => rollerWay.map((value, n) => (n % 2 === 1 ? value + drop : value))
const backwards = (numbers: readonly number[]): number[] => pointsOf(numbers).toReversed().flat()

/** Four in the morning: one stroke of paint that climbs the wall and does not stop. */
const hypomania: Scene = {
  ground: 'cool',
  marks: [
    ...placeMarks({ x: 46, y: 50 }, moon(15)),
    fine(line(8, 206, 392, 206), shape(14, 20, 78, 20, 78, 96, 14, 96), strokes(46, 20, 46, 30, 46, 72, 46, 96)),
    glow(blob(...lowered(-9), ...backwards(lowered(9)))),
    warm(curve(...lowered(-9)), curve(...lowered(9))),
    hair(curve(...lowered(-3)), curve(...lowered(3))),
    solid(shape(292, 6, 309, 6, 309, 38, 292, 38)),
    ink(curve(300, 38, 300, 46, 314, 46, 324, 52), line(324, 52, 340, 76)),
    ink(line(324, 206, 344, 84, 356, 84, 376, 206)),
    fine(...indexes(4).map((n) => line(340 - n * 4, 108 + n * 25, 360 + n * 4, 108 + n * 25))),
    ...placeMarks({ x: 112, y: 210 }, bucket()),
  ],
}

/** An open bucket of paint, 44 units wide. */
function bucket(): SceneMark[] {
  return [
    solid(area(curve(-22, -40, -19, -8, -12, 0, 12, 0, 19, -8, 22, -40))),
    solid(oval(0, -40, 22, 5)),
    glow(oval(0, -39, 17, 3.4)),
    fine(curve(-22, -38, -16, -64, 16, -64, 22, -38)),
    hair(curve(-16, -35, -14, -26, -12, -34, -8, -20, -6, -33)),
  ]
}

/** The cup that has stood on the table since Monday, beside a message that waits. */
const lowDays: Scene = {
  ground: 'warm',
  marks: [
    wash(shape(0, 148, 400, 148, 400, 225, 0, 225)),
    fine(line(0, 148, 400, 148)),
    hair(oval(112, 184, 26, 7, 0.06, 0.9)),
    ink(curve(232, 108, 264, 104, 268, 146, 230, 154)),
    ink(curve(234, 117, 253, 116, 255, 140, 232, 145)),
    solid(area(curve(146, 84, 147, 130, 152, 176, 166, 186, 216, 186, 230, 176, 235, 130, 236, 84))),
    solid(oval(191, 84, 45, 11)),
    lit(oval(191, 86, 38, 7.5)),
    fine(curve(158, 112, 160, 140, 164, 168), curve(166, 108, 168, 134, 171, 160)),
    solid(shape(270, 176, 334, 176, 356, 204, 284, 204)),
    fine(shape(275, 179, 331, 179, 350, 201, 288, 201), strokes(294, 186, 318, 186, 297, 191, 312, 191)),
    dot(oval(327, 184, 5, 3.4)),
    fine(line(60, 148, 60, 8), line(66, 148, 66, 8), line(60, 40, 0, 40), curve(24, 148, 30, 90, 20, 8)),
    fine(line(86, 208, 128, 214), oval(78, 207, 9, 3.4)),
  ],
}

const fortnight = indexes(14)
const moodAt = (n: number) => 106 - 16 * Math.sin(n * 0.75) - 7 * Math.sin(n * 1.9)
const energyAt = (n: number) => 146 - 13 * Math.sin(n * 0.62 + 1.6) - 6 * Math.sin(n * 2.3)
const dayAt = (n: number) => 84 + n * 15.4 + (n > 6 ? 16 : 0)
const halves = (at: (n: number) => number): string =>
  [fortnight.slice(0, 7), fortnight.slice(7)].map((days) => curve(...days.flatMap((n) => [dayAt(n), at(n)]))).join('')

/** An open notebook with two rows of marks, fourteen each, that go their own ways. */
const moodRecord: Scene = {
  ground: 'cool',
  marks: [
    wash(shape(60, 52, 200, 60, 340, 52, 346, 184, 200, 194, 54, 184)),
    ink(
      curve(200, 62, 172, 48, 120, 48, 60, 54),
      line(60, 54, 53, 184),
      curve(53, 184, 118, 177, 174, 180, 200, 193),
      curve(200, 62, 228, 48, 280, 48, 340, 54),
      line(340, 54, 347, 184),
      curve(347, 184, 282, 177, 226, 180, 200, 193),
    ),
    fine(
      line(200, 62, 200, 193),
      curve(52, 189, 118, 183, 174, 186, 200, 198),
      curve(348, 189, 282, 183, 226, 186, 200, 198),
    ),
    fine(strokes(76, 70, 122, 67, 222, 68, 262, 66)),
    fine(halves(moodAt)),
    hair(halves(energyAt)),
    ...fortnight.map((n) => circle('line', dayAt(n), moodAt(n), 2)),
    ...fortnight.map((n) => circle('dot', dayAt(n), energyAt(n), 3)),
    solid(shape(244, 206, 350, 150, 355, 158, 249, 215)),
    solid(shape(244, 206, 249, 215, 230, 218)),
    fine(line(247, 210, 352, 154)),
  ],
}

const dark = (x: number, y: number, width: number, height: number): string =>
  hatch(x, y, width, height, { gap: 5.2, lean: 9 })

/** A house cut open: most rooms have gone dark, and one is still lit. */
const sadOrDepressed: Scene = {
  ground: 'paper',
  marks: [
    fine(line(8, 200, 392, 200)),
    solid(shape(104, 200, 104, 92, 296, 92, 296, 200)),
    solid(shape(250, 80, 250, 34, 268, 34, 268, 80)),
    solid(shape(88, 96, 200, 26, 312, 96)),
    glow(shape(203, 149, 293, 149, 293, 199, 203, 199)),
    fine(dark(107, 95, 90, 48), dark(203, 95, 90, 48), dark(107, 149, 90, 50)),
    fine(hatch(136, 70, 128, 24, { gap: 5.2, lean: 7 }), hatch(172, 48, 56, 22, { gap: 5.2, lean: 6 })),
    ink(line(104, 146, 296, 146), line(200, 92, 200, 200), line(104, 92, 296, 92)),
    mask(shape(134, 104, 164, 104, 164, 130, 134, 130), shape(232, 104, 262, 104, 262, 130, 232, 130)),
    fine(shape(134, 104, 164, 104, 164, 130, 134, 130), shape(232, 104, 262, 104, 262, 130, 232, 130)),
    warm(line(248, 149, 248, 160), shape(240, 160, 256, 160, 261, 170, 235, 170)),
    ink(
      line(216, 198, 216, 170),
      line(216, 184, 236, 184, 236, 198),
      line(252, 198, 252, 182),
      line(244, 181, 274, 181),
      line(268, 181, 268, 198),
    ),
    fine(
      curve(44, 200, 46, 160, 42, 120),
      curve(45, 160, 60, 142, 64, 124),
      curve(44, 146, 32, 132, 28, 112),
      curve(43, 130, 54, 116, 54, 100),
    ),
  ],
}

const hill = (drop: number) =>
  curve(
    -6,
    164 + drop,
    30,
    128 + drop * 0.8,
    92,
    92 + drop * 0.7,
    150,
    132 + drop * 0.9,
    204,
    174 + drop,
    250,
    134 + drop * 0.8,
    296,
    84 + drop * 0.6,
    344,
    108 + drop * 0.8,
    406,
    160 + drop,
  )

/** A road over two hills; somebody walks in the dip, with the sun behind the next rise. */
const upsAndDowns: Scene = {
  ground: 'paper',
  marks: [
    lit(oval(300, 74, 34)),
    mask(area(hill(0), line(406, 240, -6, 240))),
    wash(area(hill(0), line(406, 240, -6, 240))),
    fine(hill(16), hill(32), hill(48)),
    ink(hill(0)),
    ...placeMarks({ x: 196, y: 172, scale: 0.9 }, walker()),
    fine(line(92, 92, 92, 74), curve(92, 74, 82, 70, 84, 58, 92, 54, 100, 58, 102, 70, 92, 74)),
    fine(line(112, 104, 112, 92), oval(112, 84, 6, 9)),
    fine(
      curve(38, 52, 46, 46, 52, 52),
      curve(52, 52, 58, 46, 66, 52),
      curve(74, 36, 80, 31, 85, 36),
      curve(85, 36, 90, 31, 96, 36),
    ),
  ],
}

/** Somebody who walks to the right with a bag, 46 units high. */
function walker(): SceneMark[] {
  return [
    solid(oval(2, -40, 5, 5.6)),
    ink(
      curve(0, -34, -3, -26, -1, -16),
      curve(-1, -16, 4, -8, 9, 0),
      curve(-1, -16, -4, -8, -10, -1),
      curve(0, -31, 6, -25, 9, -19),
    ),
    solid(shape(-8, -28, -2, -30, -2, -18, -9, -17)),
  ]
}

export const moodScenes: Readonly<Record<string, Scene>> = {
  'first-conversation': firstConversation,
  'first-visit': firstVisit,
  hypomania,
  'low-days': lowDays,
  'mood-record': moodRecord,
  'sad-or-depressed': sadOrDepressed,
  'ups-and-downs': upsAndDowns,
}
