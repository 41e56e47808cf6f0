import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { env } from '@/env'

/** A folder that this process writes to. */
export interface WritableFolder {
  /** Name of the setting with the path of the folder. */
  name: 'PGLITE_DIR' | 'OUTBOX_DIR' | 'TMPDIR'
  dir: string
  /** Whether the site cannot store any visitor's data without it. */
  isNeeded: boolean
}

/**
 * Returns the folders that this process writes to: its own database and kept mails if it has them, and the system's
 * folder for temporary files.
 */
export function listWritableFolders(): readonly WritableFolder[] {
  const embedded = !env.DATABASE_URL && !env.PGLITE_DIR.startsWith('memory://')
  return [
    ...(embedded ? [{ name: 'PGLITE_DIR', dir: env.PGLITE_DIR, isNeeded: true } as const] : []),
    ...(env.SMTP_URL ? [] : [{ name: 'OUTBOX_DIR', dir: env.OUTBOX_DIR, isNeeded: true } as const]),
    { name: 'TMPDIR', dir: tmpdir(), isNeeded: false },
  ]
}

/** Result of writing something into a folder. */
export interface FolderState {
  freeBytes: number
  /** The system's code for a refused write: ENOSPC, EDQUOT, EROFS, EACCES …; null for an accepted one. */
  refused: string | null
}

/** Data as large as a row or a mail needs; only a write reveals a used-up quota. */
const PIECE = Buffer.alloc(64 * 1024)

/**
 * Measures the free space of a folder, and writes a little into it. For a folder that does not exist yet, its nearest
 * existing parent is measured.
 */
export async function checkFolder(dir: string): Promise<FolderState> {
  const there = await existing(resolve(dir))
  const { bavail, bsize } = await statfs(there)
  const file = join(there, `.room-${process.pid}`)
  let refused: string | null = null
  try {
    await writeFile(file, PIECE)
  } catch (error) {
    refused = (error as NodeJS.ErrnoException).code ?? String(error)
  }
  await rm(file, { force: true }).catch(() => {})
  return { freeBytes: bavail * bsize, refused }
}

/** Returns the folder, or the nearest existing one above it. */
async function existing(dir: string): Promise<string> {
  const isThere = await statfs(dir).then(
    () => true,
    () => false,
  )
  return isThere || dirname(dir) === dir ? dir : existing(dirname(dir))
}
