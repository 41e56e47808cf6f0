import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Counts the lines of the site's and the proxy's logs in a folder, and returns those that contain a secret. */
export function scanLogs(dir: string, secrets: ReadonlySet<string>): { lines: number; found: string[] } {
  const lines = readdirSync(dir)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => readFileSync(join(dir, name), 'utf8').split('\n'))
    .filter(Boolean)
  // Short cookie values, such as the language, are not secret.
  const known = [...secrets].filter((text) => text.length > 6)
  return { lines: lines.length, found: lines.filter((line) => known.some((text) => line.includes(text))) }
}
