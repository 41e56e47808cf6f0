import { defineCommand } from 'citty'
import { listDeleted } from '@/features/review/moderation'
import { commandLine } from '../audit'
import { defineSiteCommand, orUnknown } from '../site-command'
import { show } from './reviews'

/** The console lists reviews; a hold outlives its review, and its writer may ask to write again. */
export const reviewHoldCommands = defineCommand({
  meta: { description: 'Holds on writers who have deleted a hidden review' },
  subCommands: {
    list: defineSiteCommand('List the holds', {}, async ({ database: { db } }) => {
      return (await listDeleted(db)).join('\n\n') || 'None.'
    }),
    lift: defineSiteCommand(
      'Let a writer review the test again',
      {
        id: { type: 'positional', description: 'Id of the hold, first in its line of the list', required: true },
        reason: { type: 'string', valueHint: 'text', description: 'Why, for the log of the console', required: true },
      },
      async ({ database: { db } }, { id, reason }) => {
        await orUnknown(`hold: ${id}`, show(db, commandLine, { reviewId: id, reason }))
        return 'Lifted.'
      },
    ),
  },
})
