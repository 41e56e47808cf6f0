import type { FiguresJob } from '@mindglass/psychometrics/norms/make-figures'
import { scoredItems, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { type SheetSign, sheetSigns } from '@mindglass/psychometrics/validity/signs'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { instrumentOf, type NormScope, normScopeOf } from '../norm-scope'

/** Number of sheets that show each sign; one sheet may show several. */
type BySign = Record<SheetSign, number>

/** Maximum number of left-out sheets in the figures: enough to show the effect of leaving out on a mean or α. */
const most = 20_000

/**
 * Returns the sheets left out among these: their number by validity and by sign, and the answers of the first 20,000 in
 * the order of their random ids.
 */
export async function readExcludedSheets(
  db: Db,
  triple: NormScope,
  where: Prisma.NormSheetWhereInput,
): Promise<FiguresJob['leftOut']> {
  const of: Prisma.NormSheetWhereInput = { AND: [where, { validity: { not: 'use' } }] }
  const groups = await db.normSheet.groupBy({ by: ['validity'], where: of, _count: true })
  const countOf = (validity: string) => groups.find((group) => group.validity === validity)?._count ?? 0
  const counts = await Promise.all(
    sheetSigns.map(async (sign) => [
      sign,
      await db.normSheet.count({ where: { AND: [of, { signs: { has: sign } }] } }),
    ]),
  )
  const sheets = await db.normSheet.findMany({
    where: of,
    select: { answers: true, tenths: true },
    orderBy: { id: 'asc' },
    take: most,
  })
  return {
    noNorms: countOf('noNorms'),
    askAgain: countOf('askAgain'),
    bySign: Object.fromEntries(counts) as BySign,
    rows: sheetRows(scoredItems(instrumentOf(triple)).length, sheets),
  }
}

/** Counts the sheets left out for each sign, in every version and language. */
export async function countExcludedByFlag(db: Db): Promise<(triple: NormScope) => BySign> {
  const rows = await db.$queryRaw<(NormScope & { sign: SheetSign; count: number })[]>`
    SELECT "instrument", "instrumentVersion", "locale"::text AS locale, sign::text AS sign, count(*)::int AS count
    FROM "NormSheet", unnest("signs") AS sign
    WHERE "counted" AND "validity" <> 'use'
    GROUP BY 1, 2, 3, 4`
  return (triple) => {
    const own = rows.filter((row) => nameOf(row) === nameOf(triple))
    const countOf = (sign: SheetSign) => own.find((row) => row.sign === sign)?.count ?? 0
    return Object.fromEntries(sheetSigns.map((sign) => [sign, countOf(sign)])) as BySign
  }
}

const nameOf = (triple: NormScope): string => Object.values(normScopeOf(triple)).join(' ')
