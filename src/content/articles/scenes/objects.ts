import type { SceneMark } from '@/core/charts/drawing/scene'
import { area, blob, curve, fine, glow, hair, ink, line, mask, oval, shape, solid, steam, strokes, wash } from './pen'

/* Things that stand in more than one scene. Each is drawn around the middle of its foot, at 0, 0. */

/** A cup of 30 × 26 units, from the side; its handle is on the right. */
export const cup = (): SceneMark[] => [
  ink(curve(13, -20, 22, -20, 22, -9, 12, -7)),
  solid(area(curve(-15, -26, -13, -8, -8, 0, 8, 0, 13, -8, 15, -26))),
  solid(oval(0, -26, 15, 3.4)),
]

/** Two warm wisps above a cup. */
export const cupSteam = (): SceneMark => hair(steam(-4, -34, 26), steam(6, -33, 18, 5))

/** A wooden chair from the side, 92 units high; its back is on the right. */
export const sideChair = (): SceneMark[] => [
  wash(shape(-42, -48, 4, -48, 4, -43, -42, -43)),
  ink(curve(6, -94, 3, -70, 3, -46, 6, 0), line(-42, -47, 4, -47), line(-42, -43, 3, -43), line(-38, -43, -40, 0)),
  fine(line(-39, -18, 4, -18), line(-2, -43, -6, 0), curve(-2, -92, -5, -70, -4, -47)),
  ink(line(6, -94, -2, -92)),
]

/** A plain chair from the front, 66 units high and 44 wide. */
export const frontChair = (): SceneMark[] => [
  solid(curve(-17, -28, -18, -50, -15, -64, 0, -67, 15, -64, 18, -50, 17, -28)),
  fine(curve(-11, -32, -12, -48, -9, -57, 0, -59, 9, -57, 12, -48, 11, -32)),
  ink(line(-20, -23, -22, 0), line(20, -23, 22, 0)),
  fine(line(-13, -22, -14, -5), line(13, -22, 14, -5)),
  solid(shape(-20, -30, 20, -30, 23, -23, -23, -23)),
]

/** A bowl, 60 units wide, on its foot. */
export const bowl = (): SceneMark[] => [
  solid(area(curve(-30, -28, -27, -12, -14, -3, 14, -3, 27, -12, 30, -28))),
  solid(oval(0, -28, 30, 6)),
  ink(line(-11, 0, 11, 0), line(-11, -3, -11, 0), line(11, -3, 11, 0)),
  fine(curve(-24, -12, -12, -7, 12, -7, 24, -12)),
]

/** Somebody from behind, sitting, down to the seat: a head and a back, 78 units high. */
export const sitter = (): SceneMark[] => {
  const back = curve(-27, 0, -28, -26, -22, -42, -7, -50, -6, -56)
  const other = curve(6, -56, 7, -50, 22, -42, 28, -26, 27, 0)
  return [
    mask(blob(-27, 0, -28, -26, -22, -42, -6, -51, 6, -51, 22, -42, 28, -26, 27, 0)),
    ink(back, other),
    solid(oval(0, -67, 12, 14)),
  ]
}

/** A crescent moon of the given radius around 0, 0. */
export const moon = (r = 13): SceneMark[] => [
  glow(
    `${curve(r * 0.3, -r, -r * 0.75, -r * 0.7, -r, r * 0.1, -r * 0.5, r * 0.85, r * 0.45, r * 0.95)}Q${-r * 0.55} ${r * 0.1} ${r * 0.3} ${-r}Z`,
  ),
  hair(
    curve(r * 0.3, -r, -r * 0.75, -r * 0.7, -r, r * 0.1, -r * 0.5, r * 0.85, r * 0.45, r * 0.95),
    `M${r * 0.45} ${r * 0.95}Q${-r * 0.55} ${r * 0.1} ${r * 0.3} ${-r}`,
  ),
]

/** A window of four panes, w × h, its lower left corner at 0, 0. */
export const panes = (w: number, h: number): SceneMark[] => [
  ink(shape(0, -h, w, -h, w, 0, 0, 0)),
  fine(strokes(w / 2, -h, w / 2, 0, 0, -h * 0.52, w, -h * 0.52)),
  ink(line(-6, 3, w + 6, 3)),
]
