import { expect, test } from 'vitest'
import { runOpsCommand } from './command'

const run = (typed: string) =>
  runOpsCommand(() => Promise.reject(new Error('the database was opened')), typed.split(' ').filter(Boolean))

test.each([
  { typed: '--help', lists: ['USAGE npm run ops -- staff|data|', 'Manage the people who may use the console'] },
  { typed: 'staff -h', lists: ['USAGE npm run ops -- staff list|add|role|disable|reset'] },
  { typed: 'staff add --help', lists: ['npm run ops -- staff add [OPTIONS] <EMAIL> --role=<owner|support|'] },
])('help for “$typed” is printed without a database and without colors', async ({ typed, lists }) => {
  const { ok, say } = await run(typed)
  expect(ok).toBe(true)
  for (const part of lists) expect(say).toContain(part)
  expect(say).not.toContain('\u001B')
})

test.each([
  { typed: '', says: 'No command specified' },
  { typed: 'order list', says: 'Unknown command: order' },
  { typed: 'constructor', says: 'Unknown command: constructor' },
  { typed: 'staff', says: 'No command specified' },
  { typed: 'staff fire', says: 'Unknown command: fire' },
  { typed: 'staff list --nothing', says: 'Unknown option: --nothing' },
  { typed: 'staff reset ana@example.org --no-reason', says: 'Unknown option: --no-reason' },
  { typed: 'staff reset ana@example.org eve@example.org', says: 'Unexpected argument: eve@example.org' },
  { typed: 'staff add --role owner', says: 'Missing required positional argument: EMAIL' },
  { typed: 'staff add x@example.org', says: 'Missing required argument: --role' },
  { typed: 'staff add x@example.org --role boss', says: 'Invalid value for argument: --role (boss).' },
  { typed: 'findings settle f1', says: 'Missing required argument: --reason' },
])('the invalid command “$typed” prints an error before the help, without a database', async ({ typed, says }) => {
  const { ok, say } = await run(typed)
  expect(ok).toBe(false)
  expect(say.startsWith(says)).toBe(true)
  expect(say).toContain('USAGE npm run ops -- ')
})
