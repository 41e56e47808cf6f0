import { defineCommand } from 'citty'
import { isMonth } from '@/features/books/accounting'
import { paymentProvider } from '@/server/payments/select-provider'
import { commandLineActor } from '../audit'
import { CommandError, defineSiteCommand, reasonOption, withNotFoundMessage } from '../site-command'
import { compareBooks, exportMonthFile, listFindings, settleFinding } from './books'

const time = { type: 'string', valueHint: 'day' } as const

/** Reads a day (UTC) or a date with time; undefined when none is given. @throws CommandError when it is invalid */
function readTime(typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined
  const read = new Date(typed)
  if (Number.isNaN(read.getTime())) throw new CommandError(`Invalid day: ${typed} (write it like 2026-11-24)`)
  return read
}

export const reconcileCommand = defineSiteCommand(
  'Compare the books of the payment provider with ours',
  {
    from: { ...time, description: 'First day; two days before the last unless given' },
    to: { ...time, description: 'Last day; now unless given' },
    reason: reasonOption,
  },
  async ({ database, now }, { from, to, reason }) => {
    const [begin, end] = [readTime(from), readTime(to)]
    const window = { ...(begin && { from: begin }), ...(end && { to: end }) }
    const done = await compareBooks(
      database,
      paymentProvider(database.db),
      commandLineActor,
      { reason, ...window },
      now,
    )
    return done ? `Movements: ${done.movements}. Brought in line: ${done.synced}.` : 'A comparison is under way.'
  },
)

export const findingCommands = defineCommand({
  meta: { description: 'Differences between the books of the payment provider and ours' },
  subCommands: {
    list: defineSiteCommand('List the differences that nobody has settled', {}, async ({ database: { db } }) => {
      const { rows } = await listFindings(db, commandLineActor, { q: '', page: 1, all: true, filter: 'open' })
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
    }),
    settle: defineSiteCommand(
      'Settle a difference and say what it was',
      {
        id: { type: 'positional', description: 'Id of the difference, first in its line of the list', required: true },
        reason: { type: 'string', valueHint: 'text', description: 'What it was', required: true },
      },
      async ({ database: { db }, now }, { id, reason }) => {
        const settled = settleFinding(db, commandLineActor, { findingId: id, reason }, now)
        await withNotFoundMessage(`open difference: ${id}`, settled)
        return 'Settled.'
      },
    ),
  },
})

export const accountingCommand = defineSiteCommand(
  'Print the invoices and credit notes of a month as CSV',
  { month: { type: 'positional', description: 'Month, like 2026-11', required: true }, reason: reasonOption },
  async ({ database: { db } }, { month, reason }) => {
    if (!isMonth(month)) throw new CommandError(`Invalid month: ${month} (write it like 2026-11)`)
    return (await exportMonthFile(db, commandLineActor, { month, reason })).csv.trim()
  },
)
