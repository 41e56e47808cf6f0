import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = process.cwd()
const SOURCES = ['src', 'emails', 'e2e', 'scripts']
const MAX_LINES = 300
/** Later features may use earlier ones, on the server side only. */
const FEATURES = ['auth', 'assessments', 'review', 'column', 'shop', 'payment', 'report', 'share', 'me']

interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const files = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('generated')),
)
const known = new Set(files)

function resolveImport(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('@emails/')
      ? join('emails', specifier.slice('@emails/'.length))
      : specifier.startsWith('.')
        ? relative(ROOT, join(ROOT, dirname(from), specifier))
        : null
  if (base === null) return null
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file)) ?? null
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"\n;]*?(?:\{[^}]*\}[^'"]*?)?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)].flatMap(([, type, specifier, dynamic]) => {
    const to = resolveImport(from, specifier ?? dynamic ?? '')
    return to ? [{ from, to, typeOnly: Boolean(type) }] : []
  }),
)

/** The layer of a file; composition roots may import anything. */
function layerOf(file: string): string {
  if (/\.test\.tsx?$|^src\/testing\/|^e2e\/|^scripts\//.test(file)) return 'test'
  if (/^src\/(app\/|jobs\.ts|instrumentation\.ts|proxy\.ts|trpc\/(root|server|context)\.ts)/.test(file)) return 'app'
  const feature = /^src\/features\/[^/]+\/(.+)$/.exec(file)?.[1]
  if (feature)
    return feature.startsWith('ui/') ? 'feature-ui' : /schema\.ts$/.test(feature) ? 'schema' : 'feature-server'
  const top = /^src\/([^/.]+)/.exec(file)?.[1] ?? file.split('/')[0] ?? ''
  return top
}

/** What each layer may import at run time, beside itself. */
const allowed: Record<string, readonly string[]> = {
  core: [],
  schema: ['core'],
  stores: ['core'],
  document: ['core'],
  seo: ['core', 'env', 'content'],
  content: ['core'],
  env: ['core'],
  emails: ['core', 'locales'],
  // Documents and pages are composed on the server: the shell reads the texts of its language there.
  ui: ['core', 'stores', 'document', 'trpc', 'server'],
  server: ['core', 'content', 'env', 'document', 'seo', 'generated', 'emails', 'ui'],
  trpc: ['core', 'server'],
  'feature-ui': ['core', 'schema', 'trpc', 'stores', 'ui', 'content', 'document', 'server', 'env', 'seo'],
  'feature-server': ['core', 'schema', 'server', 'content', 'env', 'generated', 'emails'],
}

describe('dependencies run one way', () => {
  test('every import goes to an allowed layer', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const [a, b] = [layerOf(from), layerOf(to)]
      return a !== b && a !== 'app' && a !== 'test' && !typeOnly && !(allowed[a] ?? []).includes(b)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('client components never import the server', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const client = /^\s*['"]use client['"]/.test(readFileSync(join(ROOT, from), 'utf8'))
      return client && !typeOnly && /^(server|feature-server|env|content)$/.test(layerOf(to))
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('features use only earlier features, and only on the server side', () => {
    const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [featureOf(from), featureOf(to)]
      if (!a || !b || a === b || layerOf(from) === 'test') return false
      return FEATURES.indexOf(b) > FEATURES.indexOf(a) || layerOf(to) === 'feature-ui'
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('there are no cycles', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to, typeOnly } of imports) if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to])
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const visit = (file: string, path: string[]): void => {
      if (state.get(file) === 'done') return
      if (state.get(file) === 'open') {
        cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
        return
      }
      state.set(file, 'open')
      for (const next of graph.get(file) ?? []) visit(next, [...path, file])
      state.set(file, 'done')
    }
    for (const file of graph.keys()) visit(file, [])
    expect(cycles).toEqual([])
  })
})

test(`no file has more than ${MAX_LINES} lines`, () => {
  const long = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > MAX_LINES + 1)
  expect(long).toEqual([])
})

test('only src/env.ts and its like read the environment', () => {
  const readers = files.filter(
    (file) =>
      file.startsWith('src/') &&
      layerOf(file) !== 'test' &&
      file !== 'src/env.ts' &&
      readFileSync(join(ROOT, file), 'utf8')
        .replaceAll(/process\.env\.(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE)/g, '')
        .includes('process.env'),
  )
  expect(readers).toEqual([])
})
