import { type Group, groups } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './TestTable.module.css'

export interface TestRow {
  slug: string
  group: Group
  title: string
  items: number
  parts: number
  minutes: number
  version: number
}

const columns = ['items', 'parts', 'minutes', 'version'] as const

/** Renders all tests with their figures, by group; each name links to its science page. */
export async function TestTable({ locale, tests }: { locale: Locale; tests: readonly TestRow[] }) {
  const [t, names] = await Promise.all([texts(locale, 'science'), texts(locale, 'tests')])
  return (
    <table className={styles.table} aria-labelledby="all-tests">
      <thead>
        <tr>
          <th scope="col">{t('table.test')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {names(`group.${group}.name`)}
            </th>
          </tr>
          {tests
            .filter((test) => test.group === group)
            .map((test) => (
              <tr key={test.slug}>
                <th scope="row">
                  <a href={`/tests/${test.slug}/science`}>{test.title}</a>
                </th>
                {columns.map((column) => (
                  <td key={column} data-column={column}>
                    {test[column]} <span className={styles.unit}>{t(`table.${column}Unit`)}</span>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
