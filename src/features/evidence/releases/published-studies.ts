import { minParticipants, nextStudyMilestone, type Study, studies } from '@/core/evidence/plan'
import { buildPublicStudy, minPublishedCount, type PublicStudy } from '@/core/evidence/release'
import { StudyFigures } from '@/core/evidence/study-data'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { StudyEdition } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { listDrawLists, type PublicList } from '../draw'
import { countStudy, type StudyKey } from '../studies'
import { listStudyReleases } from './study-releases'

/** Public data of one published release of a study. */
export interface PublishedStudyRelease {
  id: string
  number: number
  n: number
  plan: string
  codeHash: string
  itemHash: string
  publishedAt: Date
  withdrawnAt: Date | null
  figures: PublicStudy
}

/** One study of one test in one language, or of one plan. */
export interface PublishedStudy {
  study: Study
  /** Id of the plan, for usefulness; empty otherwise. */
  scope: string
  /** Size of the study, rounded down to a multiple of five; null below five. */
  count: number | null
  /** Size at which figures are made next. */
  goal: number
  /** All releases that were ever published, the newest first. */
  releases: PublishedStudyRelease[]
}

export interface PublishedStudies {
  studies: PublishedStudy[]
  lists: PublicList[]
}

/** Returns the published releases, newest first; each with only the figures that the earlier ones allow. */
function publishedReleasesOf(releases: readonly StudyEdition[]): PublishedStudyRelease[] {
  const published = releases.flatMap(({ publishedAt, ...release }) =>
    publishedAt ? [{ ...release, publishedAt }] : [],
  )
  const figures = published.map((release) => StudyFigures.parse(release.figures))
  return published
    .map(({ id, number, n, plan, codeHash, itemHash, publishedAt, withdrawnAt }, index) => ({
      id,
      number,
      n,
      plan,
      codeHash,
      itemHash,
      publishedAt,
      withdrawnAt,
      figures: buildPublicStudy(StudyFigures.parse(published[index]?.figures), figures.slice(0, index)),
    }))
    .reverse()
}

async function getPublishedStudy(db: Db, of: StudyKey): Promise<PublishedStudy> {
  const { n } = await countStudy(db, of)
  return {
    study: of.study,
    scope: of.scope,
    count: n < minPublishedCount ? null : n - (n % minPublishedCount),
    goal: n === 0 ? minParticipants[of.study] : nextStudyMilestone(of.study, n),
    releases: publishedReleasesOf(await listStudyReleases(db, of)),
  }
}

/** Lists the public data of the studies of one test in one language; plans that were never asked about are left out. */
export async function listPublishedStudies(
  db: Db,
  { slug, version }: Instrument,
  locale: Locale,
): Promise<PublishedStudies> {
  const triple = { instrument: slug, instrumentVersion: version, locale }
  const plans = await db.studyBatch.findMany({
    where: { study: 'usefulness', ...triple },
    distinct: ['scope'],
    orderBy: { scope: 'asc' },
    select: { scope: true },
  })
  const all: StudyKey[] = studies.flatMap((study) =>
    (study === 'usefulness' ? plans.map(({ scope }) => scope) : ['']).map((scope) => ({ study, ...triple, scope })),
  )
  const shown: PublishedStudy[] = []
  for (const of of all) shown.push(await getPublishedStudy(db, of))
  return { studies: shown, lists: await listDrawLists(db, triple) }
}
