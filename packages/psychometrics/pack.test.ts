import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const own = fileURLToPath(new URL('.', import.meta.url))
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))
const readme = readFileSync(join(own, 'README.md'), 'utf8')
const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
const [, printed = ''] = /It prints `(.*)`/.exec(readme) ?? []

let folder = ''
// The environment of a new shell: the variables of the npm that started the tests describe the site.
const env = { ...process.env }
for (const name of Object.keys(env)) if (/^npm_|^INIT_CWD$/i.test(name)) delete env[name]
const run = (program: string, args: readonly string[], cwd = folder) =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'psychometrics-'))
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], own))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an installed package type-checks and runs the example of its README', () => {
  const byPath = "import { covarianceOf } from '@mindglass/psychometrics/calibration/reliability/covariance'"
  const wrong = '// @ts-expect-error: types of the package are seen\nscoreSitting(1, {}, {})'
  // The example needs only the console from its environment.
  writeFileSync(join(folder, 'console.d.ts'), 'declare const console: { log(...values: unknown[]): void }')
  writeFileSync(join(folder, 'example.ts'), example)
  writeFileSync(join(folder, 'types.ts'), `import { scoreSitting } from '@mindglass/psychometrics'\n${wrong}\n`)
  writeFileSync(join(folder, 'path.ts'), `${byPath}\nconsole.log(covarianceOf([[1]]).k)\n`)
  const settings = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023', '--strict', '--types', '']
  run(tsc, ['example.ts', 'types.ts', 'path.ts', 'console.d.ts', ...settings])
  expect(run('node', ['example.js'])).toBe(`${printed}\n`)
  expect(run('node', ['path.js'])).toBe('1\n')
})

test('an installed package contains its build but no tests or sources', () => {
  const files = run('npm', ['ls', '--all', '--parseable']).trim().split('\n')
  expect(files).toHaveLength(2)
  const held = run('find', ['node_modules/@mindglass/psychometrics', '-type', 'f'])
  expect(held).toMatch(/\/dist\/index\.js$/m)
  expect(held).toMatch(/\/README\.md$/m)
  expect(held).not.toMatch(/\.test\.|fixture|published\/|\/src\//)
})
