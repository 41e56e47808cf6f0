import { defineCommand } from 'citty'
import { auditDraws } from '@/features/evidence/draw'
import { studiesNight } from '@/features/evidence/night'
import { auditEditions } from '@/features/norms/disclosure'
import { normsNight } from '@/features/norms/night'
import { CommandError, defineSiteCommand, type OnSite, runSiteCommand } from '../site-command'
import { describeAudits } from './describe-leaks'

const busy = 'Another process is at it; please try again in a few minutes.'

const normsCommand = defineCommand({
  meta: { description: 'Draft and audit norms and studies; /admin/measurement freezes, publishes and withdraws them' },
  subCommands: {
    draft: defineSiteCommand(
      'Collect sheets and draft norms now, as is done every night',
      {},
      async ({ database, now }) => {
        const night = await normsNight(database, now)
        if (night === null) throw new CommandError(busy)
        const { collected, added, drafted } = night
        return `${collected} collected, ${added} added; drafted: ${drafted.join(', ') || 'none'}`
      },
    ),
    audit: defineSiteCommand(
      'Attack the open tables of all editions and say what they gave away',
      {},
      async ({ database: { db } }) => {
        const audits = await auditEditions(db)
        const found = describeAudits(audits).join('\n')
        if (audits.length > 0) throw new CommandError(found)
        return found
      },
    ),
    studies: defineCommand({
      meta: { description: 'Draft and audit studies' },
      subCommands: {
        draft: defineSiteCommand(
          'Make batches and draft studies now, as is done every night',
          {},
          async ({ database, now }) => {
            const night = await studiesNight(database, now)
            if (night === null) throw new CommandError(busy)
            return `${night.batches} batches made; drafted: ${night.drafted.join(', ') || 'none'}`
          },
        ),
        audit: defineSiteCommand('Check that every draw agrees with its list', {}, async ({ database: { db } }) => {
          const faults = await auditDraws(db)
          if (faults.length > 0) throw new CommandError(faults.join('\n'))
          return 'Every draw says what its list holds.'
        }),
      },
    }),
  },
})

/** `npm run norms -- …`: what is done every night, at once, and audits of everything that is public. */
export const runNormsCommand = (onSite: OnSite, args: readonly string[], now = new Date()) =>
  runSiteCommand(normsCommand, 'npm run norms --', onSite, args, now)
