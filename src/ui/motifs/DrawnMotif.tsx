import type { CSSProperties } from 'react'
import type { Group } from '@/core/instrument'
import styles from './DrawnMotif.module.css'
import { motifShapes, motifView, type Shape } from './motif-shapes'

const isLine = ({ tone }: Shape): boolean => tone === 'line' || tone === 'warm'
/** Returns the lines in drawing order: those in the action colour first. */
const inTurn = (shapes: readonly Shape[]): Shape[] =>
  [...shapes].filter(isLine).sort((one, other) => Number(one.tone === 'warm') - Number(other.tone === 'warm'))

/**
 * Renders the motif of a group, drawn line by line up to the share in the CSS variable `--drawn`: 0 is the sun alone, 1
 * (or none) the whole. It is decoration, so it has no name.
 */
export function DrawnMotif({ group }: { group: Group }) {
  const shapes = motifShapes[group]
  const lines = inTurn(shapes)
  const style = { '--lines': lines.length } as CSSProperties
  return (
    <svg className={styles.motif} viewBox={motifView} fill="none" aria-hidden="true" style={style}>
      {[...shapes.filter((shape) => !isLine(shape)), ...lines].map((shape) => {
        const turn = lines.indexOf(shape)
        const drawn = {
          className: styles[shape.tone],
          ...(turn >= 0 && { pathLength: 1, style: { '--turn': turn } as CSSProperties }),
        }
        if ('d' in shape) return <path key={shape.d} d={shape.d} {...drawn} />
        const { cx, cy, r } = shape
        return <circle key={`${cx} ${r}`} cx={cx} cy={cy} r={r} transform={`rotate(-90 ${cx} ${cy})`} {...drawn} />
      })}
    </svg>
  )
}
