import { levels } from '@mindglass/psychometrics/instrument'
import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { asksAgain, validities, validityFlagNames, validityOfFlags } from '@mindglass/psychometrics/validity/signs'
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

/** Bands by design, in every form below. */
const Scores = z.object({
  instrument: z.string(),
  version: z.int(),
  normVersion: z.literal('design-1'),
  dimensions: z.array(DimensionResult),
  overall: z.object({ pomp: z.number(), level: Level }).nullable(),
})

/** Form written today: includes the permitted uses of the sitting, decided when it was scored. */
const WithValidity = z.object({
  ...Scores.shape,
  flags: z.array(z.enum(validityFlagNames)),
  validity: z.enum(validities),
})

/**
 * Form written before there were three outcomes: its four flags keep the meaning they had, so that nothing that was
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

type ResultRow = Readonly<{ id: string; result: Prisma.JsonValue }>
type ResponsesRow = Readonly<{ id: string; responses: Prisma.JsonValue }>

const resultOf = (id: string) => ({ column: 'Sitting.result', id }) as const
const responsesOf = (id: string) => ({ column: 'Sitting.responses', id }) as const

/** Answers and scores word for word as they were written, of whatever form: for the file that its person takes along. */
export const openedColumns = ({ id, responses, result }: ResultRow & ResponsesRow) => ({
  responses: openData(responsesOf(id), responses),
  result: openedResult({ id, result }),
})

/** The result alone: who may see the scores of somebody else does not open their answers. */
export const openedResult = ({ id, result }: ResultRow) => openData(resultOf(id), result)

/** The scores of a sitting; null until it is completed. Beside `openedColumns` the only reader of the column. */
export const sittingResult = ({ id, result }: ResultRow): SittingResult | null =>
  result === null ? null : StoredResult.parse(openData(resultOf(id), result))

/** The scores as the column of this sitting keeps them; what could not be read back is not written. */
export const resultColumn = (id: string, result: SittingResult): Prisma.InputJsonValue =>
  sealData(resultOf(id), WithValidity.parse(result))

/** Whether the answers call for a retake, which is free and offered before any price: nothing is sold on them. */
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

/** The answers of a sitting. Beside `openedColumns` the only reader of the column. */
export const sittingResponses = ({ id, responses }: ResponsesRow): StoredResponses =>
  StoredResponses.parse(openData(responsesOf(id), responses))

/** The answers as the column of this sitting keeps them. */
export const responsesColumn = (id: string, responses: StoredResponses): Prisma.InputJsonValue =>
  sealData(responsesOf(id), responses)
