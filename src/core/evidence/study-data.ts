import * as z from '../input/zod'
import { dayBands } from './plan'

const Count = z.int().check(z.minimum(0))

/** Placeholder for the raw score of a part that was not answered in full. */
export const noScore = -1
const Raw = z.int().check(z.minimum(noScore))

/** Two sittings of one person, without other data. Raw scores of the parts, in the order of the test. */
export const StoredPair = z.object({
  first: z.array(Raw),
  second: z.array(Raw),
  /** Index in `dayBands` of the number of days between the two sittings. */
  band: Count.check(z.maximum(dayBands.length - 1)),
})
export type StoredPair = z.infer<typeof StoredPair>

/** `careless`: number of people who came back and answered one of the two times without reading. */
export const RetestBatch = z.object({ pairs: z.array(StoredPair), careless: Count })
export type RetestBatch = z.infer<typeof RetestBatch>

/** People with one answer, and for each part the number of people with each raw score, from the lowest on. */
const Group = z.object({ n: Count, parts: z.array(z.array(Count)) })
export const GroupsBatch = z.object({ yes: Group, no: Group, skipped: Count })
export type GroupsBatch = z.infer<typeof GroupsBatch>

/** Counts of answers to the question whether the plan helped; `asked` counts mails, answered or not. */
export const UsefulnessBatch = z.object({ no: Count, partly: Count, yes: Count, asked: Count })
export type UsefulnessBatch = z.infer<typeof UsefulnessBatch>

const Estimate = z.object({ value: z.number(), from: z.number(), to: z.number() })
const Moments = z.object({ n: Count, mean: z.number(), sd: z.number() })

/**
 * Scores are POMP, 0–100. A part is absent if its pairs are fewer than the plan requires, or nothing can be computed.
 */
export const RetestRelease = z.object({
  v: z.literal(1),
  study: z.literal('retest'),
  /**
   * Numbers of people who agreed and entered the draw, were drawn, were mailed, made a pair, and came back without
   * reading.
   */
  people: z.object({ joined: Count, drawn: Count, asked: Count, pairs: Count, careless: Count }),
  /** Mean of the middles of the bands, in whole days. */
  days: Count,
  parts: z.array(
    z.object({
      id: z.string(),
      n: Count,
      first: z.object({ mean: z.number(), sd: z.number() }),
      second: z.object({ mean: z.number(), sd: z.number() }),
      change: Estimate,
      sdOfDifferences: Estimate,
      sem: Estimate,
      icc: Estimate,
    }),
  ),
})
export type RetestRelease = z.infer<typeof RetestRelease>

export const GroupsRelease = z.object({
  v: z.literal(1),
  study: z.literal('groups'),
  people: z.object({ yes: Count, no: Count, skipped: Count }),
  parts: z.array(z.object({ id: z.string(), yes: Moments, no: Moments, g: Estimate, auc: Estimate })),
})
export type GroupsRelease = z.infer<typeof GroupsRelease>

export const UsefulnessRelease = z.object({
  v: z.literal(1),
  study: z.literal('usefulness'),
  asked: Count,
  no: Count,
  partly: Count,
  yes: Count,
})
export type UsefulnessRelease = z.infer<typeof UsefulnessRelease>

/** All figures of one release of a study; plain data that never changes once it is frozen. */
export const StudyFigures = z.discriminatedUnion('study', [RetestRelease, GroupsRelease, UsefulnessRelease])
export type StudyFigures = z.infer<typeof StudyFigures>
