import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_PARTS, PAGES } from '../../src/documents/framework'
import { buildPrograms } from './programs'
import { sizeOf } from './size'

const DIST = 'dist'
const STANDALONE = '.next/standalone'

/** Files the site reads by path while it runs; nothing else of the project is included. */
const FILES = [
  '.next/static',
  '.next/assets',
  '.next/documents',
  '.next/csp-hashes.json',
  'public',
  'prisma/migrations',
  'src/content/columns',
  'src/generated/fonts',
  // A version of the norms names the code that made it by the hash of these.
  'packages/psychometrics/src',
  'node_modules/@expo-google-fonts/gelasio/400Regular',
  'node_modules/@expo-google-fonts/gelasio/600SemiBold',
  'node_modules/@expo-google-fonts/source-sans-3/400Regular',
  'node_modules/@expo-google-fonts/source-sans-3/600SemiBold',
]

/**
 * Puts together what a machine needs to run the site beside Node: Next's standalone output, the programs as bundles, and
 * the files that are read by path, each at the path that it has in the project.
 * @returns how much that is, in 10⁶ bytes.
 */
export async function assembleDist(): Promise<{ megabytes: number }> {
  rmSync(DIST, { recursive: true, force: true })
  // Next lays settings and whatever its tracer met beside these two; they stay behind.
  for (const part of ['.next', 'node_modules']) {
    cpSync(join(STANDALONE, part), join(DIST, part), { recursive: true, verbatimSymlinks: true })
  }
  rmSync(STANDALONE, { recursive: true })
  takeFinishedPages()
  for (const file of FILES) {
    const filter = (source: string) => !/\.test\.ts$|\.map$|\.sources$/.test(source) && !isServedCompressed(source)
    cpSync(file, join(DIST, file), { recursive: true, preserveTimestamps: true, filter })
  }
  dropTwins()
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`)
  await buildPrograms(DIST)
  refuseData()
  return { megabytes: Math.round(sizeOf(DIST).bytes / 1e6) }
}

/** Next laid its own prerendered apps into the standalone output before src/documents/build/paint-first.ts worked on them. */
function takeFinishedPages(): void {
  for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
    const page = join(DIST, PAGES, file)
    if (file.endsWith('.html') && existsSync(page)) cpSync(join(PAGES, file), page)
  }
}

/**
 * Documents are served from .next/documents; what Next keeps of them for itself, with every piece for prefetching, nobody
 * is ever sent. An address in an odd spelling, which Next gets, is rendered again.
 */
function dropTwins(): void {
  const app = join(DIST, PAGES)
  for (const file of readdirSync('.next/documents', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const page = join(app, file.slice(0, -'.html'.length))
    for (const ending of ['.html', ...PAGE_PARTS]) {
      rmSync(`${page}${ending}`, { recursive: true, force: true })
    }
  }
}

/** Scripts and styles are sent from .next/assets, whoever asks. */
const isServedCompressed = (file: string): boolean =>
  file.startsWith('.next/static/') &&
  existsSync(file.replace('.next/static', '.next/assets/_next/static')) &&
  /\.(js|css)$/.test(file)

/** A secret or a database in what is handed on would be the worst of mistakes. */
function refuseData(): void {
  const found = ['.env', 'var', '.git'].filter((name) => existsSync(join(DIST, name)))
  if (found.length > 0) throw new Error(`dist must not hold ${found.join(', ')}`)
}
