import { z } from 'zod'
import { levels } from '@/core/psychometrics/instrument'
import type { SittingResult } from '@/core/psychometrics/result'
import { asksAgain, validities, validityFlagNames, validityOfFlags } from '@/core/psychometrics/signs'
import type { Prisma } from '@/generated/prisma/client'

const Level = z.enum(levels)

const DimensionResult = z.object({
  id: z.string(),
  answered: z.number(),
  items: z.number(),
  raw: z.number().nullable(),
  pomp: z.number().nullable(),
  level: Level.nullable(),
})

/** Bands by design, in every form below. */
const Scores = z.object({
  instrument: z.string(),
  version: z.int(),
  normVersion: z.literal('design-1'),
  dimensions: z.array(DimensionResult),
  overall: z.object({ pomp: z.number(), level: Level }).nullable(),
})

/** As it is written today: with what may be done with the sitting, decided when it was scored. */
const WithValidity = z.object({
  ...Scores.shape,
  flags: z.array(z.enum(validityFlagNames)),
  validity: z.enum(validities),
})

/**
 * As it was written before there were three outcomes: its four flags keep the meaning they had, so that nothing that was
 * open, sold or shown changes. A mark of distress in the oldest rows is left out.
 */
const FlagsOnly = z
  .object({
    ...Scores.shape,
    flags: z.array(z.enum(['directed', 'inconsistency', 'speed', 'longstring'])),
    validity: z.undefined().optional(),
  })
  .transform((result) => ({ ...result, validity: validityOfFlags(result.flags) }))

/** Every form that `Sitting.result` has ever had. A report is kept for years: one that changes gets a form of its own. */
const StoredResult = z.union([WithValidity, FlagsOnly])

type ResultRow = Readonly<{ result: Prisma.JsonValue }>

/** The scores of a sitting; null until it is completed. The only reader of the column. */
export const sittingResult = ({ result }: ResultRow): SittingResult | null =>
  result === null ? null : StoredResult.parse(result)

/** The scores as the column keeps them; what could not be read back is not written. */
export const resultColumn = (result: SittingResult): Prisma.InputJsonObject => WithValidity.parse(result)

/** The answers hardly hang together: a free retake is offered before any price, and nothing is sold on them. */
export function advisesRetake(row: ResultRow): boolean {
  const result = sittingResult(row)
  return result !== null && asksAgain(result)
}

const StoredResponses = z.record(
  z.string(),
  z.object({ value: z.nullable(z.number()), ms: z.number(), at: z.number() }),
)

/** `Sitting.responses`: item id → its value (null: left out), milliseconds it took, epoch milliseconds it was given. */
export type StoredResponses = Readonly<z.infer<typeof StoredResponses>>

/** The answers of a sitting. The only reader of the column. */
export const sittingResponses = ({ responses }: Readonly<{ responses: Prisma.JsonValue }>): StoredResponses =>
  StoredResponses.parse(responses)
