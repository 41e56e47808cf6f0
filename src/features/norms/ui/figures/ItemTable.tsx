import type { PublicPart } from '@mindglass/psychometrics/publication/public-norms'
import type { Cell } from '@mindglass/psychometrics/publication/published-cells'
import { flagWord } from '@/core/norms/norm-figures'
import { formatDecimal } from '@/core/texts/number-text'
import figures from '@/ui/styles/FigureTable.module.css'
import styles from './Figures.module.css'
import type { TextProps } from './norms-view'

interface Props extends TextProps {
  name: string
  part: PublicPart
}

/**
 * Renders the statements of a part without their words: how they were answered and how well they correlate with the
 * others.
 */
export function ItemTable({ name, part: { id, items }, locale, t }: Props) {
  const flagged = items.filter(({ flags }) => flags.length > 0)
  return (
    <details className={styles.inner}>
      <summary>{t('items.summary', { count: items.length })}</summary>
      <p>{t('items.lede')}</p>
      <table
        className={`${figures.table} ${styles.table}`}
        aria-label={`${name}: ${t('items.summary', { count: items.length })}`}
      >
        <thead>
          <tr>
            {(['item', 'mean', 'rest', 'use', 'time'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`items.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ label, mean, rest, categories, medianTenths }) => (
            <tr key={`${id}-${label}`}>
              <th scope="row">{label}</th>
              <td>{mean === null ? '–' : formatDecimal(mean, 1, locale)}</td>
              <td>{rest === null ? '–' : formatDecimal(rest, 2, locale)}</td>
              <td>
                <Bars cells={categories} t={t} />
              </td>
              <td>{medianTenths === null ? '–' : formatDecimal(medianTenths / 10, 1, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('items.means')}</p>
      {flagged.length > 0 && (
        <>
          <h4>{t('flag.title')}</h4>
          <ul className={styles.lines}>
            {flagged.map(({ label, flags }) => (
              <li key={label}>
                {t('flag.line', {
                  item: label,
                  flags: [...new Set(flags.map((flag) => t(`flag.${flagWord(flag)}`)))].join(
                    locale === 'cn' ? '；' : '; ',
                  ),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

const height = 22

/** Renders the frequency of each answer as bars; merged answers share a wider bar. */
function Bars({ cells, t }: { cells: readonly Cell[]; t: TextProps['t'] }) {
  const first = cells[0]?.from ?? 0
  const places = (cells.at(-1)?.to ?? 0) - first + 1
  const people = cells.reduce((sum, { count }) => sum + count, 0)
  // A cell may merge several answers, so the height of its bar is the number of people for each of them, and the area
  // of the bar is the number of all.
  const dense = cells.map((cell) => ({ ...cell, each: cell.count / (cell.to - cell.from + 1) }))
  const most = Math.max(...dense.map(({ each }) => each))
  const label = cells
    .map(({ from, to, count }) =>
      t(from === to ? 'items.barOne' : 'items.bar', { from, to, percent: Math.round((100 * count) / people) }),
    )
    .join(', ')
  return (
    <svg className={styles.bars} viewBox={`0 0 ${places * 10} ${height}`} role="img" aria-label={label}>
      <line x1="0" x2={places * 10} y1={height - 0.5} y2={height - 0.5} className={styles.base} />
      {dense.map(({ from, to, each }) => (
        <rect
          key={from}
          x={(from - first) * 10 + 1}
          width={(to - from + 1) * 10 - 2}
          y={height - 1 - (each / most) * (height - 2)}
          height={(each / most) * (height - 2)}
          className={styles.lit}
        />
      ))}
    </svg>
  )
}
