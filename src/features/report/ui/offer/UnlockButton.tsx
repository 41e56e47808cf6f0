'use client'
import { Button } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { useRefresh } from '@/ui/optimistic'
import { isRefusal } from '@/ui/refusal'

interface Props {
  sittingId: string
  /** Whether the button is less prominent, because something else comes first. */
  quiet?: boolean
  children: string
}

/**
 * Renders the button that opens the report with a credit of the account; the same page then shows the report in full.
 */
export function UnlockButton({ sittingId, quiet = false, children }: Props) {
  const failureText = useFailureText()
  const hydrated = useHydrated()
  const { pending, refresh } = useRefresh()
  const unlock = trpc.report.unlock.useMutation({
    onSuccess: refresh,
    onError: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && refresh(),
  })
  // Busy until the full report is on the page.
  const busy = unlock.isPending || pending
  return (
    <>
      <Button
        variant={quiet ? 'default' : 'filled'}
        onClick={() => unlock.mutate({ sittingId })}
        loading={busy}
        disabled={!hydrated}
      >
        {children}
      </Button>
      <Failure busy={busy}>{unlock.isError && failureText(unlock.error)}</Failure>
    </>
  )
}
