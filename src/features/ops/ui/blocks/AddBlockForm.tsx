'use client'
import { NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import styles from '@/ui/form/Form.module.css'
import { SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddBlockInput } from '../../blocks/blocks-schema'
import { useAnnounce } from '../frame/Announcements'

const choices = [1, 7, 30, 90, 365]

export function AddBlockForm() {
  const t = useTexts('admin')
  const say = useAnnounce()
  const initialValues: AddBlockInput = { kind: 'address', value: '', days: 7, reason: '' }
  const form = useServerForm(
    (api) => api.ops.addBlock,
    async () => (await import('../../blocks/blocks-schema')).AddBlockInput,
    {
      initialValues,
      fields: { EMAIL_REQUIRED: 'value', ACCOUNT_FORMAT: 'value', NETWORK_INVALID: 'value' },
      onDone: () => {
        form.setValues(initialValues)
        say(t('action.done'))
      },
    },
  )
  const { onChange, ...days } = form.field('days')
  return (
    <Stack maw="28rem">
      <Title order={2}>{t('blocks.add')}</Title>
      <ServerForm {...form.props} className={styles.form}>
        <NativeSelect
          {...form.field('kind')}
          label={t('blocks.kind')}
          data={[
            { value: 'address', label: t('blocks.address') },
            { value: 'network', label: t('blocks.network') },
          ]}
        />
        <TextInput
          {...form.field('value')}
          label={t('blocks.value')}
          description={t('blocks.valueHint')}
          autoComplete="off"
        />
        <NativeSelect
          {...days}
          label={t('blocks.days')}
          data={choices.map(String)}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <TextInput {...form.field('reason')} label={t('action.reason')} description={t('action.reasonHint')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('blocks.addSubmit')}
        </SubmitButton>
      </ServerForm>
    </Stack>
  )
}
