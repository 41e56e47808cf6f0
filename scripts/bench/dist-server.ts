import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, withPostgres } from '../check/postgres.mjs'
import { SERVER_ENV, SERVER_FLAGS } from '../start/flags.mjs'

interface DistServer {
  origin: string
  pid: number
  /** URL of the server's database. */
  database: string
  /** Time in ms from the start of the server to its first healthy answer. */
  startedMs: number
}

/**
 * Runs `work` with the server of a built site on an empty PostgreSQL database, with the role of a small deployment and
 * these settings.
 */
export async function withDistServer(
  work: (server: DistServer) => Promise<void>,
  dist = 'dist',
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await withPostgres(async (url) => {
    if (!url) throw new Error('The site is measured on PostgreSQL.')
    const database = await createDatabase(url)
    const folder = mkdtempSync(join(tmpdir(), 'mindglass-dist-'))
    const port = await freePort()
    const env = {
      ...SERVER_ENV,
      ...process.env,
      APP_SECRET: 'a-measurement-has-no-secrets-to-keep-0123456789',
      APP_URL: '',
      // Visitors, payments and mails in one process.
      ROLE: 'all',
      DATABASE_URL: database.url,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      STRIPE_SECRET_KEY: '',
      ...settings,
    }
    const program = (name: string) =>
      spawn(process.execPath, [...SERVER_FLAGS, resolve(dist, name)], {
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    let server: ChildProcess | undefined
    try {
      await ended(program('migrate.js'))
      const before = Date.now()
      server = program('server.js')
      const origin = `http://localhost:${port}`
      while (!(await answers(`${origin}/api/health`))) {
        if (server.exitCode !== null) throw new Error('the server ended: build the site first (npm run build)')
        await sleep(20)
      }
      await work({ origin, pid: Number(server.pid), database: database.url, startedMs: Date.now() - before })
    } finally {
      server?.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    }
  })
}

/** Creates a database for one server: the PostgreSQL of TEST_DATABASE_URL may have others. */
async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `mindglass_bench_${randomBytes(8).toString('hex')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => null))?.ok ?? false

/** Returns the processor time of all threads of a process so far, in seconds; only on Linux. */
export function processorSeconds(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [running = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(running)
  })
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? done() : reject(new Error(`it ended with ${code}`))))
  })
}
