'use client'
import { Button } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { ProfileInput } from '../../settings/settings-schema'
import { EmailChange } from './EmailChange'
import { OtherDevices } from './OtherDevices'
import { PreferencesForm, type Preferred } from './PreferencesForm'
import { ProfileForm } from './ProfileForm'
import { SettingsPage, SettingsSection } from './parts'

interface Props {
  account: Preferred & { email: string }
  profile: ProfileInput
}

/** The personal settings, one section after the other. */
export function SettingsScreen({ account, profile }: Props) {
  const t = useTexts('settings')
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      <SettingsSection title={t('profile.title')}>
        <ProfileForm profile={profile} />
      </SettingsSection>
      <SettingsSection title={t('preferences.title')} lead={t('preferences.lead')}>
        <PreferencesForm preferred={account} />
      </SettingsSection>
      <SettingsSection title={t('email.title')}>
        <EmailChange email={account.email} />
      </SettingsSection>
      <SettingsSection title={t('password.title')} lead={t('password.lead')}>
        <Button component={Link} variant="default" href="/change-password">
          {t('password.action')}
        </Button>
      </SettingsSection>
      <SettingsSection title={t('devices.title')} lead={t('devices.lead')}>
        <OtherDevices />
      </SettingsSection>
      <SettingsSection title={t('privacy.title')} lead={t('privacy.linkLead')}>
        <Button component={Link} variant="default" href="/me/privacy">
          {t('privacy.link')}
        </Button>
      </SettingsSection>
    </SettingsPage>
  )
}
