// npm run test:cluster: runs two web instances and a worker of dist/ behind nginx, on a PostgreSQL with a synchronous
// standby, while visitors answer, finish and pay. One instance is killed, all are restarted one by one, and the primary
// is killed and its standby promoted. Then all acknowledged data is checked. Run by hand, since it needs nginx,
// PostgreSQL and a built site; it takes two minutes.
//
// npm run test:cluster -- --from ../release-before/dist starts with an older build and upgrades it to this one, with
// the migrations first, while the older one is still running.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, waitForExit } from '../check/postgres.mjs'
import { SERVER_FLAGS } from '../start/flags.mjs'
import { parseOptions } from '../start/options'
import { Cluster } from './cluster'
import { newRequestCounts } from './cookie-client'
import { FloatingAddress } from './floating-address'
import type { AcknowledgedData } from './visitor'

process.env.APP_SECRET = 'a-rehearsal-has-no-secrets-to-keep-0123456789'
// Imported after the environment is complete.
const { visit } = await import('./visitor')

const VISITORS = 6
const PHASE_MS = 12_000

/** Final build; `older` is the first one. */
const DIST = resolve('dist')
const values = parseOptions('npm run test:cluster -- [--from ../release-before/dist]', { from: { type: 'string' } })
const older = values.from === undefined ? DIST : resolve(values.from)

interface Site {
  role: 'web' | 'worker'
  port: number
  process: ChildProcess
}

const promised: AcknowledgedData = { answers: new Map(), finished: new Set(), paid: new Map(), told: new Set() }
let problems = 0

async function healthy(port: number): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`The process on port ${port} is not healthy.`)
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

async function sql<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Starts nginx with deploy/nginx.conf for these ports, without TLS; a request header sets the visitor's address. */
async function startProxy(dir: string, sites: readonly Site[]): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort()
  const servers = sites.map((site) => `server 127.0.0.1:${site.port} max_fails=2 fail_timeout=1s;`).join(' ')
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const conf = shipped
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/^ +(ssl_.*|listen \[::\].*)\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:3000 max_fails=2 fail_timeout=1s;', servers)
    .replaceAll('/var/log/nginx/', `${dir}/`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_visitor')
  const file = join(dir, 'nginx.conf')
  writeFileSync(file, `events {}\nhttp {\n${conf}\n}\n`)
  const child = spawn('nginx', ['-p', dir, '-c', file, '-g', `daemon off; pid ${dir}/nginx.pid;`], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await healthy(port)
  return { child, origin }
}

interface Step {
  name: string
  /** Maximum number of failures by status, or `cut`. All other requests must succeed. */
  may?: Readonly<Record<string, number>>
}

/** Runs visitors one after the other while `work` runs, and prints the failures. */
async function under(
  { name, may = {} }: Step,
  origin: string,
  sites: readonly Site[],
  work: () => Promise<void>,
): Promise<void> {
  const tally = newRequestCounts()
  let over = false
  const instances = sites.filter(({ role }) => role === 'web').map(({ port }) => `http://127.0.0.1:${port}`)
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!over) {
      await visit(origin, instances, promised, tally, () => over).catch((error) => {
        problems += 1
        console.error(`  a visitor gave up: ${error}`)
      })
    }
  })
  const least = sleep(PHASE_MS)
  await work()
  await least
  over = true
  await Promise.all(visitors)
  const failed = [...tally.failed].map(([what, times]) => `${times} × ${what}`).join(', ')
  const tooMuch = [...tally.failed].filter(([what, times]) => times > (may[what] ?? 0))
  console.log(
    `${name}: ${tally.requests} requests, ${failed || 'none failed'}${tooMuch.length > 0 ? ': TOO MUCH' : ''}`,
  )
  problems += tooMuch.length
}

await Cluster.with(async (cluster) => {
  const outbox = join(cluster.dir, 'outbox')
  mkdirSync(outbox, { recursive: true })
  const primary = await cluster.start(await cluster.initialize('primary'), [])
  const copy = cluster.folder('standby')
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`
  await cluster.run('pg_basebackup', '-d', from, '-D', copy, '-R', '-X', 'stream', '-c', 'fast')
  const standby = await cluster.start(copy, [])
  await sql(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await sql(primary.url, 'SELECT pg_reload_conf()')
  const address = new FloatingAddress(primary.port)
  const logFile = join(cluster.dir, 'site.log')
  const log = openSync(logFile, 'a')
  const env = {
    ...process.env,
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${await address.listen()}/postgres`,
    APP_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
    OUTBOX_DIR: outbox,
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    TRUSTED_PROXIES: '1',
    // Most verbose level: at the end the log is searched for secrets.
    LOG_LEVEL: 'debug',
  }
  const program = (build: string, name: string, more: Record<string, string> = {}) =>
    spawn(process.execPath, [...SERVER_FLAGS, join(build, name)], {
      cwd: cluster.dir,
      env: { ...env, ...more },
      stdio: ['ignore', log, log],
    })
  let build = older
  const begin = (site: Omit<Site, 'process'>) =>
    program(build, 'server.js', { ROLE: site.role, PORT: String(site.port) })
  await waitForExit(program(older, 'migrate.js'))
  const sites: Site[] = []
  for (const role of ['web', 'web', 'worker'] as const) {
    const site = { role, port: await freePort() }
    sites.push({ ...site, process: begin(site) })
  }
  await Promise.all(sites.map(({ port }) => healthy(port)))
  const proxy = await startProxy(
    cluster.dir,
    sites.filter(({ role }) => role === 'web'),
  )
  const restart = async (site: Site, signal: NodeJS.Signals) => {
    const gone = ended(site.process)
    site.process.kill(signal)
    await gone
    site.process = begin(site)
    await healthy(site.port)
  }
  try {
    await under({ name: 'in peace' }, proxy.origin, sites, async () => {})
    const [web] = sites
    // Requests in flight to the instance are lost: at most one per visitor.
    const killed = { name: 'an instance killed', may: { 502: VISITORS } }
    if (web) await under(killed, proxy.origin, sites, () => restart(web, 'SIGKILL'))
    const name = build === DIST ? 'restarted one by one' : 'upgraded one by one, migrations first'
    await under({ name }, proxy.origin, sites, async () => {
      await waitForExit(program(DIST, 'migrate.js'))
      build = DIST
      for (const site of [...sites].reverse()) {
        await restart(site, 'SIGTERM')
        // Time for the proxy to detect that the instance is back.
        await sleep(3_000)
      }
    })
    // Requests in the meantime get a 503, which the client retries.
    const promoted = { name: 'the primary killed, the standby promoted', may: { 503: Number.POSITIVE_INFINITY } }
    await under(promoted, proxy.origin, sites, async () => {
      await sleep(3_000)
      await cluster.kill(primary)
      await sql(standby.url, 'SELECT pg_promote()')
      address.leadTo(standby.port)
    })
    await lookForAll(standby.url, outbox)
    const { lines, found } = scanLogs(cluster.dir, promised.told)
    console.log(`logs: ${lines} lines, ${found.length} with something of a visitor ${found.slice(0, 3).join(' | ')}`)
    if (lines === 0 || found.length > 0) process.exitCode = 1
  } finally {
    for (const { process: child } of sites) child.kill('SIGKILL')
    proxy.child.kill('SIGTERM')
    address.close()
  }
})

async function lookForAll(url: string, outbox: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const [row] = await sql<{ n: number }>(
      url,
      'SELECT count(*)::int AS n FROM "Outbox" WHERE "doneAt" IS NULL AND "failedAt" IS NULL',
    )
    if (row?.n === 0) break
    await sleep(500)
  }
  const sittings = await sql<{ id: string; responses: Record<string, { value: number | null }>; done: boolean }>(
    url,
    'SELECT id, responses, "completedAt" IS NOT NULL AS done FROM "Sitting"',
  )
  const found = new Map(sittings.map((sitting) => [sitting.id, sitting]))
  let [answers, lostAnswers, lostSittings] = [0, 0, 0]
  for (const [id, taken] of promised.answers) {
    for (const [item, value] of taken) {
      answers += 1
      if (found.get(id)?.responses[item]?.value !== value) lostAnswers += 1
    }
  }
  for (const id of promised.finished) if (!found.get(id)?.done) lostSittings += 1
  const orders = await sql<{ id: string; open: boolean }>(
    url,
    `SELECT o.id, e.id IS NOT NULL AS open FROM "Order" o LEFT JOIN "Entitlement" e ON e."orderId" = o.id WHERE o.status = 'paid'`,
  )
  const open = new Set(orders.filter((order) => order.open).map(({ id }) => id))
  const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  const texts = mails.map((name) => readFileSync(join(outbox, name), 'utf8'))
  const perOrder = [...promised.paid.values()].map((email) => texts.filter((text) => text.includes(email)).length)
  const lostPayments = [...promised.paid.keys()].filter((id) => !open.has(id)).length
  const [lostMails, doubled] = [perOrder.filter((n) => n === 0).length, perOrder.filter((n) => n > 1).length]
  console.log(`answers: ${answers} acknowledged, ${lostAnswers} lost`)
  console.log(`finished tests: ${promised.finished.size} acknowledged, ${lostSittings} lost`)
  console.log(`payments: ${promised.paid.size} acknowledged, ${lostPayments} lost`)
  console.log(`mails: ${perOrder.length} owed, ${lostMails} lost, ${doubled} sent twice`)
  if (lostAnswers + lostSittings + lostPayments + lostMails + problems > 0) process.exitCode = 1
}

/** Counts the lines of the site's and the proxy's logs in a folder, and returns those that contain a secret. */
function scanLogs(dir: string, secrets: ReadonlySet<string>): { lines: number; found: string[] } {
  const lines = readdirSync(dir)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => readFileSync(join(dir, name), 'utf8').split('\n'))
    .filter(Boolean)
  // Short cookie values, such as the language, are not secret.
  const known = [...secrets].filter((text) => text.length > 6)
  return { lines: lines.length, found: lines.filter((line) => known.some((text) => line.includes(text))) }
}
