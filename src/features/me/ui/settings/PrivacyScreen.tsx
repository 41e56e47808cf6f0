'use client'
import { shownEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { ExportLink } from '@/ui/files/ExportLink'
import { useTexts } from '@/ui/texts'
import { AccountDeletion } from './AccountDeletion'
import { HealthConsent, NormsConsent } from './Consent'
import { SettingsPage, SettingsSection } from './parts'
import { Studies } from './Studies'

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
      <SettingsSection title={t('stays.title')} lead={t('stays.lead', { email: shownEmail(email) })} />
      <SettingsSection title={t('norms.title')}>
        <NormsConsent />
      </SettingsSection>
      <Studies found={studies} />
      <SettingsSection title={t('consent.title')}>
        <HealthConsent />
      </SettingsSection>
      <SettingsSection title={t('account.title')} lead={t('account.lead')}>
        <AccountDeletion email={email} />
      </SettingsSection>
    </SettingsPage>
  )
}
