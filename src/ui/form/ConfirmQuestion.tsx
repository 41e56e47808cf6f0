'use client'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { Failure } from './Failure'
import { useAction } from './use-action'

export interface ConfirmQuestionProps {
  ask: string
  yes: string
  no: string
  /** True when the action loses nothing, so that the button needs no warning colour. */
  gentle?: boolean
  /** Action after "yes". The question stays open until it ends; an error that it throws is shown. */
  action: () => Promise<unknown>
  onClose: () => void
}

/** Renders the question before an action. The focus is on the answer that changes nothing. */
export function ConfirmQuestion({ ask, yes, no, gentle = false, action, onClose }: ConfirmQuestionProps) {
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
