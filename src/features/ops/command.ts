import { defineCommand } from 'citty'
import { env } from '@/env'
import { listDeletedReviews } from '@/features/review/moderation'
import { deleteOtherDataKeys } from '@/server/crypto/data-keys'
import { countSittingsByKey, resealSittings, resealStudies } from '@/server/crypto/reseal-data'
import type { Db } from '@/server/db/db'
import { commandLineActor, runAuditedAction } from './audit'
import { accountingCommand, findingCommands, reconcileCommand } from './books/command-books'
import { showReviewAsStaff } from './reviews/reviews'
import { defineSiteCommand, reasonOption, runSiteCommand, type WithDatabase, withNotFoundMessage } from './site-command'
import { staffCommands } from './staff/command-staff'
import { resealSecrets } from './staff/second-factor'

/**
 * Seals all answers again with the newest data key. A run that finds nothing left to seal forgets the keys that are no
 * longer used, and lists those that may be removed from DATA_KEYS.
 */
async function rotate(db: Db): Promise<string> {
  const [newest] = env.DATA_KEYS
  if (!newest) return 'DATA_KEYS has no key: everything stays in clear.'
  const sittings = await resealSittings(db, newest.id)
  const studies = await resealStudies(db, newest.id)
  if (sittings + studies > 0) {
    const also = studies > 0 ? ` and ${studies} answers of studies` : ''
    return `${sittings} sittings${also} are sealed with "${newest.id}" now. When every process has this key as its first, run it once more.`
  }
  const gone = await deleteOtherDataKeys(db, newest.id)
  const unneeded = gone.map((id) => `"${id}"`).join(', ')
  return `Everything is sealed with "${newest.id}".${unneeded && ` No longer needed in DATA_KEYS: ${unneeded}.`}`
}

const dataCommands = defineCommand({
  meta: { description: 'Seal answers and scores with the keys of DATA_KEYS' },
  subCommands: {
    status: defineSiteCommand('Count the sittings that each key seals', {}, async ({ database: { db } }) => {
      const keys = await countSittingsByKey(db)
      return keys.map(({ key, count }) => `${key}  ${count}`).join('\n') || 'No answers yet.'
    }),
    rotate: defineSiteCommand(
      'Seal everything with the first key of DATA_KEYS',
      { reason: reasonOption },
      ({ database: { db } }, { reason }) =>
        runAuditedAction(db, commandLineActor, { act: 'data.rotate', subject: 'keys:data', reason }, () => rotate(db)),
    ),
  },
})

const secretCommands = defineCommand({
  meta: { description: 'Change APP_SECRET' },
  subCommands: {
    rotate: defineSiteCommand(
      'Encrypt the second factors of the staff with the new APP_SECRET',
      { reason: reasonOption },
      ({ database: { db } }, { reason }) =>
        runAuditedAction(db, commandLineActor, { act: 'data.rotate', subject: 'keys:secret', reason }, async () => {
          const { sealed, lost } = await resealSecrets(db)
          const lines = lost.map(
            (email) => `Cannot be opened, \`npm run ops -- staff reset ${email}\` sets it up anew.`,
          )
          return [`${sealed} second factors are encrypted with the new secret.`, ...lines].join('\n')
        }),
    ),
  },
})

/**
 * Commands for holds on writers. The console lists only reviews, but a hold outlives its review, and the writer may ask
 * to review again.
 */
const reviewHoldCommands = defineCommand({
  meta: { description: 'Holds on writers who have deleted a hidden review' },
  subCommands: {
    list: defineSiteCommand('List the holds', {}, async ({ database: { db } }) => {
      return (await listDeletedReviews(db)).join('\n\n') || 'None.'
    }),
    lift: defineSiteCommand(
      'Let a writer review the test again',
      {
        id: { type: 'positional', description: 'Id of the hold, first in its line of the list', required: true },
        reason: { type: 'string', valueHint: 'text', description: 'Why, for the log of the console', required: true },
      },
      async ({ database: { db } }, { id, reason }) => {
        await withNotFoundMessage(`hold: ${id}`, showReviewAsStaff(db, commandLineActor, { reviewId: id, reason }))
        return 'Lifted.'
      },
    ),
  },
})

const opsCommand = defineCommand({
  meta: { description: 'Manage staff, keys and books from the server' },
  subCommands: {
    staff: staffCommands,
    data: dataCommands,
    secret: secretCommands,
    reconcile: reconcileCommand,
    findings: findingCommands,
    accounting: accountingCommand,
    'review-holds': reviewHoldCommands,
  },
})

/** Runs `npm run ops -- …`, for staff with access to the server. */
export const runOpsCommand = (onSite: WithDatabase, args: readonly string[], now = new Date()) =>
  runSiteCommand(opsCommand, 'npm run ops --', onSite, args, now)
