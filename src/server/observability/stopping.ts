// Said by the server in front, read by a route of the framework in the same process.
const shared = globalThis as typeof globalThis & { mindglassStopping?: boolean }

/** This process was asked to end and takes nothing new in a moment. */
export function announceStop(): void {
  shared.mindglassStopping = true
}

export const isStopping = (): boolean => shared.mindglassStopping === true
