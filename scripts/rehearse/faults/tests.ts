import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTestIds, type TestId } from '../../check/test-ids.mjs'
import { MATRIX } from './matrix'

interface Report {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[]
}

interface Test {
  name: string
  passed: boolean
  why: string
}

/** Runs the tests named in the matrix on the PostgreSQL at `url`, with the given number of random histories. */
export async function runTests(url: string, histories: number, seed: number): Promise<Test[]> {
  const named = new Set(MATRIX.flatMap(({ tests = [] }) => tests))
  const files = [...new Set(listTestIds().flatMap(({ id, file }) => (named.has(id) ? [file] : [])))]
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
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      name: fullName,
      passed: status === 'passed',
      why: failureMessages.join('\n').slice(0, 2_000),
    })),
  )
}

/**
 * Returns the result of the test with this id, over all its cases.
 * @throws Error naming the failed or missing test
 */
export function resultOf(all: readonly Test[], id: TestId): string {
  const found = all.filter(({ name }) => name.includes(id))
  const [first] = found
  if (!first) throw new Error(`there is no test ${id}`)
  const failed = found.find(({ passed }) => !passed)
  if (failed) throw new Error(`${failed.name}\n${failed.why}`)
  return found.length === 1 ? first.name : `${id} (${found.length} tests)`
}
