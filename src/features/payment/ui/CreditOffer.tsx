'use client'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { callProcedure } from '@/trpc/call-procedure'
import { Link } from '@/ui/app/Link'
import { Failure } from '@/ui/form/Failure'
import { stayPending, useAction } from '@/ui/form/use-action'
import { useHydrated } from '@/ui/hydrated'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import styles from './CreditOffer.module.css'

interface Props {
  sittingId: string
  /** Number of reports left to the account, at least 1. */
  credits: number
  /** Title of the test. */
  title: string
  /** Path to leave without using a report. */
  exitPath: string
}

/** Renders the offer to open this report with a credit of the account; it stands above any price. */
export function CreditOffer({ sittingId, credits, title, exitPath }: Props) {
  const t = useTexts('payment')
  const router = useRouter()
  const hydrated = useHydrated()
  const { mutate, isPending, failure } = useAction(async () => {
    try {
      await callProcedure((api) => api.report.unlock, { sittingId })
    } catch (error) {
      if (!isRefusal(error, 'ALREADY_UNLOCKED')) throw error
    }
    router.push(`/report/${sittingId}`)
    return stayPending()
  })

  return (
    <Card component="section" padding="lg" className={styles.credit} aria-labelledby="use-credit" inert={!hydrated}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          {title}
        </Text>
        <Title id="use-credit" size="var(--step-2)">
          {t('credit.title')}
        </Title>
        <Text c="dimmed">{t('credit.text')}</Text>
        <Button fullWidth onClick={mutate} aria-disabled={isPending}>
          {isPending ? t('credit.going') : t('credit.button', { left: credits })}
        </Button>
        <Failure busy={isPending}>{failure}</Failure>
        <Button component={Link} href={exitPath} variant="transparent">
          {t('pay.keep')}
        </Button>
      </Stack>
    </Card>
  )
}
