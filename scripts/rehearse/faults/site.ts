import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, waitForExit } from '../../check/postgres.mjs'
import { SERVER_FLAGS } from '../../start/flags.mjs'

interface Finding {
  part: string
  weight: 'reason' | 'note'
}

const SECRET = 'a-rehearsal-has-no-secrets-to-keep-0123456789'

/** Built site as a separate process, which can be killed like by a power failure. */
export class Site {
  #process: ChildProcess | null = null
  /** Output so far, over all its starts. */
  output = ''

  private constructor(
    readonly port: number,
    private readonly cwd: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Creates a site without starting it. */
  static async at(cwd: string, settings: Record<string, string>): Promise<Site> {
    const port = await freePort()
    const nothing = { DATABASE_URL: '', SMTP_URL: '', STRIPE_SECRET_KEY: '', STRIPE_API_URL: '' }
    const own = { APP_SECRET: SECRET, APP_URL: '', HOST: '127.0.0.1', LOG_LEVEL: 'error', PORT: String(port) }
    return new Site(port, cwd, { ...process.env, ...nothing, ...own, ...settings })
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async migrate(): Promise<void> {
    await waitForExit(spawn(process.execPath, [resolve('dist/migrate.js')], { cwd: this.cwd, env: this.env }))
  }

  /**
   * Starts the site and resolves when it is ready.
   * @throws Error with its output if it exited before.
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...SERVER_FLAGS, resolve('dist/server.js')], {
      cwd: this.cwd,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    const from = this.output.length
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.output += chunk
      })
    }
    for (let tries = 0; tries < 1_200; tries++) {
      if (child.exitCode !== null) throw new Error(`the site ended\n${this.output.slice(from)}`)
      if ((await this.reasons())?.length === 0) return
      await sleep(50)
    }
    throw new Error(`the site did not get ready\n${this.output.slice(from)}`)
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }

  /**
   * Returns the reasons for not being ready, or null without a response. The database clock is moved on purpose, so it
   * is ignored.
   */
  async reasons(timeoutMs = 10_000): Promise<string[] | null> {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${this.origin}/api/ready`, { signal }).catch(() => null)
    const answer = (await response?.json().catch(() => null)) as { findings?: Finding[] } | null
    return (
      answer?.findings?.flatMap(({ part, weight }) => (weight === 'reason' && part !== 'clock' ? part : [])) ?? null
    )
  }

  /** Returns the status of a response, or 0 without one in time. */
  async status(path: string, init: RequestInit = {}, timeoutMs = 10_000): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${this.origin}${path}`, { redirect: 'manual', ...init, signal }).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
    return response?.status ?? 0
  }

  /** Delivers a webhook once; returns the status, or 0 for a lost connection. */
  deliver({ body, signature }: { body: string; signature: string }, timeoutMs?: number): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return this.status('/api/stripe/webhook', { method: 'POST', body, headers }, timeoutMs)
  }

  /** Delivers a webhook until it is accepted, like the provider. */
  async deliverUntilTaken(message: { body: string; signature: string }): Promise<void> {
    for (let tries = 0; tries < 240; tries++) {
      if ((await this.deliver(message)) === 200) return
      await sleep(250)
    }
    throw new Error('the webhook was never taken')
  }
}
