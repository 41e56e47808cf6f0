import { isoDay } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import { auditDraws } from '@/features/evidence/draw'
import { studiesNight } from '@/features/evidence/night'
import { studyStandings } from '@/features/evidence/overview'
import { closeFigures, findEdition, stateOfEdition } from '@/features/evidence/releases/editions'
import { nameOfStudy } from '@/features/evidence/studies'
import type { Db, OpenDb } from '@/server/db/db'
import { commandLine } from '../audit'
import { freezeStudy, publishStudy, studyEdition, withdrawStudy } from './studies'

export const studiesUsage = [
  'npm run norms -- studies list                how far every study is, and what waits',
  'npm run norms -- studies draft               does now what is done every night: batches and drafts',
  'npm run norms -- studies audit               whether every draw says what its list holds',
  'npm run norms -- studies show <id>           figures of an edition',
  'npm run norms -- studies freeze <id> --by <name>, publish <id>, withdraw <id>    as with norms',
].join('\n')

interface Outcome {
  ok: boolean
  say: string
}

async function isDone(action: Promise<void>): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NORMS_CHANGED') return false
    throw error
  }
}

const optionOf = (args: readonly string[], name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined

/** Runs an operator's commands for studies: `npm run norms -- studies …`. */
export async function runStudiesCommand(database: OpenDb, args: readonly string[], now: Date): Promise<Outcome> {
  const { db } = database
  const [command, id = ''] = args
  if (command === 'list') return { ok: true, say: await listed(db) }
  if (command === 'audit') return audited(db)
  if (command === 'draft') {
    const night = await studiesNight(database, now)
    if (night === null) return { ok: false, say: 'Another process is at it; please try again in a few minutes.' }
    return { ok: true, say: `${night.batches} batches made; drafted: ${night.drafted.join(', ') || 'none'}` }
  }
  const edition = id === '' ? null : await findEdition(db, id)
  if (!edition) return { ok: false, say: id === '' ? studiesUsage : `There is no edition ${id}.\n${studiesUsage}` }
  if (command === 'show') return { ok: true, say: await shown(db, id) }
  const state = stateOfEdition(edition)
  const reason = optionOf(args, '--reason')?.trim() || 'on the command line'
  if (command === 'freeze') {
    const by = optionOf(args, '--by')?.trim()
    if (!by) return { ok: false, say: 'Who has looked at it? --by <name>' }
    const close = await closeFigures(db, edition)
    if (close.length > 0)
      return { ok: false, say: `${id} would give people away beside a public edition: ${close.join(', ')}` }
    const looked = { id, createdAt: edition.createdAt.toISOString(), reason, frozenBy: by }
    return (await isDone(freezeStudy(db, commandLine, looked, now)))
      ? { ok: true, say: `${id} is frozen.\n${await shown(db, id)}` }
      : { ok: false, say: `${id} is ${state} already, or was drafted anew.` }
  }
  if (command === 'publish') {
    return (await isDone(publishStudy(db, commandLine, { id, reason }, now)))
      ? { ok: true, say: `${id} is published.` }
      : { ok: false, say: `${id} is ${state}, not frozen.` }
  }
  if (command === 'withdraw') {
    return (await isDone(withdrawStudy(db, commandLine, { id, reason }, now)))
      ? { ok: true, say: `${id} is withdrawn.` }
      : { ok: false, say: `${id} is ${state}.` }
  }
  return { ok: false, say: studiesUsage }
}

async function listed(db: Db): Promise<string> {
  const rows = (await studyStandings(db)).filter(({ n, waiting, open }) => n + waiting > 0 || open !== null)
  return (
    rows
      .map((row) => {
        const open = row.open ? `; ${row.open.id} is ${row.open.state}` : ''
        return `${nameOfStudy(row)}: ${row.n} of ${row.next}, ${row.waiting} under way${open}`
      })
      .join('\n') || 'None.'
  )
}

async function audited(db: Db): Promise<Outcome> {
  const faults = await auditDraws(db)
  return faults.length === 0
    ? { ok: true, say: 'Every draw says what its list holds.' }
    : { ok: false, say: faults.join('\n') }
}

async function shown(db: Db, id: string): Promise<string> {
  const { state, n, createdAt, plan, codeHash, itemHash, parts, people } = await studyEdition(db, id, 'en')
  return [
    `${id}: ${state}, ${n}, drafted ${isoDay(new Date(createdAt))}`,
    `code ${codeHash.slice(0, 12)}, items ${itemHash}, plan ${plan}`,
    people.map(({ name, count }) => `${name} ${count}`).join(', '),
    ...parts.flatMap((part) => [
      part.id,
      ...part.figures.map(({ name, value, interval, sd, n: count }) => {
        const range = interval ? ` (${interval.from.toFixed(3)} to ${interval.to.toFixed(3)})` : ''
        return `  ${name} ${value.toFixed(3)}${range}${sd === null ? '' : ` SD ${sd.toFixed(2)}`}${count === null ? '' : ` n ${count}`}`
      }),
    ]),
  ].join('\n')
}
