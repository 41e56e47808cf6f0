'use client'
import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFailureText } from './failure-text'

export interface QuestionProps {
  ask: string
  yes: string
  no: string
  /** Nothing is lost by it, so that it need not warn. */
  gentle?: boolean
  /** While it lasts the question stays; what it throws is said. */
  action: () => Promise<unknown>
  onClose: () => void
}

/** Asks before the deed. The focus is on the answer that changes nothing. */
export function Question({ ask, yes, no, gentle = false, action, onClose }: QuestionProps) {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function act() {
    setBusy(true)
    setFailure(null)
    try {
      await action()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <Modal opened title={ask} withCloseButton={false} onClose={() => !busy && onClose()}>
      <Stack>
        {failure && <Alert>{failure}</Alert>}
        <Group>
          <Button color={gentle ? undefined : 'danger'} onClick={act} loading={busy}>
            {yes}
          </Button>
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {no}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
