// npm run census: counts the code, to measure the effect of a refactoring: files and their lengths by area, folders
// with many entries, test titles that begin with a preposition, and the kinds of data access.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
const isCode = (file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !/\.d\.ts$/.test(file)
const isScript = ({ file }) => !file.endsWith('.css')
const isTest = (file) => /\.test\.tsx?$|^e2e\/|^src\/testing\//.test(file)
const isContent = (file) => file.startsWith('src/content/')
const read = (file) => readFileSync(file, 'utf8')
const lines = (text) => text.split('\n').length - 1

const code = tracked.filter((file) => file && isCode(file)).map((file) => ({ file, text: read(file) }))
const tests = code.filter(({ file }) => isTest(file))
const content = code.filter(({ file }) => isContent(file) && !isTest(file))
const product = code.filter(({ file }) => !isTest(file) && !isContent(file))

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

/** @param {{ file: string, text: string }[]} files */
function size(files) {
  const lengths = files.map(({ text }) => lines(text)).sort((a, b) => a - b)
  return {
    files: files.length,
    lines: lengths.reduce((sum, one) => sum + one, 0),
    median: quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    most: lengths.at(-1) ?? 0,
    'up to 30': lengths.filter((one) => one <= 30).length,
  }
}

/** Returns the area of a file: `src/features/shop/ui/A.tsx` belongs to `features/shop`. */
function areaOf(file) {
  const [root, second = '', third = ''] = file.split('/')
  if (root !== 'src') return root
  return second === 'features' ? `features/${third}` : second
}

function foldersOver(limit) {
  const entries = new Map()
  for (const file of tracked.filter(Boolean)) {
    for (let path = file; path !== '.'; path = dirname(path)) {
      const folder = dirname(path)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
    }
  }
  return [...entries].map(([folder, { size: count }]) => ({ folder, count })).filter(({ count }) => count > limit)
}

const titles = tests.flatMap(({ text }) =>
  [...text.matchAll(/\btest(?:\.each\([\s\S]*?\)|\.\w+)?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)].map(
    ([, , title]) => title,
  ),
)
const prepositions =
  /^(?:of|at|in|on|by|with|without|before|after|for|from|to|under|over|beside|between|that|which|what|whoever|where|when|until|while|as)\b/i

const count = (pattern) => product.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)

console.log('Product, content apart')
console.table({
  product: size(product.filter(isScript)),
  styles: size(product.filter((one) => !isScript(one))),
  content: size(content),
  tests: size(tests),
})
console.log('Product by area')
const areas = Map.groupBy ? Map.groupBy(product, ({ file }) => areaOf(file)) : grouped()
console.table(
  Object.fromEntries([...areas].map(([area, files]) => [area, size(files)]).sort(([, a], [, b]) => b.lines - a.lines)),
)

function grouped() {
  const found = new Map()
  for (const one of product) found.set(areaOf(one.file), [...(found.get(areaOf(one.file)) ?? []), one])
  return found
}

console.log('Folders of more than 25 entries, but for locales, migrations and the root')
console.table(
  foldersOver(25)
    .filter(({ folder }) => !/^(?:\.|locales\/.*|prisma\/migrations)$/.test(folder))
    .sort((a, b) => b.count - a.count),
)
console.log('Words and ways')
console.table({
  'test titles': titles.length,
  'titles that begin with a preposition or a relative word': titles.filter((title) => prepositions.test(title)).length,
  'spreads of a literal': code.reduce((sum, { text }) => sum + [...text.matchAll(/\.\.\.\{ /g)].length, 0),
  'reads: serverApi': count(/\bserverApi\(/g),
  'reads: serverQueries': count(/\bserverQueries\(/g),
  'reads: trpc hooks': count(/\btrpc\.[\w.]+\.use\w*Query\(/g),
  'changes: callProcedure': count(/\bcallProcedure\(/g),
  'changes: useServerForm': count(/\buseServerForm\b/g),
  'changes: useAction': count(/\buseAction\(/g),
  'changes: useOptimisticRender': count(/\buseOptimisticRender\(/g),
  'changes: keepaliveApi': count(/\bkeepaliveApi\b/g),
})
