'use client'
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'

export interface DeedQuestionProps {
  ask: string
  yes: string
  danger?: boolean
  /** What else it has to know. */
  children?: ReactNode
  /** What it throws is said. */
  action: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** What is about to be done, why, and then the deed. */
export function DeedQuestion({ ask, yes, danger = false, children, action, onClose }: DeedQuestionProps) {
  const t = useTexts('admin')
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function act() {
    setBusy(true)
    setFailure(null)
    try {
      await action(reason)
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <Modal opened title={ask} withCloseButton={false} onClose={() => !busy && onClose()}>
      <Stack>
        {children}
        <Textarea
          label={t('deed.reason')}
          description={t('deed.reasonHint')}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {failure && <Alert role="alert">{failure}</Alert>}
        <Group>
          <Button color={danger ? 'danger' : undefined} loading={busy} onClick={act}>
            {yes}
          </Button>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('deed.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
