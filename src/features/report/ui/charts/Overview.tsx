import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../../schema'
import styles from './Overview.module.css'
import { RangeBar } from './RangeBar'

interface Props {
  dimensions: readonly DimensionView[]
  t: Translate<'report'>
}

/** All dimensions under each other, each leading to its own section. */
export function Overview({ dimensions, t }: Props) {
  return (
    <ol className={styles.list}>
      {dimensions.map((dimension) => (
        <li key={dimension.id}>
          <a href={`#part-${dimension.id}`}>{dimension.name}</a>
          <span className={styles.value}>
            {dimension.reading ? (
              <>
                <b>{Math.round(dimension.reading.pomp)}</b> {t(`level.${dimension.reading.level}`)}
              </>
            ) : (
              '–'
            )}
          </span>
          <div className={styles.bar}>
            <RangeBar dimension={dimension} t={t} />
          </div>
        </li>
      ))}
    </ol>
  )
}
