import { type MeasuredPart, measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import type { MeasurementErrors } from '@mindglass/psychometrics/scoring/uncertainty'
import { MeasuredRow } from '@/core/norms/norm-figures'
import type { Db, Tx } from '@/server/db/db'

/** Function that returns the measured error of a part of one sitting; null where it is assumed. */
export type MeasurementErrorLookup = (part: string) => MeasurementErrors | null

interface Kept {
  normVersionId: string | null
}

/**
 * Returns the errors of measurement of many sittings. Wherever a score is drawn, compared or used for a decision, its
 * error comes from the norms stored with the sitting, so that all places show the same one.
 * @param rows all sittings to be looked up; others have no measured error
 */
export async function loadMeasurementErrors(
  db: Db | Tx,
  rows: readonly Kept[],
): Promise<(row: Kept) => MeasurementErrorLookup> {
  const measured = await loadPartErrors(db, [...new Set(rows.flatMap(({ normVersionId }) => normVersionId ?? []))])
  return ({ normVersionId }) => {
    const parts = measured.get(normVersionId ?? '') ?? []
    return (part) => measurementErrorsOf({ parts }, part)
  }
}

/**
 * Returns the measured errors of all parts, by the id of the norms. The database extracts them from the figures,
 * because lists of results need no other figure.
 */
export async function loadPartErrors(
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
