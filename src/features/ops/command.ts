import { defineCommand } from 'citty'
import { accountingCommand, findingCommands, reconcileCommand } from './books/command-books'
import { reviewHoldCommands } from './reviews/command-review-holds'
import { type OnSite, runSiteCommand } from './site-command'
import { dataCommands, secretCommands } from './staff/command-keys'
import { staffCommands } from './staff/command-staff'

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

/** `npm run ops -- …`, for whoever is at the server. */
export const runOpsCommand = (onSite: OnSite, args: readonly string[], now = new Date()) =>
  runSiteCommand(opsCommand, 'npm run ops --', onSite, args, now)
