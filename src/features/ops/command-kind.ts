import type { OpenDb } from '@/server/db'

/** What a command is given. */
export interface Given {
  database: OpenDb
  /** What stands behind its name. */
  words: readonly string[]
  options: Readonly<Record<string, string | undefined>>
  /** For the log: as given, or that nothing was said. */
  reason: string
  now: Date
}

/** It was called wrongly, and this is why: a sentence. Its usage is printed behind it. */
export class UsageError extends Error {}

export interface Command {
  /** As it is typed, behind `npm run ops --`. */
  usage: string
  /** It has to be told why: `--reason "…"`. */
  reasoned?: true
  /** @returns what to print; null when it was called wrongly */
  run: (given: Given) => Promise<string | null>
}
