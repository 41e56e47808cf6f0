import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'

interface Opened {
  lite: PGlite
  /** The process that had it open before did not close it. */
  wasKilled: boolean
  unlock: () => void
}

/**
 * Opens the embedded PostgreSQL in `dir` (or `memory://`).
 * @throws Error when another process holds the directory.
 */
export async function openPGlite(dir: string): Promise<Opened> {
  if (dir.startsWith('memory://')) return { lite: await PGlite.create(dir), wasKilled: false, unlock: () => {} }
  mkdirSync(dir, { recursive: true })
  const held = await lockDirectory(dir)
  // Whoever holds the lock is alone with this file: when it is there, nobody has taken it away.
  const mark = join(dir, 'open')
  const wasKilled = existsSync(mark)
  try {
    const [data, init] = [join(dir, 'data'), join(dir, 'init')]
    // initdb happens beside the final place, then a rename: a kill never leaves half a cluster.
    if (!existsSync(data)) {
      rmSync(init, { recursive: true, force: true })
      await (await PGlite.create(init)).close()
      renameSync(init, data)
    }
    const lite = await PGlite.create(data)
    writeFileSync(mark, '')
    const unlock = () => {
      rmSync(mark, { force: true })
      held.close()
    }
    return { lite, wasKilled, unlock }
  } catch (error) {
    held.close()
    throw error
  }
}

/**
 * Copies the embedded database in `dir` to `to`, where it can be opened without a change to the first.
 * @throws Error when another process holds the directory, or when there is no database in it.
 */
export async function copyPGlite(dir: string, to: string): Promise<void> {
  if (!existsSync(join(dir, 'data'))) throw new Error(`There is no database in ${dir}.`)
  const held = await lockDirectory(dir)
  try {
    cpSync(join(dir, 'data'), join(to, 'data'), { recursive: true })
  } finally {
    held.close()
  }
}

/** PGlite has no lock, and two processes on one directory lose data silently; a loopback port is one the kernel always releases. */
async function lockDirectory(dir: string): Promise<Server> {
  const id = createHash('sha256').update(realpathSync(dir)).digest('hex')
  const base = 20_000 + (Number.parseInt(id.slice(0, 6), 16) % 12_000)
  for (let port = base; port < base + 8; port++) {
    const server = await tryListen(port, id)
    if (server) return server
    const owner = await askOwner(port)
    // Silence may be a holder busy in WASM: refuse rather than guess.
    if (owner === id || owner === '') {
      throw new Error(`The database in ${dir} is in use by another process: stop it, or set DATABASE_URL.`)
    }
  }
  throw new Error(`There is no free lock port for the database in ${dir}.`)
}

function tryListen(port: number, id: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(id))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server.unref()))
  })
}

function askOwner(port: number): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk) => {
        text += chunk
      })
      .on('error', () => {})
      .on('close', () => resolve(text))
    socket.setTimeout(500, () => socket.destroy())
  })
}

/** Which client a database serves now: a dropped one must not end the transaction of the next. */
const serving = new WeakMap<PGlite, PGliteStream>()

/** A pool drops the client of a failed statement; names of prepared statements would meet the next one. */
async function clearSession(lite: PGlite): Promise<void> {
  if (lite.isInTransaction()) await lite.exec('ROLLBACK')
  await lite.exec('DEALLOCATE ALL; SELECT pg_advisory_unlock_all()')
}

/** A node-postgres "socket" onto an in-process PGlite. It serves one client: use a pool with `max: 1`. */
export class PGliteStream extends Duplex {
  constructor(private readonly lite: PGlite) {
    super()
  }
  /** The one session outlives its clients: what a server forgets with a connection is cleared for the next one. */
  connect() {
    serving.set(this.lite, this)
    clearSession(this.lite).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
  override _read() {}
  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void) {
    this._writev([{ chunk }], done)
  }
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk))
    this.lite
      .runExclusive(() => this.lite.execProtocolRaw(bytes))
      .then((out) => {
        if (out.length) this.push(Buffer.from(out))
        if (bytes[0] === 0x58) this.push(null) // Terminate
        done()
      }, done)
  }
  /** A dropped client must not leave its transaction open. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    const isLeft = !this.lite.closed && this.lite.isInTransaction() && serving.get(this.lite) === this
    const end = isLeft ? this.lite.exec('ROLLBACK') : Promise.resolve()
    end.then(
      () => done(error),
      () => done(error),
    )
  }
}
