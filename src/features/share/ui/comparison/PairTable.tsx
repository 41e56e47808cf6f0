'use client'
import marks from '@/ui/charts/marks.module.css'
import { useTexts } from '@/ui/texts'
import type { PairView } from '../../schema'

/** The same in words alone. */
export function PairTable({ view: { rows, other } }: { view: PairView }) {
  const t = useTexts('share')
  return (
    <details className={marks.tableDetails}>
      <summary>{t('pair.table')}</summary>
      <div className={marks.tableScroll}>
        <table className={marks.table}>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('pair.you')}</th>
              <th scope="col">
                <bdi>{other}</bdi>
              </th>
              <th scope="col">{t('pair.tableDistance')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>{row.own.word}</td>
                <td>{row.other.word}</td>
                <td>{t(`pair.short.${row.higher ?? 'none'}`, { name: other })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
