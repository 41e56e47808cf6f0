import { readdirSync, readFileSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import config from '../../../next.config.mjs'

/** Every file of the site, without its comments. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map((file) => [
      `src/${file}`,
      readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    ]),
)
const filesWith = (pattern: RegExp) => [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file)
const clientFiles = filesWith(/^\s*['"]use client['"]/)

/** Files that client components import, statically or dynamically, without type imports. */
let reached: Metafile['inputs']
/** Returns the files that import a package. */
const importersOf = (name: string) =>
  Object.entries(reached)
    .filter(([, { imports }]) => imports.some(({ external, path }) => external && path === name))
    .map(([file]) => file)

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: clientFiles,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  reached = metafile.inputs
})

test('no client component imports the full zod package, directly or through a schema', () => {
  expect(clientFiles.length).toBeGreaterThan(100)
  expect(Object.keys(reached)).toContain('src/features/auth/schema.ts')
  expect(importersOf('zod')).toEqual([])
  expect(importersOf('zod/v4')).toEqual([])
})

test('the production build contains no devtools', async () => {
  expect(importersOf('@tanstack/react-query-devtools')).toEqual(['src/trpc/TrpcProvider.tsx'])
  const { metafile } = await build({
    entryPoints: ['src/trpc/TrpcProvider.tsx'],
    bundle: true,
    splitting: true,
    minifySyntax: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(packages).toContain('@tanstack/react-query')
  expect(packages).not.toContain('@tanstack/react-query-devtools')
})

test.each(['apps', 'console'])(
  'stylesheets of the route group “%s” are imported after those of Mantine',
  async (group) => {
    const layout = `src/app/[lng]/(${group})/layout.tsx`
    const { metafile } = await build({
      entryPoints: [layout],
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      loader: { '.css': 'empty' },
      outdir: 'nowhere',
      write: false,
      metafile: true,
    })
    const seen = new Set<string>()
    /** Returns the imported stylesheets in their order. */
    const styles = (file: string): string[] => {
      if (seen.has(file)) return []
      seen.add(file)
      const below = metafile.inputs[file]?.imports ?? []
      return [...below.flatMap(({ path }) => styles(path)), ...(file.endsWith('.css') ? [file] : [])]
    }
    const ours = styles(layout).map((file) => !file.startsWith('@mantine/'))
    expect(ours.filter((own) => own).length).toBeGreaterThan(5)
    expect(ours.indexOf(true)).toBe(ours.filter((own) => !own).length)
  },
)

/** Parts of Mantine's components that no page shows. */
const unshown = [
  // Parts of a modal with its own scroll area and a close icon; the site's modals have text buttons instead.
  ...['ScrollArea', 'CloseButton'],
  // Parts of choices that look like cards.
  ...['CheckboxCard', 'CheckboxIndicator', 'RadioCard', 'RadioIndicator'],
  // Parts of a list in its own menu, and of rows that are picked.
  ...['Combobox', 'VisuallyHidden'],
]

test('the loaded Mantine stylesheets are exactly those of the components in use', async () => {
  const names = new Set(
    [...sources.values()]
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].map(([, list = '']) => list))
      .flatMap((list) => list.split(',').map((name) => name.trim()))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
  const { metafile } = await build({
    stdin: {
      contents: `import { ${[...names].join(', ')} } from '@mantine/core'; export default [${[...names].join(', ')}]`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react/*'],
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  const used = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => /([^/]+)\.module\.mjs$/.exec(file)?.[1] ?? '')
    .filter((name) => name !== '' && !unshown.includes(name))
  const styles = readFileSync('src/ui/mantine/styles.ts', 'utf8')
  const loaded = [...styles.matchAll(/@mantine\/core\/styles\/([A-Z]\w*)\.css'/g)].map(([, name]) => name)
  expect(loaded.sort()).toEqual(used.sort())
})

test('the module that the Turbopack config aliases is imported by Mantine’s Table', () => {
  const [request = ''] = Object.keys(config.turbopack?.resolveAlias ?? {})
  expect(readFileSync('node_modules/@mantine/core/esm/components/Table/Table.mjs', 'utf8')).toContain(`"${request}"`)
})
