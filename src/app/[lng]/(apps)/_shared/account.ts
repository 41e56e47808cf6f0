import { notFound, redirect } from 'next/navigation'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import type { AccountView } from '@/features/auth/schema'
import { serverApi } from '@/trpc/server'

/** Returns the signed-in account, or null. */
export async function loadAccount(locale: Locale): Promise<AccountView | null> {
  try {
    return await (await serverApi(locale)).auth.account()
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (cause instanceof DomainError && cause.code === 'UNAUTHENTICATED') return null
    throw error
  }
}

/**
 * Returns the account whose data a page shows. Visitors are redirected to sign in, users with a mailed password to
 * choose their own; both return to `path`.
 */
export async function requireAccount(locale: Locale, path: string): Promise<AccountView> {
  const account = await loadAccount(locale)
  const next = `next=${encodeURIComponent(path)}`
  if (!account) redirect(`/login?${next}`)
  if (account.mustChangePassword) redirect(`/change-password?${next}`)
  return account
}

/** Returns the requested value, or null if it does not exist. Foreign, unknown and malformed ids look the same. */
export async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    const { cause, code } = error as { cause?: unknown; code?: string }
    const missing = cause instanceof DomainError ? cause.code === 'NOT_FOUND' : code === 'BAD_REQUEST'
    if (missing) return null
    throw error
  }
}

/** Returns the requested value, or responds with 404 if it does not exist. */
export const orNotFound = async <T>(request: Promise<T>): Promise<T> => (await nullIfMissing(request)) ?? notFound()

/** Returns the `next` parameter of a query, unchecked: `ownPath` checks it on use. */
export async function readNextPath(
  query: Promise<Record<string, string | string[] | undefined>>,
): Promise<string | null> {
  const { next } = await query
  return typeof next === 'string' ? next : null
}
