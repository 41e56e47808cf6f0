import { redirect } from 'next/navigation'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { AccountView } from '@/features/auth/schema'
import { serverApi } from '@/trpc/server'

/** Who is signed in; null when nobody is. */
export async function signedIn(locale: Locale): Promise<AccountView | null> {
  try {
    return await (await serverApi(locale)).auth.account()
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (cause instanceof DomainError && cause.code === 'UNAUTHENTICATED') return null
    throw error
  }
}

/**
 * The account of a page that shows what is in it. Who is not signed in is sent to sign in, who still has the password
 * that we mailed to choose another, and both come back to `path`.
 */
export async function ownAccount(locale: Locale, path: string): Promise<AccountView> {
  const account = await signedIn(locale)
  const next = `next=${encodeURIComponent(path)}`
  if (!account) redirect(`/login?${next}`)
  if (account.mustChangePassword) redirect(`/change-password?${next}`)
  return account
}

/** What was asked for; null when there is none. Foreign, unknown and malformed ids are all the same: not there. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    const { cause, code } = error as { cause?: unknown; code?: string }
    const missing = cause instanceof DomainError ? cause.code === 'NOT_FOUND' : code === 'BAD_REQUEST'
    if (missing) return null
    throw error
  }
}

/** The `next` of a query, as it was asked for: `ownPath` decides when it is used. */
export async function nextOf(query: Promise<Record<string, string | string[] | undefined>>): Promise<string | null> {
  const { next } = await query
  return typeof next === 'string' ? next : null
}
