'use client'
import { isAccountTag } from '@/core/account/owner-tag'
import { DomainError } from '@/core/error/error'
import { resolveSameOriginPath } from '@/core/input/same-origin-path'
import { useApp } from '@/stores/app'
import { useConfig } from '@/stores/config'
import { areCookiesEnabled } from '@/stores/cookies-enabled'
import { forgetSittingsOfOthers } from '@/stores/forget-sittings'
import { claimTab, requestOwner } from '@/stores/page-owner'
import { postAuth } from '@/ui/session/post-auth'

interface Credentials {
  email: string
  password: string
}

/**
 * Notes in this browser that an account is signed in, so that pages show it and other tabs notice. The token is an
 * opaque name: only the server can link it to an account, and it gives no access.
 */
function mark(token: string): void {
  // The choice of colours at the foot of the page writes to the storage directly, not through the store.
  useConfig.persist.rehydrate()
  useConfig.getState().setToken(token)
  useApp.getState().setToken(token)
}

/** Loads the client of the API only at sign-in. */
const apiNow = () => import('@/trpc/client')

/**
 * Signs in and goes on to `next`; an account with a mailed password has to choose its own first.
 * @throws DomainError SIGN_IN_FAILED, TOO_MANY_REQUESTS, COOKIES_BLOCKED
 */
export async function signIn({ email, password }: Credentials, next: string | null): Promise<void> {
  if (!areCookiesEnabled()) throw new DomainError('COOKIES_BLOCKED')
  await postAuth('callback/credentials', { email, password })
  const tags = await requestOwner()
  // The password was right, but the browser did not keep the cookie.
  if (!tags.some(isAccountTag)) throw new DomainError('COOKIES_BLOCKED')
  claimTab(tags)
  forgetSittingsOfOthers(tags)
  mark(tags[0] ?? '')
  const target = resolveSameOriginPath(next, '/me')
  const { api } = await apiNow()
  const { mustChangePassword, locale, theme } = await api.auth.account.query()
  if (theme) useConfig.getState().setTheme(theme)
  const onward = mustChangePassword ? `/change-password?next=${encodeURIComponent(target)}` : target
  window.location.assign(inLanguage(onward, locale))
}

/** Returns the path with the account's language, if this page is shown in another one. */
function inLanguage(path: string, locale: string): string {
  if (document.documentElement.dataset.lang === locale) return path
  const url = new URL(path, window.location.origin)
  url.searchParams.set('lang', locale)
  return url.pathname + url.search + url.hash
}

/** Removes the note of a signed-in account, on pages that ask to sign in. */
export const forgetSignIn = (): void => mark('')

/** Returns a sign-in function in the shape of an API procedure, for `useServerForm`, although NextAuth handles it. */
export const signInProcedure = (next: string | null) => () => ({
  mutate: (credentials: Credentials) => signIn(credentials, next),
})
