import AccountDeletedMail, { accountDeletedMailSubject } from '@emails/account/AccountDeletedMail'
import EmailChangedMail, { emailChangedMailSubject } from '@emails/account/EmailChangedMail'
import type { z } from 'zod'
import { maskEmail } from '@/core/input/email'
import { fallbackLocale } from '@/core/locale'
import { env } from '@/env'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineErasingHandler, type Handlers, type Job } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'

type EmailChanged = z.infer<typeof jobs.mailEmailChanged.payload>
type AccountDeleted = z.infer<typeof jobs.mailAccountDeleted.payload>

/** Returns the handlers for the mails of settings and privacy. The addresses in a job are deleted after sending. */
export const meJobs = (db: Db): Handlers => ({
  ...defineErasingHandler(db, jobs.mailEmailChanged, (changed, job) => mailEmailChanged(db, changed, job)),
  ...defineErasingHandler(db, jobs.mailAccountDeleted, mailDeleted),
})

async function mailEmailChanged(db: Db, { userId, address, place, account }: EmailChanged, job: Job): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { locale: true } })
  const locale = user?.locale ?? fallbackLocale
  // The mail to the old address does not reveal the new address.
  const shown = place === 'old' ? maskEmail(account) : account
  await sendMail({
    to: { address },
    subject: emailChangedMailSubject(locale),
    body: <EmailChangedMail locale={locale} place={place} supportEmail={env.SUPPORT_EMAIL} account={shown} />,
    outboxId: job.id,
  })
}

async function mailDeleted({ address, locale }: AccountDeleted, job: Job): Promise<void> {
  await sendMail({
    to: { address },
    subject: accountDeletedMailSubject(locale),
    body: <AccountDeletedMail locale={locale} supportEmail={env.SUPPORT_EMAIL} />,
    outboxId: job.id,
  })
}
