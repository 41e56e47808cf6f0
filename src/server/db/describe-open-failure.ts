import { isRecord } from '@/core/input/type-guards'

interface Place {
  /** Address of PostgreSQL (DATABASE_URL); undefined for the embedded database. */
  url: string | undefined
  /** Folder of the embedded database (PGLITE_DIR). */
  dir: string
}

/**
 * Returns one or two sentences for the operator's terminal: the reason why a database cannot be opened, and the remedy.
 */
export function describeOpenFailure(error: unknown, { url, dir }: Place): string {
  const message = error instanceof Error ? error.message : String(error)
  return url === undefined ? ofFolder(codesOf(error), message, dir) : ofServer(codesOf(error), message)
}

/** Returns the codes of an error and of its causes; several addresses of one name fail as a group. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!isRecord(error) || depth > 5) return []
  const own = typeof error.code === 'string' ? [error.code] : []
  const group = Array.isArray(error.errors) ? error.errors : []
  return [...own, ...[error.cause, ...group].flatMap((one) => codesOf(one, depth + 1))]
}

function ofFolder(codes: readonly string[], message: string, dir: string): string {
  const has = (...names: string[]) => names.some((name) => codes.includes(name) || message.includes(name))
  // The message itself contains the remedy.
  if (/in use by another process|no free lock port/.test(message)) return message
  if (has('EROFS'))
    return `The database in ${dir} is on a volume that can only be read: make it writable, or set PGLITE_DIR.`
  // Node reports ENOENT for a folder that it may not make on such a volume.
  if (codes.includes('ENOENT') && message.includes('mkdir')) {
    return `The folder ${dir} for the database cannot be made: what it stands in is not there, or can only be read. Make it, or set PGLITE_DIR.`
  }
  if (has('EACCES', 'EPERM')) {
    return `The database in ${dir} may not be written by the user of this process: give that user the folder (chown -R), or set PGLITE_DIR.`
  }
  if (has('ENOSPC', 'EDQUOT', '53100', 'No space left')) {
    return `The disk of the database in ${dir} is full: make room, and start again. What was acknowledged is there.`
  }
  return (
    `The database in ${dir} cannot be opened: a file of it is damaged or missing (${message}). ` +
    'Put the last copy of this folder in its place, or move it away to begin with an empty one. Keep it: more may be saved from it.'
  )
}

function ofServer(codes: readonly string[], message: string): string {
  const has = (...names: string[]) => names.some((name) => codes.includes(name))
  if (
    has('ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', 'P1001', 'P1008', 'P1017')
  ) {
    return `PostgreSQL does not answer at the address in DATABASE_URL (${codes[0]}): start it, or correct the address.`
  }
  if (has('28P01', '28000')) return `PostgreSQL refuses the user or the password in DATABASE_URL: ${message}`
  if (has('3D000'))
    return `The database that DATABASE_URL names is not there: ${message}. Create it, or correct the name.`
  if (has('53300')) return 'PostgreSQL takes no more connections: raise max_connections, or lower DB_POOL_MAX.'
  if (has('53100')) return 'The disk of PostgreSQL is full: make room, and start again. What was acknowledged is there.'
  if (has('XX001', 'XX002')) {
    return `PostgreSQL says that a file of the database is damaged (${message}): restore the last dump into a new database (npm run restore, var/backup).`
  }
  return `The database cannot be opened: ${message}`
}
