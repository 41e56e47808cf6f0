import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../../../scripts/check/mutation/mutation.mjs'

const read = (file: string): string => readFileSync(file, 'utf8')
const within = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

/** Folders with what is in the repository; the others are made. */
const folders = ['.ci', '.github', 'deploy', 'docs', 'e2e', 'emails', 'lint', 'locales', 'prisma', 'public', 'scripts']
const files = [...readdirSync('.'), ...folders.flatMap(within), ...within('src')]
const inRepository = new Set([...files, ...folders, 'src'])
const names = new Set(files.map((file) => basename(file)))

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'prisma/schema.prisma', ...within('docs')].filter(
  (file) => /\.(md|prisma)$/.test(file),
)

/** Where a path of a document begins: at the top, or at a room of src or a feature, whose folders need not be said. */
const beginnings = ['', 'src/', 'src/features/']
const rooms = new Set([...folders, 'src', ...readdirSync('src'), ...readdirSync('src/features')])

/** Names that a recipe lets its reader make. */
const notThere = [
  /\bWelcomeBackMail\b/,
  /\bcalm\b/,
  /\bevening/,
  /\bfr(\.json|\.md)?$/,
  /^payment\/[a-z]+$/,
  /^emails\/X/,
]

/** Paths and files that a text names, as it writes them: `locales/<lng>/shop.json`, `v<n>`, `cn|en|es`. */
function named(text: string): string[] {
  const paths = [...text.matchAll(/(?<![\w/.:@<-])(?:[\w.@()[\]*<>…|-]+\/)+[\w.@()[\]*<>…|-]*/g)]
    .map(([path]) => path.replace(/[./]$/, ''))
    .filter((path) => rooms.has(path.split('/')[0] ?? ''))
  const alone = [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|mjs|jsonc|grit|prisma|md))`/g)].map(([, file = '']) => file)
  return [...paths, ...alone].filter((path) => !(path in areas) && !notThere.some((one) => one.test(path)))
}

function isThere(path: string): boolean {
  if (!path.includes('/')) return names.has(path)
  if (!/[*<|…]/.test(path))
    return beginnings.some(
      (at) =>
        inRepository.has(at + path) || inRepository.has(`${at}${path}.ts`) || inRepository.has(`${at}${path}.tsx`),
    )
  const escaped = path.replace(/[.()[\]]/g, '\\$&').replace(/\w+(?:\|\w+)+/g, '(?:$&)')
  const pattern = new RegExp(`^(?:${beginnings.join('|')})${escaped.replace(/<[^>]+>|[*…]/g, '[^/]+')}(?:\\.tsx?)?$`)
  return [...inRepository].some((one) => pattern.test(one))
}

test.each(documents)('%s names only files and folders that are there', (document) => {
  expect(named(read(document)).filter((path) => !isThere(path))).toEqual([])
})

test('documents lead to one another, and to nothing that is not there', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => join(dirname(document), to))
      .filter((to) => !inRepository.has(to.replace(/\/$/, '')))
      .map((to) => `${document}: ${to}`),
  )
  expect(broken).toEqual([])
})

test('every command of a document is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...documents, '.github/workflows/ci.yml', '.env.example'].flatMap((document) =>
    [...read(document).matchAll(/\bnpm run (?:--?\w+ )*([\w:-]+)/g)].map(([, command = '']) => command),
  )
  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

/** Commands of the console as their usage says them: the words that are typed as they stand, and the options. */
const consoleCommands = files
  .filter((file) => /^src\/features\/ops\/.*command[\w-]*\.ts$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/\busage: (['`])(.+?)\1,/g)].map(([, , usage = '']) => usage))
  .map((usage) => ({ words: /^[a-z]+(?: [a-z]+)?(?= |$)/.exec(usage)?.[0] ?? '', usage }))

/** Commands of the console in a text that the console does not have, or not with these options. */
const unknownCommands = (text: string): string[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(/\bnpm run ops -- ([a-z][a-z|]*(?: [a-z]+)?)([^`#]*?)(?=`|#| npm run|$)/g)]
    .flatMap(([, words = '', rest = '']) => {
      const [group = '', ...others] = words.split(' ')
      return group.split('|').map((one) => ({ words: [one, ...others].join(' '), rest }))
    })
    .filter(({ words, rest }) => {
      const meant = consoleCommands.filter(
        (one) => `${words} `.startsWith(`${one.words} `) || one.words.startsWith(`${words} `),
      )
      const options = [...rest.matchAll(/ (--[a-z]+)/g)].map(([, option = '']) => option)
      return !meant.some(({ usage }) => options.every((option) => usage.includes(option)))
    })
    .map(({ words, rest }) => words + rest)

test.each(documents)('%s names only commands and options that the console has', (document) => {
  expect(consoleCommands.length).toBeGreaterThan(40)
  expect(unknownCommands(read(document))).toEqual([])
})

test('check reports commands and options that the console has not', () => {
  expect(unknownCommands('`npm run ops -- coupon add A 5% --days 3`, `npm run ops --\naccounting 2026-11`')).toEqual([])
  expect(unknownCommands('`npm run ops -- coupon make A`')).toEqual(['coupon make A'])
  expect(unknownCommands('`npm run ops -- coupon end A --soon yes`')).toEqual(['coupon end A --soon yes'])
})

test('check reports named files that do not exist, and accepts those that do', () => {
  expect(
    named('`src/nowhere.ts`, locales/*/gone.json, `payment/gone.ts` and `gone.test.tsx`.').filter(isThere),
  ).toEqual([])
  expect(named('`src/nowhere.ts`, locales/*/gone.json, `payment/gone.ts` and `gone.test.tsx`.')).toHaveLength(4)
  expect(
    named('`server/jobs/outbox.ts`, features/*/schema, locales/cn|en|es/shop.json, src/app/[lng]').every(isThere),
  ).toBe(true)
})
