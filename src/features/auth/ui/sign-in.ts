'use client'
import { ownPath } from '@/core/own-path'
import { useApp } from '@/stores/app'
import { useConfig } from '@/stores/config'
import { postAuth } from '@/ui/session/next-auth'

interface Credentials {
  email: string
  password: string
}

const marker = 'signed-in'

/** That somebody is signed in, for what shows it; who that is, only the server knows. */
function mark(token: string): void {
  // Colours chosen on this page were written past the store.
  useConfig.persist.rehydrate()
  useConfig.getState().setToken(token)
  useApp.getState().setToken(token)
}

/** The client of the API comes when somebody is about to sign in. */
const apiNow = () => import('@/trpc/client')

/**
 * Signs in and goes on to `next`, or by way of a new password of one's own.
 * @throws DomainError SIGN_IN_FAILED, TOO_MANY_REQUESTS
 */
export async function signIn({ email, password }: Credentials, next: string | null): Promise<void> {
  await postAuth('callback/credentials', { email, password })
  mark(marker)
  const target = ownPath(next, '/me')
  const { api } = await apiNow()
  const { mustChangePassword, locale, theme } = await api.auth.account.query()
  if (theme) useConfig.getState().setTheme(theme)
  const onward = mustChangePassword ? `/change-password?next=${encodeURIComponent(target)}` : target
  window.location.assign(inLanguage(onward, locale))
}

/** The same page in the account's language, where another one is shown here. */
function inLanguage(path: string, locale: string): string {
  if (document.documentElement.dataset.lang === locale) return path
  const url = new URL(path, window.location.origin)
  url.searchParams.set('lang', locale)
  return url.pathname + url.search + url.hash
}

/** A page that asks to sign in knows that nobody is. */
export const forgetSignIn = (): void => mark('')

/** Signing in as a form sees it: like a procedure of the API, though NextAuth answers. */
export const signInProcedure = (next: string | null) => async () => {
  await apiNow()
  return (credentials: Credentials) => signIn(credentials, next)
}
