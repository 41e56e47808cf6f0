import type { Leak } from '@mindglass/psychometrics/disclosure/find-leaks'
import { defineCommand } from 'citty'
import { auditDraws } from '@/features/evidence/draw'
import { runNightlyStudies } from '@/features/evidence/nightly-studies'
import { auditReleases, type DisclosureAudit } from '@/features/norms/disclosure'
import { runNightlyNorms } from '@/features/norms/nightly-norms'
import { normScopeOf } from '@/features/norms/norm-scope'
import { CommandError, defineSiteCommand, runSiteCommand, type WithDatabase } from '../site-command'

/** Maximum number of leaks listed; of the others only the number is printed. */
const mostListed = 20

/** Describes the leaks of open tables, one line for each. */
function describeLeaks(leaks: readonly Leak[]): string[] {
  const lines = leaks.slice(0, mostListed).map((leak) => {
    const [first, second] = leak.releases
    if (leak.kind === 'too-close') {
      const sheets = leak.sheets === 1 ? '1 sheet' : `${leak.sheets} sheets`
      return `${first} and ${second} differ by ${sheets}: their difference is what these people answered`
    }
    if (leak.kind === 'not-derived')
      return `${first}, ${leak.part}: ${leak.figure} is not computed from the rounded cells`
    const { part, item, place, people } = leak
    const where = `${part}, ${item === null ? `sum ${place}` : `item number ${item}, answer ${place}`}`
    const count = people.low === people.high ? `${people.low}` : `${people.low} to ${people.high}`
    return second === undefined
      ? `${first}, ${where}: ${count} people`
      : `${second} less ${first}, ${where}: ${count} people`
  })
  const more = leaks.length - lines.length
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

/** Describes the releases with leaks, and the steps to take. */
function describeAudits(audits: readonly DisclosureAudit[]): string[] {
  if (audits.length === 0)
    return ['Nothing: no number of fewer than five people can be worked out from any open table.']
  const described = audits.flatMap(({ triple, releases, downloaded, offered, withheld }) => [
    `${Object.values(normScopeOf(triple)).join(' ')}: ${releases.join(', ')}`,
    ...(downloaded.length > 0
      ? ['  as they could be downloaded when they were new:', ...indented(describeLeaks(downloaded))]
      : []),
    ...(withheld.length > 0 ? [`  tables offered no more: ${withheld.join(', ')}`] : []),
    ...(offered.length > 0 ? ['  as they are offered today:', ...indented(describeLeaks(offered))] : []),
    '',
  ])
  const isOffered = audits.some(({ offered }) => offered.length > 0)
  return [
    ...described,
    'What to do:',
    '- What is offered today is rounded, and one of two editions that are too close is withheld; this needs no step of yours.',
    '- Copies that were downloaded before cannot be taken back. Count the people concerned (a difference of one sheet is one',
    '  person) and decide with whoever is responsible for data protection whether it has to be reported: docs/measurement.md.',
    '- Reports are not concerned: they keep their norms. Nothing needs to be withdrawn for this.',
    ...(isOffered
      ? [
          '- The tables that are offered today still give something away: close /science/ in the server in front until the code',
          '  that makes them is mended.',
        ]
      : []),
  ]
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)

const busy = 'Another process is at it; please try again in a few minutes.'

const normsCommand = defineCommand({
  meta: { description: 'Draft and audit norms and studies; /admin/measurement freezes, publishes and withdraws them' },
  subCommands: {
    draft: defineSiteCommand(
      'Collect sheets and draft norms now, as is done every night',
      {},
      async ({ database, now }) => {
        const night = await runNightlyNorms(database, now)
        if (night === null) throw new CommandError(busy)
        const { collected, added, drafted } = night
        return `${collected} collected, ${added} added; drafted: ${drafted.join(', ') || 'none'}`
      },
    ),
    audit: defineSiteCommand(
      'Attack the open tables of all editions and say what they gave away',
      {},
      async ({ database: { db } }) => {
        const audits = await auditReleases(db)
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
            const night = await runNightlyStudies(database, now)
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

/** Runs `npm run norms -- …`: the nightly jobs at once, and audits of everything that is public. */
export const runNormsCommand = (onSite: WithDatabase, args: readonly string[], now = new Date()) =>
  runSiteCommand(normsCommand, 'npm run norms --', onSite, args, now)
