import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import zlib from 'node:zlib'

/**
 * V8 then compiles what stands in a script while it is fetched, beside everything else, and not function by function
 * when the page starts: a third of what a phone computes before it answers. Other browsers take it for a comment.
 */
const COMPILE_AT_ONCE = Buffer.from('//# allFunctionsCalledOnLoad\n')
/** Bytes below which there is too little to compile for a word about it. */
const LARGE = 20_000

/**
 * Copies the scripts and styles below `from` to `to` and lays a brotli and a gzip file beside each, as small as they
 * get: a tenth to an eighth less than compressing at every request. Returns how many there are.
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
