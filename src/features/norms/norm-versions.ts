import type { NormVersion } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'

/** State of a version: not reviewed, reviewed, in use, found wrong. */
export type NormState = 'draft' | 'frozen' | 'published' | 'withdrawn'

export function getNormState({
  frozenAt,
  publishedAt,
  withdrawnAt,
}: Pick<NormVersion, 'frozenAt' | 'publishedAt' | 'withdrawnAt'>): NormState {
  if (withdrawnAt) return 'withdrawn'
  if (publishedAt) return 'published'
  return frozenAt ? 'frozen' : 'draft'
}

/** Lists all versions, by test, version and language, the newest first. */
export const listNormVersions = (db: Db): Promise<Omit<NormVersion, 'figures'>[]> =>
  db.normVersion.findMany({
    omit: { figures: true },
    orderBy: [{ instrument: 'asc' }, { instrumentVersion: 'asc' }, { locale: 'asc' }, { number: 'desc' }],
  })

export const findNormVersion = (db: Db, id: string): Promise<NormVersion | null> =>
  db.normVersion.findUnique({ where: { id } })

/**
 * Returns the version that a newer one is compared with: the last one before it that was published and not withdrawn.
 */
export const findNormVersionBefore = (
  db: Db,
  { instrument, instrumentVersion, locale, number }: NormVersion,
): Promise<NormVersion | null> =>
  db.normVersion.findFirst({
    where: {
      instrument,
      instrumentVersion,
      locale,
      number: { lt: number },
      publishedAt: { not: null },
      withdrawnAt: null,
    },
    orderBy: { number: 'desc' },
  })

/**
 * Freezes a draft: from now on the database refuses any change of its figures.
 * @param by name of the reviewer.
 * @param createdAt time of the reviewed draft: a newer one of the same id is not frozen unseen.
 * @returns whether it was a draft.
 */
export async function freezeNormVersion(db: Db, id: string, by: string, createdAt: Date, now: Date): Promise<boolean> {
  const { count } = await db.normVersion.updateMany({
    where: { id, createdAt, frozenAt: null },
    data: { frozenAt: now, frozenBy: by },
  })
  return count === 1
}

/**
 * Publishes a version: new reports compare with it from now on. Returns whether it was frozen and not yet published.
 */
export async function publishNormVersion(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.normVersion.updateMany({
    where: { id, frozenAt: { not: null }, publishedAt: null, withdrawnAt: null },
    data: { publishedAt: now },
  })
  return count === 1
}

/**
 * Withdraws a version found wrong: no new report uses it, existing ones keep it. Returns whether it was frozen and not
 * yet withdrawn.
 */
export async function withdrawNormVersion(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await db.normVersion.updateMany({
    where: { id, frozenAt: { not: null }, withdrawnAt: null },
    data: { withdrawnAt: now },
  })
  return count === 1
}
