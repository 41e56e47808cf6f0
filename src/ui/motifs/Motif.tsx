import type { Group } from '@/core/instrument'
import styles from './Motif.module.css'
import { motifShapes, motifView } from './motif-shapes'

/** Renders the line art of a group of tests; it is decoration, so it has no name. */
export function Motif({ group }: { group: Group }) {
  return (
    <svg className={styles.motif} viewBox={motifView} fill="none" aria-hidden="true">
      {motifShapes[group].map((shape) =>
        'd' in shape ? (
          <path key={shape.d} d={shape.d} className={styles[shape.tone]} />
        ) : (
          <circle
            key={`${shape.cx} ${shape.r}`}
            cx={shape.cx}
            cy={shape.cy}
            r={shape.r}
            className={styles[shape.tone]}
          />
        ),
      )}
    </svg>
  )
}
