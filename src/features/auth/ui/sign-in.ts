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

/** Remembers in this browser that somebody is signed in, so that pages can show it. Only the server knows who. */
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

/** On a page that asks to sign in, nobody is signed in. */
export const forgetSignIn = (): void => mark('')

/** Signing in as `useServerForm` needs it: in the shape of a procedure of the API, although NextAuth answers. */
export const signInProcedure = (next: string | null) => async () => {
  await apiNow()
  return (credentials: Credentials) => signIn(credentials, next)
}
