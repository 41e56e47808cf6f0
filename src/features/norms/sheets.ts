import { type SheetRows, scoredItems, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { instrumentOf, type NormScope } from './norm-scope'
import { type Sample, sampleFilter } from './samples'

/** Number of sheets read at once: some ten megabytes. */
const pageSize = 20_000

/** Yields the sheets that count, all or those of a sample, page by page in the order of their random ids. */
export async function* streamSheetBatches(db: Db, triple: NormScope, sample?: Sample): AsyncGenerator<SheetRows> {
  const items = scoredItems(instrumentOf(triple)).length
  const all: Prisma.NormSheetWhereInput = { ...triple, counted: true }
  const where = { ...(sample ? sampleFilter(triple, sample) : all), validity: 'use' as const }
  let after: string | undefined
  do {
    const sheets = await db.normSheet.findMany({
      where: { ...where, ...(after !== undefined && { id: { gt: after } }) },
      select: { id: true, answers: true, tenths: true },
      orderBy: { id: 'asc' },
      take: pageSize,
    })
    if (sheets.length > 0) yield sheetRows(items, sheets)
    after = sheets.length === pageSize ? sheets.at(-1)?.id : undefined
  } while (after !== undefined)
}

/** Reads all sheets that count, or those of a sample. */
export async function readSheets(db: Db, triple: NormScope, sample?: Sample): Promise<SheetRows> {
  const pages: SheetRows[] = []
  for await (const page of streamSheetBatches(db, triple, sample)) pages.push(page)
  const all = {
    n: pages.reduce((sum, { n }) => sum + n, 0),
    answers: new Int8Array(pages.reduce((sum, { answers }) => sum + answers.length, 0)),
    tenths: new Int32Array(pages.reduce((sum, { tenths }) => sum + tenths.length, 0)),
  }
  let [answer, tenth] = [0, 0]
  for (const { answers, tenths } of pages) {
    all.answers.set(answers, answer)
    all.tenths.set(tenths, tenth)
    answer += answers.length
    tenth += tenths.length
  }
  return all
}
