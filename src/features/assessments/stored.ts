import { z } from 'zod'
import { levels } from '@/core/psychometrics/instrument'
import type { SittingResult } from '@/core/psychometrics/result'
import { offersRetake } from '@/core/psychometrics/validity'
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

/** As `scoreSitting` has written it since the first report was sold; a mark of distress in older rows is left out. */
const ByDesign1 = z.object({
  instrument: z.string(),
  version: z.int(),
  normVersion: z.literal('design-1'),
  dimensions: z.array(DimensionResult),
  overall: z.object({ pomp: z.number(), level: Level }).nullable(),
  flags: z.array(z.enum(['directed', 'inconsistency', 'speed', 'longstring'])),
})

/** Every form that `Sitting.result` has ever had. A report is kept for years: one that changes gets a form of its own. */
const StoredResult = z.discriminatedUnion('normVersion', [ByDesign1])

type ResultRow = Readonly<{ result: Prisma.JsonValue }>

/** The scores of a sitting; null until it is completed. The only reader of the column. */
export const sittingResult = ({ result }: ResultRow): SittingResult | null =>
  result === null ? null : StoredResult.parse(result)

/** The scores as the column keeps them; what could not be read back is not written. */
export const resultColumn = (result: SittingResult): Prisma.InputJsonObject => StoredResult.parse(result)

/** Too many validity flags to sell a report: a free retake is offered before any price. */
export function advisesRetake(row: ResultRow): boolean {
  const result = sittingResult(row)
  return result !== null && offersRetake(result.flags)
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
