'use client'
import { forgetSitting } from '@/stores/forget-sittings'
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

  function run({ sittingId }: Pick<MyTest, 'sittingId'>): void {
    mutate(
      { sittingId },
      {
        onSuccess: () => {
          // If the test is still open in this browser, its answers must not be sent again.
          forgetSitting(sittingId)
        },
      },
    )
  }

  return { error, run }
}
