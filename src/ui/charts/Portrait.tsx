import { customPropertyOf as token } from '@/core/brand/theme'
import type { Band, Drawing, Role, Shape } from '@/core/charts/drawing/drawing'
import { findHighlightedRuns, type PortraitSize, paints, runsOf, widthAt } from '@/core/charts/drawing/paint'
import styles from './Portrait.module.css'

interface Props {
  drawing: Drawing
  /** Description of the picture; without it, the picture is decoration beside a text of the same content. */
  label?: string
  /** `small` for thumbnails: lines are heavier. */
  size?: PortraitSize
  /**
   * True when the page also shows single parts of the picture (`InkedPortrait`), which reuse its marks; only for one
   * picture on a page.
   */
  source?: boolean
}

/** Renders the picture of a result, as wide as its container. */
export function Portrait({ drawing, label, size = 'large', source = false }: Props) {
  const { viewBox, shapes } = drawing
  const named = label !== undefined
  let mark = 0
  return (
    <svg
      className={styles.portrait}
      viewBox={viewBox}
      role={named ? 'img' : undefined}
      aria-label={label}
      aria-hidden={named ? undefined : true}
    >
      {source && <Parts drawing={drawing} />}
      {runsOf(shapes).map(({ role, shapes: run }, index) => {
        const marks = run.map((shape) => {
          const id = markId(mark++)
          return <Mark key={id} shape={shape} id={source ? id : undefined} />
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and its marks have no other name
          <g key={index} {...paintOf(role, size)}>
            {source ? <g id={runId(index)}>{marks}</g> : marks}
          </g>
        )
      })}
    </svg>
  )
}

function Mark({ shape, id }: { shape: Shape; id: string | undefined }) {
  const opacity = shape.opacity === undefined || shape.opacity === 1 ? {} : { opacity: short(shape.opacity, 100) }
  return 'd' in shape ? (
    <path id={id} d={shape.d} {...opacity} />
  ) : (
    <circle id={id} cx={short(shape.cx)} cy={short(shape.cy)} r={short(shape.r)} {...opacity} />
  )
}

const markId = (mark: number): string => `ink-${mark}`
const runId = (run: number): string => `ink-run-${run}`
const bandId = (part: string): string => `ink-band-${part}`
const wholeId = 'ink-whole'

/** Width of the faded edge at each side of a band, in units of the sheet. */
const fade = 22

/**
 * Renders the elements that pictures of single parts share: the whole drawing with the lines of a small one, and the
 * bands as masks.
 */
function Parts({ drawing: { shapes, bands = {}, width, height } }: { drawing: Drawing }) {
  return (
    <defs>
      <g id={wholeId}>
        {runsOf(shapes).map(({ role }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <use key={index} href={`#${runId(index)}`} {...paintOf(role, 'small')} />
        ))}
      </g>
      {Object.entries(bands).map(([part, strips = []]) => (
        <mask key={part} id={bandId(part)} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          {strips.map((strip, index) => {
            const id = `${bandId(part)}-${index}`
            return (
              <g key={id}>
                <Fade id={id} band={strip} size={strip.along === 'x' ? width : height} />
                <rect width={width} height={height} fill={`url(#${id})`} />
              </g>
            )
          })}
        </mask>
      ))}
    </defs>
  )
}

/** Renders the fade of a band: full in its middle and fading at its sides, but not at the sides of the sheet. */
function Fade({ id, band: { along, from, to }, size }: { id: string; band: Band; size: number }) {
  const start = Math.round(from <= 0 ? -fade : from - fade / 2)
  const end = Math.round(to >= size ? size + fade : to + fade / 2)
  const share = short(fade / (end - start), 1000)
  const across = along === 'x' ? { x1: start, x2: end, y1: 0, y2: 0 } : { x1: 0, x2: 0, y1: start, y2: end }
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...across}>
      <stop stopColor="white" stopOpacity="0" />
      <stop offset={share} stopColor="white" />
      <stop offset={1 - share} stopColor="white" />
      <stop offset="1" stopColor="white" stopOpacity="0" />
    </linearGradient>
  )
}

interface InkedProps {
  /** Drawing of the page's `Portrait` that has `source`. */
  drawing: Drawing
  /** Ids of the parts that are drawn in full ink; empty for all parts. */
  ids: readonly string[]
  label?: string | undefined
}

/** Renders a small picture of a drawing: the marks of some parts are in full ink, and the rest is pale. */
export function HighlightedPortrait({ drawing, ids, label }: InkedProps) {
  const named = label !== undefined
  return (
    <svg
      className={styles.portrait}
      viewBox={drawing.viewBox}
      role={named ? 'img' : undefined}
      aria-label={label}
      aria-hidden={named ? undefined : true}
    >
      <use href={`#${wholeId}`} className={ids.length > 0 ? styles.pale : undefined} />
      {ids.flatMap((part) =>
        findHighlightedRuns(drawing, part).map(({ role, banded, marks }) => (
          <g key={`${part}-${marks[0]}`} {...inkedPaint(role)} mask={banded ? `url(#${bandId(part)})` : undefined}>
            {refsOf(drawing, marks).map((id) => (
              <use key={id} href={`#${id}`} />
            ))}
          </g>
        )),
      )}
    </svg>
  )
}

/** Returns the ids of these marks, or the id of a run when they are all of its marks. */
function refsOf({ shapes }: Drawing, marks: readonly number[]): string[] {
  let first = 0
  for (const [index, run] of runsOf(shapes).entries()) {
    const whole = marks[0] === first && marks.length === run.shapes.length
    if (whole && marks.at(-1) === first + run.shapes.length - 1) return [runId(index)]
    first += run.shapes.length
  }
  return marks.map(markId)
}

/** Returns the paint of a role. Its colours are tokens of the theme, so that a picture changes with day and night. */
function paintOf(role: Role, size: PortraitSize) {
  const paint = paints[role]
  const { opacity } = paint
  if ('fill' in paint) return { fill: token(paint.fill), fillOpacity: opacity }
  return { stroke: token(paint.stroke), strokeOpacity: opacity, strokeWidth: widthAt(role, paint.width, size) }
}

/**
 * Returns the paint of a role in full ink. Fine and soft lines are drawn like the others: faint ones would look like
 * the pale rest.
 */
function inkedPaint(role: Role) {
  const paint = paintOf(role, 'small')
  if (paint.strokeWidth === undefined || paint.strokeOpacity === 1) return paint
  return { ...paint, strokeOpacity: 0.9, strokeWidth: short(paint.strokeWidth * 1.5, 100) }
}

const short = (value: number, steps = 10): number => Math.round(value * steps) / steps
