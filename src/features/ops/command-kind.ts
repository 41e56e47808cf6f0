import type { OpenDb } from '@/server/db/db'

/** Input of a command. */
export interface Given {
  database: OpenDb
  /** Words after the command's name. */
  words: readonly string[]
  options: Readonly<Record<string, string | undefined>>
  /** For the log: as given, or that nothing was said. */
  reason: string
  now: Date
}

/** It was called wrongly, and this is why: a sentence. Its usage is printed behind it. */
export class UsageError extends Error {}

export interface Command {
  /** Command as typed after `npm run ops --`. */
  usage: string
  /** It has to be told why: `--reason "…"`. */
  reasoned?: true
  /** @returns what to print; null when it was called wrongly */
  run: (given: Given) => Promise<string | null>
}
