import { Prisma } from '@/generated/prisma/client'

/**
 * Returns SQL for the id of the newest norms of one version in one language, for a report that is made now; the id is
 * null when there are none. `sitting` is the alias of the sitting's row.
 */
export const newestNormsOf = (sitting: string): Prisma.Sql => {
  const row = Prisma.raw(sitting)
  return Prisma.sql`(
    SELECT "id" FROM "NormVersion"
    WHERE "instrument" = ${row}."instrument" AND "instrumentVersion" = ${row}."instrumentVersion"
      AND "locale" = ${row}."locale" AND "publishedAt" IS NOT NULL AND "withdrawnAt" IS NULL
    ORDER BY "number" DESC LIMIT 1)`
}
