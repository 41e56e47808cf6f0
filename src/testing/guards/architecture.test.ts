import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const layers = 'lint/style/noRestrictedImports'
const cycles = 'lint/suspicious/noImportCycles'
/** Our own rules in the linter's pattern language. */
const pattern = 'plugin'

const lines = (count: number) => Array.from({ length: count }, (_, line) => `export const a${line} = 1\n`).join('')

/** Files the linter must refuse: the path, the text, and the rule that the file breaks. */
const refused: readonly [what: string, file: string, text: string, rule: string][] = [
  ['an alias', 'src/ui/alias.ts', "import { db } from '@/server/db/db'\ndb()\n", layers],
  ['a type alone', 'src/server/type.ts', "import type { A } from '@/ui/a'\nexport type B = A\n", layers],
  ['an inline type', 'src/core/inline.ts', "import { type A } from '@/ui/a'\nexport type B = A\n", layers],
  ['a re-export', 'src/core/again.ts', "export type { A } from '@/ui/a'\n", layers],
  ['an import for its effect', 'src/stores/effect.ts', "import '@/ui/a'\n", layers],
  ['a dynamic import', 'src/content/dynamic.ts', "export const a = () => import('@/ui/a')\n", layers],
  ['mails from below', 'src/server/mail/mail.ts', "export { M } from '@emails/M'\n", layers],
  ['texts in a service', 'src/features/auth/texts.ts', "export { default } from '@locales/en/auth.json'\n", layers],
  ['texts of pages in a service', 'src/features/ops/texts.ts', "export { texts } from '@/server/i18n/i18n'\n", layers],
  [
    'trpc from ui',
    'src/ui/trpc.ts',
    "import type { AppRouter } from '@/trpc/root'\nexport type R = AppRouter\n",
    layers,
  ],
  ['the server from a screen', 'src/features/auth/ui/db.ts', "export { db } from '@/server/db/db'\n", layers],
  ['routers from a screen', 'src/features/auth/ui/root.ts', "export type { AppRouter } from '@/trpc/root'\n", layers],
  ['a later feature', 'src/features/auth/later.ts', "export type { A } from '@/features/shop/service'\n", layers],
  ['the screens of a feature', 'src/features/me/other.ts', "export { A } from '@/features/auth/ui/A'\n", layers],
  ['another feature from a screen', 'src/features/me/ui/other.ts', "export { A } from '@/features/auth/a'\n", layers],
  ['its own screens from a service', 'src/features/me/own.ts', "export { A } from './ui/A'\n", layers],
  ['a service from a schema', 'src/features/me/schema.ts', "export type { A } from './service'\n", layers],
  ['a room nobody has entered', 'src/unknown/a.ts', "export { b } from '@/core/b'\n", layers],
  ['settings from a file beside', 'src/env.ts', "export { jobs } from './jobs'\n", layers],
  ['test material on a page', 'src/app/page.ts', "export { seed } from '@/testing/data/seed'\n", layers],
  ['a relative type', 'src/ui/relative.ts', "export type { Db } from '@/server/db/db'\n", pattern],
  ['a relative import from a folder', 'src/ui/form/deep.ts', "export { db } from '../../server/db'\n", pattern],
  ['a relative dynamic import', 'src/core/later.ts', "export const a = () => import('../ui/a')\n", pattern],
  ['a relative feature', 'src/features/me/relative.ts', "export { a } from '../auth/a'\n", pattern],
  ['a relative service', 'src/features/me/ui/relative.ts', "export { a } from '../service'\n", pattern],
  ['a relative type of a service', 'src/features/me/ui/a/type.ts', "export type { A } from '../../service'\n", pattern],
  ['a type without a statement', 'src/ui/unstated.ts', "export type A = import('@/server/db/db').Db\n", pattern],
  [
    'content in the browser',
    'src/features/me/ui/client.ts',
    "'use client'\nimport { instruments } from '@/content/tests/instruments'\ninstruments()\n",
    pattern,
  ],
  ['links that prefetch', 'src/features/me/ui/link.tsx', "export { default } from 'next/link'\n", pattern],
  ['the environment', 'src/server/environment.ts', 'export const key = process.env.STRIPE_KEY\n', pattern],
  ['a cycle', 'src/core/one.ts', "import { two } from './two'\nexport const one = () => two\n", cycles],
  ['its other half', 'src/core/two.ts', "import { one } from '@/core/one'\nexport const two = () => one\n", cycles],
  ['a cycle of types', 'src/core/left.ts', "import type { R } from './right'\nexport type L = R[]\n", cycles],
  ['its other half', 'src/core/right.ts', "import type { L } from './left'\nexport type R = { l: L }\n", cycles],
  ['a spread literal', 'src/core/spread.ts', 'export const a = { ...{ b: 1 } }\n', pattern],
  ['a spread literal of properties', 'src/ui/Spread.tsx', 'export const A = () => <p {...{ id: "a" }} />\n', pattern],
  ['401 lines', 'src/core/long.ts', lines(401), 'lint/style/noExcessiveLinesPerFile'],
]

/** Files the linter must let pass. */
const allowed: readonly [what: string, file: string, text: string][] = [
  ['core in ui', 'src/ui/core.ts', "export type { A } from '@/core/a'\n"],
  ['a neighbour', 'src/ui/form/near.ts', "export { A } from '../motifs/A'\n"],
  ['an earlier feature in a service', 'src/features/me/uses.ts', "export { a } from '@/features/auth/a'\n"],
  ['a schema in a screen', 'src/features/me/ui/a/schema.ts', "export { A } from '../../settings-schema'\n"],
  ['texts in a screen', 'src/features/me/ui/texts.ts', "export { texts } from '@/server/i18n/i18n'\n"],
  [
    'a type of the content in the browser',
    'src/features/me/ui/types.ts',
    "'use client'\nexport type { A } from '@/content/a'\n",
  ],
  ['all of it in a test', 'src/core/a.test.ts', "export { db } from '@/server/db/db'\nexport { A } from '@/ui/A'\n"],
  ['all of it in a route', 'src/app/route.ts', "export { db } from '@/server/db/db'\nexport { A } from '@/ui/A'\n"],
  ['our own link', 'src/ui/app/Link.tsx', "export { default } from 'next/link'\n"],
  ['what the framework sets', 'src/server/mode.ts', "export const live = process.env.NODE_ENV === 'production'\n"],
  ['a spread that depends', 'src/core/spreads.ts', 'export const a = (b: boolean) => ({ ...(b && { c: 1 }) })\n'],
  ['400 lines', 'src/core/short.ts', lines(400)],
  ['any length in content', 'src/content/long.ts', lines(401)],
]

const Report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

/** The broken rules of each file, found by the linter with the configuration of this project. */
async function lint(root: string): Promise<Map<string, string[]>> {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  const flags = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'src']
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [biome, ...flags], { cwd: root }, (_, stdout) => done(stdout)),
  )
  const found = new Map<string, string[]>()
  for (const { category, location } of Report.parse(JSON.parse(output)).diagnostics)
    found.set(location.path, [...new Set([...(found.get(location.path) ?? []), category])])
  return found
}

/** Every path in the rules, up to its first wildcard; `src/{a,b}/**` counts as two. */
const rooms = [...readFileSync('lint/layers.jsonc', 'utf8').matchAll(/"!?(@\/|@emails|@locales|src\/|emails)([^"]*)"/g)]
  .map(([, root = '', rest = '']) => `${root.replace(/^@\/$/, 'src/').replace('@', '')}${rest}`)
  .flatMap((address) => {
    const [all, names] = /\{([^}]+)\}/.exec(address) ?? []
    return names && all ? names.split(',').map((name) => address.replace(all, name)) : [address]
  })
  .map((address) => address.replace(/\/[^/]*\*.*$/, ''))

test('the rules on layers name nothing that is not there', () => {
  const isThere = (path: string) => ['', '.ts', '.tsx'].some((end) => existsSync(path + end))
  expect(rooms).toContain('src/features/watch')
  // Made by `npm run generate`.
  expect([...new Set(rooms.filter((path) => path !== 'src/generated' && !isThere(path)))]).toEqual([])
})

let found = new Map<string, string[]>()
let root = ''
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const part of ['biome.json', 'lint', 'tsconfig.json', 'package.json'])
    cpSync(part, join(root, part), { recursive: true })
  for (const [, file, text] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  found = await lint(root)
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the linter keeps dependencies in one direction', () => {
  test.each(refused)('refuses %s: %s', (_, file, __, rule) => {
    expect(found.get(file)).toContain(rule)
  })

  test.each(allowed)('allows %s: %s', (_, file) => {
    expect(found.get(file) ?? []).toEqual([])
  })
})
