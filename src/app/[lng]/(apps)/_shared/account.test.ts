import { TRPCError } from '@trpc/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import type { AccountView } from '@/features/auth/schema'
import { openReport } from '../report/[id]/open-report'
import { loadAccount, nullIfMissing, requireAccount } from './account'

const account = vi.hoisted(() => vi.fn<() => Promise<AccountView>>())
const get = vi.hoisted(() => vi.fn<() => Promise<never>>())
vi.mock('@/trpc/server', () => ({ serverApi: async () => ({ auth: { account }, report: { get } }) }))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`)
  },
}))

const ana: AccountView = { name: 'Ana', email: 'ana@example.org', mustChangePassword: false, locale: 'en', theme: null }
const refuse = (code: 'UNAUTHENTICATED' | 'INTERNAL') =>
  account.mockRejectedValue(Object.assign(new Error(code), { cause: new DomainError(code) }))

beforeEach(() => {
  account.mockReset()
})

test('requireAccount returns the account when the visitor is signed in', async () => {
  account.mockResolvedValue(ana)
  expect(await requireAccount('en', '/me')).toEqual(ana)
})

test('a visitor without a session is redirected to login with the current page as return address', async () => {
  refuse('UNAUTHENTICATED')
  await expect(requireAccount('en', '/me/shop?gift=1')).rejects.toThrow('to /login?next=%2Fme%2Fshop%3Fgift%3D1')
  expect(await loadAccount('en')).toBeNull()
})

test('a user who must change the password is redirected to the change-password page', async () => {
  account.mockResolvedValue({ ...ana, mustChangePassword: true })
  await expect(requireAccount('en', '/me')).rejects.toThrow('to /change-password?next=%2Fme')
})

test('requireAccount rethrows an internal error instead of redirecting to login', async () => {
  refuse('INTERNAL')
  await expect(requireAccount('en', '/me')).rejects.toMatchObject({ message: 'INTERNAL' })
})

test.each([
  { what: 'foreign', error: new TRPCError({ code: 'NOT_FOUND', cause: new DomainError('NOT_FOUND') }) },
  { what: 'malformed', error: new TRPCError({ code: 'BAD_REQUEST', cause: new Error('too long for an id') }) },
])('a record with a $what id is not found [id-not-there]', async ({ error }) => {
  expect(await nullIfMissing(Promise.reject(error))).toBeNull()
  get.mockRejectedValue(error)
  expect(await openReport('en', '9'.repeat(3_000))).toEqual({ state: 'missing' })
})

test.each([
  new TRPCError({ code: 'BAD_REQUEST', cause: new DomainError('GIFT_UNKNOWN') }),
  new TRPCError({ code: 'INTERNAL_SERVER_ERROR' }),
])('nullIfMissing rethrows every error that does not mean a missing record', async (error) => {
  await expect(nullIfMissing(Promise.reject(error))).rejects.toBe(error)
})
