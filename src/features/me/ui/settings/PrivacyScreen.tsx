'use client'
import { Button } from '@mantine/core'
import { formatEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { ExportLink } from '@/ui/files/ExportLink'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'
import { HealthConsent, NormsConsent } from './Consent'
import { SettingsPage, SettingsSection } from './SettingsLayout'
import { StudyParticipation } from './StudyParticipation'

/** Renders the actions that people can take on their data, from the mildest step to deleting the account. */
export function PrivacyScreen() {
  const t = useTexts('settings')
  const [{ email }] = trpc.auth.account.useSuspenseQuery()
  const [studies] = trpc.evidence.mine.useSuspenseQuery()
  return (
    <SettingsPage title={t('privacy.title')} lead={t('privacy.lead')}>
      <SettingsSection title={t('export.title')} lead={t('export.lead')}>
        <ExportLink>{t('export.action')}</ExportLink>
      </SettingsSection>
      <SettingsSection title={t('stays.title')} lead={t('stays.lead', { email: formatEmail(email) })} />
      <SettingsSection title={t('norms.title')}>
        <NormsConsent />
      </SettingsSection>
      <StudyParticipation found={studies} />
      <SettingsSection title={t('consent.title')}>
        <HealthConsent />
      </SettingsSection>
      <SettingsSection title={t('account.title')} lead={t('account.lead')}>
        <AccountDeletion email={email} />
      </SettingsSection>
    </SettingsPage>
  )
}

/** Renders the action that deletes the account. The form opens behind an inconspicuous button. */
function AccountDeletion({ email }: { email: string }) {
  const t = useTexts('settings')
  const { Shown, failure, show, hide } = useOnDemand(
    'account-deletion',
    async () => (await import('./DeleteForm')).DeleteForm,
  )
  if (Shown) return <Shown email={email} onCancel={hide} />
  return (
    <>
      <Button variant="transparent" onClick={show}>
        {t('account.start')}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}
