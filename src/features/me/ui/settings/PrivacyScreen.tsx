'use client'
import { Button } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import { AccountDeletion } from './AccountDeletion'
import { HealthConsent, NormsConsent } from './Consent'
import { SettingsPage, SettingsSection } from './parts'

/** What people can do with their data, from the mildest step to deleting the account. */
export function PrivacyScreen() {
  const t = useTexts('settings')
  const [{ email }] = trpc.auth.account.useSuspenseQuery()
  return (
    <SettingsPage title={t('privacy.title')} lead={t('privacy.lead')}>
      <SettingsSection title={t('export.title')} lead={t('export.lead')}>
        <Button component="a" variant="default" href="/api/me/export">
          {t('export.action')}
        </Button>
      </SettingsSection>
      <SettingsSection title={t('stays.title')} lead={t('stays.lead', { email })} />
      <SettingsSection title={t('norms.title')}>
        <NormsConsent />
      </SettingsSection>
      <SettingsSection title={t('consent.title')}>
        <HealthConsent />
      </SettingsSection>
      <SettingsSection title={t('account.title')} lead={t('account.lead')}>
        <AccountDeletion email={email} />
      </SettingsSection>
    </SettingsPage>
  )
}
