import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { appRouter } from '@/trpc/root'
import { forms as openForms } from '../../../e2e/support/forms'

interface Node {
  type: string
  start: number
  end: number
  name?: unknown
  callee?: Node
  arguments?: Node[]
  attributes?: Node[]
  value?: unknown
  expression?: Node
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isNamed = (name: unknown, names: readonly string[]): boolean =>
  isNode(name) && typeof name.name === 'string' && names.includes(name.name)

/** Yields a node and all nodes inside it. */
function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesIn(child)
}

/**
 * Shared form of the console's dialogs: the procedure and the schema of each are written at its action, in
 * ActionDialog.
 */
const actionForm = 'src/features/ops/ui/ActionForm.tsx'
const isForm = ({ type, name, callee, value }: Node): boolean =>
  (type === 'CallExpression' && isNamed(callee, ['useServerForm', 'usePayForm'])) ||
  (type === 'JSXOpeningElement' && isNamed(name, ['ServerForm', 'form'])) ||
  (type === 'JSXAttribute' && isNamed(name, ['component']) && isNode(value) && value.value === 'form')

/** Form found in a file: its procedure, such as `api.auth.register`, and the schema that it loads. */
interface Form {
  file: string
  procedure: string
  path: string
  schema: string
}
const forms: Form[] = []
const filesWithForm: string[] = []

for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|^src\/(?:testing|generated|content)\//.test(file)) continue
  const source = readFileSync(file, 'utf8')
  const textOf = (node: Node | undefined) => (node ? source.slice(node.start, node.end) : '')
  const nodes = [...nodesIn(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)]
  if (nodes.some(isForm)) filesWithForm.push(file)

  const read = (procedure: Node | undefined, load: Node | undefined) => {
    const [, from = '', schema = ''] = /^async \(\) => \(await import\('(.+)'\)\)\.(\w+)$/.exec(textOf(load)) ?? []
    const path = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(file), from)
    const [picked = textOf(procedure)] = /\bapi\.[\w.]+/.exec(textOf(procedure)) ?? []
    forms.push({ file, procedure: picked, path, schema })
  }
  for (const { type, name, callee, arguments: passed = [], attributes = [] } of nodes) {
    if (type === 'CallExpression' && isNamed(callee, ['useServerForm']) && file !== actionForm)
      read(passed[0], passed[1])
    if (type === 'JSXOpeningElement' && isNamed(name, ['ActionDialog'])) {
      const propOf = (prop: string) => {
        const value = attributes.find((attribute) => isNamed(attribute.name, [prop]))?.value
        return isNode(value) ? value.expression : undefined
      }
      read(propOf('procedure'), propOf('schema'))
    }
  }
}

type Procedures = Record<string, { _def: { inputs: unknown[] } }>
const procedures = appRouter._def.procedures as unknown as Procedures

describe('the forms of the site', () => {
  test('are found in more than 50 places', () => expect(forms.length).toBeGreaterThan(50))

  test.each(forms)(
    'validate input in $file with $schema, the input schema of $procedure',
    async ({ procedure, schema, path }) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ join(process.cwd(), path))
      expect(module[schema]).toBeDefined()
      if (procedure.startsWith('api.')) {
        expect(procedures[procedure.slice('api.'.length)]?._def.inputs).toContain(module[schema])
        return
      }
      // The sign-in form is handled by next-auth and calls no procedure.
      expect({ procedure, path, schema }).toEqual({
        procedure: 'procedure',
        path: 'src/features/auth/schema',
        schema: 'Credentials',
      })
      const login = readFileSync('src/features/auth/login.ts', 'utf8')
      expect(login).toContain("import { Credentials } from './schema'")
      expect(login).toContain('Credentials.safeParse(')
    },
  )
})

test('every form of the site is filled in by a browser test that changes the language', () => {
  const filled = Object.keys(openForms)
  expect(filled.sort()).toEqual(filesWithForm.filter((file) => !file.endsWith('use-pay-form.ts')).sort())
})
