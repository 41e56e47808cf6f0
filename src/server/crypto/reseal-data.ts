import { Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '../db/db'
import { openData, type SealLocation, sealData, sealedFormatVersion } from './sealed-data'

/** Number of rows in one transaction: a request that saves an answer meanwhile waits only for a moment. */
const BATCH = 100

interface Row {
  id: string
  responses: Prisma.JsonValue
  result: Prisma.JsonValue
}

/**
 * Seals with `newest` every answer and score that is stored in clear or sealed with another key. After an interruption,
 * the next run continues with the rows that are left.
 */
export async function resealSittings(db: Db, newest: string): Promise<number> {
  let after = ''
  for (let sealed = 0; ; ) {
    const batch = await db.$transaction((tx) => resealBatch(tx, newest, after))
    sealed += batch.length
    if (batch.length < BATCH) return sealed
    after = batch.at(-1)?.id ?? after
  }
}

/**
 * Reseals some sittings. Their rows are locked, so that an answer saved at this moment is either part of this read or
 * overwrites the row afterwards.
 */
async function resealBatch(tx: Tx, newest: string, after: string): Promise<Row[]> {
  const wanted = `${sealedFormatVersion}${newest}:`
  const rows = await tx.$queryRaw<Row[]>`
    SELECT id, responses, result FROM "Sitting"
    WHERE id > ${after}
      AND ((responses <> '{}'::jsonb AND starts_with(responses->>'sealed', ${wanted}) IS NOT TRUE)
        OR (result IS NOT NULL AND starts_with(result->>'sealed', ${wanted}) IS NOT TRUE))
    ORDER BY id LIMIT ${BATCH} FOR UPDATE`
  const responses = rows.map((row) => resealed('Sitting.responses', row.id, row.responses))
  const results = rows.map((row) => resealed('Sitting.result', row.id, row.result))
  await tx.$executeRaw`
    UPDATE "Sitting" s SET responses = r.responses::jsonb, result = r.result::jsonb
    FROM unnest(${rows.map(({ id }) => id)}::text[], ${responses}::text[], ${results}::text[]) AS r(id, responses, result)
    WHERE s.id = r.id`
  return rows
}

/** Seals a column again, as JSON text. null stays null, because a sitting that was not finished has no result. */
function resealed(column: SealLocation['column'], id: string, stored: Prisma.JsonValue): string | null {
  const place = { column, id }
  const value = openData(place, stored)
  return value === null ? null : JSON.stringify(sealData(place, value))
}

/** Sealed columns of the studies; their rows live for 90 days at most. */
const ofStudies = [
  { table: 'TreatmentAnswer', column: 'answer' },
  { table: 'PlanTicket', column: 'about' },
  { table: 'PlanTicket', column: 'answer' },
] as const

/**
 * Seals answers to studies that are not counted yet, in the same way. Returns the number of values that were sealed.
 */
export async function resealStudies(db: Db, newest: string): Promise<number> {
  let sealed = 0
  for (const { table, column } of ofStudies) {
    const [from, name] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
    sealed += await db.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: string; value: Prisma.JsonValue }[]>`
        SELECT id, ${name} AS value FROM ${from}
        WHERE ${name} IS NOT NULL AND starts_with(${name}->>'sealed', ${`${sealedFormatVersion}${newest}:`}) IS NOT TRUE
        ORDER BY id FOR UPDATE`
      for (const { id, value } of rows) {
        await tx.$executeRaw`
          UPDATE ${from} SET ${name} = ${resealed(`${table}.${column}` as SealLocation['column'], id, value)}::jsonb WHERE id = ${id}`
      }
      return rows.length
    })
  }
  return sealed
}

/** Counts sittings by the key that seals their answers; `clear` stands for unsealed ones. */
export async function countSittingsByKey(db: Db): Promise<{ key: string; count: number }[]> {
  return db.$queryRaw`
    SELECT coalesce(split_part(responses->>'sealed', ':', 2), 'clear') AS key, count(*)::int AS count
    FROM "Sitting" WHERE responses <> '{}'::jsonb GROUP BY 1 ORDER BY 1`
}
