import UnusedAccountMail, { unusedAccountMailSubject } from '@emails/account/UnusedAccountMail'
import UnusedResultsMail, { unusedResultsMailSubject } from '@emails/report/UnusedResultsMail'
import { env } from '@/env'
import type { Db } from '@/server/db/db'
import { noteWarned } from '@/server/entitlements'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, type Job, PermanentFailure } from '@/server/jobs/outbox'
import { type Mail, sendMail } from '@/server/mail/mail'
import { mailedUrl } from '@/server/mail/mailed-url'
import {
  findUnusedAccount,
  recordAccountWarning,
  recordBouncedAccountWarning,
} from '@/server/retention/unused-accounts'
import { findUnusedResults, recordRefusedResultsWarning } from '@/server/retention/unused-results'
import { keyOfWarning } from '@/server/retention/unused-warning'

/** Returns the outbox handlers for the mails that announce the deletion of unused results. */
export const deletionWarningJobs = (db: Db): Handlers => ({
  ...defineHandler(jobs.mailUnusedResults, ({ warningId }, job) => mailUnusedResults(db, warningId, job)),
  ...defineHandler(jobs.mailUnusedAccount, ({ warningId }, job) => mailUnusedAccount(db, warningId, job)),
})

/** Sends one mail about all unused paid results; the days count from the moment a mail server accepts it. */
async function mailUnusedResults(db: Db, warningId: string, job: Job): Promise<void> {
  const results = await findUnusedResults(db, warningId, new Date())
  const [first] = results
  if (!first) return
  // All results have the same deletion day, a month from now; none is announced earlier than that.
  const { locale, deletedAt } = first
  const mail = {
    subject: unusedResultsMailSubject(locale, results.length),
    body: (
      <UnusedResultsMail
        locale={locale}
        count={results.length}
        deletedAt={deletedAt.toISOString()}
        keepUrl={mailedUrl(`/api/keep/${keyOfWarning(warningId, first.keyHash)}`, locale)}
        findUrl={mailedUrl('/retrieve', locale)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  }
  const addresses = new Set(results.flatMap((result) => result.addresses))
  await sendToFirst([...addresses], mail, () => recordRefusedResultsWarning(db, warningId, new Date()))
  await noteWarned(
    db,
    results.map(({ id }) => id),
    new Date(),
  )
}

/** Sends the same mail about the free results of an account, to its address. */
async function mailUnusedAccount(db: Db, warningId: string, job: Job): Promise<void> {
  const account = await findUnusedAccount(db, warningId, new Date())
  if (!account) return
  const { id, email, locale, count, deletedAt } = account
  const mail = {
    subject: unusedAccountMailSubject(locale, count),
    body: (
      <UnusedAccountMail
        locale={locale}
        count={count}
        deletedAt={deletedAt.toISOString()}
        keepUrl={mailedUrl(`/api/keep/${keyOfWarning(warningId, account.keyHash)}`, locale)}
        loginUrl={mailedUrl('/login', locale)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  }
  await sendToFirst([email], mail, () => recordBouncedAccountWarning(db, warningId, new Date()))
  await recordAccountWarning(db, id, new Date())
}

/** Status code 5.7.x (RFC 3463): the server refuses the mail or its sender. That proves nothing about the address. */
const ofPolicy = /\b5\.7\.\d/

/**
 * Sends the mail to the first address that accepts it: the account's if there is one, else the order's.
 * @throws PermanentFailure when no address accepts the mail; `refused` is called first, unless an address might accept
 * another mail.
 */
async function sendToFirst(
  addresses: readonly string[],
  mail: Omit<Mail, 'to'>,
  refused: () => Promise<void>,
): Promise<void> {
  const failures: PermanentFailure[] = []
  for (const address of addresses) {
    try {
      return await sendMail({ ...mail, to: { address } })
    } catch (error) {
      if (!(error instanceof PermanentFailure)) throw error
      failures.push(error)
    }
  }
  if (!failures.some(({ message }) => ofPolicy.test(message))) await refused()
  throw failures.at(-1) ?? new PermanentFailure('nobody to write to')
}
