'use client'
import { Alert, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { sending } from '@/trpc/sending'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import { Saved } from './parts'

const signOutElsewhere = sending((api) => api.auth.signOutElsewhere)

/** Ends every other session of the account, for example on a lost device or one of somebody else. */
export function OtherDevices() {
  const t = useTexts('settings')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [ended, setEnded] = useState<number | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function signOut() {
    setBusy(true)
    setFailure(null)
    setEnded(null)
    try {
      const send = await signOutElsewhere()
      setEnded((await send()).ended)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="default" onClick={signOut} loading={busy}>
        {t('devices.action')}
      </Button>
      <Saved text={ended !== null && (ended > 0 ? t('devices.done', { count: ended }) : t('devices.none'))} />
      {failure && <Alert role="alert">{failure}</Alert>}
    </>
  )
}
