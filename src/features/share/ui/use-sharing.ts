'use client'
import { trpc } from '@/trpc/hooks'
import type { Sharing } from '../schema'

type Lists = Partial<Pick<Sharing, 'cards' | 'comparisons'>>

/** What one sitting is shown by. `change` says what a mutation has made of the lists. */
export function useSharing(sittingId: string) {
  const [sharing] = trpc.share.of.useSuspenseQuery({ sittingId })
  const { share } = trpc.useUtils()
  function change(changed: (before: Sharing) => Lists) {
    share.of.setData({ sittingId }, (before) => before && { ...before, ...changed(before) })
    void share.list.invalidate()
  }
  return { sharing, change }
}
