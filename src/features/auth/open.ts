import { policyVersion } from '@/content/shop/policies'
import { accountEmail } from '@/core/input/email'
import type { Locale } from '@/core/locale'
import { grantSignupBonus, rememberSignupBonus } from '@/features/credits/credits'
import { randomId } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'

/**
 * Opens the account that a buyer asked for at the checkout. Its password is made when its mail is sent; whoever signs
 * in with it has proved the address, and only then does anything of the browser or of other orders join the account.
 * An address that has an account already is left alone: nobody learns of it here.
 */
export async function openAccountFor(tx: Tx, typed: string, locale: Locale, now: Date): Promise<void> {
  const email = accountEmail(typed)
  const id = randomId()
  const name = email.slice(0, email.lastIndexOf('@'))
  const known = { name, locale, privacyVersion: policyVersion, mustChangePassword: true, createdAt: now }
  const { count } = await tx.user.createMany({ data: [{ id, email, ...known }], skipDuplicates: true })
  if (count === 0) return
  await grantSignupBonus(tx, { id, email })
  await enqueue(tx, jobs.mailOpenedAccount, { userId: id })
}

/**
 * Takes back the account that an order opened for a mistyped address, together with the password mailed there; only
 * while nothing but the order can have opened it and nobody has ever been in it. `opened` is when the order was paid,
 * and the order itself carries the right address by now.
 */
export async function revokeOpenedAccount(tx: Tx, typed: string, opened: Date): Promise<void> {
  const email = accountEmail(typed)
  // Somebody who is signing in at this moment holds the row: then the account is theirs.
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT u."id" FROM "User" u
    WHERE u."email" = ${email} AND u."mustChangePassword" AND u."emailVerifiedAt" IS NULL
      AND u."createdAt" >= ${opened}
      AND NOT EXISTS (SELECT 1 FROM "Session" s WHERE s."userId" = u."id")
      AND NOT EXISTS (SELECT 1 FROM "Guest" t WHERE t."userId" = u."id")
      AND NOT EXISTS (SELECT 1 FROM "CreditEntry" c WHERE c."userId" = u."id" AND c.reason <> 'registration')
      AND NOT EXISTS (SELECT 1 FROM "VipGrant" v WHERE v."userId" = u."id")
      AND NOT EXISTS (SELECT 1 FROM "Gift" g WHERE g."redeemedById" = u."id")
      AND NOT EXISTS (SELECT 1 FROM "Order" o WHERE o."userId" = u."id" OR (o."openAccount" AND o."paidAt" IS NOT NULL AND lower(o.email) = u.email))
    FOR UPDATE OF u SKIP LOCKED`
  if (!row) return
  // The person who reads that mailbox has had nothing of the account.
  await rememberSignupBonus(tx, { id: row.id, email })
  await tx.user.delete({ where: { id: row.id } })
}
