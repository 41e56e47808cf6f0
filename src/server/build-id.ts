import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** Id of the running build, or `development`. */
export function buildId(): string {
  known ??= read()
  return known
}

function read(): string {
  if (process.env.NODE_ENV !== 'production') return 'development'
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim()
  } catch {
    return 'development'
  }
}
