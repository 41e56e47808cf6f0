'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and until React has hydrated; a click before that would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
