import AccountExistsMail, { accountExistsMailSubject } from '@emails/account/AccountExistsMail'
import AddressInUseMail, { addressInUseMailSubject } from '@emails/account/AddressInUseMail'
import CodeMail, { codeMailSubject } from '@emails/account/CodeMail'
import OpenedAccountMail, { openedAccountMailSubject } from '@emails/account/OpenedAccountMail'
import PasswordChangedMail, { passwordChangedMailSubject } from '@emails/account/PasswordChangedMail'
import WelcomeMail, { welcomeMailSubject } from '@emails/account/WelcomeMail'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import { type CodePurpose, codeMinutes, formatEmailCode } from '@/server/auth/email-code'
import { hashPassword } from '@/server/auth/password-hash'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, type Job } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'
import { mailboxUrl } from '@/server/mail/mail-limits'
import { mailedUrl } from '@/server/mail/mailed-url'
import { oneTimePassword } from './one-time-password'

/** Returns the purpose of the code as the mail states it. */
const kindOf = (purpose: CodePurpose) => (isChange(purpose) ? 'change' : purpose)

const isChange = (purpose: CodePurpose): purpose is `change:${string}` => purpose.startsWith('change:')

/** Returns the handler that mails a code, for every purpose; a code used or expired in the meantime is not sent. */
export const codeJobs = (db: Db): Handlers =>
  defineHandler(jobs.mailCode, async ({ codeId, locale }, { id: outboxId }) => {
    const row = await db.emailCode.findFirst({ where: { id: codeId, usedAt: null, expiresAt: { gt: new Date() } } })
    if (!row) return
    // Only `issueCode` writes this column.
    const purpose = row.purpose as CodePurpose
    const to = { address: row.email }
    const instead = (await hasAccount(db, row.email)) ? insteadOfCode(purpose, locale, row.email) : null
    if (instead) return sendMail({ to, ...instead, outboxId })
    const body = (
      <CodeMail
        locale={locale}
        purpose={kindOf(purpose)}
        code={formatEmailCode(row)}
        minutes={codeMinutes}
        mailboxUrl={mailboxUrl(row.email, kindOf(purpose), locale)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    )
    await sendMail({ to, subject: codeMailSubject(locale), body, outboxId })
  })

const hasAccount = async (db: Db, email: string): Promise<boolean> => (await db.user.count({ where: { email } })) > 0

/**
 * Returns the mail that notifies the owner of an account that its address was typed; null if a code is sent after all.
 */
function insteadOfCode(purpose: CodePurpose, locale: Locale, account: string) {
  // With the links in these mails, readers can request a code even after strangers have used up the limit of their
  // address.
  const loginUrl = mailboxUrl(account, 'login', locale)
  const known = { locale, account, loginUrl, supportEmail: env.SUPPORT_EMAIL }
  if (purpose === 'register') {
    const body = <AccountExistsMail {...known} resetUrl={mailboxUrl(account, 'reset', locale)} />
    return { subject: accountExistsMailSubject(locale), body }
  }
  if (isChange(purpose)) return { subject: addressInUseMailSubject(locale), body: <AddressInUseMail {...known} /> }
  return null
}

/** Returns the handlers for the mails of accounts. */
export const authJobs = (db: Db): Handlers => ({
  ...codeJobs(db),
  ...defineHandler(jobs.mailAccount, ({ userId }, job) => mailAccount(db, userId, job)),
  ...defineHandler(jobs.mailOpenedAccount, ({ userId }, job) => mailOpenedAccount(db, userId, job)),
  ...defineHandler(jobs.mailPasswordChanged, ({ userId }, job) => mailPasswordChanged(db, userId, job)),
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
    subject: welcomeMailSubject(locale),
    body: <WelcomeMail locale={locale} bonus={bonus} {...ours(locale)} name={user.name} account={user.email} />,
    outboxId: job.id,
  })
}

/**
 * Mails the account and its one-time password. The password is set now, and only while the account has had no sign-in
 * (the first one verifies the address) and no other password; otherwise no mail is sent.
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
