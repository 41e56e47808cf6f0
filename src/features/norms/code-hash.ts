import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the SHA-256 of the code that computes figures, as it is on this machine: every file of
 * packages/psychometrics/src except tests.
 */
export function computeCodeHash(): string {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'packages/psychometrics/src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}
