import { type PublishedPercentileRow, peopleAt } from '@mindglass/psychometrics/publication/percentile-table'
import type { PublicPart } from '@mindglass/psychometrics/publication/public-norms'
import { pomp } from '@mindglass/psychometrics/scoring/scoring'
import { roundTo100 } from '@/core/report/scores/percentile-rank'
import { widestError } from '@/core/report/scores/score-words'
import { formatWholeNumber } from '@/core/texts/number-text'
import figures from '@/ui/styles/FigureTable.module.css'
import styles from './Figures.module.css'
import type { TextProps } from './norms-view'

interface Props extends TextProps {
  name: string
  part: PublicPart
}

/** Renders every sum of a part, and the number of 100 visitors who scored lower, the same, and higher. */
export function PercentileTable({ name, part: { id, n, raw, table }, locale, t }: Props) {
  const score = (sum: number) => formatWholeNumber(pomp(sum, raw.lowest, raw.highest), locale)
  const stretch = (from: string, to: string) => (from === to ? from : `${from}–${to}`)
  return (
    <details className={styles.inner}>
      <summary>{t('places.summary')}</summary>
      <p>{t('places.lede', { n: formatWholeNumber(n, locale), points: Math.ceil(widestError(n)) })}</p>
      <table className={`${figures.table} ${styles.table}`} aria-label={`${name}: ${t('places.summary')}`}>
        <thead>
          <tr>
            {(['raw', 'score', 'lower', 'same', 'higher'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`places.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.map((row) => (
            <tr key={`${id}-${row.from}`}>
              <th scope="row">{stretch(formatWholeNumber(row.from, locale), formatWholeNumber(row.to, locale))}</th>
              <td>{stretch(score(row.from), score(row.to))}</td>
              {sharesOf(table, row).map(({ key, text }) => (
                <td key={key}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Returns whole numbers of 100 people; a share below one is shown as `<1`, not as 0. */
function sharesOf(
  table: readonly PublishedPercentileRow[],
  row: PublishedPercentileRow,
): { key: string; text: string }[] {
  const { lower, same, higher } = peopleAt(table, row)
  const counts = [lower, same, higher] as const
  const shares = roundTo100([lower, same, higher])
  return (['lower', 'same', 'higher'] as const).map((key, column) => {
    const share = shares[column] ?? 0
    return { key, text: share === 0 && (counts[column] ?? 0) > 0 ? '<1' : String(share) }
  })
}
