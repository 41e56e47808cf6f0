import { completeSheets, scoredItems, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { emptyTally, mergeTallies, type Tally, tallyDistance, tallyOf } from '@mindglass/psychometrics/norms/norm-tally'
import { findCopiedSheets } from '@mindglass/psychometrics/validity/copied-sheets'
import type { validities } from '@mindglass/psychometrics/validity/signs'
import { readTally, serializeTally } from '@/core/norms/stored-tally'
import { DAY_MS } from '@/core/time'
import type { NormTally } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { findCopiesInThread, tallySheetsInThread } from '@/server/jobs/calibration/calibration'
import { log } from '@/server/observability/log'
import { instrumentOf, type NormScope, normScopeOf, runOrLogFailure } from './norm-scope'
import { readSheets, streamSheetBatches } from './sheets'

/** Number of new sheets added in one transaction. */
const pageSize = 5000
/** Maximum number of sheets added up on the main thread; a worker adds up more, so that no request has to wait. */
const fewSheets = 200
/** Maximum distance between two tallies of the same sheets, caused by rounding in the running sums. */
const tolerance = 1e-9

/** Number of sheets that count, of complete ones among them, and of those left out by reason. */
type Counts = Pick<NormTally, 'used' | 'complete' | 'noNorms' | 'askAgain'>

/**
 * Adds every new sheet to the tally of its version and language, once: sums and marks are written together.
 * @returns number of sheets added.
 */
export async function tallyNewSheets(db: Db, now: Date): Promise<number> {
  const waiting = await db.normSheet.groupBy({
    by: ['instrument', 'instrumentVersion', 'locale'],
    where: { counted: false },
  })
  let added = 0
  for (const triple of waiting.map(normScopeOf)) {
    // A fault in one test does not hold up the others.
    await runOrLogFailure(triple, async () => {
      let page: number
      do {
        page = await addPage(db, triple, now)
        added += page
      } while (page === pageSize)
    })
  }
  return added
}

async function addPage(db: Db, triple: NormScope, now: Date): Promise<number> {
  const instrument = instrumentOf(triple)
  const sheets = await db.normSheet.findMany({
    where: { ...triple, counted: false },
    select: { id: true, answers: true, tenths: true, validity: true },
    // The ids are random, so which of two copies counts does not depend on which was first.
    orderBy: { id: 'asc' },
    take: pageSize,
  })
  const attentive = sheets.filter(({ validity }) => validity === 'use')
  const copies = await copiesAmong(db, triple, attentive)
  const valid = attentive.filter(({ id }) => !copies.has(id))
  const rows = sheetRows(scoredItems(instrument).length, valid)
  const addition = valid.length > fewSheets ? await tallySheetsInThread(instrument, rows) : tallyOf(instrument, rows)
  const counts = {
    ...countsOf(sheets.map(({ id, validity }) => (copies.has(id) ? 'noNorms' : validity))),
    complete: completeSheets(rows),
  }
  await db.$transaction(async (tx) => {
    const { count } = await tx.normSheet.updateMany({
      where: { id: { in: sheets.map(({ id }) => id) }, counted: false },
      data: { counted: true },
    })
    if (count !== sheets.length) throw new Error('norms: sheets were added by somebody else at the same time')
    await tx.normSheet.updateMany({
      where: { id: { in: [...copies] } },
      data: { validity: 'noNorms', signs: ['copied'] },
    })
    const known = await tx.normTally.findUnique({ where: { instrument_instrumentVersion_locale: triple } })
    const before = known ? readTally(known.parts) : emptyTally(instrument)
    const data = { ...sumOf(known, counts), parts: serializeTally(mergeTallies(before, addition)) }
    await tx.normTally.upsert({
      where: { instrument_instrumentVersion_locale: triple },
      create: { ...triple, ...data, rebuiltAt: now },
      update: data,
    })
  })
  return sheets.length
}

/** Returns the ids of new sheets whose answers match those of another sheet beyond chance; one of each group counts. */
async function copiesAmong(
  db: Db,
  triple: NormScope,
  fresh: readonly { id: string; answers: number[]; tenths: number[] }[],
): Promise<ReadonlySet<string>> {
  if (fresh.length === 0) return new Set()
  const instrument = instrumentOf(triple)
  const rows = sheetRows(scoredItems(instrument).length, fresh)
  const counted = await readSheets(db, triple)
  const few = counted.n + fresh.length <= fewSheets
  const copies = few ? findCopiedSheets(instrument, counted, rows) : await findCopiesInThread(instrument, counted, rows)
  return new Set(copies.flatMap((row) => fresh[row]?.id ?? []))
}

/**
 * Recomputes every tally that was last recomputed a week ago. If the running one differs by more than rounding can, an
 * alarm is logged and the new one replaces it.
 * @returns number of tallies that differed.
 */
export async function rebuildTallies(db: Db, now: Date): Promise<number> {
  const due = await db.normTally.findMany({ where: { rebuiltAt: { lte: new Date(now.getTime() - 7 * DAY_MS) } } })
  let differed = 0
  for (const stored of due) if (await runOrLogFailure(stored, () => rebuild(db, stored, now))) differed++
  return differed
}

async function rebuild(db: Db, stored: NormTally, now: Date): Promise<boolean> {
  const triple = normScopeOf(stored)
  const instrument = instrumentOf(triple)
  let rebuilt: Tally = emptyTally(instrument)
  let complete = 0
  for await (const rows of streamSheetBatches(db, triple)) {
    complete += completeSheets(rows)
    rebuilt = mergeTallies(
      rebuilt,
      rows.n > fewSheets ? await tallySheetsInThread(instrument, rows) : tallyOf(instrument, rows),
    )
  }
  const groups = await db.normSheet.groupBy({ by: ['validity'], where: { ...triple, counted: true }, _count: true })
  const countOf = (validity: string) => groups.find((group) => group.validity === validity)?._count ?? 0
  const counts = { used: countOf('use'), complete, noNorms: countOf('noNorms'), askAgain: countOf('askAgain') }
  const distance = tallyDistance(rebuilt, readTally(stored.parts))
  const same =
    distance <= tolerance && Object.entries(counts).every(([reason, count]) => stored[reason as keyof Counts] === count)
  if (!same) log.error({ ...triple, distance }, 'norms: the running tally differs from its sheets; it was put right')
  await db.normTally.update({
    where: { instrument_instrumentVersion_locale: triple },
    data: { ...counts, parts: serializeTally(rebuilt), rebuiltAt: now },
  })
  return !same
}

function countsOf(found: readonly (typeof validities)[number][]): Omit<Counts, 'complete'> {
  const count = (validity: (typeof validities)[number]) => found.filter((one) => one === validity).length
  return { used: count('use'), noNorms: count('noNorms'), askAgain: count('askAgain') }
}

const sumOf = (known: Counts | null, added: Counts): Counts => ({
  used: (known?.used ?? 0) + added.used,
  complete: (known?.complete ?? 0) + added.complete,
  noNorms: (known?.noNorms ?? 0) + added.noNorms,
  askAgain: (known?.askAgain ?? 0) + added.askAgain,
})
