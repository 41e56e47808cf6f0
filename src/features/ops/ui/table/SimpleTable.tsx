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

/** Renders a table with column titles; on a phone each row is a card. */
export function SimpleTable<Row>({ columns, rows, rowKey }: Props<Row>) {
  const t = useTexts('admin')
  const shown = columns.flatMap(({ name, title, cell }) => (cell ? [{ name, title, cell }] : []))
  if (rows.length === 0) return <Text c="dimmed">{t('customer.none')}</Text>
  return (
    <Table className={styles.table}>
      <Table.Thead>
        <Table.Tr>
          {shown.map(({ name, title }) => (
            <Table.Th key={name}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={rowKey(row)}>
            {shown.map(({ name, title, cell }) => (
              <Table.Td key={name} data-label={title}>
                <div>{cell(row)}</div>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
