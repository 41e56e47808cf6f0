import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findTool } from '../../src/server/db/copy/postgres-tools'
import { findPostgresFolder, freePort, serverUser, waitForExit, waitUntilReady } from '../check/postgres.mjs'

/** PostgreSQL server of a rehearsal with production durability: all writes are flushed before they are acknowledged. */
export interface Server {
  url: string
  data: string
  port: number
  process: ChildProcess
}

/** Folders and programs of one rehearsal; all are removed at the end. */
export class Cluster {
  readonly #user = serverUser()
  readonly #servers: ChildProcess[] = []

  private constructor(
    readonly programs: string,
    readonly dir: string,
  ) {
    this.folder('')
  }

  /**
   * Runs `work` with PostgreSQL's programs and a folder, and stops its servers afterwards.
   * @throws Error without PostgreSQL.
   */
  static async with(work: (cluster: Cluster) => Promise<void>): Promise<void> {
    const programs = await findPostgresFolder()
    if (!programs) throw new Error('A rehearsal needs PostgreSQL (Debian: sudo apt-get install postgresql).')
    const cluster = new Cluster(programs, mkdtempSync(join(tmpdir(), 'mindglass-rehearsal-')))
    try {
      await work(cluster)
    } finally {
      for (const server of cluster.#servers) server.kill('SIGKILL')
      rmSync(cluster.dir, { recursive: true, force: true })
    }
  }

  /** Creates a folder that the server may write to. */
  folder(name: string): string {
    const path = join(this.dir, name)
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o700)
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid)
    return path
  }

  /** Runs one of PostgreSQL's programs as the user of the servers. */
  async run(program: string, ...args: string[]): Promise<void> {
    const found = findTool(program, [this.programs, process.env.PATH].join(delimiter))
    await waitForExit(spawn(found, args, this.#options('pipe')))
  }

  async initialize(name: string): Promise<string> {
    const data = this.folder(name)
    await this.run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--data-checksums')
    return data
  }

  /**
   * Starts a server.
   * @param env variables for the server in addition to the process environment, for example for a fake clock
   */
  async start(data: string, settings: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Server> {
    const port = await freePort()
    const set = ['listen_addresses=127.0.0.1', `unix_socket_directories=${this.dir}`, ...settings]
    const args = ['-D', data, '-p', String(port), ...set.flatMap((setting) => ['-c', setting])]
    const server = spawn(join(this.programs, 'postgres'), args, this.#options(['ignore', 'ignore', 'pipe'], env))
    this.#servers.push(server)
    await waitUntilReady(server)
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, data, port, process: server }
  }

  /** Kills the server with SIGKILL, as in a power failure. */
  async kill({ process: server }: Server): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }

  #options(stdio: 'pipe' | ['ignore', 'ignore', 'pipe'], env: Readonly<Record<string, string>> = {}) {
    return { cwd: this.dir, stdio, env: { ...process.env, ...env, LC_ALL: 'C.UTF-8' }, ...this.#user }
  }
}
