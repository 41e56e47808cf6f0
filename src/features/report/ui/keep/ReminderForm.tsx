'use client'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { reminderDates } from '@/core/report/plan/reminder-dates'
import { SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { ReminderState } from '../../reminder/reminder-schema'
import styles from './Reminder.module.css'
import { ReminderDates } from './ReminderDates'

interface Props {
  sittingId: string
  /** Address already known to be the reader's; empty when there is none. */
  email: string
  onSaved: (state: ReminderState) => void
  onCancel: () => void
}

/** Renders the form for the address of the two mails and the explicit consent to them. */
export function ReminderForm({ sittingId, email, onSaved: onAsked, onCancel }: Props) {
  const t = useTexts('reminder')
  const field = useRef<HTMLInputElement>(null)
  const [{ weekAt, monthAt }] = useState(() => reminderDates(new Date()))
  const form = useServerForm(
    (api) => api.report.remind,
    async () => (await import('../../reminder/reminder-schema')).RequestReminderInput,
    {
      initialValues: { sittingId, email, agreed: false, helped: false },
      onDone: onAsked,
    },
  )
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), [])

  return (
    <ServerForm {...form.props} className={styles.form}>
      <ReminderDates weekAt={weekAt.toISOString()} monthAt={monthAt.toISOString()} />
      <TextInput
        {...form.field('email')}
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email')}
      />
      <Checkbox {...form.field('agreed', 'checkbox')} label={t('agree')} />
      <Checkbox {...form.field('helped', 'checkbox')} label={t('helped')} />
      <div className={styles.actions}>
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('submit')}
        </SubmitButton>
        <Button variant="transparent" onClick={onCancel} disabled={form.busy}>
          {t('cancel')}
        </Button>
      </div>
    </ServerForm>
  )
}
