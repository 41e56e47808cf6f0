import { Prisma } from '@/generated/prisma/client'

/**
 * Returns SQL for the id of the newest norms of one version in one language, for a report that is made now; the id is
 * null when there are none. `sittingAlias` is trusted SQL: the alias of the sitting's row.
 */
export const newestNormVersionIdSql = (sittingAlias: string): Prisma.Sql => {
  const row = Prisma.raw(sittingAlias)
  return Prisma.sql`(
    SELECT "id" FROM "NormVersion"
    WHERE "instrument" = ${row}."instrument" AND "instrumentVersion" = ${row}."instrumentVersion"
      AND "locale" = ${row}."locale" AND "publishedAt" IS NOT NULL AND "withdrawnAt" IS NULL
    ORDER BY "number" DESC LIMIT 1)`
}
