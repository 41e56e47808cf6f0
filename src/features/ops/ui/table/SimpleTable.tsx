'use client'
import { Table, Text } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { Column } from './columns'
import styles from './OpsTable.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * Renders rows under column titles. In a narrow window each row is a card; the `role` attributes then still mark the
 * elements as a table.
 */
export function SimpleTable<Row>({ columns, rows, rowKey }: Props<Row>) {
  const t = useTexts('admin')
  const shown = columns.flatMap(({ name, title, cell }) => (cell ? [{ name, title, cell }] : []))
  if (rows.length === 0) return <Text c="dimmed">{t('customer.none')}</Text>
  return (
    <div className={styles.frame}>
      <Table className={styles.table} role="table">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {shown.map(({ name, title }) => (
              <Table.Th key={name} role="columnheader">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)} role="row">
              {shown.map(({ name, title, cell }) => (
                <Table.Td key={name} role="cell" data-label={title}>
                  <div>{cell(row)}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
