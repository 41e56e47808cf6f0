/** Enough to find the place. */
const SHOWN = 8

/** Where an error was thrown, line by line, without its words: they stand in a field of their own. */
export const framesOf = (error: unknown): string[] =>
  error instanceof Error && error.stack
    ? error.stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, SHOWN)
        .map((line) => line.trim())
    : []
