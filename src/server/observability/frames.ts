/** Number of stack frames, enough to find the place. */
const SHOWN = 8

/** Returns the stack frames of an error without its message, which has a field of its own. */
export const framesOf = (error: unknown): string[] =>
  error instanceof Error && error.stack
    ? error.stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, SHOWN)
        .map((line) => line.trim())
    : []
