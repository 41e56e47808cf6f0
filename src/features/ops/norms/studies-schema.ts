import { studies } from '@/core/evidence/plan'
import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { normLists } from '@/core/ops/console-lists'
import { GivenReason, TablePageInput } from '../schema'

export const ListStudiesInput = z.extend(TablePageInput, { filter: z.enum(normLists) })
export type ListStudiesInput = z.infer<typeof ListStudiesInput>

const StudyOf = {
  study: z.enum(studies),
  instrument: z.string(),
  instrumentVersion: z.int(),
  locale: z.enum(locales),
  /** Id of the plan; empty for the other two studies. */
  scope: z.string(),
  title: z.string(),
}
const StudyStatus = z.object({
  ...StudyOf,
  n: z.int(),
  next: z.int(),
  waiting: z.int(),
  open: z.nullable(z.object({ id: z.string(), number: z.int(), state: z.enum(['draft', 'frozen']) })),
  published: z.nullable(z.object({ id: z.string(), number: z.int(), n: z.int() })),
})
export const StudyRows = z.object({
  rows: z.array(StudyStatus),
  total: z.int(),
  /** Number of draws that do not agree with their list; 0 unless they were changed. */
  drawFaults: z.int(),
})
export type StudyRows = z.infer<typeof StudyRows>

export const GetStudyReleaseInput = z.object({ id: RecordId })
export type GetStudyReleaseInput = z.infer<typeof GetStudyReleaseInput>

/** Figures of a part, or of the answers about a plan. */
export const studyFigures = [
  'pairs',
  'first',
  'second',
  'change',
  'sdOfDifferences',
  'sem',
  'icc',
  'yes',
  'no',
  'g',
  'auc',
  'answerYes',
  'answerPartly',
  'answerNo',
] as const

const Figure = z.object({
  name: z.enum(studyFigures),
  /** Value; for the mean of a group, `sd` and `n` hold its SD and number of people. */
  value: z.number(),
  interval: z.nullable(z.object({ from: z.number(), to: z.number() })),
  sd: z.nullable(z.number()),
  n: z.nullable(z.int()),
})
export type StudyFigure = z.infer<typeof Figure>

export const StudyReleaseDetail = z.object({
  ...StudyOf,
  id: z.string(),
  number: z.int(),
  state: z.enum(['draft', 'frozen', 'published', 'withdrawn']),
  n: z.int(),
  createdAt: z.isoDateTime(),
  frozenAt: z.nullable(z.isoDateTime()),
  frozenBy: z.nullable(z.string()),
  publishedAt: z.nullable(z.isoDateTime()),
  withdrawnAt: z.nullable(z.isoDateTime()),
  codeHash: z.string(),
  itemHash: z.string(),
  plan: z.string(),
  /** Parts whose figures, together with a public release, would reveal people; such a release cannot be frozen. */
  close: z.array(z.string()),
  /** Names of parts in the language of the reader. */
  parts: z.array(z.object({ id: z.string(), name: z.string(), figures: z.array(Figure) })),
  /** Number of people by step or outcome. */
  people: z.array(
    z.object({
      name: z.enum(['joined', 'drawn', 'asked', 'pairs', 'careless', 'days', 'yes', 'no', 'skipped', 'answered']),
      count: z.int(),
    }),
  ),
})
export type StudyReleaseDetail = z.infer<typeof StudyReleaseDetail>

/** Release to freeze; `createdAt` is that of the draft viewed, so that a newer draft is not frozen unseen. */
export const FreezeStudyReleaseInput = z.extend(GetStudyReleaseInput, {
  createdAt: z.isoDateTime(),
  reason: GivenReason,
})
export type FreezeStudyReleaseInput = z.infer<typeof FreezeStudyReleaseInput>
export const StudyReleaseActionInput = z.extend(GetStudyReleaseInput, { reason: GivenReason })
export type StudyReleaseActionInput = z.infer<typeof StudyReleaseActionInput>
