import { productName } from '@/content/shop/catalogue'
import type { Locale } from '@/core/locale'

const pageSize = 50

/** One page of a list in the export. */
export interface ExportPage {
  rows: object[]
  /** Id of the last row; null when there are no more. */
  last: string | null
}

export const toExportPage = (rows: readonly { id: string }[], written: object[]): ExportPage => ({
  rows: written,
  last: rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null,
})

export const pageQuery = (after: string | null) => ({
  orderBy: { id: 'asc' as const },
  take: pageSize,
  ...(after === null ? {} : { cursor: { id: after }, skip: 1 }),
})

export const getProductName = (sku: string, locale: Locale): string => productName(sku, locale)

export const withLanguage = ({ locale: language, ...row }: { locale: string }) => ({ ...row, language })

/** Yields one JSON array, page by page as it is read. */
export async function* writeList(
  name: string,
  read: (after: string | null) => Promise<ExportPage>,
): AsyncGenerator<string> {
  yield `,\n  "${name}": [`
  let separator = '\n    '
  let after: string | null = null
  do {
    const page: ExportPage = await read(after)
    for (const row of page.rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n    '
    }
    after = page.last
  } while (after !== null)
  yield '\n  ]'
}
