import type { Study } from '@/core/evidence/plan'
import { GroupsBatch, RetestBatch, type StudyFigures, UsefulnessBatch } from '@/core/evidence/study-data'
import {
  buildGroupsRelease,
  buildRetestRelease,
  buildUsefulnessRelease,
  countRetestPairs,
  countSmallestGroup,
  countUsefulnessAnswers,
} from '@/core/evidence/study-releases'
import { instrumentOf, type NormScope, normScopeOf } from '@/features/norms/norm-scope'
import type { Db, Tx } from '@/server/db/db'
import { countDraws } from './draw'

/** One study of one version in one language; each plan is a study of its own. */
export interface StudyKey extends NormScope {
  study: Study
  /** Id of the plan, for usefulness; empty otherwise. */
  scope: string
}

export const toStudyKey = ({ study, scope, ...triple }: StudyKey): StudyKey => ({
  study,
  ...normScopeOf(triple),
  scope,
})

export const nameOfStudy = (of: StudyKey): string => Object.values(toStudyKey(of)).join(' ').trim()

/** Size of a study (pairs, people in the smaller group, or answers), and number of its last batch. */
export interface StudyCount {
  n: number
  through: number
}

/** Reads the batches of a study in order, up to the batch `through`. */
async function batchesOf(db: Db | Tx, of: StudyKey, through?: number) {
  return db.studyBatch.findMany({
    where: { ...toStudyKey(of), ...(through !== undefined && { number: { lte: through } }) },
    orderBy: { number: 'asc' },
    select: { number: true, data: true },
  })
}

export async function countStudy(db: Db, of: StudyKey): Promise<StudyCount> {
  const batches = await batchesOf(db, of)
  const data = batches.map((batch) => batch.data)
  return { n: countOf(of, data), through: batches.at(-1)?.number ?? 0 }
}

function countOf(of: StudyKey, data: readonly unknown[]): number {
  switch (of.study) {
    case 'retest':
      return countRetestPairs(
        instrumentOf(of),
        data.map((one) => RetestBatch.parse(one)),
      )
    case 'groups':
      return countSmallestGroup(
        instrumentOf(of),
        data.map((one) => GroupsBatch.parse(one)),
      )
    case 'usefulness':
      return countUsefulnessAnswers(data.map((one) => UsefulnessBatch.parse(one)))
  }
}

/** Returns the figures from the batches of a study, up to the batch `through`. */
export async function studyResultsOf(
  db: Db,
  of: StudyKey,
  through: number,
): Promise<{ n: number; figures: StudyFigures }> {
  const data = (await batchesOf(db, of, through)).map((batch) => batch.data)
  return { n: countOf(of, data), figures: await figuresFrom(db, of, data) }
}

async function figuresFrom(db: Db, of: StudyKey, data: readonly unknown[]): Promise<StudyFigures> {
  switch (of.study) {
    case 'retest':
      return buildRetestRelease(
        instrumentOf(of),
        data.map((one) => RetestBatch.parse(one)),
        await countDraws(db, of),
      )
    case 'groups':
      return buildGroupsRelease(
        instrumentOf(of),
        data.map((one) => GroupsBatch.parse(one)),
      )
    case 'usefulness':
      return buildUsefulnessRelease(data.map((one) => UsefulnessBatch.parse(one)))
  }
}

/** Lists every study that has a batch. */
export async function listBegunStudies(db: Db): Promise<StudyKey[]> {
  const rows = await db.studyBatch.groupBy({
    by: ['study', 'instrument', 'instrumentVersion', 'locale', 'scope'],
    orderBy: [
      { study: 'asc' },
      { instrument: 'asc' },
      { instrumentVersion: 'asc' },
      { locale: 'asc' },
      { scope: 'asc' },
    ],
  })
  return rows.map(toStudyKey)
}
