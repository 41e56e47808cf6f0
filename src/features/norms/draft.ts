import { publishedHash } from '@/content/published-hash'
import { isoMonth } from '@/core/dates'
import { locales } from '@/core/locale'
import { fewestForDif } from '@/core/psychometrics/calibration/dif/dif'
import { NormFigures } from '@/core/psychometrics/norm-figures'
import type { FiguresJob } from '@/core/psychometrics/norm-making'
import { reachedMilestone } from '@/core/psychometrics/norm-milestones'
import type { NormTally } from '@/generated/prisma/client'
import { figuresInThread } from '@/server/calibration/calibration'
import type { Db } from '@/server/db'
import { log } from '@/server/log'
import { codeHash } from './code-hash'
import { readSheets } from './sheets'
import { instrumentOf, normId, type Triple, tripleOf, unlessFailed } from './triple'

/** The plan that was written down before there were answers: docs/measurement.md, "The plan". */
const plan = 'norms-1'
/** The same at every run, so that drafts come in the order they are listed in. */
const byTriple = [{ instrument: 'asc' }, { instrumentVersion: 'asc' }, { locale: 'asc' }] as const
/** A month with fewer sheets is named nowhere. */
const fewestAMonth = 5

/**
 * Drafts a version wherever the sheets have reached 300, 1,000 or a doubling since the last one; a draft that nobody has
 * frozen is replaced, and one that was withdrawn gets a successor at once.
 * @returns ids of the drafts.
 */
export async function draftVersions(db: Db): Promise<string[]> {
  const drafted: string[] = []
  for (const tally of await db.normTally.findMany({ orderBy: [...byTriple] })) {
    // One that was withdrawn is made anew.
    const standing = await newestOf(db, { ...tripleOf(tally), withdrawnAt: null })
    const reached = reachedMilestone(tally.used)
    if (reached === null || reached <= (reachedMilestone(standing?.n ?? 0) ?? 0)) continue
    const id = await unlessFailed(tally, () => draft(db, tally))
    if (id !== null) drafted.push(id)
  }
  return drafted
}

const newestOf = (db: Db, where: Triple & { withdrawnAt?: null }) =>
  db.normVersion.findFirst({ where, orderBy: { number: 'desc' } })

async function draft(db: Db, tally: NormTally): Promise<string | null> {
  const triple = tripleOf(tally)
  const months = await monthsOf(db, triple)
  if (months === null) return null
  const job: FiguresJob = {
    instrument: instrumentOf(triple),
    rows: await readSheets(db, triple),
    leftOut: { noNorms: tally.noNorms, askAgain: tally.askAgain },
    months,
    others: await othersOf(db, triple),
    before: await beforeOf(db, triple),
  }
  const figures = NormFigures.parse(await figuresInThread(job))
  const newest = await newestOf(db, triple)
  const number = newest === null || newest.frozenAt ? (newest?.number ?? 0) + 1 : newest.number
  const id = normId(triple, number)
  const data = {
    ...{ id, ...triple, number, n: figures.n, figures, plan },
    codeHash: codeHash(),
    itemHash: publishedHash(triple.instrument, triple.instrumentVersion, triple.locale),
  }
  // One that was frozen meanwhile stays, and its id refuses this one.
  await db.$transaction(async (tx) => {
    await tx.normVersion.deleteMany({ where: { id, frozenAt: null } })
    await tx.normVersion.create({ data })
  })
  log.info({ id, n: figures.n }, 'norms: a draft waits to be looked at')
  return id
}

/** First and last month of at least five sheets; null when there is none, and then nothing is drafted. */
async function monthsOf(db: Db, triple: Triple): Promise<FiguresJob['months'] | null> {
  const months = await db.normSheet.groupBy({
    by: ['month'],
    where: { ...triple, validity: 'use', counted: true },
    _count: true,
    having: { month: { _count: { gte: fewestAMonth } } },
    orderBy: { month: 'asc' },
  })
  const [first, last] = [months[0], months.at(-1)]
  return first && last ? { from: isoMonth(first.month), to: isoMonth(last.month) } : null
}

/** The same version in the other languages, where they have enough sheets to compare. */
async function othersOf(db: Db, triple: Triple): Promise<FiguresJob['others']> {
  const others = []
  for (const locale of locales.filter((one) => one !== triple.locale)) {
    const other = { ...triple, locale }
    const tally = await db.normTally.findUnique({ where: { instrument_instrumentVersion_locale: other } })
    if (tally && tally.used >= fewestForDif) others.push({ locale, rows: await readSheets(db, other) })
  }
  return others
}

/** The newest frozen version that still stands, to say what has changed since. */
async function beforeOf(db: Db, triple: Triple): Promise<FiguresJob['before']> {
  const before = await db.normVersion.findFirst({
    where: { ...triple, frozenAt: { not: null }, withdrawnAt: null },
    orderBy: { number: 'desc' },
  })
  return before && { number: before.number, parts: NormFigures.parse(before.figures).parts }
}
