import AccountExistsMail, { accountExistsMailSubject } from '@emails/AccountExistsMail'
import AccountMail, { accountMailSubject } from '@emails/AccountMail'
import CodeMail, { codeMailSubject } from '@emails/CodeMail'
import OpenedAccountMail, { openedAccountMailSubject } from '@emails/OpenedAccountMail'
import PasswordChangedMail, { passwordChangedMailSubject } from '@emails/PasswordChangedMail'
import { z } from 'zod'
import { type Locale, locales, storedLocale } from '@/core/locale'
import { env } from '@/env'
import type { Db } from '@/server/db'
import { codeMinutes, groupedCode } from '@/server/email-code'
import { sendMail } from '@/server/mail'
import { mailedUrl } from '@/server/mailed-url'
import type { Handlers, Job } from '@/server/outbox'
import { hashPassword } from '@/server/password-hash'
import { oneTimePassword } from './one-time-password'

const AccountCodeJob = z.object({ codeId: z.string(), locale: z.enum(locales) })
export type AccountCodeJob = z.infer<typeof AccountCodeJob>
const AccountJob = z.object({ userId: z.string() })
export type AccountJob = z.infer<typeof AccountJob>

/** The mails of accounts. A job carries ids; what a mail says, and whether it is still true, is read when it is sent. */
export const authJobs = (db: Db): Handlers => ({
  'mail.account-code': (job) => mailCode(db, job),
  'mail.account': (job) => mailAccount(db, job),
  'mail.opened-account': (job) => mailOpenedAccount(db, job),
  'mail.password-changed': (job) => mailPasswordChanged(db, job),
})

const ours = (locale: Locale) => ({
  loginUrl: mailedUrl('/login', locale),
  resetUrl: mailedUrl('/forgot-password', locale),
  supportEmail: env.SUPPORT_EMAIL,
})

/** The code that was asked for; at sign-up, the owner of an account gets word of it instead. */
async function mailCode(db: Db, job: Job): Promise<void> {
  const { codeId, locale } = AccountCodeJob.parse(job.payload)
  const row = await db.emailCode.findFirst({ where: { id: codeId, usedAt: null, expiresAt: { gt: new Date() } } })
  if (!row) return
  const { id: outboxId } = job
  const to = { address: row.email }
  if (row.purpose === 'register' && (await db.user.count({ where: { email: row.email } })) > 0) {
    const body = <AccountExistsMail {...{ locale, ...ours(locale) }} account={row.email} />
    return sendMail({ to, subject: accountExistsMailSubject(locale), body, outboxId })
  }
  const purpose = row.purpose === 'register' ? 'register' : 'reset'
  const body = (
    <CodeMail
      {...{ locale, purpose }}
      code={groupedCode(row.id)}
      minutes={codeMinutes}
      supportEmail={env.SUPPORT_EMAIL}
    />
  )
  return sendMail({ to, subject: codeMailSubject(locale), body, outboxId })
}

async function mailAccount(db: Db, job: Job): Promise<void> {
  const user = await db.user.findUnique({ where: { id: AccountJob.parse(job.payload).userId } })
  if (!user) return
  const locale = storedLocale(user.locale)
  await sendMail({
    to: { address: user.email },
    subject: accountMailSubject(locale),
    body: <AccountMail {...{ locale, ...ours(locale) }} name={user.name} account={user.email} />,
    outboxId: job.id,
  })
}

/**
 * Account and one-time password. The password becomes the account's now, and only while nobody has ever signed in to
 * it (the first sign-in proves the address) or set another one; a mail that comes too late is not sent.
 */
async function mailOpenedAccount(db: Db, job: Job): Promise<void> {
  const { userId } = AccountJob.parse(job.payload)
  const password = oneTimePassword(userId)
  const passwordHash = await hashPassword(password)
  const untouched = { id: userId, mustChangePassword: true, emailVerifiedAt: null }
  const [user] = await db.user.updateManyAndReturn({ where: untouched, data: { passwordHash } })
  if (!user) return
  const locale = storedLocale(user.locale)
  const { loginUrl, supportEmail } = ours(locale)
  await sendMail({
    to: { address: user.email },
    subject: openedAccountMailSubject(locale),
    body: <OpenedAccountMail {...{ locale, loginUrl, supportEmail }} account={user.email} oneTimePassword={password} />,
    outboxId: job.id,
  })
}

async function mailPasswordChanged(db: Db, job: Job): Promise<void> {
  const user = await db.user.findUnique({ where: { id: AccountJob.parse(job.payload).userId } })
  if (!user) return
  const locale = storedLocale(user.locale)
  const { resetUrl, supportEmail } = ours(locale)
  await sendMail({
    to: { address: user.email },
    subject: passwordChangedMailSubject(locale),
    body: <PasswordChangedMail {...{ locale, supportEmail, resetUrl }} account={user.email} />,
    outboxId: job.id,
  })
}
