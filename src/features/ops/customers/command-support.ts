import { DomainError } from '@/core/error/error'
import { accountEmail, emailProblem, normalizeEmail } from '@/core/input/email'
import type { Db } from '@/server/db/db'
import { paymentProvider } from '@/server/payments/select'
import { commandLine } from '../audit'
import type { Command } from '../command-kind'
import { readCustomer } from './customer'
import { searchCustomers } from './customers'
import {
  changeCredits,
  closeReport,
  correctAddress,
  deleteCustomer,
  exportCustomer,
  openReport,
  resendOrderMail,
  syncOrder,
} from './support'

async function userIdOf(db: Db, typed: string): Promise<string> {
  const user = await db.user.findUnique({ where: { email: accountEmail(typed) }, select: { id: true } })
  if (!user) throw new DomainError('NOT_FOUND')
  return user.id
}

export const supportCommands: Readonly<Record<string, Command>> = {
  'customer find': {
    usage: 'customer find "<words>"                      by order number, address or name',
    run: async ({ database: { db }, words: [q = ''] }) => {
      const { rows } = await searchCustomers(db, commandLine, { q: q.trim(), page: 1, whole: true })
      return (
        rows.map(({ ref, email, name, orders }) => `${ref}  ${email}  ${name ?? ''}  orders: ${orders}`).join('\n') ||
        'None.'
      )
    },
  },
  'customer show': {
    usage: 'customer show <ref>                          as find has printed it; no answers, no results',
    run: async ({ database: { db }, words: [ref] }) =>
      ref ? JSON.stringify(await readCustomer(db, commandLine, ref, 'en'), null, 2) : null,
  },
  'order sync': {
    usage: 'order sync <id> --reason "…"                 paid and no report: asks the provider, does what is open',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId], reason }) =>
      orderId ? (await syncOrder(db, paymentProvider(db), commandLine, { orderId, reason })).status : null,
  },
  'order resend': {
    usage: 'order resend <id> --reason "…"               its mail once more',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId], reason, now }) => {
      if (!orderId) return null
      await resendOrderMail(db, commandLine, { orderId, reason }, now)
      return 'The mail waits to be sent.'
    },
  },
  'order correct': {
    usage: 'order correct <id> <mail> --reason "…"       the right address; earlier links stop working',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId, typed = ''], reason, now }) => {
      if (!orderId || emailProblem(typed)) return null
      await correctAddress(db, commandLine, { orderId, email: normalizeEmail(typed), reason }, now)
      return 'Corrected; the mail waits to be sent.'
    },
  },
  'credits change': {
    usage: 'credits change <mail> <n> --reason "…"       gives n reports, or takes them back: "-- -1"',
    reasoned: true,
    run: async ({ database: { db }, words: [typed = '', n], reason }) => {
      const delta = Number(n)
      if (!Number.isInteger(delta) || delta === 0 || Math.abs(delta) > 50) return null
      const { credits } = await changeCredits(db, commandLine, { userId: await userIdOf(db, typed), delta, reason })
      return `Left: ${credits}`
    },
  },
  'report close': {
    usage: 'report close <sitting> --reason "…"',
    reasoned: true,
    run: async ({ database: { db }, words: [sittingId], reason, now }) => {
      if (!sittingId) return null
      await closeReport(db, commandLine, { sittingId, reason }, now)
      return 'Closed.'
    },
  },
  'report open': {
    usage: 'report open <sitting> --reason "…"',
    reasoned: true,
    run: async ({ database: { db }, words: [sittingId], reason }) => {
      if (!sittingId) return null
      await openReport(db, commandLine, { sittingId, reason })
      return 'Open.'
    },
  },
  'data export': {
    usage: 'data export <mail> --reason "…"              everything of an account, as JSON',
    reasoned: true,
    run: async ({ database: { db }, words: [typed = ''], reason, now }) =>
      (await exportCustomer(db, commandLine, { userId: await userIdOf(db, typed), reason }, 'en', now)).json,
  },
  'data delete': {
    usage: 'data delete <mail> <mail> --reason "…"       the account with everything in it; the address twice',
    reasoned: true,
    run: async ({ database: { db }, words: [typed = '', confirmation = ''], reason }) => {
      await deleteCustomer(db, commandLine, { userId: await userIdOf(db, typed), confirmation, reason })
      return 'Deleted.'
    },
  },
}
