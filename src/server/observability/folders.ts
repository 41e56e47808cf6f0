import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { env } from '@/env'

/** A folder that this process writes to. */
export interface WrittenFolder {
  /** Its name in the settings. */
  name: 'PGLITE_DIR' | 'OUTBOX_DIR' | 'TMPDIR'
  dir: string
  /** Without it, nothing that people do can be kept. */
  isNeeded: boolean
}

/** Where this process writes: its own database and kept mails if it has them, and what the system has for passing files. */
export function writtenFolders(): readonly WrittenFolder[] {
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
  /** The system's code for a write that was refused: ENOSPC, EDQUOT, EROFS, EACCES …; null for one that was taken. */
  refused: string | null
}

/** Data as large as a row or a mail needs; a quota that is used up shows in no other way. */
const PIECE = Buffer.alloc(64 * 1024)

/** Asks a folder for its room, and writes a little into it. One that is not there yet is asked where it would be made. */
export async function folderState(dir: string): Promise<FolderState> {
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

/** The folder, or the nearest one above that exists. */
async function existing(dir: string): Promise<string> {
  const isThere = await statfs(dir).then(
    () => true,
    () => false,
  )
  return isThere || dirname(dir) === dir ? dir : existing(dirname(dir))
}
