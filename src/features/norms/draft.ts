import { minDifRespondents } from '@mindglass/psychometrics/calibration/dif/dif'
import type { FiguresJob } from '@mindglass/psychometrics/norms/make-figures'
import { publishedHash } from '@/content/published-hash'
import { isoMonth } from '@/core/dates'
import { locales } from '@/core/locale'
import { NormFigures } from '@/core/norms/norm-figures'
import { currentPlan, reachedMilestone } from '@/core/norms/norm-plans'
import type { Db } from '@/server/db/db'
import { computeFiguresInThread } from '@/server/jobs/calibration/calibration'
import { log } from '@/server/observability/log'
import { computeCodeHash } from './code-hash'
import { readExcludedSheets } from './counts/excluded-sheets'
import { instrumentOf, type NormScope, normId, normScopeOf, runOrLogFailure } from './norm-scope'
import {
  findNormSample,
  haveSameSheets,
  listEverPublishedVersions,
  revealsAnswersByDifference,
  type Sample,
  sampleFilter,
} from './samples'
import { readSheets } from './sheets'

/** Fixed order, so that drafts come in the order in which they are listed. */
const byTriple = [{ instrument: 'asc' }, { instrumentVersion: 'asc' }, { locale: 'asc' }] as const
/** Minimum number of sheets of a month that a draft states as its first or last month. */
const fewestAMonth = 5

/**
 * Drafts a version for each scope in which the sheets of a milestone are complete, unless a version that is not
 * withdrawn uses them. A draft that is not frozen is replaced. The successor of a withdrawn version uses the same
 * sheets.
 * @returns ids of the drafts.
 */
export async function draftNormVersions(db: Db): Promise<string[]> {
  const drafted: string[] = []
  for (const tally of await db.normTally.findMany({ omit: { parts: true }, orderBy: [...byTriple] })) {
    const id = await runOrLogFailure(tally, async () => {
      const sample = await findNormSample(db, tally)
      return sample && (await isDue(db, tally, sample)) ? draft(db, normScopeOf(tally), sample) : null
    })
    if (id !== null) drafted.push(id)
  }
  return drafted
}

async function isDue(db: Db, triple: NormScope, sample: Sample): Promise<boolean> {
  const standing = await newestOf(db, { ...normScopeOf(triple), withdrawnAt: null })
  if (standing && haveSameSheets(standing, sample)) return false
  if (standing?.frozenAt && sample.milestone <= (standing.milestone ?? reachedMilestone(standing.n) ?? 0)) return false
  const close = (await listEverPublishedVersions(db, triple)).find((version) =>
    revealsAnswersByDifference(version, sample),
  )
  if (!close) return true
  // Sheets were removed after the public version was made; the next milestone differs from it by enough sheets.
  log.warn({ id: close.id, n: sample.n }, 'norms: no draft, its sheets would differ from a public version by a few')
  return false
}

const newestOf = (db: Db, where: NormScope & { withdrawnAt?: null }) =>
  db.normVersion.findFirst({ where, orderBy: { number: 'desc' } })

async function draft(db: Db, triple: NormScope, sample: Sample): Promise<string | null> {
  const months = await monthsOf(db, triple, sample)
  if (months === null) return null
  const job: FiguresJob = {
    instrument: instrumentOf(triple),
    rows: await readSheets(db, triple, sample),
    leftOut: await readExcludedSheets(db, triple, sampleFilter(triple, sample)),
    months,
    others: await othersOf(db, triple),
    before: await beforeOf(db, triple),
  }
  const figures = NormFigures.parse(await computeFiguresInThread(job))
  const newest = await newestOf(db, triple)
  const number = newest === null || newest.frozenAt ? (newest?.number ?? 0) + 1 : newest.number
  const id = normId(triple, number)
  const data = {
    id,
    ...triple,
    number,
    n: figures.n,
    milestone: sample.milestone,
    figures,
    plan: currentPlan,
    codeHash: computeCodeHash(),
    itemHash: publishedHash(triple.instrument, triple.instrumentVersion, triple.locale),
  }
  // A draft that was frozen meanwhile is not deleted, so this insert fails on its id.
  await db.$transaction(async (tx) => {
    await tx.normVersion.deleteMany({ where: { id, frozenAt: null } })
    await tx.normVersion.create({ data })
  })
  log.info({ id, n: figures.n }, 'norms: a draft waits to be looked at')
  return id
}

/** Returns the first and last month of at least five sheets; null if there is none, and then nothing is drafted. */
async function monthsOf(db: Db, triple: NormScope, sample: Sample): Promise<FiguresJob['months'] | null> {
  const months = await db.normSheet.groupBy({
    by: ['month'],
    where: { ...sampleFilter(triple, sample), validity: 'use' },
    _count: true,
    having: { month: { _count: { gte: fewestAMonth } } },
    orderBy: { month: 'asc' },
  })
  const [first, last] = [months[0], months.at(-1)]
  return first && last ? { from: isoMonth(first.month), to: isoMonth(last.month) } : null
}

/** Returns the samples of the same version in the other languages, if they have enough sheets to compare. */
async function othersOf(db: Db, triple: NormScope): Promise<FiguresJob['others']> {
  const others = []
  for (const locale of locales.filter((one) => one !== triple.locale)) {
    const other = { ...triple, locale }
    const sample = await findNormSample(db, other)
    if (sample && sample.n >= minDifRespondents) others.push({ locale, rows: await readSheets(db, other, sample) })
  }
  return others
}

/** Returns the newest frozen version that is not withdrawn, to compare with. */
async function beforeOf(db: Db, triple: NormScope): Promise<FiguresJob['before']> {
  const before = await db.normVersion.findFirst({
    where: { ...triple, frozenAt: { not: null }, withdrawnAt: null },
    orderBy: { number: 'desc' },
  })
  return before && { number: before.number, parts: NormFigures.parse(before.figures).parts }
}
