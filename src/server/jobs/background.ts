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
    /** What runs already has to be found by a module that development has loaded again. */
    background?: Promise<Background>
    /** The server in front waits for what the framework's bundle says. */
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

/** The database has answered for the first time, and the keys of the settings are its own. */
export const databaseAnswered = (): void => answer().resolve()

/** Resolves at that moment, or at once when it was before. */
export const whenDatabaseAnswers = (): Promise<void> => answer().promise

/** Starts the background work of this process unless it runs already, and stops it when the process is asked to end. */
export async function startOnce(start: () => Promise<Background>): Promise<void> {
  if (processState.background) return
  processState.background = start()
  const stop = () => void stopBackground().catch(() => {})
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await processState.background
}

/** Takes on no more work and waits for what is being done; again and again, if one likes. */
export async function stopBackground(): Promise<void> {
  const running = await processState.background
  await running?.stop()
}
