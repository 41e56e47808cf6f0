'use client'
import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'

/** One tap opens the report with a report of the account; the same page then shows it whole. */
export function UnlockButton({ sittingId, children }: { sittingId: string; children: string }) {
  const failureText = useFailureText()
  const router = useRouter()
  const hydrated = useHydrated()
  // The report is rendered on the server: it is asked for anew.
  const open = () => router.refresh()
  const unlock = trpc.report.unlock.useMutation({
    onSuccess: open,
    onError: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && open(),
  })
  const busy = unlock.isPending || unlock.isSuccess
  return (
    <>
      <Button onClick={() => unlock.mutate({ sittingId })} loading={busy} disabled={!hydrated}>
        {children}
      </Button>
      <Failure busy={busy}>{unlock.isError && failureText(unlock.error)}</Failure>
    </>
  )
}
