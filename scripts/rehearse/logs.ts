import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many lines the logs in a folder have, of the site and of the proxy, and those that name one of `told`. */
export function whatWasWritten(dir: string, secrets: ReadonlySet<string>): { lines: number; found: string[] } {
  const lines = readdirSync(dir)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => readFileSync(join(dir, name), 'utf8').split('\n'))
    .filter(Boolean)
  // Cookies that hold a word, as that of the language, are nobody's.
  const known = [...secrets].filter((text) => text.length > 6)
  return { lines: lines.length, found: lines.filter((line) => known.some((text) => line.includes(text))) }
}
