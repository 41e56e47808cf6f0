interface Background {
  stop: () => Promise<void>
}

// Development loads this module again with every change; what runs already has to be found.
const shared = globalThis as typeof globalThis & {
  mindglassBackground?: Promise<Background>
  mindglassAnswered?: PromiseWithResolvers
}

interface PromiseWithResolvers {
  promise: Promise<void>
  resolve: () => void
}

// The server in front waits for what the framework's bundle says.
function answer(): PromiseWithResolvers {
  if (shared.mindglassAnswered) return shared.mindglassAnswered
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  shared.mindglassAnswered = { promise, resolve }
  return shared.mindglassAnswered
}

/** The database has answered for the first time, and the keys of the settings are its own. */
export const databaseAnswered = (): void => answer().resolve()

/** Resolves at that moment, or at once when it was before. */
export const whenDatabaseAnswers = (): Promise<void> => answer().promise

/** Starts the background work of this process unless it runs already, and stops it when the process is asked to end. */
export async function startOnce(start: () => Promise<Background>): Promise<void> {
  if (shared.mindglassBackground) return
  shared.mindglassBackground = start()
  const stop = () => void stopBackground().catch(() => {})
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await shared.mindglassBackground
}

/** Takes on no more work and waits for what is being done; again and again, if one likes. */
export async function stopBackground(): Promise<void> {
  const running = await shared.mindglassBackground
  await running?.stop()
}
