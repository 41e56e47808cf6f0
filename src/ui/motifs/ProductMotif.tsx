import { kindOf, type ProductKind, reportsIn, type Sku } from '@/core/commerce/product'
import { type Point, plotPath } from './curves'
import styles from './ProductMotif.module.css'

const TAU = Math.PI * 2

/** The line on a sheet: the first wave of the product's picture. */
const wave = plotPath(10, (t): Point => [-11 + t * 22, -8 - Math.sin(Math.PI * t) * 4 * Math.sin(TAU * 1.5 * t)])

/** Half width and half height of a sheet, the radius of its corners, and half the width of its outline. */
const [HALF_WIDTH, HALF_HEIGHT, CORNER, HALF_LINE] = [19, 26, 4, 0.75]

/**
 * Returns the geometry of a fan of sheets: the height of its pivot, the distance from the pivot to the sheets' centres,
 * and the degrees between two sheets.
 */
function handOf(count: number) {
  if (count > 3) return { y: 126, lift: 62, step: Math.min(8.5, 51 / (count - 1)) }
  return { y: count > 1 ? 126 : 130, lift: 66, step: 13 }
}

/** Renders one sheet, or a fan of them, rotated around a point below. */
function DrawnPages({ count }: { count: number }) {
  const { y, lift, step } = handOf(count)
  const turns = Array.from({ length: count }, (_, n) => (n - (count - 1) / 2) * step)
  return turns.map((turn, n) => (
    <g key={turn} transform={`translate(80 ${y}) rotate(${turn}) translate(0 ${-lift})`}>
      <rect
        x={-HALF_WIDTH}
        y={-HALF_HEIGHT}
        width={2 * HALF_WIDTH}
        height={2 * HALF_HEIGHT}
        rx={CORNER}
        className={styles.sheet}
      />
      {n === count - 1 && (
        <>
          <path d={wave} className={styles.warm} />
          <path d="M-11 3H11M-11 10H5" className={styles.thin} />
        </>
      )}
    </g>
  ))
}

/** Returns the left edge of a fan: the upper left corner of its first sheet, rounded. */
export function fanLeftEdge(count: number): number {
  const { lift, step } = handOf(count)
  const turn = ((count - 1) / 2) * step * (TAU / 360)
  const [x, y] = [HALF_WIDTH - CORNER, lift + HALF_HEIGHT - CORNER]
  return Math.round(80 - (x * Math.cos(turn) + y * Math.sin(turn) + CORNER + HALF_LINE))
}

/** Renders the round glass of the product's picture; a fifth of its rim is highlighted for the reader. */
function Ring() {
  const horizon = plotPath(16, (t): Point => [52 + t * 56, 52 - Math.sin(Math.PI * t) * 7 * Math.sin(TAU * 1.4 * t)])
  const mirror = plotPath(16, (t): Point => [56 + t * 48, 64 + Math.sin(Math.PI * t) * 4 * Math.sin(TAU * 1.4 * t)])
  const arc = plotPath(12, (t): Point => {
    const angle = -TAU / 4 + (TAU / 5) * t
    return [80 + 36 * Math.cos(angle), 58 + 36 * Math.sin(angle)]
  })
  return (
    <>
      <circle cx="80" cy="58" r="36" className={styles.sheet} />
      <path d={horizon} className={styles.line} />
      <path d={mirror} className={styles.thin} />
      <path d={arc} className={styles.rim} />
    </>
  )
}

/** Renders a wrapped box; its bow is two loops of one thread. */
function Box() {
  const loop = (side: 1 | -1): string =>
    plotPath(
      24,
      (t): Point => [
        80 + side * 27 * Math.sin(Math.PI * t) * Math.sqrt(t),
        42 - 22 * Math.sin(TAU * t * 0.5) * (1 - t) * 1.5,
      ],
    )
  return (
    <>
      <rect x="44" y="52" width="72" height="46" rx="4" className={styles.sheet} />
      <rect x="39" y="42" width="82" height="15" rx="4" className={styles.sheet} />
      <path d="M80 42V98" className={styles.warm} />
      <path d={loop(1)} className={styles.warm} />
      <path d={loop(-1)} className={styles.warm} />
    </>
  )
}

/** Returns the left edge of each drawing, so that it is flush with the text below it. */
function leftOf(kind: ProductKind, sheets: number): number {
  if (kind === 'vip') return 42
  return kind === 'gift' ? 38 : fanLeftEdge(sheets)
}

/** Renders the line art of a product: one sheet per report, the glass for VIP, a box for gifts; decoration only. */
export function ProductMotif({ sku }: { sku: Sku }) {
  const kind = kindOf(sku)
  const sheets = kind === 'pack' ? reportsIn(sku) : 1
  return (
    <svg className={styles.motif} viewBox={`${leftOf(kind, sheets)} 12 160 92`} fill="none" aria-hidden="true">
      {(kind === 'pack' || kind === 'report') && <DrawnPages count={sheets} />}
      {kind === 'vip' && <Ring />}
      {kind === 'gift' && <Box />}
    </svg>
  )
}
