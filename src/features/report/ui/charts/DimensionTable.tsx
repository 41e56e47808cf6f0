import type { Translate } from '@/core/texts/namespaces'
import marks from '@/ui/charts/marks.module.css'
import type { DimensionView } from '../../schema'

interface Props {
  dimensions: readonly DimensionView[]
  t: Translate<'report'>
}

/** The same as the charts in words and numbers: folded for the eye, an ordinary table for a screen reader. */
export function DimensionTable({ dimensions, t }: Props) {
  return (
    <details className={marks.tableDetails}>
      <summary>{t('chart.table')}</summary>
      <div className={marks.tableScroll}>
        <table className={marks.table}>
          <thead>
            <tr>
              <th scope="col">{t('chart.part')}</th>
              <th scope="col">{t('dimension.score')}</th>
              <th scope="col">{t('chart.range')}</th>
              <th scope="col">{t('dimension.level')}</th>
            </tr>
          </thead>
          <tbody>
            {dimensions.map(({ id, name, range, reading }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{reading ? Math.round(reading.pomp) : '–'}</td>
                <td>{t('dimension.rangeValue', range)}</td>
                <td>{reading ? t(`level.${reading.level}`) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
