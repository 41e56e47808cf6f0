import { type GivenRule, givenRules, orderLists, type RefundAccess, refundAccesses } from '@/core/ops/lists'
import { paymentProvider } from '@/server/payments/select'
import { commandLine } from '../audit'
import type { Command } from '../command-kind'
import { evidenceOf } from './evidence'
import { readOrder } from './order'
import { refundOrder, releaseOrder, returnOrder, settleOrder } from './order-money'
import { listDisputes, listOrders } from './orders'
import type { ListOrdersInput, RefundAnswer } from './orders-schema'

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (word: string): word is T =>
    (values as readonly string[]).includes(word)
const isList = oneOf<ListOrdersInput['filter']>(orderLists)
const isRule = oneOf<GivenRule>(givenRules)
const isAccess = oneOf<RefundAccess>(refundAccesses)

const inWords = ({ state, failure }: RefundAnswer): string =>
  ({
    done: 'Made; the buyer is written to.',
    waiting: 'The provider does not answer; it is asked again by itself.',
    paused: 'The payment is in dispute; it is made when the bank has decided for us.',
    refused: `Refused by the provider: ${failure}`,
  })[state]

const everything = { page: 1, whole: true, sku: null, currency: null, days: null }

export const orderCommands: Readonly<Record<string, Command>> = {
  'order list': {
    usage: `order list [${orderLists.join('|')}] ["<words>"]`,
    run: async ({ database: { db }, words: [filter = 'all', q = ''], now }) => {
      if (!isList(filter)) return null
      const { rows } = await listOrders(db, commandLine, { ...everything, filter, q: q.trim() }, 'en', now)
      const lines = rows.map(({ id, at, status, product, price, refundedMinor, email }) =>
        [
          id,
          at.slice(0, 10),
          status,
          product,
          `${price.amountMinor} ${price.currency}`,
          `-${refundedMinor}`,
          email,
        ].join('  '),
      )
      return lines.join('\n') || 'None.'
    },
  },
  'order show': {
    usage: 'order show <id>                              what was sold, paid, given, sent and returned',
    run: async ({ database: { db }, words: [orderId] }) =>
      orderId ? JSON.stringify(await readOrder(db, commandLine, orderId, 'en'), null, 2) : null,
  },
  'order refund': {
    usage: `order refund <id> <minor|all> <${givenRules.join('|')}> [${refundAccesses.join('|')}] --reason "…"`,
    reasoned: true,
    run: async ({ database: { db }, words: [orderId, typed = '', rule = '', access = 'rule'], reason }) => {
      if (!orderId || !isRule(rule) || !isAccess(access)) return null
      const { returnable, refundedMinor: seenRefundedMinor } = await readOrder(db, commandLine, orderId, 'en')
      const amountMinor = typed === 'all' ? (returnable?.leftMinor ?? 1) : Number(typed)
      if (!Number.isInteger(amountMinor) || amountMinor < 1) return null
      const asked = { orderId, amountMinor, rule, access, seenRefundedMinor, reason }
      return inWords(await refundOrder(db, paymentProvider(db), commandLine, asked))
    },
  },
  'order release': {
    usage: 'order release <id> --reason "…"              accepts a held payment as it came',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId], reason }) => {
      if (!orderId) return null
      await releaseOrder(db, paymentProvider(db), commandLine, { orderId, reason })
      return 'Released; what was bought is open.'
    },
  },
  'order return': {
    usage: 'order return <id> --reason "…"               gives a held payment back',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId], reason }) =>
      orderId ? inWords(await returnOrder(db, paymentProvider(db), commandLine, { orderId, reason })) : null,
  },
  'order settle': {
    usage: 'order settle <id> --reason "…"               a refund that did not arrive was given in another way',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId], reason }) => {
      if (!orderId) return null
      await settleOrder(db, commandLine, { orderId, reason })
      return 'Settled; the books have a new credit note.'
    },
  },
  'dispute list': {
    usage: 'dispute list                                 open ones, the first to end at the top',
    run: async ({ database: { db } }) => {
      const { rows } = await listDisputes(db, commandLine, { q: '', page: 1, whole: true, filter: 'open' }, 'en')
      const lines = rows.map(({ id, orderId, state, reason, dueBy }) =>
        [id, `order ${orderId}`, state, reason ?? '', dueBy ? `until ${dueBy.slice(0, 10)}` : ''].join('  '),
      )
      return lines.join('\n') || 'None.'
    },
  },
  'dispute evidence': {
    usage: 'dispute evidence <order> [json] --reason "…" what to show the payer’s bank',
    reasoned: true,
    run: async ({ database: { db }, words: [orderId, form], reason, now }) => {
      if (!orderId) return null
      const { text, json } = await evidenceOf(db, commandLine, { orderId, reason }, 'en', now)
      return form === 'json' ? json : text
    },
  },
}
