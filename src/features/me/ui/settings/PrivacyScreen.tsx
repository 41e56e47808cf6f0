import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { Consents } from '../../settings-schema'
import { HealthConsent, NormsConsent } from './Consent'
import { DeleteAccount } from './DeleteAccount'
import styles from './Settings.module.css'
import { SettingsSection } from './SettingsScreen'

interface Props {
  locale: Locale
  email: string
  consents: Consents
}

/** What one can do with one's data, from the mildest to the last. */
export async function PrivacyScreen({ locale, email, consents }: Props) {
  const t = await texts(locale, 'settings')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">
          <a href="/me">{t('back')}</a>
        </p>
        <h1>{t('privacy.title')}</h1>
        <p className="lede">{t('privacy.lead')}</p>
      </header>
      <SettingsSection title={t('export.title')} lead={t('export.lead')}>
        <a className="button quiet" href="/api/me/export">
          {t('export.action')}
        </a>
      </SettingsSection>
      <SettingsSection title={t('norms.title')}>
        <NormsConsent {...consents} />
      </SettingsSection>
      <SettingsSection title={t('consent.title')}>
        <HealthConsent {...consents} />
      </SettingsSection>
      <SettingsSection title={t('account.title')} lead={t('account.lead')}>
        <DeleteAccount email={email} />
      </SettingsSection>
    </div>
  )
}
