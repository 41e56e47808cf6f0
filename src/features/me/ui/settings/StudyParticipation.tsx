'use client'
import { Alert, Button, Text } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import { SettingsSection } from './SettingsLayout'

interface Props {
  /** Numbers of consents that can still be withdrawn. */
  found: { retests: number; treatments: number; plans: number }
}

/**
 * Renders the action that withdraws every consent to a study, without a confirmation, because nothing of the reader's
 * own is lost.
 */
export function StudyParticipation({ found: { retests, treatments, plans } }: Props) {
  const t = useTexts('studies')
  const failureText = useFailureText()
  const leave = trpc.evidence.leaveAll.useMutation()
  const some = retests + treatments + plans > 0
  return (
    <SettingsSection title={t('mine.title')} lead={t('mine.lead')}>
      {leave.isSuccess || !some ? (
        <Text c="dimmed" role="status">
          {t(leave.isSuccess ? 'mine.done' : 'mine.none')}
        </Text>
      ) : (
        <>
          <ul>
            {retests > 0 && <li>{t('mine.retests', { count: retests })}</li>}
            {treatments > 0 && <li>{t('mine.treatments', { count: treatments })}</li>}
            {plans > 0 && <li>{t('mine.plans', { count: plans })}</li>}
          </ul>
          <Button variant="default" onClick={() => leave.mutate()} loading={leave.isPending}>
            {t('mine.action')}
          </Button>
        </>
      )}
      <Text c="dimmed">{t('mine.after')}</Text>
      {leave.isError && <Alert>{failureText(leave.error)}</Alert>}
    </SettingsSection>
  )
}
