// npm run recipes [add-a-theme …]: executes the recipes of docs/how-to in a copy of the project, and then their checks.
// The executable steps are blocks of the recipes themselves (scripts/check/recipe.ts).
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { applyDiff, type Step, stepsOf } from './recipe'

const folder = 'docs/how-to'

/** Recipes that leave the copy unfinished, so that no other recipe can be checked in it. */
const unfinished = ['add-a-language.md']

/** Results of builds and runs, which recipes do not need. */
const notCopied = ['.git', '.next', '.env', 'node_modules', 'dist', 'var', 'test-results', 'playwright-report']

/** Commands that would install packages, run forever, or take longer than all recipes together may. */
const forbidden = /^npm (?:ci|i|install|start|test)\b|^npm run (?:mail:dev|check|build|seed)\b/

/** Commands replaced by a part of them: packages are shared with the project, and a server would not exit. */
const instead: Readonly<Record<string, string>> = {
  'npm run generate': `node -e "import('./scripts/start/prepare.mjs').then((made) => made.generateCode())"`,
  'npm run dev': `npx tsx -e "import('./scripts/build/brand-css').then((made) => made.writeBrandCss())"`,
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mindglass-recipes-'))
  for (const name of readdirSync('.')) {
    if (notCopied.includes(name) || name.startsWith('.stryker-tmp')) continue
    cpSync(name, join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  if (existsSync('.next/types')) cpSync('.next/types', join(copy, '.next/types'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync('git', ['add', '--all', ':!node_modules'], { cwd: copy })
  return copy
}

const bash = (cwd: string, command: string) => ({
  command: 'bash',
  args: ['-eo', 'pipefail', '-c', instead[command] ?? command],
  options: { cwd, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', DATABASE_URL: '' } },
})

class Recipe {
  readonly #copy: string
  readonly #name: string
  #said = ''
  readonly checks: string[] = []
  /** Changed or new files. */
  readonly files: string[] = []

  constructor(copy: string, name: string) {
    this.#copy = copy
    this.#name = name
  }

  /**
   * Executes the recipe.
   * @throws Error naming the recipe and the step that failed
   */
  walk(): void {
    for (const step of stepsOf(readFileSync(join(folder, this.#name), 'utf8'))) this.#do(step)
  }

  #do(step: Step): void {
    if (step.kind === 'edit') this.#edit(step.file, step.text)
    else if (step.kind === 'write') this.#write(step.file, step.text)
    else if (step.kind === 'said') this.#compare(step.lines)
    else if (step.kind === 'check') this.checks.push(...step.commands)
    else for (const command of step.commands) this.#run(command, step.kind === 'fails')
  }

  #edit(file: string, diff: string): void {
    this.files.push(file)
    const path = join(this.#copy, file)
    if (!existsSync(path)) throw this.#fault(`${file} is not there`)
    try {
      writeFileSync(path, applyDiff(readFileSync(path, 'utf8'), diff))
    } catch (error) {
      throw this.#fault(`${file} ${(error as Error).message}`)
    }
  }

  #write(file: string, text: string): void {
    this.files.push(file)
    const path = join(this.#copy, file)
    if (existsSync(path)) throw this.#fault(`${file} is there already`)
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, `${text}\n`)
  }

  #run(line: string, fails: boolean): void {
    if (forbidden.test(line)) throw this.#fault(`${line} is not for a machine`)
    const { command, args, options } = bash(this.#copy, line)
    const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8', maxBuffer: 2 ** 26 })
    this.#said = stdout + stderr
    if ((status !== 0) !== fails) throw this.#fault(`${line} ended with ${status}\n${this.#said}`)
  }

  #compare(lines: readonly string[]): void {
    const missing = lines.filter((line) => !this.#said.includes(line))
    if (missing.length) throw this.#fault(`the command says nothing of\n${missing.join('\n')}\nbut\n${this.#said}`)
  }

  #fault(what: string): Error {
    return new Error(`${folder}/${this.#name}: ${what}`)
  }
}

function check(copy: string, line: string): Promise<string | null> {
  const { command, args, options } = bash(copy, line)
  return new Promise((done) => {
    const child = spawn(command, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('close', (code) => done(code === 0 ? null : `${line}\n${output}`))
  })
}

/** Executes these recipes in one copy, runs their checks once, and returns the errors. */
async function walkTogether(names: readonly string[]): Promise<string[]> {
  const copy = copyProject()
  try {
    const faults: string[] = []
    const checks = new Set<string>()
    const files = new Set<string>()
    for (const name of names) {
      const started = Date.now()
      const recipe = new Recipe(copy, name)
      try {
        recipe.walk()
        for (const one of recipe.checks) checks.add(one)
        for (const one of recipe.files) files.add(one)
        console.log(`${name}: walked in ${((Date.now() - started) / 1000).toFixed(1)} s`)
      } catch (error) {
        faults.push((error as Error).message)
      }
    }
    // The remains of a failed recipe would break the checks of the others.
    if (faults.length) return faults
    // Formats the changed files, like `npm run format`.
    const format = `npx biome check --write ${[...files].map((file) => `'${file}'`).join(' ')}`
    for (const line of files.size ? [format, ...checks] : checks) {
      const started = Date.now()
      const fault = await check(copy, line)
      if (fault) faults.push(`After ${names.join(', ')}: ${fault}`)
      else console.log(`${line}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
    return faults
  } finally {
    if (!process.env.KEEP) rmSync(copy, { recursive: true, force: true })
    else console.log(copy)
  }
}

const asked = process.argv.slice(2).map((name) => name.replace(/(?:\.md)?$/, '.md'))
const recipes = readdirSync(folder).filter((name) => asked.length === 0 || asked.includes(name))
const alone = recipes.filter((name) => unfinished.includes(name))
const together = recipes.filter((name) => !unfinished.includes(name))
const faults: string[] = []
for (const names of [together, ...alone.map((name) => [name])])
  if (names.length) faults.push(...(await walkTogether(names)))
for (const fault of faults) console.error(`\n${fault}`)
if (faults.length) process.exitCode = 1
else console.log('Each recipe leads where it says.')
