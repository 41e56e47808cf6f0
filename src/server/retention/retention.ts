import { unbatchedAnswerDays } from '@/core/evidence/plan'
import { DAY_MS, HOUR_MS } from '@/core/time'
import { Prisma } from '@/generated/prisma/client'
import type { Db } from '../db/db'
import { removeRefundedSittings, removeRows, removeUnpaidSittings } from './retention-batches'
import { removeUnusedAccountResults, warnUnusedAccounts } from './unused-accounts'
import { removeUnusedResults, warnAboutUnusedResults } from './unused-results'

/** Rule for one kind of data: how long it is kept, and how it is deleted afterwards. */
interface Retention {
  /** Database table, and the rows of it, that the rule is about. */
  where: string
  kept: string
  why: string
  /** Requests the mails that have to precede a deletion. */
  warn?: (db: Db, now: Date) => Promise<unknown>
  /** Deletes rows past their time. Returns the number of deleted rows. */
  remove: (db: Db, now: Date) => Promise<{ count: number }>
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/**
 * All automatic deletions, in this order. Other data stays until its sitting or account is deleted; paid orders stay
 * for accounting.
 */
export const retention = {
  sittings: {
    where: 'Sitting',
    kept: '90 days after the last answer',
    why: 'Answers are health data. One that was paid for, or may still be (an open or held order), stays; a completed one of an account stays longer.',
    remove: (db, now) => removeUnpaidSittings(db, now, before(now, 90)),
  },
  returnedReports: {
    where: 'Sitting, whose report was refunded',
    kept: '90 days after the refund or the last reading',
    why: 'Nobody has paid for it any more, so it is like any other; a completed one of an account stays longer.',
    remove: (db, now) => removeRefundedSittings(db, before(now, 90)),
  },
  unusedResults: {
    where: 'Sitting, with its report',
    kept: '24 months after the last use, and 30 days after a mail that said so; 27 months when every address refused it three times',
    why: 'Answers are health data, also paid ones: read, kept by a click, or signed in to its account counts as use.',
    warn: warnAboutUnusedResults,
    remove: removeUnusedResults,
  },
  unusedAccounts: {
    where: 'Sitting of an account, without an open report',
    kept: '36 months after the last sign-in, and 30 days after a mail that said so; 39 months when its address refused it three times',
    why: 'Answers are health data, also in an account that nobody uses any more. The account itself stays.',
    warn: warnUnusedAccounts,
    remove: removeUnusedAccountResults,
  },
  guests: {
    where: 'Guest',
    kept: '90 days, once nothing belongs to it',
    why: 'The cookie of a browser whose sittings are gone opens nothing. One of an account stays while it holds a hidden review.',
    remove: (db, now) =>
      db.guest.deleteMany({
        where: {
          createdAt: { lt: before(now, 90) },
          sittings: { none: {} },
          orders: { none: {} },
          OR: [{ userId: null }, { holds: { none: {} } }],
        },
      }),
  },
  unpaidOrders: {
    where: 'Order',
    kept: '90 days, as long as the answers that nobody paid for',
    why: 'The law asks for no trace of an order that never was and never can be paid, and each holds an address.',
    remove: (db, now) =>
      db.order.deleteMany({
        where: {
          status: { in: ['failed', 'expired'] },
          paidAt: null,
          // `checkAt` is set while a request to the provider is still due.
          checkAt: null,
          createdAt: { lt: before(now, 90) },
        },
      }),
  },
  reviewReports: {
    where: 'ReviewReport',
    kept: '90 days',
    why: 'Long enough to look at the review; then nobody has to know any more that somebody reported it.',
    remove: (db, now) => db.reviewReport.deleteMany({ where: { createdAt: { lt: before(now, 90) } } }),
  },
  completionMinutes: {
    where: 'CompletionMinute',
    kept: 'a day',
    why: 'The live counter looks back one hour.',
    remove: (db, now) => db.completionMinute.deleteMany({ where: { minute: { lt: before(now, 1) } } }),
  },
  invitations: {
    where: 'Comparison',
    kept: 'until the last day on which they can be answered',
    why: 'Nobody has agreed to show anything.',
    remove: (db, now) => db.comparison.deleteMany({ where: { inviteeSittingId: null, expiresAt: { lte: now } } }),
  },
  endedComparisons: {
    where: 'Comparison',
    kept: '30 days after their end',
    why: 'For that long the link says that it was closed.',
    remove: (db, now) => db.comparison.deleteMany({ where: { endedAt: { lt: before(now, 30) } } }),
  },
  revokedCards: {
    where: 'ShareCard',
    kept: '30 days after they were taken back',
    why: 'For that long the link says that it was closed.',
    remove: (db, now) => db.shareCard.deleteMany({ where: { revokedAt: { lt: before(now, 30) } } }),
  },
  unconfirmedReminders: {
    where: 'Reminder',
    kept: 'until the first mail would be due',
    why: 'Each holds an address whose owner has not said yes.',
    remove: (db, now) => db.reminder.deleteMany({ where: { confirmedAt: null, weekAt: { lte: now } } }),
  },
  pastReminders: {
    where: 'Reminder',
    kept: 'a week after the last mail was due',
    why: 'Sending that mail deletes them; what is left could not be sent.',
    remove: (db, now) => db.reminder.deleteMany({ where: { monthAt: { lt: before(now, 7) } } }),
  },
  retestAddresses: {
    where: 'Retest, its address',
    kept: 'until its last mail; without a yes, until the first one would be due',
    why: 'Nobody is to be written to any more. The draw stays noted for as long as somebody could draw a second time.',
    remove: (db, now) =>
      db.retest.updateMany({
        where: {
          email: { not: null },
          OR: [{ confirmedAt: null, askAt: { lte: now } }, { closesAt: { lte: now } }],
        },
        data: { email: null },
      }),
  },
  retests: {
    where: 'Retest',
    kept: 'four weeks after the sitting; a pair that waits for four others, 90 days longer',
    why: 'Then the second sitting would be too late, or nobody comes to make up a batch.',
    remove: (db, now) =>
      db.retest.deleteMany({
        where: {
          closesAt: { lte: now },
          OR: [
            { closesAt: { lte: before(now, unbatchedAnswerDays) } },
            { leftAt: { not: null } },
            { secondSittingId: null },
            { second: { completedAt: null } },
          ],
        },
      }),
  },
  treatmentAnswers: {
    where: 'TreatmentAnswer',
    kept: '90 days, unless it is counted before',
    why: 'An answer that never became part of a batch is health data that nothing needs any more.',
    remove: (db, now) =>
      db.treatmentAnswer.deleteMany({ where: { consentAt: { lt: before(now, unbatchedAnswerDays) } } }),
  },
  planTickets: {
    where: 'PlanTicket',
    kept: '90 days after it could be answered, unless it is counted before',
    why: 'Nobody else has answered about that plan, and five are needed.',
    remove: (db, now) => db.planTicket.deleteMany({ where: { expiresAt: { lt: before(now, unbatchedAnswerDays) } } }),
  },
  codes: {
    where: 'EmailCode, with Registration',
    kept: 'a day after they ended',
    why: 'Each holds an address, which is kept no longer than it is needed.',
    remove: (db, now) => db.emailCode.deleteMany({ where: { expiresAt: { lt: before(now, 1) } } }),
  },
  floods: {
    where: 'RateLimit',
    kept: 'an hour after it counts no more',
    why: 'A network address is counted for a short time and then forgotten, also where nothing is counted any more.',
    remove: (db, now) => db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime() - HOUR_MS) } } }),
  },
  askedMails: {
    where: 'MailAsked',
    kept: 'an hour',
    why: 'The limit on mails that strangers send to a mailbox looks back one hour.',
    remove: (db, now) => db.mailAsked.deleteMany({ where: { at: { lt: new Date(now.getTime() - HOUR_MS) } } }),
  },
  signupBonuses: {
    where: 'SignupBonus',
    kept: '36 months after the last account of the mailbox was deleted',
    why: 'The free reports of a mailbox are given once; after as long as an unused account keeps its results nobody gains by it.',
    remove: (db, now) =>
      db.signupBonus.deleteMany({
        where: { endedAt: { lt: new Date(new Date(now).setUTCMonth(now.getUTCMonth() - 36)) } },
      }),
  },
  doneJobs: {
    where: 'Outbox',
    kept: '180 days after they were done, or given up',
    why: 'Long enough to tell a customer whether a mail went out, and to make none of them twice.',
    remove: (db, now) =>
      removeRows(
        db,
        'Outbox',
        Prisma.sql`"doneAt" < ${before(now, 180)} OR ("doneAt" IS NULL AND "failedAt" < ${before(now, 180)})`,
      ),
  },
  providerEvents: {
    where: 'ProviderEvent',
    kept: '180 days',
    why: 'The provider repeats an event for days, not for months; a dispute takes up to four.',
    remove: (db, now) => removeRows(db, 'ProviderEvent', Prisma.sql`"receivedAt" < ${before(now, 180)}`),
  },
  sessions: {
    where: 'Session',
    kept: '30 days after they ended',
    why: 'The export of an account tells its owner when somebody was signed in to it.',
    remove: (db, now) => db.session.deleteMany({ where: { expiresAt: { lt: before(now, 30) } } }),
  },
  staffSessions: {
    where: 'StaffSession',
    kept: '30 days after they ended',
    why: 'The team page says when somebody was last there; what they did stands in the log.',
    remove: (db, now) => db.staffSession.deleteMany({ where: { expiresAt: { lt: before(now, 30) } } }),
  },
  blocks: {
    where: 'Block',
    kept: '30 days after they ended',
    why: 'Long enough to see that somebody comes back; a block without an end does not exist.',
    remove: (db, now) => db.block.deleteMany({ where: { expiresAt: { lt: before(now, 30) } } }),
  },
} as const satisfies Record<string, Retention>

type Kind = keyof typeof retention

/** Deletes all data past its time. Returns the number of deleted rows of each kind. */
export async function applyRetention(db: Db, now: Date): Promise<Record<Kind, number>> {
  const removed: [string, number][] = []
  for (const [kind, { warn, remove }] of Object.entries<Retention>(retention)) {
    await warn?.(db, now)
    removed.push([kind, (await remove(db, now)).count])
  }
  return Object.fromEntries(removed) as Record<Kind, number>
}
