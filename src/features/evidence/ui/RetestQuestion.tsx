'use client'
import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useHydrated } from '@/ui/hydrated'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { StudyProps } from './study-props'

type RetestProps = StudyProps<'retest'>

/** Renders the retest in two weeks: the offer, the state after the draw, and the way to withdraw. */
export function RetestQuestion(props: RetestProps) {
  const t = useTexts('studies')
  const locale = useLocale()
  const { state } = props
  switch (state.step) {
    case 'offer':
      return <Offer {...props} />
    case 'notDrawn':
      return null
    case 'address':
      return <AddressStep {...props} />
    case 'waiting':
      return <Leavable {...props}>{t('retest.waiting', { email: state.email })}</Leavable>
    case 'done':
      return <Leavable {...props}>{t('retest.done')}</Leavable>
    case 'on':
      return (
        <Leavable {...props}>
          {/* The address is deleted after the last mail. */}
          {state.email === '' ? (
            <LocalTime at={state.closesAt} locale={locale} within={t('retest.running', { date: dateSlot })} />
          ) : (
            <LocalTime
              at={state.askAt}
              locale={locale}
              within={t('retest.on', { date: dateSlot, email: state.email })}
            />
          )}
        </Leavable>
      )
  }
}

function Offer(props: RetestProps) {
  const t = useTexts('studies')
  const hydrated = useHydrated()
  const {
    Shown: Form,
    failure,
    show,
    hide,
  } = useOnDemand('retest', async () => (await import('./RetestForms')).JoinForm)
  return (
    <>
      {failure && <Text role="alert">{failure}</Text>}
      {Form ? (
        <>
          <Text>{t('retest.lead')}</Text>
          <Form {...props} onCancel={hide} />
        </>
      ) : (
        <Button variant="default" disabled={!hydrated} onClick={() => void show()}>
          {t('retest.open')}
        </Button>
      )}
    </>
  )
}

function AddressStep(props: RetestProps) {
  const t = useTexts('studies')
  const { Shown: Form, failure, show } = useOnDemand(null, async () => (await import('./RetestForms')).AddressForm)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void show(), [])
  return (
    <>
      <Text>{t('retest.drawn')}</Text>
      {failure && <Text role="alert">{failure}</Text>}
      {Form && <Form {...props} />}
      <Leave {...props} />
    </>
  )
}

const Leavable = ({ children, ...props }: RetestProps & { children: ReactNode }) => (
  <>
    <Text>{children}</Text>
    <Leave {...props} />
  </>
)

function Leave({ sittingId, showState }: RetestProps) {
  const t = useTexts('studies')
  const failureText = useFailureText()
  const leave = trpc.evidence.leaveRetest.useMutation({ onSuccess: (state) => showState(state, t('retest.left')) })
  return (
    <>
      <Failure busy={leave.isPending}>{leave.isError && failureText(leave.error)}</Failure>
      <Button variant="transparent" loading={leave.isPending} onClick={() => leave.mutate({ sittingId })}>
        {t('retest.leave')}
      </Button>
    </>
  )
}
