'use client'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyMutation } from '@/trpc/lazy-mutation'
import { Failure } from '@/ui/form/Failure'
import { useAction } from '@/ui/form/use-action'
import { useTexts } from '@/ui/texts'
import { Saved } from './parts'

const signOutElsewhere = lazyMutation((api) => api.auth.signOutElsewhere)

/** Ends every other session of the account, for example on a lost device or one of somebody else. */
export function OtherDevices() {
  const t = useTexts('settings')
  const [ended, setEnded] = useState<number | null>(null)
  const { busy, failure, run } = useAction(async () => {
    setEnded(null)
    const send = await signOutElsewhere()
    setEnded((await send()).ended)
  })

  return (
    <>
      <Button variant="default" onClick={run} loading={busy}>
        {t('devices.action')}
      </Button>
      <Saved text={ended !== null && (ended > 0 ? t('devices.done', { count: ended }) : t('devices.none'))} />
      <Failure busy={busy}>{failure}</Failure>
    </>
  )
}
