'use client'
import { Button, Text } from '@mantine/core'
import { treatmentAnswers } from '@/core/evidence/plan'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useIsInMainland } from '@/ui/help/mainland'
import { useHydrated } from '@/ui/hydrated'
import { useTexts } from '@/ui/texts'
import styles from './Study.module.css'
import type { StudyProps } from './study-props'

/**
 * Renders the question about treatment in the last year. It is folded, because it does not belong to the result. When
 * it is open, one tap answers it, below the consent text that the tap agrees to.
 */
export function TreatmentQuestion({
  sittingId,
  state: { group, answered, abroad },
  showState,
}: StudyProps<'treatment'>) {
  const t = useTexts('studies')
  const hydrated = useHydrated()
  const failureText = useFailureText()
  const inChina = useIsInMainland()
  const answer = trpc.evidence.answerTreatment.useMutation({
    onSuccess: (state) => showState(state, t('treatment.noted')),
  })
  const back = trpc.evidence.takeBackTreatment.useMutation({
    onSuccess: (state) => showState(state, t('treatment.takenBack')),
  })
  const busy = answer.isPending || back.isPending
  const failure = answer.error ?? back.error

  return answered ? (
    <>
      <Text>{t('treatment.waiting')}</Text>
      <Failure busy={busy}>{failure && failureText(failure)}</Failure>
      <Button variant="default" loading={busy} onClick={() => back.mutate({ sittingId })}>
        {t('treatment.takeBack')}
      </Button>
    </>
  ) : (
    <>
      <Text c="dimmed">{t('lead')}</Text>
      <details className={styles.question}>
        <summary>{t('treatment.show')}</summary>
        <Text id="study-treatment">{t(`treatment.question.${group}`)}</Text>
        <Text size="sm" c="dimmed">
          {t('treatment.consent')}
        </Text>
        {abroad && inChina && <Text size="sm">{t('treatment.abroad')}</Text>}
        <Failure busy={busy}>{failure && failureText(failure)}</Failure>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form */}
        <div
          className={styles.actions}
          role="group"
          aria-label={t('treatment.answers')}
          aria-describedby="study-treatment"
        >
          {treatmentAnswers.map((said) => (
            <Button
              key={said}
              variant="default"
              disabled={!hydrated || busy}
              onClick={() => answer.mutate({ sittingId, answer: said, inChina })}
            >
              {t(`treatment.${said}`)}
            </Button>
          ))}
        </div>
      </details>
    </>
  )
}
