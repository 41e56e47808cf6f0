'use client'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { Failure } from './Failure'
import { useAction } from './use-action'

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

/** Asks before the action. The focus is on the answer that changes nothing. */
export function Question({ ask, yes, no, gentle = false, action, onClose }: QuestionProps) {
  const { busy, failure, run } = useAction(async () => {
    await action()
    onClose()
  })

  return (
    <Modal opened title={ask} withCloseButton={false} onClose={() => !busy && onClose()}>
      <Stack>
        <Failure busy={busy}>{failure}</Failure>
        <Group>
          <Button color={gentle ? undefined : 'danger'} onClick={run} loading={busy}>
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
