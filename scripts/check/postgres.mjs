// Plain JavaScript without dependencies, like the other files in this folder.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from '../start/steps.mjs'

const DEBIAN = '/usr/lib/postgresql'
const MAC = ['/opt/homebrew/bin', '/usr/local/bin']
/** Server settings without durability, because the data is deleted after the tests. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
]
const READY_MS = 60_000

/**
 * Runs `work` with the URL of a temporary PostgreSQL server, which is removed afterwards, even after Ctrl-C or an
 * error. A URL in TEST_DATABASE_URL is used instead.
 * @template T
 * @param {(url: string | null) => Promise<T>} work gets null when there is no server and none can be installed
 * @returns {Promise<T>}
 */
export async function withPostgres(work) {
  if (process.env.TEST_DATABASE_URL) return work(process.env.TEST_DATABASE_URL)
  const programs = await findPostgresFolder()
  if (!programs) {
    console.log(
      '  no PostgreSQL found: the tests run on the embedded database, where nothing is concurrent and locks stay\n' +
        '  unseen. Install it (Debian: sudo apt-get install postgresql) or set TEST_DATABASE_URL.',
    )
    return work(null)
  }
  const server = await startServer(programs)
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

/**
 * Returns the folder of `initdb` and `postgres`: an installed one, or Debian's package, which only root may install.
 * @returns {Promise<string | null>}
 */
export async function findPostgresFolder() {
  const here = installed()
  if (here || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return here
  console.log('  no PostgreSQL found: trying Debian’s package (apt-get install postgresql)')
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    await run('apt-get', ['update'], options)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  } catch {
    return null
  }
  return installed()
}

function installed() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...MAC,
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

async function startServer(programs) {
  const user = serverUser()
  const dir = mkdtempSync(join(tmpdir(), 'mindglass-postgres-'))
  if (user) chownSync(dir, user.uid, user.gid)
  const data = join(dir, 'data')
  // Messages in English, whatever the language of the terminal.
  const LC_ALL = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = { cwd: dir, env: { ...process.env, LC_ALL }, ...user }
  let server = null
  const removeAll = () => {
    server?.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  }
  // Ctrl-C also ends the test runner; in any order of exits, this process removes the server and its files.
  process.once('exit', removeAll)
  const interrupted = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const end = () => process.exit(130)
    process.once(signal, end)
    return { signal, end }
  })
  const stop = async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGQUIT')
      await ended
    }
    process.off('exit', removeAll)
    for (const { signal, end } of interrupted) process.off(signal, end)
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync']
    await waitForExit(spawn(join(programs, 'initdb'), initdb, { ...options, stdio: 'pipe' }))
    const port = await freePort()
    const settings = SETTINGS.flatMap((setting) => ['-c', setting])
    const command = ['-D', data, '-p', String(port), '-k', dir, ...settings]
    server = spawn(join(programs, 'postgres'), command, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    await waitUntilReady(server)
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Returns the user to run PostgreSQL as, because it refuses to run as root.
 * @returns {{ uid: number, gid: number } | null} null if this process does not run as root, or there is no such user
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return null
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = known.find(([name]) => name === 'postgres') ?? known.find(([name]) => name === 'nobody')
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null
}

/**
 * Returns a free port.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Resolves when a program exits with 0; otherwise rejects with its output.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnargs[0]} ended with ${code}\n${output}`)),
    )
  })
}

/**
 * Resolves when a server reports that it accepts connections.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<void>}
 */
export function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => reject(new Error(`PostgreSQL did not start in time\n${output}`)), READY_MS)
    const failed = (why) => {
      clearTimeout(late)
      reject(new Error(`PostgreSQL did not start: ${why}\n${output}`))
    }
    server.once('error', failed)
    server.once('exit', failed)
    server.stderr.on('data', (chunk) => {
      // Only the start of the log is kept; the errors that tests provoke would fill it.
      if (output.length < 10_000) output += chunk
      if (!/ready to accept (read-only )?connections/.test(output)) return
      clearTimeout(late)
      server.off('exit', failed)
      resolve()
    })
  })
}
