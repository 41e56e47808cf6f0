'use client'
import { Alert, Button, Text } from '@mantine/core'
import { forgetRevealedResults } from '@/stores/forget-revealed-results'
import { forgetSittings } from '@/stores/forget-sittings'
import { trpc } from '@/trpc/hooks'
import { ConfirmedAction } from '@/ui/form/ConfirmedAction'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'

/** Renders the action that withdraws the consent to norms, without a confirmation, because nothing is lost. */
export function NormsConsent() {
  const t = useTexts('settings')
  const failureText = useFailureText()
  const [{ norms, counted }] = trpc.me.consents.useSuspenseQuery()
  const withdraw = trpc.me.withdrawNormsConsent.useMutation()
  const text = withdraw.isSuccess ? t('norms.done') : norms > 0 ? t('norms.lead', { count: norms }) : t('norms.none')
  return (
    <>
      <Text c="dimmed" role="status">
        {text}
      </Text>
      {counted > 0 && <Text c="dimmed">{t('norms.collected', { count: counted })}</Text>}
      {norms > 0 && !withdraw.isSuccess && (
        <Button variant="default" onClick={() => withdraw.mutate()} loading={withdraw.isPending}>
          {t('norms.action')}
        </Button>
      )}
      {withdraw.isError && <Alert>{failureText(withdraw.error)}</Alert>}
    </>
  )
}

/** Renders the action that withdraws the consent to keep health data, which deletes all answers. */
export function HealthConsent() {
  const t = useTexts('settings')
  const [{ sittings }] = trpc.me.consents.useSuspenseQuery()
  const withdraw = trpc.me.withdrawConsent.useMutation()
  async function remove() {
    await withdraw.mutateAsync()
    await forgetSittings()
    forgetRevealedResults()
  }
  const text = withdraw.isSuccess
    ? t('consent.done')
    : sittings > 0
      ? t('consent.lead', { count: sittings })
      : t('consent.none')
  return (
    <>
      <Text c="dimmed" role="status">
        {text}
      </Text>
      {sittings > 0 && !withdraw.isSuccess && (
        <ConfirmedAction
          open={t('consent.action')}
          ask={t('consent.ask')}
          yes={t('consent.yes')}
          no={t('consent.no')}
          action={remove}
        />
      )}
    </>
  )
}
