import { isPackSku, reportsIn, type Sku } from '@/core/commerce/product'
import { type Point, plot } from './curves'
import styles from './ProductMotif.module.css'

const TAU = Math.PI * 2

/** The line that a sheet carries: the first wave of the product's picture. */
const wave = plot(10, (t): Point => [-11 + t * 22, -8 - Math.sin(Math.PI * t) * 4 * Math.sin(TAU * 1.5 * t)])

/** One sheet, or a hand of them, turned about a point below. */
function Sheets({ count }: { count: number }) {
  const step = count > 3 ? 8.5 : 13
  const turns = Array.from({ length: count }, (_, n) => (n - (count - 1) / 2) * step)
  const lift = count > 3 ? 62 : 66
  return turns.map((turn, n) => (
    <g key={turn} transform={`translate(80 ${count > 1 ? 126 : 130}) rotate(${turn}) translate(0 ${-lift})`}>
      <rect x="-19" y="-26" width="38" height="52" rx="4" className={styles.sheet} />
      {n === count - 1 && (
        <>
          <path d={wave} className={styles.warm} />
          <path d="M-11 3H11M-11 10H5" className={styles.thin} />
        </>
      )}
    </g>
  ))
}

/** The round glass of the product's picture; a fifth of its rim is the reader's. */
function Ring() {
  const horizon = plot(16, (t): Point => [52 + t * 56, 52 - Math.sin(Math.PI * t) * 7 * Math.sin(TAU * 1.4 * t)])
  const mirror = plot(16, (t): Point => [56 + t * 48, 64 + Math.sin(Math.PI * t) * 4 * Math.sin(TAU * 1.4 * t)])
  const arc = plot(12, (t): Point => {
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

/** A wrapped box, its bow two loops of one thread. */
function Box() {
  const loop = (side: 1 | -1): string =>
    plot(
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

/** Sheets in the drawing; 0 for what is not a number of reports. */
const sheetsOf = (sku: Sku): number => (isPackSku(sku) ? reportsIn(sku) : sku === 'report' ? 1 : 0)

/** Where each drawing begins, so that it stands flush with the text below it. */
const leftOf = (sku: Sku): number => (sku === 'vip' ? 42 : sku.startsWith('gift-') ? 38 : (starts[sheetsOf(sku)] ?? 0))
const starts: Record<number, number> = { 1: 60, 3: 43, 7: 26 }

/** Line art of a product: as many sheets as it has reports, the glass for VIP, a box for gifts; decoration only. */
export function ProductMotif({ sku }: { sku: Sku }) {
  const count = sheetsOf(sku)
  return (
    <svg className={styles.motif} viewBox={`${leftOf(sku)} 12 160 92`} fill="none" aria-hidden="true">
      {count > 0 && <Sheets count={count} />}
      {sku === 'vip' && <Ring />}
      {sku.startsWith('gift-') && <Box />}
    </svg>
  )
}
