import { ThreadsPoolWorker } from 'vitest/node'

/** Runs of one thread: what tests leave behind does not pile up for long. */
const RUNS = 40

/**
 * A thread that stays for the next run of its project, with its modules loaded: to load the site takes longer than most
 * tests do, and a mutation run has one run for each change. Test files themselves are evaluated anew.
 */
class WarmWorker {
  name = 'warm'
  /** @type {Set<(message: unknown) => void>} */
  #listeners = new Set()
  #ended = false

  /**
   * @param {ConstructorParameters<typeof ThreadsPoolWorker>[0]} options
   * @param {Map<string, { thread: ThreadsPoolWorker, runs: number }>} kept by project
   */
  constructor(options, kept) {
    this.options = options
    this.kept = kept
    this.project = options.project.name
    this.own = kept.get(this.project)
    this.isWarm = this.own !== undefined
    kept.delete(this.project)
    this.own ??= { thread: new ThreadsPoolWorker(options), runs: 0 }
  }

  async start() {
    if (!this.isWarm) await this.own.thread.start()
  }

  on(event, callback) {
    this.#listeners.add({ event, callback })
    this.own.thread.on(event, callback)
  }

  off(event, callback) {
    for (const one of this.#listeners) if (one.event === event && one.callback === callback) this.#listeners.delete(one)
    this.own.thread.off(event, callback)
  }

  send(message) {
    // To start once more tells the thread which tests are asked for; to stop would tear down what it has loaded.
    if (message?.type === 'stop') {
      this.#ended = true
      return this.#stopped()
    }
    if (message?.type === 'run') {
      const { context } = message
      const files = context.files.map(({ filepath }) => filepath)
      return this.own.thread.send({ ...message, context: { ...context, invalidates: files } })
    }
    this.own.thread.send(message)
  }

  #stopped() {
    setImmediate(() => {
      for (const { event, callback } of [...this.#listeners]) {
        if (event === 'message') callback({ type: 'stopped', __vitest_worker_response__: true })
      }
    })
  }

  async stop() {
    for (const { event, callback } of this.#listeners) this.own.thread.off(event, callback)
    this.#listeners.clear()
    const runs = this.own.runs + 1
    const isKept = this.#ended && runs < RUNS && !this.kept.has(this.project)
    if (isKept) this.kept.set(this.project, { ...this.own, runs })
    else await this.own.thread.stop()
  }

  deserialize(data) {
    return data
  }
}

/** For projects whose files share their modules. */
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
