import { beforeEach, expect, test } from 'vitest'
import { openAccount, signIn } from '../data/accounts'
import { setRouteDatabase } from '../data/purchase'
import { completeSitting, startSitting } from '../data/sittings'
import { createStaffBrowser } from '../data/staff'
import { setUpTestDatabase } from '../database'
import { TestBrowser } from '../test-browser'
import { fuzzInputs, procedures } from './fuzz-inputs'

const database = setUpTestDatabase()
beforeEach(() => setRouteDatabase(database.current))

/** Number of inputs per procedure; `npm run test:fuzz` sends more of them to the built site. */
const most = 4

/** Returns the internal errors of all procedures for odd input. */
async function faultsOf(browser: TestBrowser, known: Record<string, string>, seed: number): Promise<string[]> {
  const faults: string[] = []
  for (const procedure of procedures) {
    const [room = '', name = ''] = procedure.path.split('.')
    for (const input of fuzzInputs(procedure, { most, seed, known })) {
      const api = (await browser.api()) as unknown as Record<
        string,
        Record<string, (input: unknown) => Promise<unknown>>
      >
      const code = await api[room]?.[name]?.(input).then(
        () => 'ok',
        (error: { code?: string }) => error.code,
      )
      if (code === 'INTERNAL_SERVER_ERROR') faults.push(`${procedure.path} ${JSON.stringify(input).slice(0, 300)}`)
    }
  }
  return faults
}

test('the fuzz tests find more than 80 procedures', () => {
  expect(procedures.length).toBeGreaterThan(80)
})

test('no procedure fails with an internal error for fuzzed input from a signed-out visitor [fuzz-stranger]', async () => {
  expect(await faultsOf(new TestBrowser(database.current), {}, 1)).toEqual([])
})

test('no procedure fails with an internal error for fuzzed input from a signed-in account [fuzz-owner]', async () => {
  const ana = new TestBrowser(database.current)
  await openAccount(database.current.db, { email: 'ana@example.org' })
  await signIn(ana, 'ana@example.org')
  await startSitting(ana, 'worry')
  expect(await faultsOf(ana, { sittingId: await completeSitting(ana, 'big-five'), slug: 'big-five' }, 2)).toEqual([])
})

test('no procedure fails with an internal error for fuzzed input from a staff account', async () => {
  const { browser } = await createStaffBrowser(database.current, 'owner')
  expect(await faultsOf(browser, { reason: 'a test' }, 3)).toEqual([])
})
