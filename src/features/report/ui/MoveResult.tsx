'use client'
import { sending } from '@/trpc/sending'
import { MoveLink } from '@/ui/app/MoveLink'

const sendMoveLink = sending((api) => api.tests.moveLink)

/** The way of a guest's result out of the browser of an app, into one of its own. */
export const MoveResult = ({ sittingId }: { sittingId: string }) => (
  <MoveLink make={async () => (await (await sendMoveLink())({ sittingId })).path} to="summary" />
)
