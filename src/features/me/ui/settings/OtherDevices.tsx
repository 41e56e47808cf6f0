'use client'
import { Alert, Button } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import { Saved } from './parts'

/** Ends every other session of the account, for example on a lost device or one of somebody else. */
export function OtherDevices() {
  const t = useTexts('settings')
  const failureText = useFailureText()
  const { mutate, isPending, data, error } = trpc.auth.signOutElsewhere.useMutation()
  return (
    <>
      <Button variant="default" onClick={() => mutate()} loading={isPending}>
        {t('devices.action')}
      </Button>
      <Saved
        text={data !== undefined && (data.ended > 0 ? t('devices.done', { count: data.ended }) : t('devices.none'))}
      />
      {error && <Alert role="alert">{failureText(error)}</Alert>}
    </>
  )
}
