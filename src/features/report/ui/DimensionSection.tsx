import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../schema'
import { Legend } from './charts/Legend'
import { RangeBar } from './charts/RangeBar'
import { Swatch } from './charts/Swatch'
import styles from './Letter.module.css'

interface Props {
  dimension: DimensionView
  t: Translate<'report'>
  /** Explains the marks of the bar, where no other chart has done so. */
  legend?: boolean
  /** Without it where another section tells for all parts when to talk to someone. */
  talk?: boolean
}

/** One dimension in full: what it is about, where the answers lie, and what that may mean. */
export function DimensionSection({ dimension, t, legend = false, talk = true }: Props) {
  const { id, name, about, range, reading } = dimension
  return (
    <section className={styles.part} id={`part-${id}`} aria-labelledby={`part-${id}-name`}>
      <header className={styles.partHead}>
        <h3 id={`part-${id}-name`}>{name}</h3>
        <p>{about}</p>
      </header>
      {reading ? (
        <>
          <table className={styles.stats}>
            <thead>
              <tr>
                <th scope="col">{t('dimension.level')}</th>
                <th scope="col">{t('dimension.score')}</th>
                <th scope="col">{t('dimension.range')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <Swatch level={reading.level} />
                  {t(`level.${reading.level}`)}
                </td>
                <td>{t('dimension.ofHundred', { score: Math.round(reading.pomp) })}</td>
                <td>{t('dimension.rangeValue', range)}</td>
              </tr>
            </tbody>
          </table>
          <div>
            <RangeBar dimension={dimension} t={t} ends />
            {legend && <Legend t={t} />}
          </div>
          <p className={styles.quick}>{reading.quick}</p>
          <div className={styles.reading}>
            <div>
              <h4>{t('dimension.describes')}</h4>
              <p>{reading.describes}</p>
            </div>
            {reading.helps && (
              <div>
                <h4>{t('dimension.helps')}</h4>
                <p>{reading.helps}</p>
              </div>
            )}
            {talk && (
              <div>
                <h4>{t('dimension.talk')}</h4>
                <p>{reading.talk}</p>
              </div>
            )}
          </div>
        </>
      ) : (
        <p>{t('dimension.notScored')}</p>
      )}
    </section>
  )
}
