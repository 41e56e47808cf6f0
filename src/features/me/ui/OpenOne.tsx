'use client'
import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { LocalTime } from '@/ui/LocalTime'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { Overview } from '../schema'
import styles from './AccountState.module.css'

/** Opens the report of a result with one tap, using one that the account has left, and goes there. */
export function OpenOne({ sittingId, title, at }: Overview['openable'][number]) {
  const t = useTexts('me')
  const locale = useLocale()
  const router = useRouter()
  const failureText = useFailureText()
  const hydrated = useHydrated()
  const read = () => router.push(`/report/${sittingId}`)
  const unlock = trpc.report.unlock.useMutation({
    onSuccess: read,
    onError: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && read(),
  })
  const busy = unlock.isPending || unlock.isSuccess
  return (
    <>
      <Button variant="default" disabled={!hydrated} loading={busy} onClick={() => unlock.mutate({ sittingId })}>
        {t('open.action', { title })}
      </Button>
      <span className={styles.day}>
        <LocalTime at={at} locale={locale} within={t('tests.finished', { date: dateSlot })} show="medium" />
      </span>
      <Failure busy={busy}>{unlock.isError && failureText(unlock.error)}</Failure>
    </>
  )
}
