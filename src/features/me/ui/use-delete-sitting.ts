'use client'
import { useSittings } from '@/stores/sittings'
import { trpc } from '@/trpc/hooks'
import type { MyTest } from '../schema'

/** Deletes a test from one page of the list: it disappears at once, and comes back if the server refuses. */
export function useDeleteSitting(page: number) {
  const utils = trpc.useUtils()
  const { error, mutate } = trpc.me.deleteSitting.useMutation({
    onMutate: async ({ sittingId }) => {
      await utils.me.tests.cancel()
      const before = utils.me.tests.getData({ page })
      utils.me.tests.setData(
        { page },
        (list) => list && { ...list, tests: list.tests.filter((test) => test.sittingId !== sittingId) },
      )
      return before
    },
    onError: (_error, _input, before) => utils.me.tests.setData({ page }, before),
  })

  function run({ sittingId, slug }: Pick<MyTest, 'sittingId' | 'slug'>): void {
    mutate(
      { sittingId },
      {
        onSuccess: () => {
          // If the test is still open in this browser, its answers must not be sent again.
          useSittings.persist.rehydrate()
          if (useSittings.getState().sittings[slug]?.id === sittingId) useSittings.getState().end(slug)
        },
      },
    )
  }

  return { error, run }
}
