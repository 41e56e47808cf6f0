'use client'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { shownEmail } from '@/core/input/shown-email'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'
import { Saved } from './parts'

/** Changes the address: asks for the password, then for the code mailed to the new address. */
export function EmailChange({ email: before }: { email: string }) {
  const t = useTexts('settings')
  const [email, setEmail] = useState(before)
  const [changed, setChanged] = useState<string | null>(null)
  const { Shown, failure, show, hide } = useOnDemand(
    'email-change',
    async () => (await import('./EmailSteps')).EmailSteps,
  )

  function done(address: string) {
    setEmail(address)
    setChanged(address)
    hide()
  }

  function start() {
    setChanged(null)
    void show()
  }

  return (
    <>
      <Text>{t('email.current', { email: shownEmail(email) })}</Text>
      <Saved text={changed !== null && t('email.done', { email: shownEmail(changed) })} />
      {Shown ? (
        <Shown account={email} onDone={done} onCancel={hide} />
      ) : (
        <Button variant="default" onClick={start}>
          {t('email.start')}
        </Button>
      )}
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}
