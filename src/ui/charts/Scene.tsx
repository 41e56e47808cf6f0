import { customPropertyOf as token } from '@/core/brand/theme'
import {
  type SceneBackground,
  type Scene as SceneDrawing,
  type SceneRole,
  type SceneView,
  scenePaint,
  sceneRuns,
  sceneViewBoxes,
  sheetColour,
} from '@/core/charts/drawing/scene'
import styles from './Scene.module.css'

interface Props {
  scene: SceneDrawing
  /** `square` shows the middle of the sheet with heavier lines, for lists. */
  view?: SceneView
}

/**
 * Renders the picture of an article, as wide as its container. It is decoration: the title beside it states the topic.
 */
export function Scene({ scene: { ground, marks }, view = 'wide' }: Props) {
  return (
    <svg className={`${styles.scene} ${styles[view]}`} viewBox={sceneViewBoxes[view]} aria-hidden="true">
      <rect width="400" height="225" fill={token(sheetColour(ground))} />
      {sceneRuns(marks).map(({ role, marks: run }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and its marks have no other name
        <g key={index} {...paintOf(role, ground, view)}>
          {run.map((mark, place) =>
            'd' in mark ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <path key={place} d={mark.d} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <circle key={place} cx={short(mark.cx)} cy={short(mark.cy)} r={short(mark.r)} />
            ),
          )}
        </g>
      ))}
    </svg>
  )
}

const short = (value: number): number => Math.round(value * 10) / 10

/** Returns the paint of a role. Its colours are tokens of the theme, so that a picture changes with day and night. */
function paintOf(role: SceneRole, ground: SceneBackground, view: SceneView) {
  const { fill, stroke } = scenePaint(role, ground, view)
  return {
    fill: fill && token(fill.colour),
    fillOpacity: fill && fill.opacity < 1 ? fill.opacity : undefined,
    stroke: stroke && token(stroke.colour),
    strokeOpacity: stroke && stroke.opacity < 1 ? stroke.opacity : undefined,
    strokeWidth: stroke?.width,
  }
}
