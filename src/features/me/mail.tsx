import AccountDeletedMail, { accountDeletedMailSubject } from '@emails/AccountDeletedMail'
import AddressInUseMail, { addressInUseMailSubject } from '@emails/AddressInUseMail'
import CodeMail, { codeMailSubject } from '@emails/CodeMail'
import EmailChangedMail, { emailChangedMailSubject } from '@emails/EmailChangedMail'
import { z } from 'zod'
import { maskEmail } from '@/core/email'
import { fallbackLocale, isLocale, locales } from '@/core/locale'
import { env } from '@/env'
import type { Db } from '@/server/db'
import { codeMinutes, groupedCode } from '@/server/email-code'
import { sendMail } from '@/server/mail'
import { mailedUrl } from '@/server/mailed-url'
import { type Handlers, type Job, PermanentFailure } from '@/server/outbox'

const ChangeCodeJob = z.object({ codeId: z.string(), locale: z.enum(locales) })
export type ChangeCodeJob = z.infer<typeof ChangeCodeJob>
/** The old address stands nowhere else any more, so the job has to carry it. */
const EmailChangedJob = z.object({
  userId: z.string(),
  address: z.string(),
  /** Which of the two addresses this mail goes to. */
  place: z.enum(['old', 'new']),
  /** The new address. */
  account: z.string(),
})
export type EmailChangedJob = z.infer<typeof EmailChangedJob>
/** The account is gone, so the job has to carry everything. */
const AccountDeletedJob = z.object({ address: z.string(), locale: z.enum(locales) })
export type AccountDeletedJob = z.infer<typeof AccountDeletedJob>

/** The mails of settings and privacy. Addresses in a job are deleted once it is sent. */
export const meJobs = (db: Db): Handlers => ({
  'mail.change-code': (job) => mailChangeCode(db, job),
  'mail.email-changed': (job) => onceOnly(db, job, EmailChangedJob, (changed) => mailEmailChanged(db, job, changed)),
  'mail.account-deleted': (job) => onceOnly(db, job, AccountDeletedJob, (deleted) => mailDeleted(job, deleted)),
})

/** Does what the payload says and then empties it; an empty one was done before. */
async function onceOnly<T>(db: Db, job: Job, payload: z.ZodType<T>, send: (payload: T) => Promise<void>) {
  const parsed = payload.safeParse(job.payload)
  if (!parsed.success) return
  const forget = () => db.outbox.updateMany({ where: { id: job.id }, data: { payload: {} } })
  try {
    await send(parsed.data)
  } catch (error) {
    if (error instanceof PermanentFailure) await forget()
    throw error
  }
  await forget()
}

/** The code for a new address; who has an account there gets word of it instead. */
async function mailChangeCode(db: Db, job: Job): Promise<void> {
  const { codeId, locale } = ChangeCodeJob.parse(job.payload)
  const row = await db.emailCode.findFirst({ where: { id: codeId, usedAt: null, expiresAt: { gt: new Date() } } })
  if (!row) return
  const { id: outboxId } = job
  const to = { address: row.email }
  if ((await db.user.count({ where: { email: row.email } })) > 0) {
    const body = (
      <AddressInUseMail
        locale={locale}
        supportEmail={env.SUPPORT_EMAIL}
        account={row.email}
        loginUrl={mailedUrl('/login', locale)}
      />
    )
    return sendMail({ to, subject: addressInUseMailSubject(locale), body, outboxId })
  }
  const body = (
    <CodeMail
      locale={locale}
      supportEmail={env.SUPPORT_EMAIL}
      purpose="change"
      code={groupedCode(row.id)}
      minutes={codeMinutes}
    />
  )
  return sendMail({ to, subject: codeMailSubject(locale), body, outboxId })
}

async function mailEmailChanged(db: Db, job: Job, { userId, address, place, account }: EmailChangedJob): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { locale: true } })
  const locale = isLocale(user?.locale) ? user.locale : fallbackLocale
  // Whoever reads the old mailbox need not learn the new address.
  const shown = place === 'old' ? maskEmail(account) : account
  await sendMail({
    to: { address },
    subject: emailChangedMailSubject(locale),
    body: <EmailChangedMail locale={locale} place={place} supportEmail={env.SUPPORT_EMAIL} account={shown} />,
    outboxId: job.id,
  })
}

async function mailDeleted(job: Job, { address, locale }: AccountDeletedJob): Promise<void> {
  await sendMail({
    to: { address },
    subject: accountDeletedMailSubject(locale),
    body: <AccountDeletedMail locale={locale} supportEmail={env.SUPPORT_EMAIL} />,
    outboxId: job.id,
  })
}
