import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run, runInParallel, runMain, runStep, UserError } from './steps.mjs'

let written: string
beforeEach(() => {
  written = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text
    return true
  })
})
const isTerminal = process.stdout.isTTY
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  process.stdout.isTTY = isTerminal
})

describe('a step', () => {
  const silent = (seconds: number) => () => new Promise<void>((done) => setTimeout(done, seconds * 1000))

  /** Returns the output, line by line, of a step that takes this many seconds. */
  async function saidIn(seconds: number, terminal: boolean, options?: { expect: string }): Promise<string[]> {
    process.stdout.isTTY = terminal
    vi.useFakeTimers()
    const ends = runStep('Building', silent(seconds), options)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await ends
    const lines = written.split('\n')
    await vi.advanceTimersByTimeAsync(60_000)
    // A step that has ended prints nothing more.
    expect(written.split('\n')).toEqual(lines)
    return lines
  }

  test('logs that it is still running after 2 s and then every 20 s when it prints nothing', async () => {
    expect(await saidIn(45, false, { expect: 'takes minutes' })).toEqual([
      '• Building …',
      '  2 s (takes minutes)',
      '  22 s (takes minutes)',
      '  42 s (takes minutes)',
      '  done in 45.0 s',
      '',
    ])
  })

  test('updates the elapsed seconds in one terminal line and clears that line at the end', async () => {
    const [first, last = ''] = await saidIn(5, true, { expect: 'takes minutes' })
    expect(first).toBe('• Building …')
    const shown = last.split('\r').map((text) => text.trim())
    expect(shown.filter(Boolean)).toEqual([...[2, 3, 4].map((n) => `${n} s (takes minutes)`), 'done in 5.0 s'])
    expect(last).toMatch(/\r +\r {2}done in 5\.0 s$/)
  })

  test.each([
    { what: 'ends after one second', seconds: 1, options: { expect: 'takes minutes' } },
    { what: 'has no expected duration', seconds: 45, options: undefined },
  ])('shows no elapsed time when it $what', async ({ seconds, options }) => {
    expect(await saidIn(seconds, false, options)).toEqual(['• Building …', `  done in ${seconds}.0 s`, ''])
  })

  test('prints “up to date” and returns “skipped” when its work is skipped', async () => {
    expect(await runStep('Installing', async () => 'skipped' as const)).toBe('skipped')
    expect(written).toBe('• Installing …\n  up to date\n')
  })

  test('rethrows the error without further output when it fails', async () => {
    vi.useFakeTimers()
    const fails = runStep('Building', () => Promise.reject(new UserError('no room')), { expect: 'takes minutes' })
    await expect(fails).rejects.toThrow('no room')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(written).toBe('• Building …\n')
  })
})

test('runInParallel prints the output of each parallel step in one block and returns the failed steps', async () => {
  const node = (code: string) => () => run(process.execPath, ['-e', code])
  const failed = await runInParallel([
    ['good', node('console.log("well")')],
    ['bad', node('console.log("first"); console.error("last"); process.exit(3)')],
    ['odd', () => Promise.reject(new Error('unforeseen'))],
  ])
  expect(failed).toEqual(['bad', 'odd'])
  expect(written).toContain('• good, bad, odd …\n')
  expect(written).toMatch(/well\n {2}good: done in \d/)
  expect(written).toMatch(/first\nlast\n {2}bad: FAILED after \d/)
  expect(written).toMatch(/Error: unforeseen\n(.*\n)* {2}odd: FAILED after \d/)
})

describe('a program', () => {
  test('prints nothing in quiet mode and rejects with its error output and the hint when it fails', async () => {
    await run(process.execPath, ['-e', 'console.log("fine")'], { quiet: true })
    const fails = run(process.execPath, ['-e', 'console.error("why"); process.exit(1)'], {
      quiet: true,
      why: 'Do this.',
    })
    await expect(fails).rejects.toThrow(/^why\nDo this\.$/)
    expect(written).toBe('')
  })

  test('rejects with its exit code when it printed nothing and with its name when it does not exist', async () => {
    await expect(run(process.execPath, ['-e', 'process.exit(7)'], { quiet: true })).rejects.toThrow(
      /-e .* ended with 7\.$/,
    )
    await expect(run('/no/such/program', [])).rejects.toThrow(/^\/no\/such\/program could not be started/)
  })
})

test('runMain prints only the message of a UserError but the stack trace of any other error', async () => {
  const code = process.exitCode
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await runMain(() => Promise.reject(new UserError('Port 3000 is in use.')))
  expect(told).toHaveBeenLastCalledWith('\nPort 3000 is in use.\n')
  expect(process.exitCode).toBe(1)
  await runMain(() => Promise.reject(new Error('unforeseen')))
  expect(String(told.mock.lastCall?.[0])).toMatch(/unforeseen\n +at /)
  process.exitCode = code
})
