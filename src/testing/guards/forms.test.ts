import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { appRouter } from '@/trpc/root'

/** Elements that are no form of a procedure, by file, and why. */
const otherElements: Record<string, string> = {
  'src/ui/form/ServerForm.tsx': 'the element itself',
  'src/server/http/plain-page.ts': 'a page behind a link of a mail, without React: buttons, and no field',
  'src/features/column/ui/search/SearchForm.tsx':
    'a search is an address: it works without JavaScript, and changes nothing',
  'src/features/report/ui/keep/CalendarForm.tsx': 'the calendar is an address to download from',
  'src/features/assessments/ui/run/begin/ConsentForm.tsx':
    'the first screen of a test is there at once: Mantine’s form would cost 8 KB, and the run page has 3 left',
}

/** Fields beside a state that are no form, by file, and why. */
const otherStates: Record<string, string> = {
  'src/ui/form/PasswordField.tsx': 'whether the password is shown',
  'src/features/auth/ui/NewPassword.tsx': 'the list of common passwords, once it is there',
  'src/features/ops/ui/fields/NumberField.tsx': 'what was typed of a number that the form holds',
  'src/features/ops/ui/fields/MomentInput.tsx': 'what was typed of a moment that the form holds',
  'src/features/ops/ui/table/OpsTable.tsx': 'what is looked for in a table: nothing is sent away',
  'src/features/ops/ui/orders/OrdersScreen.tsx': 'what is looked for in a table: nothing is sent away',
  'src/features/ops/ui/books/AccountingScreen.tsx': 'which month is looked at',
  'src/features/share/ui/card/CardPreview.tsx': 'what the picture shows; the form is beside it',
  'src/features/assessments/ui/run/ResumeLink.tsx': 'a link to copy',
}

/** Forms that call no procedure of the API: the file of the form, and the file that parses what it sends. */
const parsedBy: Record<string, string> = {
  'src/features/auth/ui/LoginForm.tsx': 'src/features/auth/login.ts',
  'src/features/auth/ui/OpenedStep.tsx': 'src/features/auth/login.ts',
}

/** The dialog that an action of the console opens is a form whose procedure and schema stand where the action does. */
const actionQuestion = 'src/features/ops/ui/ActionForm.tsx'

const fields =
  /<(?:TextInput|Textarea|NativeSelect|Select|MultiSelect|Autocomplete|TagsInput|Checkbox|Radio|Switch|Rating|PinInput|NumberInput|PasswordInput|FileInput|Slider|SegmentedControl|InputBase|\w+(?:Field|Input)|input|textarea|select)\b/
const states = /\buse(?:State|Reducer|Optimistic|ActionState|Uncontrolled|InputState)\b/
const hooks = /= (?:useServerForm|usePayForm)(?:<[^>]*>)?\(/

interface Source {
  file: string
  /** Without comments. */
  text: string
  /** And without what it imports. */
  body: string
}

const sources: Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|use-server-form\.ts$/.test(file))
  .filter((file) => !file.startsWith('src/testing/'))
  .map((file) => {
    const text = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '$1')
    return { file, text, body: text.replace(/^import [\s\S]*? from '[^']+'$/gm, '') }
  })

interface Form {
  file: string
  procedure: string
  from: string
  schema: string
}

const schemaLoader = String.raw`async \(\) => \(await import\('([^']+)'\)\)\.(\w+)`
const call = new RegExp(
  String.raw`useServerForm(?:<[^(]*>)?\(\s*(?:patient\()?(?:lazyMutation\(\(api\) => (api\.[\w.]+)\)\)?|(\w+)),\s*${schemaLoader}`,
  'g',
)
const action = new RegExp(String.raw`procedure=\{\(api\) => (api\.[\w.]+)\}\s*schema=\{${schemaLoader}\}`, 'g')

const formsIn = ({ file, body }: Source): Form[] => [
  ...[...body.matchAll(call)].map(([, path, name = '', from = '', schema = '']) => ({
    file,
    procedure: path ?? name,
    from,
    schema,
  })),
  ...[...body.matchAll(action)].map(([, procedure = '', from = '', schema = '']) => ({
    file,
    procedure,
    from,
    schema,
  })),
]
const forms = sources.flatMap(formsIn)

const count = (text: string, what: RegExp) => [...text.matchAll(what)].length
const files = (found: readonly Source[]) => found.map(({ file }) => file)

/** `../schema`, seen from a file. */
const pathFrom = (file: string, from: string) =>
  from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(file), from)

type Procedures = Record<string, { _def: { inputs: unknown[] } }>
const procedures = appRouter._def.procedures as unknown as Procedures

describe('every form parses with the schema of the procedure that it calls', () => {
  test('every form is read here, under the name that it has', () => {
    const unread = sources.filter((source) => {
      if (source.file === actionQuestion) return false
      const { file, body } = source
      const named = count(body, /\buseServerForm\b/g) + count(body, /<ActionDialog\b/g)
      return formsIn({ ...source, file }).length !== named
    })
    expect(files(unread)).toEqual([])
    expect(forms.length).toBeGreaterThan(50)
    const renamed =
      /\b(?:useServerForm|usePayForm|ServerForm|ActionDialog|ActionForm) as\b|\* as \w+ from '[^']*(?:use-server-form|ServerForm|ActionDialog)'|import\('[^']*(?:use-server-form|ServerForm|ActionDialog)'\)/
    expect(files(sources.filter(({ text }) => renamed.test(text)))).toEqual([])
  })

  test('a dialog of the console is opened by its action alone', () => {
    const opened = sources.filter(({ file, text }) => /\bActionForm\b/.test(text) && file !== actionQuestion)
    expect(files(opened)).toEqual(['src/features/ops/ui/ActionDialog.tsx'])
  })

  test.each(forms)('$file: $procedure with $schema', async ({ file, procedure, schema, from }) => {
    const path = pathFrom(file, from)
    const module: Record<string, unknown> = await import(/* @vite-ignore */ join(process.cwd(), path))
    expect(module[schema]).toBeDefined()
    if (procedure.startsWith('api.')) {
      expect(procedures[procedure.slice('api.'.length)]?._def.inputs).toContain(module[schema])
      return
    }
    const parser = parsedBy[file] ?? 'nobody'
    const { text } = sources.find((source) => source.file === parser) ?? { text: '' }
    const [, imported = ''] = new RegExp(String.raw`import \{[^}]*\b${schema}\b[^}]*\} from '([^']+)'`).exec(text) ?? []
    expect(pathFrom(parser, imported)).toBe(path)
    expect(text).toContain(`${schema}.safeParse(`)
  })
})

test('every form is filled in by the browser tests, which change the language over it', () => {
  const element = /\buse(?:ServerForm|PayForm)(?:<[^>]*>)?\(|<(?:ServerForm|form)\b|component="form"/
  const withForm = sources.filter(({ file, body }) => element.test(body) && !file.endsWith('use-pay-form.ts'))
  const listed = [...readFileSync('e2e/support/forms.ts', 'utf8').matchAll(/^ {2}'(src\/[^']+)':/gm)].map(
    ([, file]) => file,
  )
  expect(listed.sort()).toEqual(files(withForm).sort())
})

describe('nothing is a form but what sends with useServerForm', () => {
  /** Its elements: of a form, and of what React or Mantine makes one of. */
  const elements = /<(?:ServerForm|form)\b[\s\S]*?>|component="form"|createElement\('form'/g
  const strangers = sources.filter(({ body }) =>
    [...body.matchAll(elements)].some(([element]) => {
      const [, form = ''] = /\{\.\.\.(\w+)\.props\}/.exec(element) ?? []
      return form === '' || !new RegExp(String.raw`const ${form} = use(?:ServerForm|PayForm)\b`).test(body)
    }),
  )
  test('every element of a form is one of its own', () => {
    expect(files(strangers).sort()).toEqual(Object.keys(otherElements).sort())
  })

  test('form that only opens an address uses GET and never POST', () => {
    const addresses = Object.keys(otherElements).filter((file) => otherElements[file]?.includes('address'))
    for (const file of addresses) {
      const { body = '' } = sources.find((source) => source.file === file) ?? {}
      const found = body.match(/<form\b[^>]*>|<\w+ component="form"[^>]*>/g)
      expect(found?.every((element) => element.includes('method="get"'))).toBe(true)
    }
  })

  test('no field keeps what is typed in a state of its own', () => {
    const byHand = sources.filter(({ body }) => fields.test(body) && states.test(body) && !hooks.test(body))
    expect(files(byHand).sort()).toEqual(Object.keys(otherStates).sort())
  })
})
