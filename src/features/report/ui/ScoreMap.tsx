import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../schema'
import { AxisMap } from './charts/AxisMap'

/** Tests whose two parts are one place on a map, with the part that goes sideways first. */
const maps: ReadonlyMap<string, readonly [x: string, y: string]> = new Map([['attachment', ['avoidance', 'anxiety']]])

/** Both scores as one place, for a test that has a map. */
export function ScoreMap({ view: { slug, dimensions }, t }: { view: FullView; t: Translate<'report'> }) {
  const [x, y] = (maps.get(slug) ?? []).map((id) => axisOf(dimensions.find((dimension) => dimension.id === id)))
  if (!x || !y) return null
  const label = t('map.label', { x: x.name, xScore: x.place.score, y: y.name, yScore: y.place.score })
  return <AxisMap x={x} y={y} label={label} />
}

function axisOf(dimension: FullView['dimensions'][number] | undefined) {
  if (!dimension?.reading) return undefined
  const { name, low, high, reading } = dimension
  return { place: reading.lens, name, ends: { low, high } }
}
