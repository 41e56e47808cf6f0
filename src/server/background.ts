interface Background {
  stop: () => Promise<void>
}

// Development loads this module again with every change; what runs already has to be found.
const shared = globalThis as typeof globalThis & { mindglassBackground?: Promise<Background> }

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
