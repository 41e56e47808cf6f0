import { processState } from '@/core/process-state'

interface Background {
  stop: () => Promise<void>
}

interface PromiseWithResolvers {
  promise: Promise<void>
  resolve: () => void
}

declare module '@/core/process-state' {
  interface ProcessState {
    /** Stored here so that a module that was reloaded in development finds the background work that already runs. */
    background?: Promise<Background>
    /** The server in front waits for this signal from the framework's bundle. */
    databaseAnswered?: PromiseWithResolvers
  }
}

function answer(): PromiseWithResolvers {
  if (processState.databaseAnswered) return processState.databaseAnswered
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  processState.databaseAnswered = { promise, resolve }
  return processState.databaseAnswered
}

/** Signals that the database has answered for the first time, and that the keys of the settings match it. */
export const signalDatabaseReady = (): void => answer().resolve()

/** Resolves at the first answer of the database, or at once after it. */
export const waitForDatabase = (): Promise<void> => answer().promise

/** Starts the background work of this process unless it runs already, and stops it when the process is asked to end. */
export async function startBackgroundJobsOnce(start: () => Promise<Background>): Promise<void> {
  if (processState.background) return
  processState.background = start()
  const stop = () => void stopBackground().catch(() => {})
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await processState.background
}

/** Takes on no more work and waits for running work; repeated calls are safe. */
export async function stopBackground(): Promise<void> {
  const running = await processState.background
  await running?.stop()
}
