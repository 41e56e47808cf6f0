'use client'
import { ownPath } from '@/core/own-path'
import { useApp } from '@/stores/app'
import { useConfig } from '@/stores/config'
import { api } from '@/trpc/client'

/** Why a sign-in was refused: a code of `errors.json`. */
export interface Refusal {
  code: string
  params: Record<string, string | number>
}

/** NextAuth's endpoints, with the token that proves the request comes from a page of ours. */
async function post(path: string, body: object): Promise<Refusal | null> {
  const { csrfToken } = await (await fetch('/api/auth/csrf')).json()
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, csrfToken }),
  })
  const { error } = await response.json()
  return error ?? null
}

const marker = 'signed-in'

/** That somebody is signed in, for what shows it; who that is, only the server knows. */
function mark(token: string): void {
  useConfig.getState().setToken(token)
  useApp.getState().setToken(token)
}

/** Signs in and goes on to `next`, or by way of a new password of one's own. Returns why not. */
export async function signIn(email: string, password: string, next: string | null): Promise<Refusal | null> {
  const refusal = await post('callback/credentials', { email, password })
  if (refusal) return refusal
  mark(marker)
  const target = ownPath(next, '/me')
  const { mustChangePassword } = await api.auth.account.query()
  window.location.assign(mustChangePassword ? `/change-password?next=${encodeURIComponent(target)}` : target)
  return null
}

/** Signs out, and leaves nothing of the account in this browser. */
export async function signOut(): Promise<void> {
  await post('signout', {})
  localStorage.removeItem('sittings')
  sessionStorage.removeItem('app')
  useConfig.getState().setToken('')
  window.location.assign('/landing/home')
}

/** A page that asks to sign in knows that nobody is. */
export const forgetSignIn = (): void => mark('')
