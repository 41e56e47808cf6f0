'use client'
import { useState } from 'react'
import { useMailedCode } from '@/ui/form/use-mailed-code'
import type { RegisterInput } from '../schema'
import { ConfirmStep } from './ConfirmStep'
import { RegisterForm } from './RegisterForm'

/**
 * Renders the sign-up: the form, then the mailed code, then the sign-in. After a reload the password has to be typed
 * again.
 */
export function RegisterFlow({ next }: { next: string | null }) {
  const { mailed, keep, used, forget } = useMailedCode('register')
  const [filledIn, setFilledIn] = useState<RegisterInput | null>(null)
  const [address, setAddress] = useState('')

  if (mailed) {
    const again = () => {
      setAddress(mailed.email)
      forget()
    }
    return <ConfirmStep mailed={mailed} filledIn={filledIn} next={next} onUsed={used} onChange={again} />
  }
  const before = filledIn ?? { name: '', email: address, password: '', confirmation: '', privacy: false }
  return (
    <RegisterForm
      before={before}
      next={next}
      onSent={(typed, sent) => {
        setFilledIn(typed)
        keep(typed.email, sent)
      }}
    />
  )
}
