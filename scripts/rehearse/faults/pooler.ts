import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, serverUser } from '../../check/postgres.mjs'
import type { Cluster, Server } from '../cluster'
import { World, waitUntil } from './world'

/** Number of pool connections, fewer than customers, so that each transaction gets a different connection. */
const CONNECTIONS = 3
const CUSTOMERS = 8

/** Serves several customers at once through Debian's PgBouncer with deploy/pgbouncer.ini. */
export async function serveThroughPooler(cluster: Cluster): Promise<string> {
  let pooler: ChildProcess | undefined
  let world: World | undefined
  try {
    const through = async (server: Server) => {
      await asDocumented(server)
      const port = await freePort()
      pooler = await startPooler(cluster, server, port)
      return port
    }
    const open = await World.open(cluster, 'pooled', { through })
    world = open
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => open.payer()))
    await Promise.all(customers.map((customer) => open.site.deliverUntilTaken(open.completed(customer))))
    for (const customer of customers) {
      await open.mailed(customer)
      await open.mustBeDelivered(customer)
      await customer.client.api(open.site.origin).report.get.query({ sittingId: customer.sittingId })
    }
    const [row] = await open.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    if (/prepared statement|unsupported startup|advisory/i.test(open.site.output)) throw new Error(open.site.output)
    return `${CUSTOMERS} people at once over ${row?.n} connections, each delivered once`
  } finally {
    await world?.close()
    pooler?.kill('SIGTERM')
  }
}

/** Gives the role the settings documented in docs/operations.md. */
async function asDocumented({ url }: Server): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of [`timezone = 'UTC'`, `statement_timeout = '4s'`]) {
    await client.query(`ALTER ROLE postgres SET ${setting}`)
  }
  await client.end()
}

async function startPooler(cluster: Cluster, server: Server, port: number): Promise<ChildProcess> {
  const dir = cluster.folder('pooler')
  const users = join(dir, 'users')
  writeFileSync(users, '"postgres" ""\n')
  const conf = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace(/^mindglass = .*$/m, `postgres = host=127.0.0.1 port=${server.port} dbname=postgres`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${CONNECTIONS}`)
  const file = join(dir, 'pgbouncer.ini')
  writeFileSync(file, `${conf}unix_socket_dir = ${dir}\n`)
  const user = serverUser()
  for (const path of user ? [users, file] : []) chownSync(path, user?.uid ?? 0, user?.gid ?? 0)
  const child = spawn('pgbouncer', [file], { cwd: dir, stdio: 'ignore', ...user })
  let failure = ''
  child.once('error', () => {
    failure = 'needs PgBouncer (Debian: sudo apt-get install pgbouncer)'
  })
  await waitUntil('PgBouncer', async () => {
    if (failure) throw new Error(failure)
    return isListening(port)
  })
  return child
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
