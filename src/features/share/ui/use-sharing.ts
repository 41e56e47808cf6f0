'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Sharing } from '../schema'

type Lists = Partial<Pick<Sharing, 'cards' | 'comparisons'>>

/** What one sitting is shown by, and what a mutation has made of its lists. */
export interface SharingState {
  sharing: Sharing
  change: (changed: (before: Sharing) => Lists) => void
}

/** Begins with what the server has rendered. */
export function useSharing(loaded: Sharing): SharingState {
  const [sharing, setSharing] = useState(loaded)
  const router = useRouter()
  function change(changed: (before: Sharing) => Lists) {
    setSharing((before) => ({ ...before, ...changed(before) }))
    // Who comes back to this page finds it as it was left.
    router.refresh()
  }
  return { sharing, change }
}
