'use client'
import { useApp } from '@/stores/app'
import { useConfig } from '@/stores/config'
import { forgetSittings } from '@/stores/forget-sittings'
import { postAuth } from './next-auth'

/** Signs out, and leaves nothing of the account in this browser. */
export async function signOut(): Promise<void> {
  await postAuth('signout', {})
  forgetAccount()
  window.location.assign('/landing/home')
}

/** Deletes what this browser keeps of an account. */
export function forgetAccount(): void {
  forgetSittings()
  useApp.persist.clearStorage()
  useConfig.persist.rehydrate()
  useConfig.getState().setToken('')
}
