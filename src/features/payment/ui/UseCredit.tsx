'use client'
import { Button, Divider, Stack, Text, Title } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

interface Props {
  sittingId: string
  /** Reports left to the account, at least one. */
  credits: number
}

/** Before any price: a report that the account has already opens this one too. */
export function UseCredit({ sittingId, credits }: Props) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const router = useRouter()
  const hydrated = useHydrated()
  const open = () => router.push(`/report/${sittingId}`)
  const unlock = trpc.report.unlock.useMutation({
    onSuccess: open,
    onError: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && open(),
  })
  // Until the other page is there.
  const busy = unlock.isPending || unlock.isSuccess

  return (
    <Stack component="section" gap="sm" mb="xl" aria-labelledby="use-credit" inert={!hydrated}>
      <Title id="use-credit">{t('credit.title')}</Title>
      <Text c="dimmed">{t('credit.text')}</Text>
      <Button fullWidth onClick={() => busy || unlock.mutate({ sittingId })} aria-disabled={busy}>
        {busy ? t('credit.going') : t('credit.button', { left: credits })}
      </Button>
      <Failure busy={busy}>{unlock.isError && failureText(unlock.error)}</Failure>
      <Divider label={t('credit.or')} mt="md" />
    </Stack>
  )
}
