import type { Worker } from 'node:worker_threads'
import { DomainError } from '@/core/error/error'

/** Answer of a worker to each job. */
export type WorkerAnswer<Value> = { ok: true; value: Value } | { ok: false; reason: string }

interface Options {
  /** Starts a thread that takes one message per job and answers it with one `WorkerAnswer`. */
  start: () => Worker
  /** Maximum number of threads; they start when there is work for them. */
  size: number
  /** Maximum number of jobs that may wait for a thread; more are refused. */
  queueLimit: number
  /** Time limit for one job in ms, from the moment a thread begins it. */
  timeoutMs: number
  /** Time in ms after which an idle thread ends and frees its memory, unless it is the last one. */
  idleMs: number
  /** Time in ms after which the last idle thread ends; until then the next job need not wait for a thread to start. */
  lastIdleMs: number
}

interface Task<Job, Value> {
  job: Job
  resolve: (value: Value) => void
  reject: (reason: Error) => void
}

interface Thread<Job, Value> {
  worker: Worker
  task: Task<Job, Value> | null
  timer: NodeJS.Timeout | null
}

/** Pool of a few threads with a queue. A thread that dies or takes too long fails its own job and is replaced. */
export class WorkerPool<Job, Value> {
  private readonly threads = new Set<Thread<Job, Value>>()
  private readonly queue: Task<Job, Value>[] = []

  constructor(private readonly options: Options) {}

  /**
   * Runs one job.
   * @throws DomainError SERVICE_UNAVAILABLE when too many jobs wait already, or this one takes too long.
   * @throws Error when the job fails or its thread dies.
   */
  run(job: Job): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.queue.length >= this.options.queueLimit && !this.hasRoom()) {
        reject(new DomainError('SERVICE_UNAVAILABLE'))
        return
      }
      this.queue.push({ job, resolve, reject })
      this.dispatch()
    })
  }

  /** Ends all threads; unfinished jobs fail. */
  async close(): Promise<void> {
    const waiting = this.queue.splice(0)
    for (const { reject } of waiting) reject(new Error('the pool was closed'))
    await Promise.all([...this.threads].map((thread) => this.drop(thread, new Error('the pool was closed'))))
  }

  private hasRoom(): boolean {
    return this.threads.size < this.options.size || [...this.threads].some(({ task }) => task === null)
  }

  private dispatch(): void {
    if (this.queue.length === 0 || !this.hasRoom()) return
    const thread = [...this.threads].find(({ task }) => task === null) ?? this.open()
    const task = this.queue.shift()
    if (!task) return
    thread.task = task
    this.setTimer(thread, this.options.timeoutMs, () => this.drop(thread, new DomainError('SERVICE_UNAVAILABLE')))
    try {
      thread.worker.postMessage(task.job)
    } catch (error) {
      // A job that cannot be copied is the caller's error; the thread stays usable.
      this.settle(thread, ({ reject }) => reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  private open(): Thread<Job, Value> {
    const thread: Thread<Job, Value> = { worker: this.options.start(), task: null, timer: null }
    // A stopping server does not wait for a thread.
    thread.worker.unref()
    this.threads.add(thread)
    thread.worker.on('message', (answer: WorkerAnswer<Value>) => {
      this.settle(thread, ({ resolve, reject }) =>
        answer.ok ? resolve(answer.value) : reject(new Error(answer.reason)),
      )
    })
    thread.worker.on('error', (error) => this.drop(thread, error))
    thread.worker.on('exit', (code) => this.drop(thread, new Error(`the thread ended with ${code}`)))
    return thread
  }

  /** Settles the current job, so that the thread takes the next one or becomes idle. */
  private settle(thread: Thread<Job, Value>, tell: (task: Task<Job, Value>) => void): void {
    const { task } = thread
    thread.task = null
    this.setTimer(thread, this.options.idleMs, () => this.rest(thread))
    if (task) tell(task)
    this.dispatch()
  }

  /** Ends an idle thread, unless it is the last one, which stays longer. */
  private rest(thread: Thread<Job, Value>): void {
    const { idleMs, lastIdleMs } = this.options
    if (this.threads.size > 1) void this.drop(thread)
    else this.setTimer(thread, lastIdleMs - idleMs, () => this.drop(thread))
  }

  private async drop(thread: Thread<Job, Value>, reason = new Error('the thread was ended')): Promise<void> {
    if (!this.threads.delete(thread)) return
    if (thread.timer) clearTimeout(thread.timer)
    thread.task?.reject(reason)
    thread.task = null
    this.dispatch()
    await thread.worker.terminate()
  }

  private setTimer(thread: Thread<Job, Value>, ms: number, action: () => void): void {
    if (thread.timer) clearTimeout(thread.timer)
    thread.timer = setTimeout(action, ms).unref()
  }
}
