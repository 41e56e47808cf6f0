import { policyVersion } from '@/content/policies'
import { accountEmail } from '@/core/email'
import type { Locale } from '@/core/locale'
import type { Tx } from '@/server/db'
import { enqueue } from '@/server/outbox'
import { randomId } from '@/server/secrets'
import { welcome } from './credits'
import type { AccountJob } from './mail'

/**
 * Opens the account that a buyer asked for at the checkout. Its password is made when its mail is sent; whoever signs
 * in with it has proved the address, and only then does anything of the browser or of other orders join the account.
 * An address that has an account already is left alone: nobody learns of it here.
 */
export async function openAccountFor(tx: Tx, typed: string, locale: Locale, now: Date): Promise<void> {
  const email = accountEmail(typed)
  const id = randomId()
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, 80)
  const known = { name, locale, privacyVersion: policyVersion, mustChangePassword: true, createdAt: now }
  const { count } = await tx.user.createMany({ data: [{ id, email, ...known }], skipDuplicates: true })
  if (count === 0) return
  await welcome(tx, { id, email })
  await enqueue(tx, 'mail.opened-account', { userId: id } satisfies AccountJob, {
    dedupeKey: `mail.opened-account:${id}`,
  })
}
