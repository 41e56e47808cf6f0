'use client'
import { useState } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import { signOut } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'

/** Ends the session here and on the server. */
export function SignOutButton() {
  const t = useTexts('me')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function leave() {
    setBusy(true)
    setFailure('')
    try {
      await signOut()
    } catch (error) {
      setBusy(false)
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <button type="button" className="button quiet" onClick={leave} disabled={busy}>
        {t('signOut')}
      </button>
      <span role="status">{failure}</span>
    </>
  )
}
