import { publishedHash } from '@/content/published-hash'
import { evidencePlan, reachedStudyMilestone } from '@/core/evidence/plan'
import { findTooCloseFigures, type ReleasedFigures } from '@/core/evidence/release'
import { StudyFigures } from '@/core/evidence/study-data'
import { computeCodeHash } from '@/features/norms/code-hash'
import { runOrLogFailure } from '@/features/norms/norm-scope'
import type { StudyEdition } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { countStudy, listBegunStudies, type StudyKey, studyResultsOf, toStudyKey } from '../studies'

/** Returns the id of a release: `retest-sleep-v2-es-1`; of a plan, `usefulness-sleep-v2-es-rest-1`. */
export const studyReleaseId = (
  { study, instrument, instrumentVersion, locale, scope }: StudyKey,
  number: number,
): string => [study, instrument, `v${instrumentVersion}`, locale, ...(scope === '' ? [] : [scope]), number].join('-')

/** Lists the releases of a study, the oldest first. */
export const listStudyReleases = (db: Db, of: StudyKey): Promise<StudyEdition[]> =>
  db.studyEdition.findMany({ where: toStudyKey(of), orderBy: { number: 'asc' } })

const releasedOf = ({ through, figures }: StudyEdition): ReleasedFigures => ({
  through,
  figures: StudyFigures.parse(figures),
})

/**
 * Returns the releases that readers can compare a new one with: all that were ever published, including withdrawn ones.
 */
const publicReleases = (releases: readonly StudyEdition[]): StudyEdition[] =>
  releases.filter(({ publishedAt }) => publishedAt !== null)

/**
 * Drafts a release wherever a study has reached its next milestone. A draft that is not frozen is replaced. A release
 * that was published and withdrawn gets a successor from the same batches at once. A release that differs from a public
 * one by fewer than 50 people is not drafted.
 * @returns ids of the drafts
 */
export async function draftStudyReleases(db: Db): Promise<string[]> {
  const drafted: string[] = []
  for (const of of await listBegunStudies(db)) {
    const id = await runOrLogFailure(of, () => draft(db, of))
    if (id !== null) drafted.push(id)
  }
  return drafted
}

async function draft(db: Db, of: StudyKey): Promise<string | null> {
  const releases = await listStudyReleases(db, of)
  const through = await throughOf(db, of, releases)
  if (through === null) return null
  const { n, figures } = await studyResultsOf(db, of, through)
  const candidate: ReleasedFigures = { through, figures }
  if (publicReleases(releases).some((release) => findTooCloseFigures(candidate, releasedOf(release)).length > 0))
    return null
  const newest = releases.at(-1)
  const number = newest === undefined || newest.frozenAt ? (newest?.number ?? 0) + 1 : newest.number
  const id = studyReleaseId(of, number)
  const data = {
    ...toStudyKey(of),
    id,
    number,
    n,
    through,
    figures,
    plan: evidencePlan,
    codeHash: computeCodeHash(),
    itemHash: publishedHash(of.instrument, of.instrumentVersion, of.locale),
  }
  // A draft that was frozen meanwhile is not deleted, so this insert fails on its id.
  await db.$transaction(async (tx) => {
    await tx.studyEdition.deleteMany({ where: { id, frozenAt: null } })
    await tx.studyEdition.create({ data })
  })
  log.info({ id, n }, 'evidence: a draft waits to be looked at')
  return id
}

/** Returns the last batch of the release that is due; null if none is. */
async function throughOf(db: Db, of: StudyKey, releases: readonly StudyEdition[]): Promise<number | null> {
  const { n, through } = await countStudy(db, of)
  const reached = reachedStudyMilestone(of.study, n)
  if (reached === null) return null
  const stands = releases.findLast(({ withdrawnAt }) => withdrawnAt === null)
  if (reached <= (reachedStudyMilestone(of.study, stands?.n ?? 0) ?? 0)) return null
  const last = publicReleases(releases).at(-1)
  const isSame = last !== undefined && reachedStudyMilestone(of.study, last.n) === reached
  return isSame ? last.through : through
}

/** State of a release: not reviewed, reviewed, in use, found wrong. */
export type StudyReleaseState = 'draft' | 'frozen' | 'published' | 'withdrawn'

export function getStudyReleaseState({
  frozenAt,
  publishedAt,
  withdrawnAt,
}: Pick<StudyEdition, 'frozenAt' | 'publishedAt' | 'withdrawnAt'>): StudyReleaseState {
  if (withdrawnAt) return 'withdrawn'
  if (publishedAt) return 'published'
  return frozenAt ? 'frozen' : 'draft'
}

export const findStudyRelease = (db: Db, id: string): Promise<StudyEdition | null> =>
  db.studyEdition.findUnique({ where: { id } })

/** Returns the figures of a release that lie too close to those of a public one; such a release cannot be frozen. */
export async function listDisclosiveFigures(db: Db, release: StudyEdition): Promise<string[]> {
  const others = publicReleases(await listStudyReleases(db, release)).filter(({ id }) => id !== release.id)
  return [...new Set(others.flatMap((other) => findTooCloseFigures(releasedOf(release), releasedOf(other))))]
}

/**
 * Freezes a draft: from now on the database refuses any change of its figures.
 * @param createdAt time of the reviewed draft: a newer one of the same id is not frozen unseen
 * @returns whether it was a draft whose figures may be public beside those already published
 */
export async function freezeStudyRelease(db: Db, id: string, by: string, createdAt: Date, now: Date): Promise<boolean> {
  const release = await findStudyRelease(db, id)
  if (!release || (await listDisclosiveFigures(db, release)).length > 0) return false
  const { count } = await db.studyEdition.updateMany({
    where: { id, createdAt, frozenAt: null },
    data: { frozenAt: now, frozenBy: by },
  })
  return count === 1
}

/** Publishes a release on the science page. Returns whether it was frozen and not yet published. */
export async function publishStudyRelease(db: Db, id: string, now: Date): Promise<boolean> {
  const release = await findStudyRelease(db, id)
  if (!release || (await listDisclosiveFigures(db, release)).length > 0) return false
  const { count } = await db.studyEdition.updateMany({
    where: { id, frozenAt: { not: null }, publishedAt: null, withdrawnAt: null },
    data: { publishedAt: now },
  })
  return count === 1
}

/**
 * Withdraws a release found wrong: it stays readable and says so. Returns whether it was frozen and not yet withdrawn.
 */
export async function withdrawStudyRelease(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.studyEdition.updateMany({
    where: { id, frozenAt: { not: null }, withdrawnAt: null },
    data: { withdrawnAt: now },
  })
  return count === 1
}
