'use client'
import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type EmailProblem, emailProblem } from '@/core/email'
import { api } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ServerForm } from '@/ui/form/ServerForm'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../schema'
import { AddressField } from './AddressField'
import styles from './CorrectAddress.module.css'

interface Props {
  order: OrderView
  /** Unfolded from the start: the mail has come back. */
  open: boolean
  /** Somebody unfolds it: the page has to stay. */
  onStart: () => void
  onDone: (order: OrderView) => void
}

/** For a typing mistake in the address: it can be put right once, and the mail is sent again. */
export function CorrectAddress({ order, open, onStart, onDone }: Props) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<EmailProblem | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // The user opened <details> before hydration.
    if (details.current?.open) onStart()
  }, [onStart])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found) setFailure('')
    if (found || busy) return
    setBusy(true)
    try {
      onDone(await api.payment.correctEmail.mutate({ orderId: order.orderId, email }))
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <details
      ref={details}
      className={styles.correct}
      open={open}
      onToggle={(event) => event.currentTarget.open && onStart()}
    >
      <summary>{t('correct.title')}</summary>
      <ServerForm className={styles.form} onSubmit={submit}>
        <p>{t('correct.text')}</p>
        <AddressField
          name="email"
          label={t('correct.label')}
          value={email}
          onChange={setEmail}
          problem={problem}
          autoComplete="email"
        />
        {failure && (
          <p key={String(busy)} className="notice" role={busy ? undefined : 'alert'}>
            {failure}
          </p>
        )}
        <Button type="submit" variant="default" aria-disabled={busy}>
          {t('correct.button')}
        </Button>
      </ServerForm>
    </details>
  )
}
