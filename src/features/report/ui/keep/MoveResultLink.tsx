'use client'
import { callProcedure } from '@/trpc/call-procedure'
import { OtherBrowserLink } from '@/ui/app/OtherBrowserLink'

/** Renders the link that moves a guest's result from an app's built-in browser to the device's own. */
export const MoveResultLink = ({ sittingId }: { sittingId: string }) => (
  <OtherBrowserLink
    make={async () => (await callProcedure((api) => api.tests.moveLink, { sittingId })).path}
    to="summary"
  />
)
