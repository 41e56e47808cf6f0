'use client'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { api, isRefusal, refusalOf } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ServerForm } from '@/ui/form/ServerForm'
import { useCooldown } from '@/ui/form/use-cooldown'
import { useTexts } from '@/ui/texts'
import type { RetrievalStarted, RetrievedReports } from '../../retrieve-schema'
import styles from './RetrieveReports.module.css'

interface Props {
  email: string
  started: RetrievalStarted
  /** null: the address is proved, and nothing was bought with it. */
  onFound: (found: RetrievedReports | null) => void
  onChange: () => void
}

/** Asks for the mailed code. */
export function CodeStep({ email, started, onFound, onChange }: Props) {
  const t = useTexts('retrieve')
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const cooldown = useCooldown(started.resendSeconds)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => input.current?.focus(), [])

  const refuse = (text: string) => {
    setProblem(text)
    input.current?.select()
    input.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!isMailedCode(digitsOf(code))) return refuse(t('code.digits'))
    // What was said stays until the answer comes, or the page would jump under a second tap.
    setBusy(true)
    try {
      onFound(await api.report.retrieveConfirm.mutate({ email, code }))
    } catch (error) {
      setBusy(false)
      if (isRefusal(error, 'NO_REPORT_FOR_EMAIL')) return onFound(null)
      const left = refusalOf(error)?.params.left
      refuse(left === undefined ? failureText(error) : t('code.wrong', { left }))
    }
  }

  async function resend() {
    setNote('')
    setProblem(null)
    try {
      const { resendSeconds } = await api.report.retrieveStart.mutate({ email })
      cooldown.restart(resendSeconds)
      setCode('')
      setNote(t('code.resent'))
      input.current?.focus()
    } catch (error) {
      refuse(failureText(error))
    }
  }

  return (
    <>
      <header className={styles.head}>
        <h1>{t('code.heading')}</h1>
        <p className="lede">{t('code.sent', { email, minutes: started.minutes })}</p>
      </header>
      <ServerForm onSubmit={submit} className={styles.form}>
        <TextInput
          ref={input}
          label={t('code.label')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          size="lg"
          classNames={{ input: styles.code }}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setProblem(null)
          }}
          error={problem}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" size="lg" radius="xl" loading={busy} className={styles.submit}>
          {t('code.submit')}
        </Button>
      </ServerForm>
      <p className={styles.aside} role="status">
        {note}
      </p>
      <div className={`cluster ${styles.actions}`}>
        <button type="button" className="button text" onClick={resend} disabled={cooldown.seconds > 0}>
          {cooldown.seconds > 0 ? t('code.wait', { seconds: cooldown.seconds }) : t('code.resend')}
        </button>
        <button type="button" className="button text" onClick={onChange}>
          {t('code.change')}
        </button>
      </div>
    </>
  )
}
