'use client'
import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { formatEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useHydrated } from '@/ui/hydrated'
import { Sentence } from '@/ui/Sentence'
import { useTexts } from '@/ui/texts'
import type { ReminderState } from '../../reminder/reminder-schema'
import { ReminderDates } from './ReminderDates'

interface Props {
  sittingId: string
  /** Whether the page shows help; this section then starts with a link to help too. */
  besideHelp: boolean
}

/**
 * Renders the offer of two mails about the week, their state, and the button to cancel them. The form loads on demand.
 */
export function WeekReminder({ sittingId, besideHelp }: Props) {
  const t = useTexts('reminder')
  const hydrated = useHydrated()
  const failureText = useFailureText()
  const { report } = trpc.useUtils()
  const [{ email, reminder }] = trpc.report.reminder.useSuspenseQuery({ sittingId })
  const {
    Shown: Form,
    failure,
    show,
    hide,
  } = useOnDemand('reminder', async () => (await import('./ReminderForm')).ReminderForm)
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)

  // The element that had the focus is gone; the heading of its replacement takes the focus.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  })

  function become(state: ReminderState, message: string) {
    moved.current = true
    report.reminder.setData({ sittingId }, state)
    hide()
    setNote(message)
  }
  function close() {
    moved.current = true
    hide()
  }
  function open() {
    setNote('')
    void show()
  }

  const back = trpc.report.takeBackReminder.useMutation({ onSuccess: (state) => become(state, t('stopped')) })
  const busy = back.isPending

  return (
    <Card component="section" padding="lg" aria-labelledby="reminder" data-no-print>
      <Stack gap="sm" align="flex-start">
        <Title order={3} id="reminder" ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        {besideHelp && (
          <Text>
            <Sentence text={t('soft')}>
              <Anchor href="/help-now">{t('softLink')}</Anchor>
            </Sentence>
          </Text>
        )}
        <Text role="status">{failure || note}</Text>
        {reminder && (
          <>
            <Text>{t(reminder.confirmed ? 'on' : 'waiting', { email: formatEmail(reminder.email) })}</Text>
            <ReminderDates {...reminder} />
            <Failure busy={busy}>{back.isError && failureText(back.error)}</Failure>
            <Button variant="default" loading={busy} onClick={() => back.mutate({ sittingId })}>
              {t('stop')}
            </Button>
          </>
        )}
        {!reminder && <Text>{t('lead')}</Text>}
        {!reminder && Form && (
          <Form sittingId={sittingId} email={email} onSaved={(state) => become(state, t('asked'))} onCancel={close} />
        )}
        {!reminder && !Form && (
          <Button variant="default" disabled={!hydrated} onClick={open}>
            {t('open')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
