'use client'
import { lazyMutation } from '@/trpc/lazy-mutation'
import { MoveLink } from '@/ui/app/MoveLink'

const sendMoveLink = lazyMutation((api) => api.tests.moveLink)

/** The way of a guest's result out of the browser of an app, into one of its own. */
export const MoveResult = ({ sittingId }: { sittingId: string }) => (
  <MoveLink make={async () => (await (await sendMoveLink())({ sittingId })).path} to="summary" />
)
