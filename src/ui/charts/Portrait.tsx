import { tokenOf as token } from '@/core/brand/token'
import type { Drawing, Role, Shape } from '@/core/charts/drawing/drawing'
import { type PortraitSize, paints, runsOf, widthAt } from '@/core/charts/drawing/paint'
import styles from './Portrait.module.css'

interface Props {
  drawing: Drawing
  /** Description of the picture; without it, the picture is decoration beside a text of the same content. */
  label?: string
  /** `small` for thumbnails: lines are heavier. */
  size?: PortraitSize
}

/** Renders the picture of a result, as wide as its container. */
export function Portrait({ drawing: { viewBox, shapes }, label, size = 'large' }: Props) {
  const named = label !== undefined
  return (
    <svg
      className={styles.portrait}
      viewBox={viewBox}
      role={named ? 'img' : undefined}
      aria-label={label}
      aria-hidden={named ? undefined : true}
    >
      {runsOf(shapes).map(({ role, shapes: run }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and its marks have no other name
        <g key={index} {...paintOf(role, size)}>
          {run.map((shape, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Mark key={place} shape={shape} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Mark({ shape }: { shape: Shape }) {
  const opacity = shape.opacity === undefined || shape.opacity === 1 ? {} : { opacity: short(shape.opacity, 100) }
  return 'd' in shape ? (
    <path d={shape.d} {...opacity} />
  ) : (
    <circle cx={short(shape.cx)} cy={short(shape.cy)} r={short(shape.r)} {...opacity} />
  )
}

/** Returns the paint of a role. Colours are tokens of the theme, so that a picture changes with day and night. */
function paintOf(role: Role, size: PortraitSize) {
  const paint = paints[role]
  const { opacity } = paint
  if ('fill' in paint) return { fill: token(paint.fill), fillOpacity: opacity }
  return { stroke: token(paint.stroke), strokeOpacity: opacity, strokeWidth: widthAt(role, paint.width, size) }
}

const short = (value: number, steps = 10): number => Math.round(value * steps) / steps
