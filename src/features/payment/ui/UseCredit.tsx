'use client'
import { Button, Divider, Stack, Text, Title } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { sending } from '@/trpc/sending'
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

const sendUnlock = sending((api) => api.report.unlock)

/** Before any price: a report that the account has already opens this one too. */
export function UseCredit({ sittingId, credits }: Props) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const router = useRouter()
  const hydrated = useHydrated()
  // Until the other page is there.
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function unlock() {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await (await sendUnlock())({ sittingId })
    } catch (error) {
      if (!isRefusal(error, 'ALREADY_UNLOCKED')) {
        setFailure(failureText(error))
        return setBusy(false)
      }
    }
    router.push(`/report/${sittingId}`)
  }

  return (
    <Stack component="section" gap="sm" mb="xl" aria-labelledby="use-credit" inert={!hydrated}>
      <Title id="use-credit">{t('credit.title')}</Title>
      <Text c="dimmed">{t('credit.text')}</Text>
      <Button fullWidth onClick={unlock} aria-disabled={busy}>
        {busy ? t('credit.going') : t('credit.button', { left: credits })}
      </Button>
      <Failure busy={busy}>{failure}</Failure>
      <Divider label={t('credit.or')} mt="md" />
    </Stack>
  )
}
