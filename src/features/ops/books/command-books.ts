import { isMonth } from '@/features/books/accounting'
import { paymentProvider } from '@/server/payments/select'
import { commandLine } from '../audit'
import { type Command, UsageError } from '../command-kind'
import { compareBooks, listFindings, monthFile, settleFinding } from './books'

/** A day (UTC), or a moment; undefined when none is given. */
function momentOf(typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined
  const moment = new Date(typed)
  if (Number.isNaN(moment.getTime())) throw new UsageError(`“${typed}” is no day, like 2026-11-24.`)
  return moment
}

export const bookCommands: Readonly<Record<string, Command>> = {
  reconcile: {
    usage: 'reconcile [--from <day>] [--to <day>]        compares the provider’s books with ours; two days unless told',
    run: async ({ database, options: { from, to }, reason, now }) => {
      const [begin, end] = [momentOf(from), momentOf(to)]
      const window = { ...(begin && { from: begin }), ...(end && { to: end }) }
      const done = await compareBooks(database, paymentProvider(database.db), commandLine, { reason, ...window }, now)
      return done ? `Movements: ${done.movements}. Brought in line: ${done.synced}.` : 'A comparison is under way.'
    },
  },
  'findings list': {
    usage: 'findings list                                what does not fit and nobody has settled',
    run: async ({ database: { db } }) => {
      const { rows } = await listFindings(db, commandLine, { q: '', page: 1, whole: true, filter: 'open' })
      const lines = rows.map(({ id, kind, orderId, movementId, ours, theirs, foundAt }) =>
        [
          id,
          foundAt.slice(0, 10),
          kind,
          orderId ?? movementId,
          `ours: ${ours ?? '–'}`,
          `theirs: ${theirs ?? '–'}`,
        ].join('  '),
      )
      return lines.join('\n') || 'None.'
    },
  },
  'findings settle': {
    usage: 'findings settle <id> --reason "…"',
    reasoned: true,
    run: async ({ database: { db }, words: [findingId], reason, now }) => {
      if (!findingId) return null
      await settleFinding(db, commandLine, { findingId, reason }, now)
      return 'Settled.'
    },
  },
  accounting: {
    usage: 'accounting <year-month>                      the month as CSV',
    run: async ({ database: { db }, words: [month = ''], reason }) => {
      if (!isMonth(month)) throw new UsageError(`“${month}” is no month, like 2026-11.`)
      return (await monthFile(db, commandLine, { month, reason })).csv.trim()
    },
  },
}
