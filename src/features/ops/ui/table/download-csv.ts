import { rowsPerDownloadPage } from '@/core/ops/console-lists'
import { csvOf } from '@/core/texts/csv'
import type { Column } from './columns'
import { saveFile } from './save-file'

/** Maximum number of pages in a file: more rows than a person reads. */
const maxPages = 40

/**
 * Downloads the rows of a table as a CSV file, with the columns that have a text.
 * @param fetchPage fetches one page of rows, numbered from 1
 */
export async function downloadCsv<Row>(
  name: string,
  columns: readonly Column<Row>[],
  fetchPage: (page: number) => Promise<{ rows: readonly Row[] }>,
): Promise<void> {
  const all: Row[] = []
  for (let page = 1; page <= maxPages; page++) {
    const { rows } = await fetchPage(page)
    all.push(...rows)
    if (rows.length < rowsPerDownloadPage) break
  }
  const written = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []))
  const head = written.map(({ title }) => title)
  const lines = all.map((row) => written.map(({ text }) => text(row)))
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(head, lines))
}
