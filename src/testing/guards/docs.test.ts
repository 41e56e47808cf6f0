import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { runOpsCommand } from '@/features/ops/command'
import { runNormsCommand } from '@/features/ops/norms/norms-command'
import { areas } from '../../../scripts/check/mutation/mutation.mjs'

const read = (file: string): string => readFileSync(file, 'utf8')
const within = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

/** Folders that are part of the repository; other folders are generated. */
const folders = [
  '.ci',
  '.github',
  'deploy',
  'docs',
  'e2e',
  'emails',
  'lint',
  'locales',
  'packages',
  'prisma',
  'public',
  'scripts',
]
const files = [...readdirSync('.'), ...folders.flatMap(within), ...within('src')]
const inRepository = new Set([...files, ...folders, 'src'])
const names = new Set(files.map((file) => basename(file)))

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'prisma/schema.prisma', ...within('docs')].filter(
  (file) => /\.(md|prisma)$/.test(file),
)

/** Folders in which a path of a document may begin; the document may leave out `src/` and `src/features/`. */
const beginnings = ['', 'src/', 'src/features/']
const rooms = new Set([...folders, 'src', ...readdirSync('src'), ...readdirSync('src/features')])

/** Names of files that a recipe tells its reader to create. */
const notThere = [
  /\bWelcomeBackMail\b/,
  /\bNoteInput\b/,
  /\bcalm\b/,
  /\bevening/,
  /\bfr(\.json|\.md)?$/,
  /^payment\/[a-z]+$/,
  /^emails\/X/,
]

/** Returns the paths and files that a text names, as written there: `locales/<lng>/shop.json`, `v<n>`, `cn|en|es`. */
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

test.each(documents)('the document %s names only existing files and folders', (document) => {
  expect(named(read(document)).filter((path) => !isThere(path))).toEqual([])
})

test('no document has a broken relative link', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => join(dirname(document), to))
      .filter((to) => !inRepository.has(to.replace(/\/$/, '')))
      .map((to) => `${document}: ${to}`),
  )
  expect(broken).toEqual([])
})

test('every npm command in the documents exists in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...documents, '.github/workflows/ci.yml', '.env.example'].flatMap((document) =>
    [...read(document).matchAll(/\bnpm run (?:--?\w+ )*([\w:-]+)/g)].map(([, command = '']) => command),
  )
  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

interface Command {
  words: string
  help: string
}

/** Lists the commands of `npm run <program>` from its help: each command as it is typed, and its description. */
async function listCommands(program: string, run: typeof runOpsCommand, path: string[] = []): Promise<Command[]> {
  const { say } = await run(() => Promise.reject(new Error('the database was opened')), [...path, '--help'])
  const group = /^USAGE .* ([\w|-]+)$[\s\S]*^COMMANDS$/m.exec(say)?.[1]
  if (group === undefined) return [{ words: [program, ...path].join(' '), help: say }]
  return (await Promise.all(group.split('|').map((word) => listCommands(program, run, [...path, word])))).flat()
}

const consoleCommands = [
  ...(await listCommands('ops', runOpsCommand)),
  ...(await listCommands('norms', runNormsCommand)),
]

/** Returns the commands in a text that do not exist, or not with these options. */
const unknownCommands = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\s+/g, ' ')
      .matchAll(/\bnpm run (ops|norms) -- ([a-z][a-z|-]*(?: [a-z]+)?)([^`#]*?)(?=`|#| npm run|$)/g),
  ]
    .flatMap(([, program = '', words = '', rest = '']) => {
      const [group = '', ...others] = words.split(' ')
      return group.split('|').map((one) => ({ words: [program, one, ...others].join(' '), rest }))
    })
    .filter(({ words, rest }) => {
      const meant = consoleCommands.filter(
        (one) => `${words} `.startsWith(`${one.words} `) || one.words.startsWith(`${words} `),
      )
      const options = [...rest.matchAll(/ (--[a-z]+)/g)].map(([, option = '']) => option)
      return !meant.some(({ help }) => options.every((option) => help.includes(option)))
    })
    .map(({ words, rest }) => words + rest)

test.each(documents)('the document %s names only existing console commands and options', (document) => {
  expect(consoleCommands.length).toBeGreaterThan(15)
  expect(unknownCommands(read(document))).toEqual([])
})

test('the check of documents reports unknown console commands and options', () => {
  const known =
    '`npm run ops -- staff add a@b.org --role owner`, `npm run ops --\naccounting 2026-11`, `npm run norms -- draft`'
  expect(unknownCommands(known)).toEqual([])
  expect(unknownCommands('`npm run ops -- offers`')).toEqual(['ops offers'])
  expect(unknownCommands('`npm run ops -- staff make A`')).toEqual(['ops staff make A'])
  expect(unknownCommands('`npm run ops -- staff add A --soon yes`')).toEqual(['ops staff add A --soon yes'])
})

test('the check of documents reports missing files and accepts existing ones', () => {
  expect(
    named('`src/nowhere.ts`, locales/*/gone.json, `payment/gone.ts` and `gone.test.tsx`.').filter(isThere),
  ).toEqual([])
  expect(named('`src/nowhere.ts`, locales/*/gone.json, `payment/gone.ts` and `gone.test.tsx`.')).toHaveLength(4)
  expect(
    named('`server/jobs/outbox.ts`, features/*/schema, locales/cn|en|es/shop.json, src/app/[lng]').every(isThere),
  ).toBe(true)
})
