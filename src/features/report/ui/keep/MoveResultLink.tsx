'use client'
import { callProcedure } from '@/trpc/call-procedure'
import { MoveLink } from '@/ui/app/MoveLink'

/** Link that moves a guest's result from an app's built-in browser to the device's own. */
export const MoveResultLink = ({ sittingId }: { sittingId: string }) => (
  <MoveLink make={async () => (await callProcedure((api) => api.tests.moveLink, { sittingId })).path} to="summary" />
)
