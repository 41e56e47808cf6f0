import { isoDay } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import { NormFigures } from '@/core/psychometrics/norm-figures'
import { auditEditions, leaksOf } from '@/features/norms/disclosure'
import { normsNight } from '@/features/norms/night'
import { normProgress } from '@/features/norms/published'
import { findVersion, listVersions, stateOf, versionBefore } from '@/features/norms/versions'
import type { NormVersion } from '@/generated/prisma/client'
import type { Db, OpenDb } from '@/server/db/db'
import { commandLine } from '../audit'
import { describeAudits, describeLeaks } from './describe-leaks'
import { describeFigures } from './describe-norms'
import { freezeNorms, publishNorms, withdrawNorms } from './norms-actions'
import { runStudiesCommand, studiesUsage } from './studies-command'

export const usage = [
  'npm run norms -- list                        every version, and how many sheets the next ones wait for',
  'npm run norms -- draft                       does now what is done every night, and says what is drafted',
  'npm run norms -- show <id> [--against <id>]  its figures, beside the one before or another',
  'npm run norms -- freeze <id> --by <name>     what was looked at stays as it is for ever',
  'npm run norms -- publish <id>                new reports compare with it',
  'npm run norms -- withdraw <id>               it was found wrong: no new report uses it, those that do keep it',
  'npm run norms -- audit                       attacks the open tables of all editions, and says what they gave away',
  'freeze, publish and withdraw take --reason "…", for the log of the console.',
  studiesUsage,
].join('\n')

interface Outcome {
  ok: boolean
  say: string
}

/** `changed`: it was no longer as it had been found. `leak`: its open tables would give something away. */
async function outcomeOf(action: Promise<void>): Promise<'done' | 'changed' | 'leak'> {
  try {
    await action
    return 'done'
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NORMS_CHANGED') return 'changed'
    if (error instanceof DomainError && error.code === 'NORMS_LEAK') return 'leak'
    throw error
  }
}

async function leaky(db: Db, version: NormVersion, action: 'frozen' | 'published'): Promise<Outcome> {
  const lines = describeLeaks(await leaksOf(db, version))
  const head = `${version.id} is not ${action}: from its open tables this could be worked out.`
  return { ok: false, say: [head, ...lines].join('\n') }
}

const optionOf = (args: readonly string[], name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined

/** Runs an operator's command on norms: `npm run norms -- …`. */
export async function runNormsCommand(database: OpenDb, args: readonly string[], now = new Date()): Promise<Outcome> {
  const { db } = database
  const [command, id = ''] = args
  if (command === 'studies') return runStudiesCommand(database, args.slice(1), now)
  if (command === 'list') return { ok: true, say: await listed(db) }
  if (command === 'draft') {
    const night = await normsNight(database, now)
    if (night === null) return { ok: false, say: 'Another process is at it; please try again in a few minutes.' }
    const { collected, added, drafted } = night
    return { ok: true, say: `${collected} collected, ${added} added; drafted: ${drafted.join(', ') || 'none'}` }
  }
  if (command === 'audit') {
    const audits = await auditEditions(db)
    return { ok: audits.length === 0, say: describeAudits(audits).join('\n') }
  }
  const version = id === '' ? null : await findVersion(db, id)
  if (!version) return { ok: false, say: id === '' ? usage : `There is no version ${id}.\n${usage}` }
  if (command === 'show') return show(db, version, optionOf(args, '--against'))
  const reason = optionOf(args, '--reason')?.trim() || 'on the command line'
  if (command === 'freeze') {
    const by = optionOf(args, '--by')?.trim()
    if (!by) return { ok: false, say: 'Who has looked at it? --by <name>' }
    const looked = { id, createdAt: version.createdAt.toISOString(), reason, frozenBy: by }
    const outcome = await outcomeOf(freezeNorms(db, commandLine, looked, now))
    if (outcome === 'leak') return leaky(db, version, 'frozen')
    if (outcome === 'changed') return { ok: false, say: `${id} is ${stateOf(version)} already, or was drafted anew.` }
    return show(db, version, undefined, `${id} is frozen. Compared with the one before:`)
  }
  if (command === 'publish') {
    const outcome = await outcomeOf(publishNorms(db, commandLine, { id, reason }, now))
    if (outcome === 'leak') return leaky(db, version, 'published')
    return outcome === 'done'
      ? { ok: true, say: `${id} is published.` }
      : { ok: false, say: `${id} is ${stateOf(version)}, not frozen.` }
  }
  if (command === 'withdraw') {
    return (await outcomeOf(withdrawNorms(db, commandLine, { id, reason }, now))) === 'done'
      ? { ok: true, say: `${id} is withdrawn.` }
      : { ok: false, say: `${id} is ${stateOf(version)}.` }
  }
  return { ok: false, say: usage }
}

async function listed(db: Db): Promise<string> {
  const versions = (await listVersions(db)).map(
    (version) =>
      `${version.id}  ${stateOf(version)}, ${version.n} sheets, drafted ${isoDay(version.createdAt)}${
        version.frozenBy ? `, frozen by ${version.frozenBy}` : ''
      }`,
  )
  const progress = (await normProgress(db)).map(
    ({ instrument, instrumentVersion, locale, n, next }) =>
      `${instrument} v${instrumentVersion} ${locale}: ${n} of ${next} sheets`,
  )
  return [...versions, ...(versions.length > 0 ? [''] : []), ...progress].join('\n') || 'None.'
}

async function show(db: Db, version: NormVersion, against: string | undefined, head?: string): Promise<Outcome> {
  const before = against === undefined ? await versionBefore(db, version) : await findVersion(db, against)
  if (against !== undefined && !before) return { ok: false, say: `There is no version ${against}.` }
  const figures = NormFigures.parse(version.figures)
  const lines = describeFigures(figures, before && NormFigures.parse(before.figures))
  const title = head ?? `${version.id}: ${stateOf(version)}${before ? `, beside ${before.id}` : ''}`
  const hashes = `code ${version.codeHash.slice(0, 12)}, items ${version.itemHash}, plan ${version.plan}`
  return { ok: true, say: [title, hashes, ...lines].join('\n') }
}
