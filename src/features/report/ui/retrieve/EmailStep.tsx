'use client'
import { Text } from '@mantine/core'
import styles from '@/ui/form/Form.module.css'
import { AccountField, Head, Submit } from '@/ui/form/parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { RetrievalStarted } from '../../retrieve/retrieve-schema'

/** Form for the address; the response is the same for every address. */
export function EmailStep({ onStarted }: { onStarted: (email: string, started: RetrievalStarted) => void }) {
  const t = useTexts('retrieve')
  const form = useServerForm(
    (api) => api.report.retrieveStart,
    async () => (await import('../../retrieve/retrieve-schema')).StartRetrievalInput,
    {
      initialValues: { email: '' },
      needsCookies: true,
      onDone: (started, { email }) => onStarted(email, started),
    },
  )
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <ServerForm {...form.props} className={styles.form}>
        <AccountField {...form.field('email')} label={t('email.label')} autoComplete="email" />
        <Submit failure={form.failure} busy={form.busy}>
          {t('email.submit')}
        </Submit>
      </ServerForm>
      <Text size="sm" c="dimmed">
        {t('privacy')}
      </Text>
    </>
  )
}
