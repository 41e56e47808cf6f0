'use client'
import { isAccountTag } from '@/core/account/owner-tag'
import { DomainError } from '@/core/error/error'
import { ownPath } from '@/core/input/own-path'
import { useApp } from '@/stores/app'
import { useConfig } from '@/stores/config'
import { forgetSittingsOfOthers } from '@/stores/forget-sittings'
import { keepsCookies } from '@/stores/keeps-cookies'
import { claimTab, learnOwner } from '@/stores/page-owner'
import { postAuth } from '@/ui/session/next-auth'

interface Credentials {
  email: string
  password: string
}

/**
 * Remembers in this browser that an account is signed in, so that pages show it and other tabs notice. It is a name without a
 * meaning: only the server knows who it is, and it opens nothing.
 */
function mark(token: string): void {
  // The choice of colours at the foot of the page writes to the storage directly, not through the store.
  useConfig.persist.rehydrate()
  useConfig.getState().setToken(token)
  useApp.getState().setToken(token)
}

/** Loads the client of the API only when somebody signs in. */
const apiNow = () => import('@/trpc/client')

/**
 * Signs in and goes on to `next`; an account with a mailed password chooses its own on the way.
 * @throws DomainError SIGN_IN_FAILED, TOO_MANY_REQUESTS, COOKIES_BLOCKED
 */
export async function signIn({ email, password }: Credentials, next: string | null): Promise<void> {
  if (!keepsCookies()) throw new DomainError('COOKIES_BLOCKED')
  await postAuth('callback/credentials', { email, password })
  const tags = await learnOwner()
  // The password was right, and the browser did not keep what says so.
  if (!tags.some(isAccountTag)) throw new DomainError('COOKIES_BLOCKED')
  claimTab(tags)
  forgetSittingsOfOthers(tags)
  mark(tags[0] ?? '')
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

/** On a page that asks to sign in, nobody is signed in. */
export const forgetSignIn = (): void => mark('')

/** Picks signing in for `useServerForm`, in the shape of a procedure of the API, although NextAuth answers. */
export const signInProcedure = (next: string | null) => () => ({
  mutate: (credentials: Credentials) => signIn(credentials, next),
})
