'use client'
import { callProcedure } from '@/trpc/call-procedure'
import { MoveLink } from '@/ui/app/MoveLink'

/** The way of a guest's result out of the browser of an app, into one of its own. */
export const MoveResult = ({ sittingId }: { sittingId: string }) => (
  <MoveLink make={async () => (await callProcedure((api) => api.tests.moveLink, { sittingId })).path} to="summary" />
)
