import { type CodePurpose, formatEmailCode } from '@/server/auth/email-code'
import type { Db } from '@/server/db/db'

/** Newest first; of two codes from the same millisecond, the one that the other did not void comes first. */
const newest = [{ createdAt: 'desc' }, { usedAt: { sort: 'asc', nulls: 'first' } }] as const

/** Returns the digits of the newest code for an address, or of the row `id`, as in the mail. */
export async function currentCode(db: Db, purpose: CodePurpose, email: string, id?: string): Promise<string> {
  const row = await db.emailCode.findFirstOrThrow({ where: { purpose, email, id }, orderBy: [...newest] })
  return formatEmailCode(row).replace(' ', '')
}
