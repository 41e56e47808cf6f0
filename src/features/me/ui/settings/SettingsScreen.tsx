import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Theme } from '@/core/theme'
import { texts } from '@/server/i18n'
import type { Profile } from '../../settings-schema'
import { EmailChange } from './EmailChange'
import { PreferencesForm } from './PreferencesForm'
import { ProfileForm } from './ProfileForm'
import styles from './Settings.module.css'

interface Props {
  locale: Locale
  account: { email: string; locale: Locale; theme: Theme | null }
  profile: Profile
}

/** Personal settings, one thing after the other. */
export async function SettingsScreen({ locale, account, profile }: Props) {
  const t = await texts(locale, 'settings')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">
          <a href="/me">{t('back')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead')}</p>
      </header>
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
        <a className="button quiet" href="/change-password">
          {t('password.action')}
        </a>
      </SettingsSection>
      <SettingsSection title={t('privacy.title')} lead={t('privacy.linkLead')}>
        <a className="button quiet" href="/me/privacy">
          {t('privacy.link')}
        </a>
      </SettingsSection>
    </div>
  )
}

interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

/** One matter of the settings under a hairline. */
export function SettingsSection({ title, lead, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {lead && <p className={styles.soft}>{lead}</p>}
      {children}
    </section>
  )
}
