import { type MeasuredPart, measuredOf } from '@mindglass/psychometrics/norms/norm-measured'
import type { Measured } from '@mindglass/psychometrics/scoring/uncertainty'
import { MeasuredRow } from '@/core/norms/norm-figures'
import type { Db, Tx } from '@/server/db/db'

/** The measured error of a part of one sitting; null where it is assumed. */
export type ErrorOf = (part: string) => Measured | null

interface Kept {
  normVersionId: string | null
}

/**
 * The errors of measurement of many sittings: wherever scores are drawn, compared or decided on, their error is that of
 * the norms that the sitting keeps, so that no two places tell different ones.
 * @param rows all that are to be asked about; others have no measured error
 */
export async function errorsOf(db: Db | Tx, rows: readonly Kept[]): Promise<(row: Kept) => ErrorOf> {
  const measured = await measuredParts(db, [...new Set(rows.flatMap(({ normVersionId }) => normVersionId ?? []))])
  return ({ normVersionId }) => {
    const parts = measured.get(normVersionId ?? '') ?? []
    return (part) => measuredOf({ parts }, part)
  }
}

/**
 * What norms measured of the error of each part, by their ids: read out of the figures by the database, as lists of
 * results need nothing else of them.
 */
export async function measuredParts(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MeasuredPart[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.$queryRaw<unknown[]>`
    SELECT v."id" AS version, p->>'id' AS id, (p->>'sem')::float8 AS sem, (p->>'n')::int AS n,
      p->'scoreErrors' AS "scoreErrors"
    FROM "NormVersion" v, jsonb_array_elements(v."figures"->'parts') p
    WHERE v."id" = ANY(${[...ids]}) AND v."publishedAt" IS NOT NULL`
  const parts = rows.map((row) => MeasuredRow.parse(row))
  return new Map(ids.map((id) => [id, parts.filter(({ version }) => version === id)]))
}
