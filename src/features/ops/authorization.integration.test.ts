import { beforeEach, describe, expect, test } from 'vitest'
import { needsReason, permissionsOf, type StaffRole, staffRoles } from '@/core/ops/permissions'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { appRouter } from '@/trpc/root'

const database = setUpTestDatabase()
const db = () => database.current.db
beforeEach(() => setRouteDatabase(database.current))

/** Procedures that open the console or say who the user is. */
const open = ['ops.me', 'ops.signIn', 'ops.signOut', 'ops.beginSetup', 'ops.finishSetup']

const all = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: { act?: string } } }>
const procedures = Object.entries(all)
  .filter(([path]) => path.startsWith('ops.'))
  .map(([path, { _def }]) => ({ path, act: _def.meta?.act }))

/** Returns the refusal of a call without input; permissions are checked before the input. */
async function refusal(browser: TestBrowser, path: string): Promise<string> {
  const api = (await browser.api()) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  try {
    await api.ops?.[path.slice('ops.'.length)]?.({})
    return 'ok'
  } catch (error) {
    return (error as Error).message
  }
}

test('every console procedure declares its permission, except those for signing in [console-acts-named]', () => {
  expect(procedures.length).toBeGreaterThan(10)
  expect(procedures.filter(({ act }) => act === undefined).map(({ path }) => path)).toEqual(open)
})

const guarded = procedures.flatMap(({ path, act }) => (act === undefined ? [] : [{ path, act }]))

describe('a visitor without a console role [console-role-needed]', () => {
  const strangers: Record<string, () => Promise<TestBrowser>> = {
    'signed out': async () => new TestBrowser(database.current),
    'a customer and member': async () => {
      const browser = new TestBrowser(database.current)
      await makeVip(db(), await openAccount(db()))
      await signIn(browser)
      return browser
    },
    'a disabled staff member': async () => {
      const { browser } = await createStaffBrowser(database.current, 'owner')
      await db().staff.updateMany({ data: { disabledAt: new Date() } })
      return browser
    },
    'an owner with a forged cookie': async () => {
      const { browser } = await createStaffBrowser(database.current, 'owner')
      browser.keep(`staff=${'A'.repeat(43)}`)
      return browser
    },
  }
  test.each(Object.entries(strangers))('is rejected by every procedure: %s', async (_, arrive) => {
    const browser = await arrive()
    for (const { path } of guarded) expect([path, await refusal(browser, path)]).toEqual([path, 'STAFF_SIGNED_OUT'])
  })
})

describe('console roles [console-roles]', () => {
  test.each(staffRoles)('allow the %s only the procedures of the role matrix', async (role: StaffRole) => {
    const { browser } = await createStaffBrowser(database.current, role)
    const mine: readonly string[] = permissionsOf(role)
    for (const { path, act } of guarded) {
      const code = await refusal(browser, path)
      if (mine.includes(act)) expect(['STAFF_SIGNED_OUT', 'ROLE_REQUIRED']).not.toContain(code)
      else expect([path, code]).toEqual([path, 'ROLE_REQUIRED'])
    }
    // Refused calls are in the log, with the person who tried them.
    const others = guarded.filter(({ act }) => !mine.includes(act))
    expect(await db().auditEntry.count({ where: { failed: 'ROLE_REQUIRED', role } })).toBe(others.length)
  })

  test('never allow an action without its required reason', async () => {
    const { browser } = await createStaffBrowser(database.current, 'owner')
    const api = await browser.api()
    const before = await db().auditEntry.count()
    await expect(api.ops.showReview({ reviewId: 'x', reason: '  ' })).rejects.toThrow('REASON_REQUIRED')
    expect(await db().auditEntry.count()).toBe(before)
    expect(needsReason('review.show')).toBe(true)
  })
})

test.each([
  { path: 'customers', input: { q: 'a\0b', page: 1, all: false } },
  { path: 'audit', input: { q: 'a\0b', page: 1, all: false, filter: 'all' } },
  { path: 'customer', input: { ref: 'account-a\0b' } },
  { path: 'showReview', input: { reviewId: 'a\0b', reason: 'x' } },
  { path: 'showReview', input: { reviewId: 'a', reason: 'a\0b' } },
  { path: 'blocks', input: { q: '', page: 0, all: false } },
  { path: 'answerReview', input: { reviewId: 'a', words: 'a'.repeat(5001), reason: 'x' } },
])('the console procedure $path rejects the invalid input $input without a log entry', async ({ path, input }) => {
  const { browser } = await createStaffBrowser(database.current, 'owner')
  const before = await db().auditEntry.count()
  const api = (await browser.api()).ops as unknown as Record<string, (input: unknown) => Promise<unknown>>
  await expect(api[path]?.(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await db().auditEntry.count()).toBe(before)
})
