import { levels } from '@mindglass/psychometrics/instrument'
import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { offersRetake, validities, validityFlagNames, validityOfFlags } from '@mindglass/psychometrics/validity/signs'
import { z } from 'zod'
import type { Prisma } from '@/generated/prisma/client'
import { openData, sealData } from '@/server/crypto/sealed-data'

const Level = z.enum(levels)

const DimensionResult = z.object({
  id: z.string(),
  answered: z.number(),
  items: z.number(),
  raw: z.number().nullable(),
  pomp: z.number().nullable(),
  level: Level.nullable(),
})

/** Fields shared by every form below; the bands come from the design, not from norms. */
const Scores = z.object({
  instrument: z.string(),
  version: z.int(),
  normVersion: z.literal('design-1'),
  dimensions: z.array(DimensionResult),
  overall: z.object({ pomp: z.number(), level: Level }).nullable(),
})

/** Current form: includes the permitted uses of the sitting, decided when it was scored. */
const WithValidity = z.object({
  ...Scores.shape,
  flags: z.array(z.enum(validityFlagNames)),
  validity: z.enum(validities),
})

/**
 * Earlier form, without the three outcomes: its four flags keep their meaning, so that nothing already opened, sold or
 * shown changes. A mark of distress in the oldest rows is ignored.
 */
const FlagsOnly = z
  .object({
    ...Scores.shape,
    flags: z.array(z.enum(['directed', 'inconsistency', 'speed', 'longstring'])),
    validity: z.undefined().optional(),
  })
  .transform((result) => ({ ...result, validity: validityOfFlags(result.flags) }))

/** Every form that `Sitting.result` has ever had. Reports are kept for years, so a changed form is added here. */
const StoredResult = z.union([WithValidity, FlagsOnly])

type ResultRow = Readonly<{ id: string; result: Prisma.JsonValue }>
type ResponsesRow = Readonly<{ id: string; responses: Prisma.JsonValue }>

const resultOf = (id: string) => ({ column: 'Sitting.result', id }) as const
const responsesOf = (id: string) => ({ column: 'Sitting.responses', id }) as const

/**
 * Returns the decrypted answers and scores in the form in which they were written, for the file with all data of a
 * person.
 */
export const decryptSittingColumns = ({ id, responses, result }: ResultRow & ResponsesRow) => ({
  responses: openData(responsesOf(id), responses),
  result: decryptSittingResult({ id, result }),
})

/** Returns the decrypted result alone: staff who may see the scores of a person do not decrypt the answers. */
export const decryptSittingResult = ({ id, result }: ResultRow) => openData(resultOf(id), result)

/** Returns the scores of a sitting; null until it is completed. */
export const sittingResult = ({ id, result }: ResultRow): SittingResult | null =>
  result === null ? null : StoredResult.parse(openData(resultOf(id), result))

/**
 * Returns the scores, sealed for the `result` column of this sitting.
 * @throws ZodError for scores that could not be read back
 */
export const resultColumn = (id: string, result: SittingResult): Prisma.InputJsonValue =>
  sealData(resultOf(id), WithValidity.parse(result))

/**
 * Returns whether the answers call for a retake. The retake is free and is offered before any price, because such
 * answers must not lead to a sale.
 */
export function advisesRetake(row: ResultRow): boolean {
  const result = sittingResult(row)
  return result !== null && offersRetake(result)
}

const StoredResponses = z.record(
  z.string(),
  z.object({ value: z.nullable(z.number()), ms: z.number(), at: z.number() }),
)

/**
 * `Sitting.responses`: item id → its value (null: left out), duration in milliseconds, and time in epoch milliseconds.
 */
export type StoredResponses = Readonly<z.infer<typeof StoredResponses>>

/** Returns the decrypted answers of a sitting. */
export const sittingResponses = ({ id, responses }: ResponsesRow): StoredResponses =>
  StoredResponses.parse(openData(responsesOf(id), responses))

/** Returns the answers, sealed for the `responses` column of this sitting. */
export const responsesColumn = (id: string, responses: StoredResponses): Prisma.InputJsonValue =>
  sealData(responsesOf(id), responses)
