import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { appRouter } from '@/trpc/root'

/** What a form calls that is not a procedure of the API, and the schema that the other side parses. */
const OUTSIDE: Record<string, string> = {
  // NextAuth's credentials: `login` parses them.
  procedure: 'Credentials',
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|use-server-form/.test(file))
  .map((file) => ({ file: join('src', file), text: readFileSync(join('src', file), 'utf8') }))

const forms = sources.flatMap(({ file, text }) =>
  [
    ...text.matchAll(
      /useServerForm\(\s*(?:sending\(\(api\) => )?([\w.]+)\)?,\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+)/g,
    ),
  ].map(([, procedure = '', from = '', schema = '']) => ({ file, procedure, from, schema })),
)

type Procedures = Record<string, { _def: { inputs: unknown[] } }>
const procedures = appRouter._def.procedures as unknown as Procedures

describe('every form parses with the schema of the procedure that it calls', () => {
  test('every form is read here', () => {
    const calls = sources.flatMap(({ text }) => text.match(/useServerForm\(/g) ?? [])
    expect(forms.length).toBeGreaterThan(5)
    expect(forms.length).toBe(calls.length)
  })

  test.each(forms)('$file: $procedure with $schema', async ({ file, procedure, schema, from }) => {
    if (!procedure.startsWith('api.')) return expect(OUTSIDE[procedure]).toBe(schema)
    const path = from.startsWith('.') ? join('..', '..', dirname(file), from).replace(/^(\.\.\/)+src/, '@') : from
    const module: Record<string, unknown> = await import(
      /* @vite-ignore */ path.replace(/^@/, join(process.cwd(), 'src'))
    )
    expect(module[schema]).toBeDefined()
    expect(procedures[procedure.slice('api.'.length)]?._def.inputs).toContain(module[schema])
  })
})

test('no form is made by hand', () => {
  const byHand = sources.filter(({ text }) => /<form\b/.test(text) && !/action=|ServerForm = /.test(text))
  expect(byHand.map(({ file }) => file)).toEqual([])
})
