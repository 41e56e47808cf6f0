import type { Sitting } from '@/generated/prisma/client'
import { hashKey } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'

/**
 * Notes a sitting that was just begun from a mail of the retest study as the second one of its pair. An earlier try that
 * was not finished gives way; a mail that is too early or too late, or of another test, version or language, changes nothing.
 * @returns whether it is the second one now
 */
export async function linkRetest(
  tx: Tx,
  key: string,
  { id, instrument, instrumentVersion, locale }: Pick<Sitting, 'id' | 'instrument' | 'instrumentVersion' | 'locale'>,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.retest.updateMany({
    where: {
      keyHash: hashKey(key),
      askedAt: { not: null },
      leftAt: null,
      closesAt: { gt: now },
      sitting: { instrument, instrumentVersion, locale },
      OR: [{ secondSittingId: null }, { second: { completedAt: null } }],
    },
    data: { secondSittingId: id },
  })
  return count === 1
}
