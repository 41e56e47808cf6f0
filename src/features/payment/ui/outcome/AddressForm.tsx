'use client'
import { Button, Text, TextInput } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Failure } from '@/ui/form/Failure'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import styles from './AddressCorrection.module.css'

/** Renders the form for the corrected address of an order. */
export function AddressForm({ orderId }: { orderId: string }) {
  const t = useTexts('payment')
  const utils = trpc.useUtils()
  const form = useServerForm(
    (api) => api.payment.correctEmail,
    async () => (await import('../../schema')).CorrectEmailInput,
    {
      initialValues: { orderId, email: '' },
      fields: { EMAIL_UNCHANGED: 'email' },
      onDone: (corrected) => utils.payment.order.setData({ orderId }, corrected),
    },
  )
  return (
    <ServerForm {...form.props} className={styles.form}>
      <Text>{t('correct.text')}</Text>
      <TextInput
        {...form.field('email')}
        label={t('correct.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Failure busy={form.busy}>{form.failure}</Failure>
      <Button type="submit" variant="default" aria-disabled={form.busy}>
        {t('correct.button')}
      </Button>
    </ServerForm>
  )
}
