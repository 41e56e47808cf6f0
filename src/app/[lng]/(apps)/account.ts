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

/** The account of a page that belongs to one; everybody else is sent to sign in, or to a password of their own first. */
export async function requireAccount(locale: Locale, path: string): Promise<AccountView> {
  const account = await signedIn(locale)
  if (!account) redirect(`/login?next=${encodeURIComponent(path)}`)
  if (account.mustChangePassword) redirect('/change-password')
  return account
}

/** What was asked for; null when there is none, or it is somebody else's. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (cause instanceof DomainError && cause.code === 'NOT_FOUND') return null
    throw error
  }
}

/** The `next` of a query, as it was asked for: `ownPath` decides when it is used. */
export async function nextOf(query: Promise<Record<string, string | string[] | undefined>>): Promise<string | null> {
  const { next } = await query
  return typeof next === 'string' ? next : null
}
