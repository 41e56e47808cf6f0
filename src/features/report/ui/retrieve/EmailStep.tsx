'use client'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { emailProblem } from '@/core/email'
import { api } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ServerForm } from '@/ui/form/ServerForm'
import { useTexts } from '@/ui/texts'
import type { RetrievalStarted } from '../../retrieve-schema'
import styles from './RetrieveReports.module.css'

/** Asks for the address; the answer is the same for every address. */
export function EmailStep({ onStarted }: { onStarted: (email: string, started: RetrievalStarted) => void }) {
  const t = useTexts('retrieve')
  const errors = useTexts('errors')
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  const refuse = (text: string) => {
    setProblem(text)
    input.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = emailProblem(email)
    if (wrong) return refuse(errors(wrong))
    // What was said stays until the answer comes, or the page would jump under a second tap.
    setSending(true)
    try {
      onStarted(email.trim(), await api.report.retrieveStart.mutate({ email }))
    } catch (error) {
      setSending(false)
      refuse(failureText(error))
    }
  }

  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead')}</p>
      </header>
      <ServerForm onSubmit={submit} className={styles.form}>
        <TextInput
          ref={input}
          label={t('email.label')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem(null)
          }}
          error={problem}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" size="lg" radius="xl" loading={sending} className={styles.submit}>
          {t('email.submit')}
        </Button>
      </ServerForm>
      <p className={styles.aside}>{t('privacy')}</p>
    </>
  )
}
