import type { Worker } from 'node:worker_threads'
import { DomainError } from '@/core/error/error'

/** Answer of a worker to each job. */
export type WorkerAnswer<Value> = { ok: true; value: Value } | { ok: false; reason: string }

interface Options {
  /** Starts a thread that takes one message a job and answers it with one `WorkerAnswer`. */
  start: () => Worker
  /** Threads at most; they are started when there is work for them. */
  size: number
  /** Jobs that may wait for a thread; more are refused. */
  queueLimit: number
  /** How long one job may take, from when a thread begins with it. */
  timeoutMs: number
  /** A thread without work for so long is ended and gives its memory back, unless it is the last one. */
  idleMs: number
  /** The last one stays for so long: the next job then need not wait until a thread has begun. */
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

/** A few threads and a queue before them. A thread that dies or takes too long fails its own job and is replaced. */
export class WorkerPool<Job, Value> {
  private readonly threads = new Set<Thread<Job, Value>>()
  private readonly queue: Task<Job, Value>[] = []

  constructor(private readonly options: Options) {}

  /**
   * Does one job.
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

  /** Ends all threads; jobs that have not ended fail. */
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
      // A job that cannot be copied is the caller's fault; the thread is as good as before.
      this.settle(thread, ({ reject }) => reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  private open(): Thread<Job, Value> {
    const thread: Thread<Job, Value> = { worker: this.options.start(), task: null, timer: null }
    // A server that stops does not wait for a thread.
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

  /** The thread is free for the next job, or waits for one. */
  private settle(thread: Thread<Job, Value>, tell: (task: Task<Job, Value>) => void): void {
    const { task } = thread
    thread.task = null
    this.setTimer(thread, this.options.idleMs, () => this.rest(thread))
    if (task) tell(task)
    this.dispatch()
  }

  /** Enough of waiting: one thread waits on for the others. */
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
