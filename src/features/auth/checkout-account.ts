import { policyVersion } from '@/content/shop/policies'
import { toAccountEmail } from '@/core/input/email'
import type { Locale } from '@/core/locale'
import { grantSignupBonus, rememberSignupBonus } from '@/features/credits/credits'
import { randomId } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'

/**
 * Creates the account that a buyer requested at the checkout. Its password is created when its mail is sent; the first
 * sign-in with it verifies the address, and only then do the browser's data and other orders join the account. An
 * address that already has an account is left unchanged, which the buyer cannot see.
 */
export async function createCheckoutAccount(tx: Tx, typed: string, locale: Locale, now: Date): Promise<void> {
  const email = toAccountEmail(typed)
  const id = randomId()
  const name = email.slice(0, email.lastIndexOf('@'))
  const known = { name, locale, privacyVersion: policyVersion, mustChangePassword: true, createdAt: now }
  const { count } = await tx.user.createMany({ data: [{ id, email, ...known }], skipDuplicates: true })
  if (count === 0) return
  await grantSignupBonus(tx, { id, email })
  await enqueue(tx, jobs.mailOpenedAccount, { userId: id })
}

/**
 * Deletes the account that an order created for a mistyped address, so that the password mailed there stops working.
 * The account is kept if somebody has signed in to it, or if anything but this order may have created it.
 * @param opened time of the payment; the order already has the right address
 */
export async function revokeCheckoutAccount(tx: Tx, typed: string, opened: Date): Promise<void> {
  const email = toAccountEmail(typed)
  // A sign-in that is in progress has locked the row; the account is then kept.
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
  // The owner of that mailbox has used no free report, so a later account of theirs gets all of them.
  await rememberSignupBonus(tx, { id: row.id, email })
  await tx.user.delete({ where: { id: row.id } })
}
