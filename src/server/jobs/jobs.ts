import { z } from 'zod'
import { locales } from '@/core/locale'

/** One kind of work in the outbox: the topic its rows are kept under, and the shape of what a row carries. */
export interface JobKind<Payload> {
  readonly topic: string
  readonly payload: z.ZodType<Payload>
}

export const defineJob = <Payload>(topic: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({ topic, payload })

const ofOrder = z.object({ orderId: z.string() })
/** Details typed to withdraw from a contract, kept nowhere else; only jobs of earlier versions lack the address. */
const ofWithdrawal = ofOrder.extend({ name: z.string(), email: z.string().optional() })
const ofRefund = ofOrder.extend({ refundId: z.string() })
const ofReminder = z.object({ reminderId: z.string() })
const ofRetest = z.object({ retestId: z.string() })
const ofUser = z.object({ userId: z.string() })

/**
 * Everything that can stand in the outbox. A payload carries ids: what a mail says, and whether it is still true, is
 * read when it is sent. Rows live longer than a deployment, so a topic or field that changes needs a migration.
 */
export const jobs = {
  /** The code that somebody asked for, whatever it proves. */
  mailCode: defineJob('mail.code', z.object({ codeId: z.string(), locale: z.enum(locales) })),

  /** A new account has begun. */
  mailAccount: defineJob('mail.account', ofUser),
  /** An account opened at a checkout, with its one-time password. */
  mailOpenedAccount: defineJob('mail.opened-account', ofUser),
  mailPasswordChanged: defineJob('mail.password-changed', ofUser),
  /** The old address is stored nowhere else any more, so the job has to carry it. */
  mailEmailChanged: defineJob(
    'mail.email-changed',
    z.object({
      userId: z.string(),
      address: z.string(),
      /** Which of the two addresses this mail goes to. */
      place: z.enum(['old', 'new']),
      /** The new address. */
      account: z.string(),
    }),
  ),
  /** The account is gone, so the job has to carry everything. */
  mailAccountDeleted: defineJob('mail.account-deleted', z.object({ address: z.string(), locale: z.enum(locales) })),

  /** Link to a report that was paid for, with the receipt. */
  mailReport: defineJob('mail.report', ofOrder),
  /** Link to a report that a credit opened. */
  mailUnlocked: defineJob('mail.unlocked', z.object({ sittingId: z.string(), userId: z.string() })),
  /** Fresh links to the reports of one address. */
  mailReports: defineJob(
    'mail.reports',
    z.object({ reportKeyIds: z.array(z.string()).min(1), locale: z.enum(locales) }),
  ),
  /** Asks an address that somebody typed whether it wants the mails about a week. */
  mailReminderConfirmation: defineJob('mail.reminder-asked', ofReminder),
  /** A week, or four, after they were asked for. */
  mailReminder: defineJob('mail.reminder', ofReminder.extend({ after: z.enum(['week', 'month']) })),
  /** Asks an address that somebody typed whether it is theirs, and wants to be asked to take a test again. */
  mailRetestInvitation: defineJob('mail.retest-asked', ofRetest),
  /** Two weeks after a test: the question to take it again, and a week later one reminder. */
  mailRetest: defineJob('mail.retest', ofRetest.extend({ step: z.enum(['ask', 'remind']) })),
  /** Paid results that nobody has used for almost 24 months will be deleted; see unused-results.ts. */
  mailUnusedResults: defineJob('mail.unused', z.object({ warningId: z.string() })),
  /** Free results of an account that nobody has signed in to for almost 36 months; see unused-accounts.ts. */
  mailUnusedAccount: defineJob('mail.unused-account', z.object({ warningId: z.string() })),
  /** Receipt for a product of the shop. */
  mailPurchase: defineJob('mail.purchase', ofOrder),
  /** The code of a gift, to its recipient. */
  mailGift: defineJob('mail.gift', z.object({ giftId: z.string() })),

  /** Confirms to the buyer that they withdrew from a contract: what they said, and when. */
  mailWithdrawal: defineJob('mail.withdrawal', ofWithdrawal),
  /** Tells the operator of it, and what has to go back. */
  mailWithdrawalNote: defineJob('mail.withdrawal-note', ofWithdrawal),

  /** Tells the buyer that another amount came than was asked for, and that nothing is lost. */
  mailHeld: defineJob('mail.held', ofOrder),
  /** Tells the buyer of money that is on its way back. */
  mailRefund: defineJob('mail.refund', ofRefund),
  /** Tells the buyer that a refund did not arrive, and what happens next. */
  mailRefundFailed: defineJob('mail.refund-failed', ofRefund),

  /** Makes a refund; without its id, a row of an earlier version: the whole of a payment that bought nothing. */
  refundPayment: defineJob('payment.refund', ofRefund.partial({ refundId: true })),
}
