import AccountExistsMail, { accountExistsMailSubject } from '@emails/account/AccountExistsMail'
import AddressInUseMail, { addressInUseMailSubject } from '@emails/account/AddressInUseMail'
import CodeMail, { codeMailSubject } from '@emails/account/CodeMail'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import { type CodePurpose, codeMinutes, groupedCode } from '@/server/auth/email-code'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { type Handlers, handle } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'
import { mailboxUrl } from '@/server/mail/mail-door'

/** Returns the purpose of the code as the mail states it. */
const kindOf = (purpose: CodePurpose) => (isChange(purpose) ? 'change' : purpose)

const isChange = (purpose: CodePurpose): purpose is `change:${string}` => purpose.startsWith('change:')

/** The mail with a code, for every purpose; a code that was used or has ended in the meantime is not sent any more. */
export const codeJobs = (db: Db): Handlers =>
  handle(jobs.mailCode, async ({ codeId, locale }, { id: outboxId }) => {
    const row = await db.emailCode.findFirst({ where: { id: codeId, usedAt: null, expiresAt: { gt: new Date() } } })
    if (!row) return
    // Written by `issueCode` alone.
    const purpose = row.purpose as CodePurpose
    const to = { address: row.email }
    const instead = (await hasAccount(db, row.email)) ? insteadOfCode(purpose, locale, row.email) : null
    if (instead) return sendMail({ to, ...instead, outboxId })
    const body = (
      <CodeMail
        locale={locale}
        purpose={kindOf(purpose)}
        code={groupedCode(row)}
        minutes={codeMinutes}
        mailboxUrl={mailboxUrl(row.email, kindOf(purpose), locale)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    )
    await sendMail({ to, subject: codeMailSubject(locale), body, outboxId })
  })

const hasAccount = async (db: Db, email: string): Promise<boolean> => (await db.user.count({ where: { email } })) > 0

/** An address can have one account: its owner gets word of the attempt, and no code for it goes out. */
function insteadOfCode(purpose: CodePurpose, locale: Locale, account: string) {
  // The reader of these mails can request codes, however many of them strangers have requested.
  const loginUrl = mailboxUrl(account, 'login', locale)
  const known = { locale, account, loginUrl, supportEmail: env.SUPPORT_EMAIL }
  if (purpose === 'register') {
    const body = <AccountExistsMail {...known} resetUrl={mailboxUrl(account, 'reset', locale)} />
    return { subject: accountExistsMailSubject(locale), body }
  }
  if (isChange(purpose)) return { subject: addressInUseMailSubject(locale), body: <AddressInUseMail {...known} /> }
  return null
}
