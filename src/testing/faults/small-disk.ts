import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A volume of a few megabytes that really fills up. */
export interface SmallDisk {
  dir: string
  /** Fills the free space. */
  fill: () => void
  /** Frees the space that `fill` used. */
  makeRoom: () => void
  /** Makes it read-only, or writable again. */
  setReadOnly: (readOnly: boolean) => void
  remove: () => void
}

/** Mounts a volume at `dir`, or in a new folder; returns null when this user may not mount (only root may). */
export function mountSmallDisk(
  megabytes: number,
  dir = mkdtempSync(join(tmpdir(), 'mindglass-disk-')),
): SmallDisk | null {
  mkdirSync(dir, { recursive: true })
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir)
  } catch {
    rmSync(dir, { recursive: true, force: true })
    return null
  }
  const filler = join(dir, 'filler')
  return {
    dir,
    fill: () => {
      const piece = Buffer.alloc(4 * 1024)
      try {
        for (;;) writeFileSync(filler, piece, { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    setReadOnly: (readOnly) => mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, dir),
    remove: () => {
      execFileSync('umount', ['-l', dir], { stdio: 'ignore' })
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
