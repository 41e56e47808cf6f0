import { whole } from '@/core/number-text'
import type { PublicPart } from '@/core/psychometrics/public-norms'
import { pomp } from '@/core/psychometrics/scoring'
import figures from '@/ui/FigureTable.module.css'
import styles from './Figures.module.css'
import type { Words } from './told'

interface Props extends Words {
  name: string
  part: PublicPart
}

/** Every sum of a part with its place among the visitors counted. */
export function PlaceTable({ name, part: { id, raw, table }, locale, t }: Props) {
  const score = (sum: number) => whole(pomp(sum, raw.lowest, raw.highest), locale)
  const stretch = (from: string, to: string) => (from === to ? from : `${from}–${to}`)
  return (
    <details className={styles.inner}>
      <summary>{t('places.summary')}</summary>
      <p>{t('places.lede')}</p>
      <table className={`${figures.table} ${styles.table}`} aria-label={`${name}: ${t('places.summary')}`}>
        <thead>
          <tr>
            <th scope="col">{t('places.raw')}</th>
            <th scope="col">{t('places.score')}</th>
            <th scope="col">{t('places.percent')}</th>
            <th scope="col">{t('places.range')}</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ from, to, percentile, low, high }) => (
            <tr key={`${id}-${from}`}>
              <th scope="row">{stretch(whole(from, locale), whole(to, locale))}</th>
              <td>{stretch(score(from), score(to))}</td>
              <td>{whole(percentile, locale)}</td>
              <td>{stretch(whole(Math.floor(low), locale), whole(Math.ceil(high), locale))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
