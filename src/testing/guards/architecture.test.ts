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

const elements = 'lint/correctness/noRestrictedElements'

const regionNames = "export const names = new Intl.DisplayNames('en', { type: 'region' })\n"
/** Returns a component with a field whose value comes from this code. */
const field = (value: string) =>
  `import { useState } from 'react'\nexport const A = () => {\n  ${value}\n  return <TextInput value={name} />\n}\n`
const skipped = (how: string) => `import { test } from './fixtures'\ntest.${how}('a', () => {})\n`
const lines = (count: number) => Array.from({ length: count }, (_, line) => `export const a${line} = 1\n`).join('')

/** Files the linter must refuse: the path, the text, and the rule that the file breaks. */
const refused: readonly [what: string, file: string, text: string, rule: string][] = [
  ['the site in a package', 'packages/a/src/one/a.ts', "export { b } from '@/core/b'\n", layers],
  [
    'the site in a package, by its path',
    'packages/a/src/one/b.ts',
    "export { b } from '../../../../src/core/b'\n",
    layers,
  ],
  ['an alias', 'src/ui/alias.ts', "import { db } from '@/server/db/db'\ndb()\n", layers],
  ['a type alone', 'src/server/type.ts', "import type { A } from '@/ui/a'\nexport type B = A\n", layers],
  ['an inline type', 'src/core/inline.ts', "import { type A } from '@/ui/a'\nexport type B = A\n", layers],
  ['a re-export', 'src/core/again.ts', "export type { A } from '@/ui/a'\n", layers],
  ['an import for its effect', 'src/stores/effect.ts', "import '@/ui/a'\n", layers],
  ['a dynamic import', 'src/content/dynamic.ts', "export const a = () => import('@/ui/a')\n", layers],
  ['mails in the mail service', 'src/server/mail/mail.ts', "export { M } from '@emails/M'\n", layers],
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
  ['a folder without rules', 'src/unknown/a.ts', "export { b } from '@/core/b'\n", layers],
  ['a local import in the settings', 'src/env.ts', "export { jobs } from './jobs'\n", layers],
  ['test material on a page', 'src/app/page.ts', "export { seed } from '@/testing/data/seed'\n", layers],
  ['a relative type', 'src/ui/relative.ts', "export type { Db } from '../server/db/db'\n", pattern],
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
  [
    'the other half of a cycle',
    'src/core/two.ts',
    "import { one } from '@/core/one'\nexport const two = () => one\n",
    cycles,
  ],
  ['a cycle of types', 'src/core/left.ts', "import type { R } from './right'\nexport type L = R[]\n", cycles],
  [
    'the other half of a cycle of types',
    'src/core/right.ts',
    "import type { L } from './left'\nexport type R = { l: L }\n",
    cycles,
  ],
  ['a spread literal', 'src/core/spread.ts', 'export const a = { ...{ b: 1 } }\n', pattern],
  ['a spread literal of properties', 'src/ui/Spread.tsx', 'export const A = () => <p {...{ id: "a" }} />\n', pattern],
  ['the small half of zod', 'src/features/me/mini.ts', "export { object } from 'zod/mini'\n", pattern],
  ['a reload', 'src/ui/reload.ts', 'export const again = () => window.location.reload()\n', pattern],
  [
    'an entitlement written elsewhere',
    'src/features/me/grant.ts',
    'export const grant = (db: Db) => db.entitlement.upsert({ where: { id: "a" } })\n',
    pattern,
  ],
  [
    'an entitlement written in SQL',
    'src/server/retention/close.ts',
    'export const close = (db: Db) => db.$executeRaw`UPDATE "Entitlement" SET "revokedAt" = now()`\n',
    pattern,
  ],
  ['a reload by the history', 'src/ui/again.ts', 'export const again = () => history.go(0)\n', pattern],
  [
    'the part of a table that is not built',
    'src/ui/Wide.tsx',
    "import { Table } from '@mantine/core'\nexport const A = () => <Table.ScrollContainer minWidth={500} />\n",
    pattern,
  ],
  [
    'a list sorted by a time alone',
    'src/server/list.ts',
    "export const a = { orderBy: { createdAt: 'desc' } }\n",
    pattern,
  ],
  [
    'a list sorted by a time last',
    'src/server/last.ts',
    "export const a = { orderBy: [{ sku: 'asc' }, { dueBy: 'asc' }] }\n",
    pattern,
  ],
  [
    'a page without its owner',
    'src/app/[lng]/(apps)/me/page.tsx',
    'export default function Page() {\n  return <main />\n}\n',
    pattern,
  ],
  [
    'a console page without its owner',
    'src/app/[lng]/(console)/admin/page.tsx',
    'export default function Page() {\n  return <main />\n}\n',
    pattern,
  ],
  [
    'a page that re-exports another',
    'src/app/[lng]/(apps)/page.tsx',
    "export { Home as default } from '@/ui/Home'\n",
    pattern,
  ],
  ['names of regions of its own', 'src/ui/region.ts', regionNames, pattern],
  ['a hand-written form', 'src/ui/Form.tsx', 'export const A = () => <form method="post" />\n', pattern],
  ['a form made by a component', 'src/ui/CardForm.tsx', 'export const A = () => <Card component="form" />\n', pattern],
  [
    'a form for an address with a handler',
    'src/ui/Handled.tsx',
    'export const A = () => <form method="get" onSubmit={send} />\n',
    pattern,
  ],
  ['a form without its state', 'src/ui/Stateless.tsx', 'export const A = () => <ServerForm />\n', pattern],
  [
    'a form with the state of another file',
    'src/ui/Borrowed.tsx',
    'export const A = ({ form }) => <ServerForm {...form.props} />\n',
    pattern,
  ],
  ['a form in a text', 'src/server/markup.ts', 'export const a = `<form method="post">`\n', pattern],
  ['a created form', 'src/ui/created.ts', "export const a = () => createElement('form', {})\n", pattern],
  [
    'a form under another name',
    'src/ui/renamed.ts',
    "import { useServerForm as useIt } from './form/use-server-form'\nuseIt()\n",
    pattern,
  ],
  [
    'all of a form’s module',
    'src/ui/star.ts',
    "import * as form from './form/use-server-form'\nform.useServerForm()\n",
    pattern,
  ],
  ['a form fetched later', 'src/ui/later.ts', "export const a = () => import('./form/ServerForm')\n", pattern],
  [
    'a dialog without its action',
    'src/features/ops/ui/past.ts',
    "export { ActionForm } from './ActionForm'\n",
    pattern,
  ],
  ['a field with a state of its own', 'src/ui/State.tsx', field("const [name] = useState<string>('')"), pattern],
  ['a hand-written button', 'src/ui/OwnButton.tsx', 'export const A = () => <button type="button" />\n', elements],
  ['a colour', 'src/ui/colour.ts', "export const a = 'solid #fff'\n", pattern],
  ['a colour in a template', 'src/ui/colours.ts', 'export const a = `solid\n#2f6f62`\n', pattern],
  ['a colour of an attribute', 'src/ui/Colour.tsx', 'export const A = () => <path fill="#2f6f62" />\n', pattern],
  ['a font family in a text', 'src/server/family.ts', "export const a = 'font-family: Arial'\n", pattern],
  ['a colour in a stylesheet', 'src/ui/colour.css', '.a {\n  color: #fff;\n}\n', 'lint/style/noHexColors'],
  ['a font family in a stylesheet', 'src/ui/family.css', '.a {\n  font-family: Georgia;\n}\n', pattern],
  [
    'a media query without a named width',
    'src/ui/width.css',
    '@media (width < 30rem) {\n  .a {\n    margin: 0;\n  }\n}\n',
    pattern,
  ],
  ['a new name for a width', 'src/ui/names.css', '@custom-media --narrow (width < 30rem);\n', pattern],
  ['a hover style for touch screens', 'src/ui/hover.css', '.a {\n  &:hover {\n    margin: 0;\n  }\n}\n', pattern],
  ['a font size in a mail', 'emails/Size.tsx', 'export const a = { fontSize: 14 }\n', pattern],
  ['a font size in a style of a mail', 'emails/Sized.tsx', "export const a = 'font-size: 14px'\n", pattern],
  ['a width in a mail', 'emails/Width.tsx', "export const a = '@media (max-width: 600px)'\n", pattern],
  ['a text beside its id', 'emails/Text.tsx', "export const a = { id: 'mail.a', message: 'A' }\n", pattern],
  ['a macro in a mail', 'emails/Trans.tsx', 'export const A = () => <Trans id="mail.a" />\n', pattern],
  ['a skipped browser test', 'e2e/skip.spec.ts', skipped('skip'), 'lint/suspicious/noSkippedTests'],
  ['a browser test to fix', 'e2e/fix.spec.ts', skipped('fixme'), 'lint/suspicious/noSkippedTests'],
  ['401 lines', 'src/core/long.ts', lines(401), 'lint/style/noExcessiveLinesPerFile'],
]

/** Files the linter must let pass. */
const allowed: readonly [what: string, file: string, text: string][] = [
  ['a package in core', 'src/core/package.ts', "export { b } from '@mindglass/a/b'\n"],
  ['another folder of a package', 'packages/a/src/one/c.ts', "export { b } from '../two/b.ts'\n"],
  ['core in ui', 'src/ui/core.ts', "export type { A } from '@/core/a'\n"],
  ['a neighbouring folder', 'src/ui/form/near.ts', "export { A } from '../motifs/A'\n"],
  ['an earlier feature in a service', 'src/features/me/uses.ts', "export { a } from '@/features/auth/a'\n"],
  ['a schema in a screen', 'src/features/me/ui/a/schema.ts', "export { A } from '../../settings-schema'\n"],
  ['texts in a screen', 'src/features/me/ui/texts.ts', "export { texts } from '@/server/i18n/i18n'\n"],
  [
    'a type of the content in the browser',
    'src/features/me/ui/types.ts',
    "'use client'\nexport type { A } from '@/content/a'\n",
  ],
  [
    'imports of every layer in a test',
    'src/core/a.test.ts',
    "export { db } from '@/server/db/db'\nexport { A } from '@/ui/A'\n",
  ],
  [
    'imports of every layer in a route',
    'src/app/route.ts',
    "export { db } from '@/server/db/db'\nexport { A } from '@/ui/A'\n",
  ],
  ['our own link', 'src/ui/app/Link.tsx', "export { default } from 'next/link'\n"],
  [
    'a variable that the framework sets',
    'src/server/mode.ts',
    "export const live = process.env.NODE_ENV === 'production'\n",
  ],
  ['a conditional spread', 'src/core/spreads.ts', 'export const a = (b: boolean) => ({ ...(b && { c: 1 }) })\n'],
  [
    'an entitlement that is read',
    'src/features/me/granted.ts',
    'export const granted = (db: Db) => db.entitlement.findUnique({ where: { id: "a" } })\n',
  ],
  [
    'an entitlement written where all are',
    'src/server/entitlements.ts',
    'export const revoke = (db: Db) => db.entitlement.updateMany({ data: { revokedAt: new Date() } })\n',
  ],
  [
    'a list sorted by a time and an id',
    'src/server/ids.ts',
    "export const a = { orderBy: [{ at: 'asc' }, { id: 'asc' }] }\n",
  ],
  [
    'a page with its owner',
    'src/app/[lng]/(apps)/vip/page.tsx',
    'export default function Page() {\n  return <PageOwner />\n}\n',
  ],
  ['names of regions where they are chosen', 'src/core/texts/region-name.ts', regionNames],
  [
    'a form that opens an address',
    'src/ui/Search.tsx',
    'export const A = () => (\n  <Card component="form" method="get">\n    <form method="get" action="/search" />\n  </Card>\n)\n',
  ],
  [
    'a form with its state',
    'src/ui/Sent.tsx',
    'export const A = () => {\n  const form = useServerForm<A, B>(procedure, load, {})\n  return <ServerForm {...form.props} />\n}\n',
  ],
  ['a field with a form', 'src/ui/Field.tsx', field('const name = useServerForm(useState)')],
  [
    'a button of the run page',
    'src/features/assessments/ui/run/A.tsx',
    'export const A = () => <button type="button" />\n',
  ],
  ['an address with a fragment', 'src/ui/mark.ts', "export const a = ['#content', '&#39;', '/a#b']\n"],
  [
    'named fonts and widths',
    'src/ui/named.css',
    '.a {\n  font-family: var(--font-text);\n}\n@media (--below-menu) {\n  .a {\n    margin: 0;\n  }\n}\n@media (hover: hover) {\n  .a:hover {\n    margin: 0;\n  }\n}\n',
  ],
  ['a conditional skip', 'src/server/b.test.ts', "test.skipIf(process.env.CI)('a', () => {})\n"],
  ['400 lines', 'src/core/short.ts', lines(400)],
  ['401 lines of content', 'src/content/long.ts', lines(401)],
]

const Report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

/** Returns the broken rules of each file, found by the linter with the configuration of this project. */
async function lint(root: string): Promise<Map<string, string[]>> {
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  const flags = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none']
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [biome, ...flags, 'src', 'packages', 'emails', 'e2e'], { cwd: root }, (_, stdout) =>
      done(stdout),
    ),
  )
  const found = new Map<string, string[]>()
  for (const { category, location } of Report.parse(JSON.parse(output)).diagnostics)
    found.set(location.path, [...new Set([...(found.get(location.path) ?? []), category])])
  return found
}

/** Every path in the rules, up to its first wildcard; `src/{a,b}/**` counts as two. */
const rules = ['biome.json', 'lint/layers.jsonc'].map((file) => readFileSync(file, 'utf8')).join('')
const rooms = [...rules.matchAll(/"!?(@\/|@emails|@locales|src\/|emails)([^"]*)"/g)]
  .map(([, root = '', rest = '']) => `${root.replace(/^@\/$/, 'src/').replace('@', '')}${rest}`)
  .flatMap((address) => {
    const [all, names] = /\{([^}]+)\}/.exec(address) ?? []
    return names && all ? names.split(',').map((name) => address.replace(all, name)) : [address]
  })
  .map((address) => address.replace(/\/[^/]*\*.*$/, ''))

test('the rules of the linter name only files and folders that exist', () => {
  const isThere = (path: string) => ['', '.ts', '.tsx'].some((end) => existsSync(path + end))
  expect(rooms).toContain('src/features/alarms')
  // `npm run generate` creates this folder.
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

describe('the linter', () => {
  test('rejects a page that does not state its owner [owner-on-every-page]', () => {
    expect(found.get('src/app/[lng]/(apps)/me/page.tsx')).toContain(pattern)
  })

  test.each(refused)('rejects %s in the file %s', (_, file, __, rule) => {
    expect(found.get(file)).toContain(rule)
  })

  test.each(allowed)('allows %s in the file %s', (_, file) => {
    expect(found.get(file) ?? []).toEqual([])
  })
})
