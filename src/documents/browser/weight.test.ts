import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { weightLimits } from '../../../scripts/bench/weight/routes'
import { enhanceOptions } from '../../../scripts/build/enhance'

/** Returns the size in bytes of a script as it is sent. */
async function weightOf(name: string): Promise<number> {
  const { [name]: entry = '' } = enhanceOptions.entryPoints as Record<string, string>
  const { outputFiles = [] } = await build({ ...enhanceOptions, entryPoints: [entry], write: false })
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
}

test.each([[], ['help-page'], ['dusk'], ['review-places'], ['chapters']])(
  'the base script and the extra script %j together stay within the size limit',
  async (...names) => {
    const weights = await Promise.all(['enhance', ...names].map(weightOf))
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(weightLimits.document)
  },
)
