'use client'
import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { api } from '@/trpc/client'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useAction } from '@/ui/form/use-action'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'

/** One tap opens the report with a report of the account; the same page then shows it whole. */
export function UnlockButton({ sittingId, children }: { sittingId: string; children: string }) {
  const failureText = useFailureText()
  const router = useRouter()
  const hydrated = useHydrated()
  // The report is rendered on the server: it is asked for anew.
  const open = () => router.refresh()
  const unlock = useAction(api.report.unlock.mutate, {
    onDone: open,
    onFailed: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && open(),
  })
  const busy = unlock.busy || unlock.done
  return (
    <>
      <Button onClick={() => unlock.run({ sittingId })} loading={busy} disabled={!hydrated}>
        {children}
      </Button>
      <Failure busy={busy}>{unlock.error !== null && failureText(unlock.error)}</Failure>
    </>
  )
}
