/** Points of the drawing, y downwards. */
export interface Point {
  x: number
  y: number
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Point at `radius` on axis `index` of `count`; the first axis points up, the others follow clockwise. */
export function axisPoint(index: number, count: number, radius: number, center: Point): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  return { x: rounded(center.x + radius * Math.cos(angle)), y: rounded(center.y + radius * Math.sin(angle)) }
}

/** The `points` attribute of a polygon. */
export const pointList = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** A closed path; two of them in one `d` leave a hole with `fill-rule: evenodd`. */
export const closedPath = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

/** A drawing of `count` axes that is just as high as they reach, with room for labels on all sides. */
export function radarFrame(count: number, radius: number, width: number, margin: { top: number; bottom: number }) {
  const reach = Array.from({ length: count }, (_, index) => axisPoint(index, count, radius, { x: 0, y: 0 }).y)
  const bottom = Math.max(...reach)
  return {
    width,
    height: rounded(margin.top + radius + bottom + margin.bottom),
    center: { x: width / 2, y: margin.top + radius },
  }
}

/** How a label beside the end of an axis is aligned: away from the middle. */
export function anchorOf({ x }: Point, center: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x - center.x) < 8) return 'middle'
  return x > center.x ? 'start' : 'end'
}

/** About as wide as a line of 13.5-pixel text is, rather too wide than too narrow. */
export const lineWidth = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (isHan(letter) ? 13.5 : 7.4), 0)

interface LabelPlace {
  x: number
  anchor: 'start' | 'middle' | 'end'
  /** Where the block of lines stands to the end of its axis. */
  side: 'above' | 'beside' | 'below'
}

/**
 * Where a label goes: beside the end of its axis; when it is too wide for that, at the edge of the drawing and over
 * or under the axis. On the vertical axes, and with `beside` false, it is centred over or under it.
 */
export function labelPlace(lines: readonly string[], end: Point, center: Point, beside: boolean): LabelPlace {
  const side = end.y < center.y ? 'above' : 'below'
  const anchor = beside ? anchorOf(end, center) : 'middle'
  if (anchor === 'middle') return { x: end.x, anchor, side }
  const edge = anchor === 'start' ? 2 * center.x : 0
  const x = end.x + (anchor === 'start' ? 12 : -12)
  if (Math.max(...lines.map(lineWidth)) <= Math.abs(edge - x)) return { x, anchor, side: 'beside' }
  return { x: edge, anchor: anchor === 'start' ? 'end' : 'start', side }
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/**
 * A label in one line or, when it is longer than `longest` Latin letters (half as many Chinese characters), in two
 * of about the same length, broken between words.
 */
export function wrapLabel(label: string, longest: number): string[] {
  const limit = isHan(label) ? Math.floor(longest / 2) : longest
  if (label.length <= limit) return [label]
  const lengthOf = (at: number) => Math.max(label.slice(0, at).trim().length, label.slice(at).trim().length)
  const breaks = breakPositions(label)
  if (breaks.length === 0) return [label]
  const best = breaks.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one))
  return [label.slice(0, best).trim(), label.slice(best).trim()]
}

/** Starts of all words but the first; Chinese has no spaces, so its words come from the segmenter. */
function breakPositions(label: string): number[] {
  const words = new Intl.Segmenter(isHan(label) ? 'zh' : 'en', { granularity: 'word' })
  return [...words.segment(label)]
    .filter(({ index, isWordLike }) => index > 0 && isWordLike)
    .map(({ index }) => index)
    .filter((index) => isHan(label) || label[index - 1] === ' ')
}

/** The five levels as columns under a rising curve. */
export interface Hill {
  width: number
  /** Height of the lowest and the highest point over the base. */
  low: number
  high: number
  base: number
}

/** Height of the curve at `x`: flat at both ends, steepest in the middle. */
export function hillY(x: number, { width, low, high, base }: Hill): number {
  const t = Math.min(1, Math.max(0, x / width))
  return rounded(base - low - (high - low) * t * t * (3 - 2 * t))
}

/** The whole curve. A cubic in x is one Bézier segment whose control points stand at the thirds. */
export function hillPath({ width, low, high, base }: Hill): string {
  const [start, end] = [base - low, base - high]
  return `M0 ${start}C${width / 3} ${start} ${(2 * width) / 3} ${end} ${width} ${end}`
}

/** A piece of the curve in straight steps, short enough to hide under its line. */
function hillPiece(hill: Hill, from: number, to: number): Point[] {
  const steps = 12
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = rounded(from + ((to - from) * step) / steps)
    return { x, y: hillY(x, hill) }
  })
}

/** Shape of column `index` of `count` under the curve, with half of `gap` left out on both sides. */
export function hillColumn(hill: Hill, index: number, count: number, gap: number): Point[] {
  const step = hill.width / count
  const from = rounded(index * step + gap / 2)
  const to = rounded((index + 1) * step - gap / 2)
  return [{ x: from, y: hill.base }, ...hillPiece(hill, from, to), { x: to, y: hill.base }]
}
