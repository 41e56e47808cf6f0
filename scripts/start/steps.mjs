// Plain JavaScript without dependencies, because it runs before the packages are installed.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'

/** An error whose message is meant for the person at the terminal; it is printed without a stack. */
export class UserError extends Error {}

/**
 * Runs one named step and prints its time.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work resolves to `'skipped'` when there was nothing to do
 * @param {{ expect?: string }} [options] expect: expected duration of a step without output; it is shown after two
 * seconds, with the elapsed time as a sign of progress
 * @returns {Promise<T>}
 */
export async function runStep(name, work, { expect = '' } = {}) {
  const started = Date.now()
  process.stdout.write(`• ${name} …\n`)
  const quieten = expect ? showElapsed(started, expect) : () => {}
  try {
    const result = await work()
    quieten()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(result === 'skipped' ? `  up to date\n` : `  done in ${seconds} s\n`)
    return result
  } finally {
    quieten()
  }
}

/** Output of the programs in a step that runs in parallel with others. */
const written = new AsyncLocalStorage()

/**
 * Runs steps in parallel that leave cores idle. The output of a step is printed as a whole when it ends, with its time.
 * @param {[name: string, work: () => Promise<unknown>][]} steps
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runInParallel(steps) {
  process.stdout.write(`• ${steps.map(([name]) => name).join(', ')} …\n`)
  const failed = await Promise.all(
    steps.map(async ([name, work]) => {
      const started = Date.now()
      const output = []
      const tell = (how) => {
        const seconds = ((Date.now() - started) / 1000).toFixed(1)
        process.stdout.write(`${output.join('')}  ${name}: ${how} ${seconds} s\n`)
      }
      try {
        await written.run(output, work)
        tell('done in')
        return []
      } catch (error) {
        output.push(`${error instanceof UserError ? error.message : error.stack}\n`)
        tell('FAILED after')
        return [name]
      }
    }),
  )
  return failed.flat()
}

/** Shows the elapsed seconds on a terminal, or a line every 20 seconds in a log; returns a function that stops it. */
function showElapsed(started, expect) {
  const terminal = process.stdout.isTTY
  const elapsed = () => `  ${Math.round((Date.now() - started) / 1000)} s (${expect})`
  const show = () => process.stdout.write(terminal ? `\r${elapsed()}` : `${elapsed()}\n`)
  const every = terminal ? 1_000 : 20_000
  let timer = setTimeout(() => {
    show()
    timer = setInterval(show, every)
  }, 2_000)
  let shown = true
  return () => {
    if (!shown) return
    shown = false
    clearTimeout(timer)
    if (terminal) process.stdout.write(`\r${' '.repeat(elapsed().length)}\r`)
  }
}

/**
 * Runs a program and resolves when it exits with 0. With `quiet`, its output is printed only if it fails; in a parallel
 * step, when the step ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, why?: string }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {}, quiet = false, why = '' } = {}) {
  return new Promise((resolve, reject) => {
    const whole = written.getStore()
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: quiet || whole ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => reject(new UserError(`${command} could not be started: ${error.message}`)))
    child.on('close', (code) => {
      if (code === 0) {
        if (!quiet) whole?.push(output)
        return resolve()
      }
      const fallback = output ? '' : `${[command, ...args].join(' ')} ended with ${code}.`
      reject(new UserError([output.trim(), why || fallback].join('\n').trim()))
    })
  })
}

/** Runs a TypeScript script of this project. */
export const runScript = (file, args = [], options = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], options)

/** Runs `main` and prints only the message of a UserError. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`\n${error instanceof UserError ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}
