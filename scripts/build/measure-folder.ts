import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the bytes and the number of files below a folder, without links. */
export function measureFolder(folder: string): { bytes: number; files: number } {
  const found = { bytes: 0, files: 0 }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) {
      found.bytes += statSync(path).size
      found.files += 1
    } else if (entry.isDirectory()) {
      const below = measureFolder(path)
      found.bytes += below.bytes
      found.files += below.files
    }
  }
  return found
}
