import { type CodePurpose, groupedCode } from '@/server/auth/email-code'
import type { Db } from '@/server/db/db'

/** Order by newest; if two were made in the same millisecond, the one that the other did not void comes first. */
const newest = [{ createdAt: 'desc' }, { usedAt: { sort: 'asc', nulls: 'first' } }] as const

/** The digits of the newest code for an address, or of the row `id`, as the mail would show them. */
export async function currentCode(db: Db, purpose: CodePurpose, email: string, id?: string): Promise<string> {
  const row = await db.emailCode.findFirstOrThrow({ where: { purpose, email, id }, orderBy: [...newest] })
  return groupedCode(row).replace(' ', '')
}
