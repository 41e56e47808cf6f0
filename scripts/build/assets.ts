import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import zlib from 'node:zlib'

/**
 * Comment that makes V8 compile all functions of a script while it is fetched, in parallel with other work, instead of
 * one by one when the page starts, which takes a third of a phone's computing time before hydration. Other browsers
 * ignore it.
 */
const COMPILE_AT_ONCE = Buffer.from('//# allFunctionsCalledOnLoad\n')
/** Size in bytes below which early compilation is not worth the comment. */
const LARGE = 20_000

/**
 * Copies the scripts and styles below `from` to `to` and writes a brotli and a gzip file next to each, at maximum
 * compression: a tenth to an eighth smaller than compressing at every request. Returns the number of scripts and
 * styles.
 */
export function compressAssets(from: string, to: string): number {
  rmSync(to, { recursive: true, force: true })
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file))
  for (const file of files) {
    const target = join(to, file)
    mkdirSync(dirname(target), { recursive: true })
    const made = readFileSync(join(from, file))
    const isLarge = file.endsWith('.js') && made.length >= LARGE
    const body = isLarge ? Buffer.concat([COMPILE_AT_ONCE, made]) : made
    writeFileSync(target, body)
    const size = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    writeFileSync(`${target}.br`, zlib.brotliCompressSync(body, { params: size }))
    writeFileSync(`${target}.gz`, zlib.gzipSync(body, { level: 9 }))
  }
  return files.length
}
