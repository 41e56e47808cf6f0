import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { PAGE_PARTS, PAGES_DIR } from '../../src/documents/framework'
import { measureFolder } from './measure-folder'
import { buildPrograms } from './programs'

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
  'src/content/instruments',
  'src/generated/fonts',
  'src/pdf/templates',
  // A norm version records the hash of these files as the code version.
  'packages/psychometrics/src',
  // Only worker threads load the typesetter, so Next does not copy it.
  'node_modules/@myriaddreamin',
  'node_modules/@expo-google-fonts/gelasio/400Regular',
  'node_modules/@expo-google-fonts/gelasio/600SemiBold',
  'node_modules/@expo-google-fonts/source-sans-3/400Regular',
  'node_modules/@expo-google-fonts/source-sans-3/600SemiBold',
]

/**
 * Assembles the files that a machine needs to run the site besides Node: Next's standalone output, the bundled
 * programs, and the files that are read by path, each at its path in the project.
 * @returns the size in 10⁶ bytes.
 */
export async function assembleDist(): Promise<{ megabytes: number }> {
  rmSync(DIST, { recursive: true, force: true })
  // Next adds settings and other traced files to these two folders; they are not copied.
  for (const part of ['.next', 'node_modules']) {
    cpSync(join(STANDALONE, part), join(DIST, part), { recursive: true, verbatimSymlinks: true })
  }
  rmSync(STANDALONE, { recursive: true })
  takeFinishedPages()
  for (const file of FILES) {
    const filter = (source: string) =>
      !/\.test\.ts$|\.map$|\.sources$|^src\/content\/instruments\/.*\.ts$/.test(source) && !isServedCompressed(source)
    cpSync(file, join(DIST, file), { recursive: true, preserveTimestamps: true, filter })
  }
  dropTwins()
  await shareChunks()
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`)
  await buildPrograms(DIST)
  refuseData()
  return { megabytes: Math.round(measureFolder(DIST).bytes / 1e6) }
}

/**
 * Replaces the prerendered apps in the standalone output, where Next had copied them before
 * src/documents/build/paint-first.ts processed them.
 */
function takeFinishedPages(): void {
  for (const file of readdirSync(PAGES_DIR, { recursive: true, encoding: 'utf8' })) {
    const page = join(DIST, PAGES_DIR, file)
    if (file.endsWith('.html') && existsSync(page)) cpSync(join(PAGES_DIR, file), page)
  }
}

/**
 * Removes Next's own copies of the documents and all their prefetch data. They are never sent, because documents are
 * served from .next/documents; for an address in an unusual spelling, Next renders the page again.
 */
function dropTwins(): void {
  const app = join(DIST, PAGES_DIR)
  for (const file of readdirSync('.next/documents', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const page = join(app, file.slice(0, -'.html'.length))
    for (const ending of ['.html', ...PAGE_PARTS]) {
      rmSync(`${page}${ending}`, { recursive: true, force: true })
    }
  }
}

/**
 * Merges server chunks with the same content, and minifies them: the bundler writes a separate chunk for each page that
 * needs the same modules, and the process would load and keep every copy. The bundler's own minifier would take a third
 * of the compilation time.
 */
async function shareChunks(): Promise<void> {
  const folder = join(DIST, '.next/server/chunks')
  const first = new Map<string, string>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!name.endsWith('.js')) continue
    const content = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
    const twin = first.get(content)
    if (twin) writeFileSync(file, `module.exports=require(${JSON.stringify(`./${relative(dirname(file), twin)}`)})\n`)
    else first.set(content, file)
  }
  const options = { minify: true, legalComments: 'none', target: 'node20' } as const
  await Promise.all(
    [...first].map(async ([content, file]) => writeFileSync(file, (await transform(content, options)).code)),
  )
}

/** Returns whether a script or style is served from .next/assets instead. */
const isServedCompressed = (file: string): boolean =>
  file.startsWith('.next/static/') &&
  existsSync(file.replace('.next/static', '.next/assets/_next/static')) &&
  /\.(js|css)$/.test(file)

/** Fails if dist contains a secret or a database, which must never be delivered. */
function refuseData(): void {
  const found = ['.env', 'var', '.git'].filter((name) => existsSync(join(DIST, name)))
  if (found.length > 0) throw new Error(`dist must not hold ${found.join(', ')}`)
}
