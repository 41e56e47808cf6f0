'use client'
import { Button } from '@mantine/core'
import { Failure } from '@/ui/form/Failure'
import { useAction } from '@/ui/form/use-action'
import { useTexts } from '@/ui/texts'
import type { Column } from './columns'

interface Props<Row> {
  /** Name of the file. */
  name: string
  columns: readonly Column<Row>[]
  piece: (page: number) => Promise<{ rows: readonly Row[] }>
}

/** The button that saves all of a table, not only the page of it that is shown. */
export function SaveRows<Row>({ name, columns, piece }: Props<Row>) {
  const t = useTexts('admin')
  const { busy, failure, run } = useAction(async () => (await import('./rows-file')).saveRows(name, columns, piece))
  return (
    <>
      <Button variant="default" loading={busy} onClick={run}>
        {t('table.csv')}
      </Button>
      <Failure busy={busy}>{failure}</Failure>
    </>
  )
}
