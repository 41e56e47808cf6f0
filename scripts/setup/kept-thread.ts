import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = (message: unknown) => void

/** So many runs, and what earlier ones have left in a thread goes with it. */
const RUNS = 25

/**
 * A thread that lives longer than a run. A mutation run asks a few tests after every change: the site is loaded once for
 * many of them instead of for each, which takes longer than the tests themselves.
 */
class KeptThread implements PoolWorker {
  readonly name = 'kept'
  readonly #thread: ThreadsPoolWorker
  #isAlive = false
  #isAskedToStop = false
  #runs = 0
  #listeners: [string, Listener][] = []

  constructor(options: PoolOptions) {
    this.#thread = new ThreadsPoolWorker(options)
  }

  async start(): Promise<void> {
    if (!this.#isAlive) await this.#thread.start()
    this.#isAlive = true
    this.#isAskedToStop = false
  }

  /** One that was not asked first has failed, and ends. */
  async stop(): Promise<void> {
    for (const [event, callback] of this.#listeners) this.#thread.off(event, callback)
    this.#listeners = []
    this.#runs += 1
    if (this.#isAskedToStop && this.#runs < RUNS) return
    await this.#thread.stop()
    this.#isAlive = false
    this.#runs = 0
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      this.#thread.send(message)
      return
    }
    this.#isAskedToStop = true
    const stopped = { type: 'stopped', __vitest_worker_response__: true }
    for (const [event, callback] of [...this.#listeners]) if (event === 'message') callback(stopped)
  }

  on(event: string, callback: Listener): void {
    this.#listeners.push([event, callback])
    this.#thread.on(event, callback)
  }

  off(event: string, callback: Listener): void {
    this.#listeners = this.#listeners.filter((one) => one[0] !== event || one[1] !== callback)
    this.#thread.off(event, callback)
  }

  deserialize(data: unknown): unknown {
    return this.#thread.deserialize(data)
  }
}

/** For a project whose files share their modules, one after the other. */
export const keptThread = () => {
  let kept: KeptThread | undefined
  return { name: 'kept', createPoolWorker: (options: PoolOptions) => (kept ??= new KeptThread(options)) }
}
