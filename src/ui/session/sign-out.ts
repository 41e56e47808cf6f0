'use client'
import { useConfig } from '@/stores/config'
import { forgetSittings } from '@/stores/forget-sittings'
import { clearTabStorage } from '@/stores/page-owner'
import { postAuth } from './post-auth'

/** Signs out, and deletes all data of the account in this browser. */
export async function signOut(): Promise<void> {
  await postAuth('signout', {})
  await forgetAccount()
  window.location.assign('/landing/home')
}

/** Deletes this browser's data of an account; other tabs are notified and hide their pages. */
export async function forgetAccount(): Promise<void> {
  await forgetSittings()
  clearTabStorage()
  useConfig.persist.rehydrate()
  useConfig.getState().setToken('')
}
