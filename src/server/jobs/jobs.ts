import { z } from 'zod'
import { locales } from '@/core/locale'

/** Kind of job in the outbox: the topic of its rows, and the schema of their payload. */
export interface JobKind<Payload> {
  readonly topic: string
  readonly payload: z.ZodType<Payload>
}

export const defineJob = <Payload>(topic: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({ topic, payload })

const ofOrder = z.object({ orderId: z.string() })
/**
 * Details that a buyer typed to withdraw from a contract, stored nowhere else; only jobs of earlier versions lack the
 * address.
 */
const ofWithdrawal = ofOrder.extend({ name: z.string(), email: z.string().optional() })
const ofRefund = ofOrder.extend({ refundId: z.string() })
const ofReminder = z.object({ reminderId: z.string() })
const ofRetest = z.object({ retestId: z.string() })
const ofUser = z.object({ userId: z.string() })

/**
 * All kinds of jobs in the outbox. A payload carries ids, because the contents of a mail are read, and checked again,
 * when it is sent. Rows live longer than a deployment, so a topic or field that changes needs a migration.
 */
export const jobs = {
  /** Sends a requested code, for any purpose. */
  mailCode: defineJob('mail.code', z.object({ codeId: z.string(), locale: z.enum(locales) })),

  /** Informs of a new account. */
  mailAccount: defineJob('mail.account', ofUser),
  /** Informs of an account opened at a checkout, with its one-time password. */
  mailOpenedAccount: defineJob('mail.opened-account', ofUser),
  mailPasswordChanged: defineJob('mail.password-changed', ofUser),
  /** Reports a changed address. The old address is stored nowhere else, so the job carries it. */
  mailEmailChanged: defineJob(
    'mail.email-changed',
    z.object({
      userId: z.string(),
      address: z.string(),
      /** Address that this mail goes to: the old or the new one. */
      place: z.enum(['old', 'new']),
      /** The new address. */
      account: z.string(),
    }),
  ),
  /** Confirms a deletion. The account is gone, so the job carries all data. */
  mailAccountDeleted: defineJob('mail.account-deleted', z.object({ address: z.string(), locale: z.enum(locales) })),

  /** Sends the link to a report that was paid for, with the receipt. */
  mailReport: defineJob('mail.report', ofOrder),
  /** Sends the link to a report that a credit opened. */
  mailUnlocked: defineJob('mail.unlocked', z.object({ sittingId: z.string(), userId: z.string() })),
  /** Sends fresh links to the reports of one address. */
  mailReports: defineJob(
    'mail.reports',
    z.object({ reportKeyIds: z.array(z.string()).min(1), locale: z.enum(locales) }),
  ),
  /** Asks a typed address to confirm the two mails about a weekly plan. */
  mailReminderConfirmation: defineJob('mail.reminder-asked', ofReminder),
  /** Sends the reminder one week, or four, after the request. */
  mailReminder: defineJob('mail.reminder', ofReminder.extend({ after: z.enum(['week', 'month']) })),
  /** Asks a typed address to confirm that it wants an invitation to retake a test. */
  mailRetestInvitation: defineJob('mail.retest-asked', ofRetest),
  /** Sends the invitation to retake a test two weeks after it, and one reminder a week later. */
  mailRetest: defineJob('mail.retest', ofRetest.extend({ step: z.enum(['ask', 'remind']) })),
  /** Warns of the deletion of paid results that were not used for almost 24 months; see unused-results.ts. */
  mailUnusedResults: defineJob('mail.unused', z.object({ warningId: z.string() })),
  /**
   * Warns of the deletion of free results of an account without a sign-in for almost 36 months; see unused-accounts.ts.
   */
  mailUnusedAccount: defineJob('mail.unused-account', z.object({ warningId: z.string() })),
  /** Sends the receipt for a product of the shop. */
  mailPurchase: defineJob('mail.purchase', ofOrder),
  /** Sends the code of a gift to its recipient. */
  mailGift: defineJob('mail.gift', z.object({ giftId: z.string() })),

  /** Confirms a withdrawal to the buyer: their statement, and its time. */
  mailWithdrawal: defineJob('mail.withdrawal', ofWithdrawal),
  /** Informs the operator of a withdrawal and of the amount to refund. */
  mailWithdrawalNote: defineJob('mail.withdrawal-note', ofWithdrawal),

  /** Informs the buyer that a different amount arrived than was due, and that nothing is lost. */
  mailHeld: defineJob('mail.held', ofOrder),
  /** Informs the buyer of a refund on its way. */
  mailRefund: defineJob('mail.refund', ofRefund),
  /** Informs the buyer that a refund did not arrive, and of the next steps. */
  mailRefundFailed: defineJob('mail.refund-failed', ofRefund),

  /**
   * Makes a refund. A row of an earlier version has no refund id: it refunds the whole of a payment that bought
   * nothing.
   */
  refundPayment: defineJob('payment.refund', ofRefund.partial({ refundId: true })),
}
