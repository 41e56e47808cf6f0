import { mapOf } from '@/core/charts/score-map'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../../schema'
import { AxisMap } from '../charts/AxisMap'

/** Both scores as one place, for a test that has a map. */
export function ScoreMap({ view: { slug, dimensions }, t }: { view: FullView; t: Translate<'report'> }) {
  const map = mapOf(slug, dimensions)
  if (!map) return null
  const { x, y } = map
  const label = t('map.label', { x: x.name, xScore: x.place.score, y: y.name, yScore: y.place.score })
  return <AxisMap x={x} y={y} label={label} />
}
