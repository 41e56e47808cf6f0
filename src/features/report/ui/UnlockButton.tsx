'use client'
import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'

interface Props {
  sittingId: string
  /** Where something else comes first. */
  quiet?: boolean
  children: string
}

/** One tap opens the report with a report of the account; the same page then shows it whole. */
export function UnlockButton({ sittingId, quiet = false, children }: Props) {
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
