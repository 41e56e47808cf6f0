import AccountMail, { accountMailSubject } from '@emails/account/AccountMail'
import OpenedAccountMail, { openedAccountMailSubject } from '@emails/account/OpenedAccountMail'
import PasswordChangedMail, { passwordChangedMailSubject } from '@emails/account/PasswordChangedMail'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import { hashPassword } from '@/server/auth/password-hash'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { type Handlers, handle, type Job } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'
import { mailedUrl } from '@/server/mail/mailed-url'
import { codeJobs } from './code-mail'
import { oneTimePassword } from './one-time-password'

/** The mails of accounts. */
export const authJobs = (db: Db): Handlers => ({
  ...codeJobs(db),
  ...handle(jobs.mailAccount, ({ userId }, job) => mailAccount(db, userId, job)),
  ...handle(jobs.mailOpenedAccount, ({ userId }, job) => mailOpenedAccount(db, userId, job)),
  ...handle(jobs.mailPasswordChanged, ({ userId }, job) => mailPasswordChanged(db, userId, job)),
})

const ours = (locale: Locale) => ({
  loginUrl: mailedUrl('/login', locale),
  resetUrl: mailedUrl('/forgot-password', locale),
  supportEmail: env.SUPPORT_EMAIL,
})

async function mailAccount(db: Db, userId: string, job: Job): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId } })
  if (!user) return
  const { locale } = user
  const bonus = (await db.creditEntry.count({ where: { userId, reason: 'registration' } })) > 0
  await sendMail({
    to: { address: user.email },
    subject: accountMailSubject(locale),
    body: <AccountMail locale={locale} bonus={bonus} {...ours(locale)} name={user.name} account={user.email} />,
    outboxId: job.id,
  })
}

/**
 * Account and one-time password. The password becomes the account's now, and only while nobody has ever signed in to
 * it (the first sign-in proves the address) or set another one; a mail that comes too late is not sent.
 */
async function mailOpenedAccount(db: Db, userId: string, job: Job): Promise<void> {
  const password = oneTimePassword(userId)
  const passwordHash = await hashPassword(password)
  const untouched = { id: userId, mustChangePassword: true, emailVerifiedAt: null }
  const [user] = await db.user.updateManyAndReturn({ where: untouched, data: { passwordHash } })
  if (!user) return
  const { locale } = user
  const { loginUrl, supportEmail } = ours(locale)
  await sendMail({
    to: { address: user.email },
    subject: openedAccountMailSubject(locale),
    body: (
      <OpenedAccountMail
        locale={locale}
        loginUrl={loginUrl}
        supportEmail={supportEmail}
        account={user.email}
        oneTimePassword={password}
      />
    ),
    outboxId: job.id,
  })
}

async function mailPasswordChanged(db: Db, userId: string, job: Job): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId } })
  if (!user) return
  const { locale } = user
  const { resetUrl, supportEmail } = ours(locale)
  await sendMail({
    to: { address: user.email },
    subject: passwordChangedMailSubject(locale),
    body: <PasswordChangedMail locale={locale} supportEmail={supportEmail} resetUrl={resetUrl} account={user.email} />,
    outboxId: job.id,
  })
}
