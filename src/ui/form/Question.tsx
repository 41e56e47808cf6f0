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
  const { mutate, isPending, failure } = useAction(async () => {
    await action()
    onClose()
  })

  return (
    <Modal opened title={ask} withCloseButton={false} onClose={() => !isPending && onClose()}>
      <Stack>
        <Failure busy={isPending}>{failure}</Failure>
        <Group>
          <Button color={gentle ? undefined : 'danger'} onClick={mutate} loading={isPending}>
            {yes}
          </Button>
          <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
            {no}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
