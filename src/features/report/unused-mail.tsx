import UnusedMail, { unusedMailSubject } from '@emails/UnusedMail'
import { env } from '@/env'
import type { Db } from '@/server/db'
import { jobs } from '@/server/jobs'
import { type Mail, sendMail } from '@/server/mail'
import { mailedUrl } from '@/server/mailed-url'
import { type Handlers, handle, type Job, PermanentFailure } from '@/server/outbox'
import { keyOfWarning, noteWarned, unusedOf } from '@/server/unused-results'

/** The mail without which no paid result is deleted. */
export const unusedJobs = (db: Db): Handlers => ({
  ...handle(jobs.mailUnused, ({ warningId }, job) => mailUnused(db, warningId, job)),
})

/** One mail about everything that is still unused; the days count from when a mail server has taken it. */
async function mailUnused(db: Db, warningId: string, job: Job): Promise<void> {
  const results = await unusedOf(db, warningId, new Date())
  const [first] = results
  if (!first) return
  const { locale } = first
  const deletedAt = new Date(Math.min(...results.map((result) => result.deletedAt.getTime())))
  const mail = {
    subject: unusedMailSubject(locale),
    body: (
      <UnusedMail
        {...{ locale, count: results.length, deletedAt: deletedAt.toISOString() }}
        keepUrl={mailedUrl(`/api/keep/${keyOfWarning(warningId)}`, locale)}
        findUrl={mailedUrl('/retrieve', locale)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  }
  await sendToFirst([...new Set(results.flatMap(({ addresses }) => addresses))], mail)
  await noteWarned(
    db,
    results.map(({ id }) => id),
    new Date(),
  )
}

/**
 * To the account if there is one, else, or where that address is gone, to the one of the order.
 * @throws PermanentFailure when none of them takes mail: then nothing is deleted.
 */
async function sendToFirst([address, ...others]: readonly string[], mail: Omit<Mail, 'to'>): Promise<void> {
  if (address === undefined) throw new PermanentFailure('nobody to write to')
  try {
    await sendMail({ ...mail, to: { address } })
  } catch (error) {
    if (!(error instanceof PermanentFailure) || others.length === 0) throw error
    await sendToFirst(others, mail)
  }
}
