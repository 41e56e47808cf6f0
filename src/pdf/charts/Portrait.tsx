import { Circle, Path, Svg } from '@react-pdf/renderer'
import type { Drawing, Role, Shape } from '@/core/charts/drawing/drawing'
import { paints } from '@/core/charts/drawing/paint'
import { colour } from '../style'

interface Props {
  drawing: Drawing
  /** Width in points. */
  width: number
}

/** Renders the picture of a result. */
export function Portrait({ drawing: { viewBox, width: drawingWidth, height, shapes }, width }: Props) {
  return (
    <Svg width={width} height={(width * height) / drawingWidth} viewBox={viewBox}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and its marks have no other name
        <Mark key={index} shape={shape} />
      ))}
    </Svg>
  )
}

function Mark({ shape }: { shape: Shape }) {
  const paint = paintOf(shape.role, shape.opacity ?? 1)
  return 'd' in shape ? <Path d={shape.d} {...paint} /> : <Circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />
}

function paintOf(role: Role, share: number) {
  const paint = paints[role]
  const opacity = paint.opacity * share
  if ('fill' in paint) return { fill: colour[paint.fill], fillOpacity: opacity }
  const { stroke, width } = paint
  return {
    fill: 'none',
    stroke: colour[stroke],
    strokeOpacity: opacity,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLineJoin: 'round',
  } as const
}
