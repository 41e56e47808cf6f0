'use client'
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'

interface Props {
  /** The button that only asks. */
  open: string
  ask: string
  yes: string
  danger?: boolean
  /** What else it has to know. */
  children?: ReactNode
  /** What it throws is said. */
  action: (reason: string) => Promise<unknown>
}

/** A deed of the console: a button that asks, the reason for the log, then the deed. */
export function DeedDialog({ open, ask, yes, danger = false, children, action }: Props) {
  const t = useTexts('admin')
  const failureText = useFailureText()
  const [opened, setOpened] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function act() {
    setBusy(true)
    setFailure(null)
    try {
      await action(reason)
      setOpened(false)
      setReason('')
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  return (
    <>
      <Button variant="transparent" size="sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {open}
      </Button>
      <Modal opened={opened} title={ask} withCloseButton={false} onClose={() => !busy && setOpened(false)}>
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
            <Button variant="default" disabled={busy} onClick={() => setOpened(false)}>
              {t('deed.cancel')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
