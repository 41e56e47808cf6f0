import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'

interface Opened {
  database: EmbeddedDatabase
  /** Whether the last process that had the database open did not close it. */
  wasKilled: boolean
  unlock: () => void
}

/**
 * Opens the embedded PostgreSQL in `dir` (or `memory://`).
 * @throws Error when another process holds the directory.
 */
export async function openPGlite(dir: string): Promise<Opened> {
  if (dir.startsWith('memory://')) {
    const database = await EmbeddedDatabase.open(dir)
    return { database, wasKilled: false, unlock: () => {} }
  }
  mkdirSync(dir, { recursive: true })
  const held = await lockDirectory(dir)
  // Only the holder of the lock writes this file: if it exists, an earlier process ended without closing the database.
  const mark = join(/* turbopackIgnore: true */ dir, 'open')
  const wasKilled = existsSync(mark)
  try {
    const [data, init] = [join(/* turbopackIgnore: true */ dir, 'data'), join(/* turbopackIgnore: true */ dir, 'init')]
    // initdb runs beside the final place, and the result is renamed, so that a kill never leaves half a cluster.
    if (!existsSync(data)) {
      rmSync(init, { recursive: true, force: true })
      await (await PGlite.create(init)).close()
      renameSync(init, data)
    }
    const database = await EmbeddedDatabase.open(data)
    writeFileSync(mark, '')
    const unlock = () => {
      rmSync(mark, { force: true })
      held.close()
    }
    return { database, wasKilled, unlock }
  } catch (error) {
    held.close()
    throw error
  }
}

/**
 * Copies the embedded database in `dir` to `to`; opening the copy does not change the original.
 * @throws Error when another process holds the directory, or when there is no database in it.
 */
export async function copyPGlite(dir: string, to: string): Promise<void> {
  if (!existsSync(join(/* turbopackIgnore: true */ dir, 'data'))) throw new Error(`There is no database in ${dir}.`)
  const held = await lockDirectory(dir)
  try {
    cpSync(join(/* turbopackIgnore: true */ dir, 'data'), join(/* turbopackIgnore: true */ to, 'data'), {
      recursive: true,
    })
  } finally {
    held.close()
  }
}

/**
 * Locks the directory by listening on a loopback port, which the kernel always releases. PGlite itself has no lock, and
 * two processes on one directory lose data silently.
 */
async function lockDirectory(dir: string): Promise<Server> {
  const id = createHash('sha256').update(realpathSync(dir)).digest('hex')
  const base = 20_000 + (Number.parseInt(id.slice(0, 6), 16) % 12_000)
  for (let port = base; port < base + 8; port++) {
    const server = await tryListen(port, id)
    if (server) return server
    const owner = await askOwner(port)
    // A missing reply may mean that the holder is busy in WASM, so the directory counts as in use.
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

/** Shortest time between two attempts to open a broken database again: each takes seconds and blocks the process. */
const REOPEN_MS = 10_000
/**
 * Free space that a new attempt needs: the log grows by files of 16 MB, and with less space the database would break
 * again at once.
 */
const REOPEN_FREE_BYTES = 24 * 1024 ** 2

/**
 * Checks that the volume of a folder has room for the log of a database.
 * @throws Error with code ENOSPC when it has none
 */
function requireRoom(dir: string): void {
  const { bavail, bsize } = statfsSync(dir)
  if (bavail * bsize < REOPEN_FREE_BYTES) throw Object.assign(new Error('no room for the database'), { code: 'ENOSPC' })
}

/**
 * The embedded database of a process. When there is no room for its log, PostgreSQL panics. A server would restart, but
 * the embedded one has no process of its own and would refuse every statement from then on. It is therefore dropped and
 * opened again from its files, as after a kill: every acknowledged write is there.
 */
export class EmbeddedDatabase {
  #broken = false
  #triedAt = 0
  #opening: Promise<PGlite> | null = null

  private constructor(
    private lite: PGlite,
    private readonly dir: string,
  ) {}

  /**
   * Opens the embedded database.
   * @param dir directory of its files, or `memory://`
   */
  static async open(dir: string): Promise<EmbeddedDatabase> {
    return new EmbeddedDatabase(await PGlite.create(dir), dir)
  }

  /**
   * Returns the database that takes statements, and opens it again if it broke.
   * @throws Error with code 57P03 (cannot connect now) while reopening fails; its cause has the code ENOSPC when the
   * disk is full.
   */
  async current(): Promise<PGlite> {
    if (!this.#broken) return this.lite
    try {
      if (Date.now() - this.#triedAt >= REOPEN_MS) {
        requireRoom(this.dir)
        this.#triedAt = Date.now()
        this.#opening = PGlite.create(this.dir)
      }
      const lite = await (this.#opening ?? Promise.reject(new Error('not tried yet')))
      this.lite = lite
      this.#broken = false
      return lite
    } catch (error) {
      throw Object.assign(new Error('The embedded database cannot be opened again yet.', { cause: error }), {
        code: '57P03',
      })
    }
  }

  /** Stops sending statements to this database: `current` opens it again. */
  markBroken(lite: PGlite): void {
    if (lite === this.lite) this.#broken = true
  }

  async close(): Promise<void> {
    // Closing a broken database would write the contents of its memory.
    if (!this.#broken) await this.lite.close()
  }
}

/**
 * Whether a reply of the database reports a panic: an ErrorResponse of that severity, or the message of a database that
 * goes on after a panic in the middle of its log.
 */
function hasPanicked(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== 0x45) continue // ErrorResponse
    const fields = bytes.toString('latin1', at + 5, at + 1 + bytes.readUInt32BE(at + 1)).split('\0')
    if (fields.includes('VPANIC') || fields.includes('MXLogBeginInsert was already called')) return true
  }
  return false
}

/** Client that a database serves at present: a dropped one must not end the transaction of the next. */
const serving = new WeakMap<PGlite, PGliteStream>()

/**
 * Resets the session. A pool drops the client of a failed statement, and the next client would meet its prepared
 * statements.
 */
async function clearSession(lite: PGlite): Promise<void> {
  if (lite.isInTransaction()) await lite.exec('ROLLBACK')
  await lite.exec('DEALLOCATE ALL; SELECT pg_advisory_unlock_all()')
}

/** A node-postgres "socket" onto an in-process PGlite. It serves one client: use a pool with `max: 1`. */
export class PGliteStream extends Duplex {
  #lite: PGlite | null = null

  constructor(private readonly database: EmbeddedDatabase) {
    super()
  }
  /**
   * Connects to the only session. It outlives its clients, so state that a server drops with a connection is cleared
   * here.
   */
  connect() {
    this.#open().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }
  async #open(): Promise<void> {
    const lite = await this.database.current()
    serving.set(lite, this)
    this.#lite = lite
    await clearSession(lite).catch((error: unknown) => {
      // This cannot fail in a working database.
      this.database.markBroken(lite)
      throw error
    })
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
    const lite = this.#lite
    if (!lite) return done(new Error('Connection terminated'))
    lite
      .runExclusive(() => lite.execProtocolRaw(bytes))
      .then(
        (out) => {
          const panicked = hasPanicked(out)
          if (panicked) this.database.markBroken(lite)
          if (out.length) this.push(Buffer.from(out))
          // Like a server that panics, the stream reports the panic and cuts the connection.
          if (panicked || bytes[0] === 0x58) this.push(null) // Terminate
          done()
        },
        (error: Error) => {
          // The database program itself was aborted, not one of its statements.
          this.database.markBroken(lite)
          done(error)
        },
      )
  }
  /** Ends the open transaction of a dropped client. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    const lite = this.#lite
    const isLeft = lite && !lite.closed && lite.isInTransaction() && serving.get(lite) === this
    const end = isLeft ? lite.exec('ROLLBACK') : Promise.resolve()
    end.then(
      () => done(error),
      () => done(error),
    )
  }
}
