/** Inner size of a small chart, in its own units. */
interface Box {
  width: number
  height: number
}

/** Bar on the bottom of the box. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns bars of the same width side by side, the highest as high as the box; negative values have no height.
 * @param top value of the full height; the highest value if absent
 */
export function barsOf(values: readonly number[], { width, height }: Box, top = Math.max(0, ...values)): Bar[] {
  const step = width / Math.max(1, values.length)
  const gap = Math.min(2, step / 4)
  return values.map((value, place) => {
    const high = top > 0 ? height * Math.min(1, Math.max(0, value / top)) : 0
    return { x: place * step + gap / 2, y: height - high, width: step - gap, height: high }
  })
}

/**
 * Returns the `d` of a line through points, from the left to the right edge and from the bottom to the top.
 * @throws RangeError if the scale has no length
 */
export function lineOf(
  points: readonly Readonly<{ x: number; y: number }>[],
  { width, height }: Box,
  scale: Readonly<{ x: readonly [number, number]; y: readonly [number, number] }>,
): string {
  const [left, right] = scale.x
  const [low, high] = scale.y
  if (!(right > left && high > low)) throw new RangeError(`No line from ${left} to ${right} and ${low} to ${high}`)
  const round = (value: number) => Math.round(value * 100) / 100
  return points
    .map(({ x, y }, place) => {
      const at = [(width * (x - left)) / (right - left), height * (1 - (y - low) / (high - low))]
      return `${place === 0 ? 'M' : 'L'}${at.map(round).join(' ')}`
    })
    .join('')
}
