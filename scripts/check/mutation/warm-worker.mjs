import { ThreadsPoolWorker } from 'vitest/node'

/** Maximum number of runs in one thread, to limit the leftovers of tests. */
const RUNS = 40

/**
 * Worker thread that stays alive for the next run of its project, with its modules loaded: loading the site takes
 * longer than most tests, and a mutation run has one run for each change. Test files themselves are evaluated again.
 * @typedef {{ thread: ThreadsPoolWorker, runs: number }} Kept
 */
class WarmWorker {
  name = 'warm'
  /** @type {Set<{ event: string, callback: (message: unknown) => void }>} */
  #listeners = new Set()
  #ended = false
  /** @type {Kept} */
  #own
  #isFresh

  /**
   * @param {ConstructorParameters<typeof ThreadsPoolWorker>[0]} options
   * @param {Map<string, Kept>} kept by project
   */
  constructor(options, kept) {
    this.kept = kept
    this.project = options.project.name
    const own = kept.get(this.project)
    kept.delete(this.project)
    this.#isFresh = own === undefined
    this.#own = own ?? { thread: new ThreadsPoolWorker(options), runs: 0 }
  }

  async start() {
    if (this.#isFresh) await this.#own.thread.start()
  }

  on(event, callback) {
    this.#listeners.add({ event, callback })
    this.#own.thread.on(event, callback)
  }

  off(event, callback) {
    for (const one of this.#listeners) if (one.event === event && one.callback === callback) this.#listeners.delete(one)
    this.#own.thread.off(event, callback)
  }

  send(message) {
    // "start" is forwarded again, because it tells the thread which tests to run; "stop" would unload the modules.
    if (message?.type === 'stop') {
      this.#ended = true
      setImmediate(() => this.#emit({ type: 'stopped', __vitest_worker_response__: true }))
    } else if (message?.type === 'run') {
      const invalidates = message.context.files.map(({ filepath }) => filepath)
      this.#own.thread.send({ ...message, context: { ...message.context, invalidates } })
    } else this.#own.thread.send(message)
  }

  #emit(message) {
    for (const { event, callback } of [...this.#listeners]) if (event === 'message') callback(message)
  }

  async stop() {
    const { thread } = this.#own
    for (const { event, callback } of this.#listeners) thread.off(event, callback)
    this.#listeners.clear()
    const runs = this.#own.runs + 1
    // Stops a thread that was aborted, or already replaced by another one.
    if (this.#ended && runs < RUNS && !this.kept.has(this.project)) this.kept.set(this.project, { thread, runs })
    else await thread.stop()
  }

  deserialize(data) {
    return data
  }
}

/** Returns the plugin with the pool, for projects whose files share their modules. */
export function warmPool() {
  const kept = new Map()
  const pool = { name: 'warm', createPoolWorker: (options) => new WarmWorker(options, kept) }
  return {
    name: 'warm-pool',
    configureVitest({ project }) {
      Object.assign(project.config, { pool: pool.name, poolRunner: pool })
    },
  }
}
