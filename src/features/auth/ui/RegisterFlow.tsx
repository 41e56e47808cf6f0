'use client'
import { type FormEvent, useState } from 'react'
import { isDomainErrorCode } from '@/core/error'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { api } from '@/trpc/client'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { CodeField, Head, Submit } from '@/ui/form/parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { useForm } from '@/ui/form/use-form'
import { signIn } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'
import type { CodeSent, Register } from '../schema'
import { RegisterForm } from './RegisterForm'

interface Sent {
  filledIn: Register
  sent: CodeSent
}

/** Signing up: the form, then the mailed code, and in. */
export function RegisterFlow({ next }: { next: string | null }) {
  const [state, setState] = useState<Sent | null>(null)
  const [before, setBefore] = useState<Register | null>(null)
  if (!state)
    return <RegisterForm before={before} next={next} onSent={(filledIn, sent) => setState({ filledIn, sent })} />
  const again = () => {
    setBefore(state.filledIn)
    setState(null)
  }
  return <ConfirmStep {...state} next={next} onChange={again} />
}

const fields = { CODE_INVALID: 'code', CODE_EXPIRED: 'code' } as const

function ConfirmStep({ filledIn, sent, next, onChange }: Sent & { next: string | null; onChange: () => void }) {
  const t = useTexts('auth')
  const form = useForm({ code: '' }, fields)
  const { email, password } = filledIn
  const { code } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({ code: isMailedCode(digitsOf(code)) ? null : ('CODE_INVALID' as const) })
    void form.send(check, async () => {
      await api.auth.confirmRegistration.mutate({ email, code })
      const refusal = await signIn(email, password, next)
      if (refusal) form.refuse(isDomainErrorCode(refusal.code) ? refusal.code : 'INTERNAL', refusal.params)
    })
  }

  return (
    <div className={styles.page}>
      <Head focus title={t('code.heading')} lead={t('code.sent', { email: email.trim(), minutes: sent.minutes })} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <CodeField {...form.field('code')} />
        <Submit failure={form.failure} busy={form.busy}>
          {t('register.confirm')}
        </Submit>
      </Form>
      <ResendCode sent={sent} onResend={() => api.auth.register.mutate(filledIn)} onChange={onChange} />
    </div>
  )
}
