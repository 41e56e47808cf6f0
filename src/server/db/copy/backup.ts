import { createHash } from 'node:crypto'
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { z } from 'zod'
import { DAY_MS } from '@/core/time'
import { computeFingerprints, type Fingerprints, listDifferences } from './fingerprint'
import { requireEmptyDatabase } from './move'
import { findTool, runTool } from './postgres-tools'

/**
 * Contents of the file beside a dump: enough to check that the dump is whole, and that the restored data equals the
 * dumped data.
 */
const Manifest = z.object({
  /** Time of the state that the dump holds. */
  made: z.iso.datetime(),
  /** Hash of the dump. */
  sha256: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

const NAME = /^mindglass-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.dump(\.json)?$/

interface BackupOptions {
  /** Folder that holds the dumps. */
  folder: string
  /** Age limit in days: older dumps of this program are deleted once the new one is whole. */
  keepDays?: number
  /** Value of the environment variable PATH, in which pg_dump and pg_restore are looked up first. */
  path: string
  now?: Date
}

/**
 * Writes all of a database to one compressed file in the folder, with the counts and hashes of the state that it
 * contains.
 * @param url address of PostgreSQL itself: a pooler in between cannot share snapshots.
 * @returns the file and its manifest.
 * @throws Error with the output of pg_dump; a dump that is not whole never has its final name.
 */
export async function backUp(url: string, options: BackupOptions): Promise<{ file: string; manifest: Manifest }> {
  const { folder, keepDays, path, now = new Date() } = options
  const dump = findTool('pg_dump', path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = now.toISOString().replace(/\.\d+/, '')
  const file = join(folder, `mindglass-${made.replace(/[-:]/g, '')}.dump`)
  const partial = `${file}.partial`
  try {
    const tables = await inSnapshot(url, async (client, snapshot) => {
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${partial}`]
      const [held] = await Promise.all([computeFingerprints(client), runTool(dump, args, url)])
      return held
    })
    chmodSync(partial, 0o600)
    // Reads the whole table of contents, so that a full disk is discovered now and not when the dump is needed.
    await runTool(findTool('pg_restore', path), ['--list', partial], url)
    const manifest: Manifest = { made, sha256: await sha256(partial), tables }
    writeFileSync(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    renameSync(partial, file)
    if (keepDays !== undefined) removeOlder(folder, new Date(now.getTime() - keepDays * DAY_MS))
    return { file, manifest }
  } finally {
    rmSync(partial, { force: true })
  }
}

/**
 * Restores a dump into an empty database, whole or not at all, and compares the data with the manifest.
 * @returns the manifest of the restored dump.
 * @throws Error when the file is not the written one, the database is not empty, or the restored data differs.
 */
export async function restore(url: string, file: string, path: string): Promise<Manifest> {
  const note = `${file}.json`
  if (!existsSync(file) || !existsSync(note)) throw new Error(`There is no dump ${file} with its ${note}.`)
  const manifest = Manifest.parse(JSON.parse(readFileSync(note, 'utf8')))
  if ((await sha256(file)) !== manifest.sha256) throw new Error(`${file} is not what was written: take another dump.`)
  await withClient(url, requireEmptyDatabase)
  const args = ['--exit-on-error', '--single-transaction', '--clean', '--if-exists', '--no-owner', '--no-privileges']
  await runTool(findTool('pg_restore', path), [...args, `--dbname=${new URL(url).pathname.slice(1)}`, file], url)
  const arrived: Fingerprints = await inSnapshot(url, computeFingerprints)
  const different = listDifferences(manifest.tables, arrived)
  if (different.length > 0) throw new Error(`Restored, but not as it was: ${different.join(', ')}.`)
  return manifest
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs `work` on one state of the database. Other connections can read the same state by the id of the snapshot. */
const inSnapshot = <Result>(
  url: string,
  work: (client: pg.Client, snapshot: string) => Promise<Result>,
): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
    return work(client, String(rows[0]?.id))
  })

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Removes older dumps: only files with names that this program gives. */
function removeOlder(folder: string, than: Date): void {
  for (const name of readdirSync(folder)) {
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
    if (year && `${year}-${month}-${day}T${hour}:${minute}:${second}` < than.toISOString().slice(0, 19)) {
      rmSync(join(folder, name))
    }
  }
}
