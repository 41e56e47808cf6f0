import { currencies } from '@/core/commerce/money'
import { Email, wholeNumber } from '@/core/input/fields'
import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { GivenReason } from '../schema'

/** Customers found: accounts, and the addresses of orders without an account. */
export const CustomerRows = z.object({
  rows: z.array(
    z.object({
      ref: z.string(),
      email: z.string(),
      name: z.nullable(z.string()),
      orders: z.int(),
      since: z.isoDateTime(),
    }),
  ),
  total: z.int(),
})
export type CustomerRows = z.infer<typeof CustomerRows>

export const GetCustomerInput = z.object({
  ref: z.string().check(z.regex(/^(account|order)-[\w-]{1,64}$/, 'NOT_FOUND')),
})
export type GetCustomerInput = z.infer<typeof GetCustomerInput>

export const OrderStatus = z.enum(['pending', 'paid', 'failed', 'expired', 'held', 'refunded'])
const OrderRow = z.object({
  id: z.string(),
  product: z.string(),
  status: OrderStatus,
  amountMinor: z.int(),
  refundedMinor: z.int(),
  currency: z.enum(currencies),
  email: z.string(),
  method: z.string(),
  provider: z.string(),
  country: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  createdAt: z.isoDateTime(),
  paidAt: z.nullable(z.isoDateTime()),
  withdrawnAt: z.nullable(z.isoDateTime()),
})

const reportStates = ['unfinished', 'summary', 'open', 'suspended', 'closed'] as const
const ReportRow = z.object({
  sittingId: z.string(),
  test: z.string(),
  state: z.enum(reportStates),
  at: z.isoDateTime(),
  /** Order or credit that opened the report. */
  by: z.nullable(z.enum(['order', 'credit'])),
  readAt: z.nullable(z.isoDateTime()),
})

/** Kinds of mails: their topics in the outbox without `mail.`. */
export const mailKinds = [
  'account',
  'opened-account',
  'password-changed',
  'email-changed',
  'account-deleted',
  'report',
  'unlocked',
  'reports',
  'purchase',
  'gift',
  'withdrawal',
  'withdrawal-note',
  'held',
  'refund',
  'refund-failed',
  'reminder-asked',
  'reminder',
  'unused',
  'unused-account',
  'code',
] as const
const mailStates = ['sent', 'waiting', 'retrying', 'failed'] as const
export const MailRow = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  at: z.isoDateTime(),
  attempts: z.int(),
  error: z.nullable(z.string()),
})

const creditReasons = ['registration', 'purchase', 'gift', 'unlock', 'refund', 'revoked', 'goodwill'] as const

const Account = z.object({
  id: z.string(),
  name: z.string(),
  verified: z.boolean(),
  locale: z.enum(locales),
  createdAt: z.isoDateTime(),
  signedInAt: z.isoDateTime(),
  credits: z.int(),
  vipSince: z.nullable(z.isoDateTime()),
  ledger: z.array(z.object({ id: z.string(), delta: z.int(), reason: z.enum(creditReasons), at: z.isoDateTime() })),
})

const giftStates = ['open', 'redeemed', 'returned'] as const

/** Data of a customer that the team may see: purchases and mails, but no answers. */
export const Customer = z.object({
  email: z.string(),
  account: z.nullable(Account),
  orders: z.array(OrderRow),
  reports: z.array(ReportRow),
  mails: z.array(MailRow),
  gifts: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      to: z.string(),
      state: z.enum(giftStates),
      at: z.isoDateTime(),
    }),
  ),
  reviews: z.array(
    z.object({ id: z.string(), test: z.string(), content: z.string(), hidden: z.boolean(), at: z.isoDateTime() }),
  ),
})
export type Customer = z.infer<typeof Customer>

export const OrderActionInput = z.object({ orderId: RecordId, reason: GivenReason })
export type OrderActionInput = z.infer<typeof OrderActionInput>
export const SyncedOrder = z.object({ status: OrderStatus })
export const CorrectAddressInput = z.object({ orderId: RecordId, email: Email, reason: GivenReason })
export type CorrectAddressInput = z.infer<typeof CorrectAddressInput>
/** Number of reports to give (positive) or to take back (negative); not 0. */
export const ChangeCreditsInput = z.object({
  userId: RecordId,
  delta: wholeNumber(-50, 50).check(z.refine((delta) => delta !== 0, 'NOTHING_TO_DO')),
  reason: GivenReason,
})
export type ChangeCreditsInput = z.infer<typeof ChangeCreditsInput>
export const CreditsLeft = z.object({ credits: z.int() })
export const ReportActionInput = z.object({ sittingId: RecordId, reason: GivenReason })
export type ReportActionInput = z.infer<typeof ReportActionInput>
export const AccountActionInput = z.object({ userId: RecordId, reason: GivenReason })
export type AccountActionInput = z.infer<typeof AccountActionInput>
export const DeleteCustomerInput = z.object({
  userId: RecordId,
  confirmation: z.string().check(z.maxLength(300)),
  reason: GivenReason,
})
export type DeleteCustomerInput = z.infer<typeof DeleteCustomerInput>
/** Contents of the export file. */
export const CustomerExport = z.object({ json: z.string() })
