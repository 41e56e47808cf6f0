'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { repeatEarlyInput } from '@/documents/browser/early-input'

const never = () => () => {}

/** False in the server's HTML and until React has hydrated; a click before that would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The last child of an app's layout: repeats early input once the page around it is hydrated. */
export function EarlyInput() {
  useEffect(() => void repeatEarlyInput(), [])
  return null
}
