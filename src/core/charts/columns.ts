/** A column of a chart over time, in the chart's own units; its number is in the table beside the chart. */
export interface ChartColumn {
  x: number
  y: number
  width: number
  height: number
}

export interface ColumnChart {
  width: number
  height: number
  columns: readonly ChartColumn[]
  /** Horizontal lines with their numbers, from the baseline up. */
  lines: readonly { y: number; value: number }[]
}

/** Size and margins of the drawing, in SVG user units; font sizes inside it use the same units. */
const size = { width: 640, height: 200, left: 76, right: 8, top: 16, bottom: 32 } as const
/** Minimum height of a column above zero, so that it can be seen. */
const LEAST = 2

/**
 * Returns the distance between the lines of a chart: the smallest round whole number (1, 2 or 5 times a power of ten)
 * that is at least `most` divided by `lines`.
 */
export function chartLineStep(most: number, lines = 4): number {
  const raw = Math.max(1, most / lines)
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 5, 10].find((one) => one * power >= raw) ?? 10
  return factor * power
}

/** Returns whole numbers as columns on one baseline; none is left out and none is cut off. */
export function buildColumnChart(values: readonly number[]): ColumnChart {
  const most = Math.max(0, ...values)
  const step = chartLineStep(most)
  const top = Math.max(step, Math.ceil(most / step) * step)
  const ground = size.height - size.bottom
  const room = ground - size.top
  const pitch = (size.width - size.left - size.right) / Math.max(1, values.length)
  const columns = values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(LEAST, (value / top) * room)
    return { x: size.left + index * pitch + pitch * 0.15, y: ground - height, width: pitch * 0.7, height }
  })
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
    y: ground - ((index * step) / top) * room,
    value: index * step,
  }))
  return { width: size.width, height: size.height, columns, lines }
}

/** Returns each number as a share (0–1) of the largest one, as lengths of bars. */
export function fractionsOfMax(values: readonly number[]): number[] {
  const most = Math.max(0, ...values)
  return values.map((value) => (most === 0 ? 0 : value / most))
}
