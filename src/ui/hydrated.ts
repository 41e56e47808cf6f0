'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { repeatEarlyInput } from '@/documents/browser/input/early-input'

const never = () => () => {}

/** Returns false in the server's HTML and until React has hydrated; a click before that would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Repeats early input once the page around it is hydrated; it is the last child of an app's layout. */
export function EarlyInputRepeater() {
  useEffect(() => void repeatEarlyInput(), [])
  return null
}
