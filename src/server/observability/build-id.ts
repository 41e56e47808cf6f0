import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** Returns the id of the running build, or `development`. */
export function getBuildId(): string {
  known ??= read()
  return known
}

let knownTime: number | undefined

/**
 * Returns the time at which the running build was made, in epoch milliseconds; in development, the start of the server.
 */
export function getBuildTime(): number {
  knownTime ??= readTime()
  return knownTime
}

function read(): string {
  if (process.env.NODE_ENV !== 'production') return 'development'
  try {
    return readFileSync(idFile(), 'utf8').trim()
  } catch {
    return 'development'
  }
}

function readTime(): number {
  try {
    if (process.env.NODE_ENV === 'production') return Math.round(statSync(idFile()).mtimeMs)
  } catch {}
  return Date.now()
}

const idFile = (): string => join(process.cwd(), '.next/BUILD_ID')
