interface Background {
  stop: () => Promise<void>
}

// Development loads this module again with every change; what runs already has to be found.
const shared = globalThis as typeof globalThis & { mindglassBackground?: Promise<Background> }

/** Starts the background work of this process unless it runs already, and stops it when the process is asked to end. */
export async function startOnce(start: () => Promise<Background>): Promise<void> {
  if (shared.mindglassBackground) return
  const running = start()
  shared.mindglassBackground = running
  const stop = () => void running.then(({ stop }) => stop()).catch(() => {})
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await running
}
