'use client'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { trpc } from '@/trpc/react'
import { Failure } from '@/ui/form/Failure'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { CorrectEmail, type OrderView } from '../schema'
import styles from './CorrectAddress.module.css'

interface Props {
  order: OrderView
  /** Unfolded from the start: the mail has come back. */
  open: boolean
  /** Somebody unfolds it: the page has to stay. */
  onStart: () => void
}

/** For a typing mistake in the address: it can be put right once, and the mail is sent again. */
export function CorrectAddress({ order, open, onStart }: Props) {
  const t = useTexts('payment')
  const utils = trpc.useUtils()
  const details = useRef<HTMLDetailsElement>(null)
  const { orderId } = order
  const form = useServerForm(trpc.payment.correctEmail, CorrectEmail, {
    initialValues: { orderId, email: '' },
    fields: { EMAIL_UNCHANGED: 'email' },
    onDone: (corrected) => utils.payment.order.setData({ orderId }, corrected),
  })

  useEffect(() => {
    // The visitor opened <details> before hydration.
    if (details.current?.open) onStart()
  }, [onStart])

  return (
    <details
      ref={details}
      className={styles.correct}
      open={open}
      onToggle={(event) => event.currentTarget.open && onStart()}
    >
      <summary>{t('correct.title')}</summary>
      <ServerForm {...form.props} className={styles.form}>
        <p>{t('correct.text')}</p>
        <TextInput
          {...form.field('email')}
          label={t('correct.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Failure busy={form.busy}>{form.failure}</Failure>
        <Button type="submit" variant="default" aria-disabled={form.busy}>
          {t('correct.button')}
        </Button>
      </ServerForm>
    </details>
  )
}
