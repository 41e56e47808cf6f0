'use client'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import type { PickProcedure } from '@/trpc/call-procedure'
import { Failure } from '@/ui/form/Failure'
import styles from '@/ui/form/Form.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import {
  type InputsProps,
  type Schema,
  type ServerFormOptions,
  type TypedValues,
  useServerForm,
} from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { useAnnounce } from './frame/Announcements'

/** Values with the reason of the action, for the log. */
export interface WithReason {
  reason: string
}

export interface ActionQuestionProps<Input extends WithReason, Output, Values extends TypedValues<Input> & WithReason>
  extends Pick<ServerFormOptions<Values, Output>, 'initialValues' | 'fields'> {
  ask: string
  yes: string
  danger?: boolean
  procedure: PickProcedure<Input, Output>
  /** Input schema of the procedure. */
  schema: () => Promise<Schema<Input>>
  /** Information about the action. */
  children?: ReactNode
  /** Further fields of the form. */
  Inputs?: ComponentType<InputsProps<Input, Values, Output>> | undefined
  /** Message after success, where a plain confirmation is not enough. */
  successMessage?: (output: Output) => string
  /** Called with the output after success. */
  onDone?: (output: Output) => void
  onClose: () => void
}

/** Renders the dialog of an action: its question, the field for the reason, and the buttons. */
export function ActionForm<Input extends WithReason, Output, Values extends TypedValues<Input> & WithReason>({
  ask,
  yes,
  danger = false,
  procedure,
  schema,
  initialValues,
  fields,
  children,
  Inputs,
  successMessage,
  onDone,
  onClose,
}: ActionQuestionProps<Input, Output, Values>) {
  const t = useTexts('admin')
  const say = useAnnounce()
  const form = useServerForm<Input, Output, Values>(procedure, schema, {
    initialValues,
    ...(fields && { fields }),
    onDone: (output) => {
      onDone?.(output)
      say(successMessage ? successMessage(output) : t('action.done'))
      onClose()
    },
  })
  return (
    <Modal
      opened
      title={ask}
      withCloseButton={false}
      // A stray click must not discard the typed text.
      closeOnClickOutside={false}
      onClose={() => !form.busy && onClose()}
    >
      <ServerForm {...form.props} className={styles.form}>
        {children}
        {Inputs && <Inputs form={form} />}
        <TextInput
          {...form.field('reason')}
          label={t('action.reason')}
          description={t('action.reasonHint')}
          maxLength={500}
          autoComplete="off"
        />
        <Failure busy={form.busy}>{form.failure}</Failure>
        <Group>
          <Button type="submit" color={danger ? 'danger' : undefined} loading={form.busy}>
            {yes}
          </Button>
          <Button variant="default" disabled={form.busy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </Group>
      </ServerForm>
    </Modal>
  )
}
