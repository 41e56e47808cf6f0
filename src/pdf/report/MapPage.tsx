import { View } from '@react-pdf/renderer'
import type { MapAxis } from '@/core/charts/score-map'
import type { DimensionView } from '@/features/report/schema'
import { AxisMap } from '../charts/AxisMap'
import type { Letter } from '../letter'
import { columnWidth } from '../style'
import { Words } from '../Words'
import { Mark } from './Chapter'

interface Props extends Letter {
  title: string
  map: { x: MapAxis; y: MapAxis }
  parts: readonly DimensionView[]
}

/** Both parts of a test as one place, before they are told one by one. */
export function MapPage({ title, map: { x, y }, parts, ...letter }: Props) {
  const { i18n, style } = letter
  const places = { x: x.name, xScore: x.place.score, y: y.name, yScore: y.place.score }
  return (
    <View wrap={false}>
      <Mark {...letter} id="parts" title={title} />
      <Words style={style.h2} headline>
        {title}
      </Words>
      <View style={{ marginTop: 40, marginBottom: 26 }}>
        <AxisMap x={x} y={y} width={columnWidth} style={style} />
      </View>
      <Words style={style.soft}>{i18n._('pdf.map', places)}</Words>
      <View style={{ marginTop: 26, gap: 12 }}>
        {parts.map(({ name, reading }) => (
          <View key={name} style={{ gap: 2 }}>
            <Words style={style.label}>{name}</Words>
            {reading && <Words style={style.quick}>{reading.quick}</Words>}
          </View>
        ))}
      </View>
    </View>
  )
}
