import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { MATRIX } from './matrix'

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string; failureMessages?: string[] }[] }[]
}

interface Test {
  file: string
  title: string
  passed: boolean
  why: string
}

/** Runs the tests that the matrix names, on the PostgreSQL at `url`, with so many random histories. */
export async function runTests(url: string, histories: number, seed: number): Promise<Test[]> {
  const files = [...new Set(MATRIX.flatMap(({ tests = [] }) => tests.map(([file]) => file)))]
  const report = join(tmpdir(), `mindglass-faults-${process.pid}.json`)
  const args = [
    'run',
    '--project',
    'integration*',
    '--project',
    'embedded',
    ...files,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const env = {
    ...process.env,
    TEST_DATABASE_URL: url,
    HISTORIES: String(histories),
    HISTORIES_SEED: String(seed),
  }
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { env, stdio: 'ignore' })
  await new Promise((done) => child.once('exit', done))
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(report)
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, failureMessages = [] }) => ({
      file: relative(process.cwd(), name),
      title,
      passed: status === 'passed',
      why: failureMessages.join('\n').slice(0, 2_000),
    })),
  )
}

/** How one named test, or several that begin alike, ended. @throws Error naming what failed or is not there */
export function resultOf(all: readonly Test[], [file, name]: readonly [string, string]): string {
  const found = all.filter((test) => test.file === file && test.title.startsWith(name))
  if (found.length === 0) throw new Error(`there is no test “${name}” in ${file}`)
  const failed = found.find(({ passed }) => !passed)
  if (failed) throw new Error(`${failed.title}\n${failed.why}`)
  return found.length === 1 ? (found[0]?.title ?? '') : `${name}… (${found.length} tests)`
}
