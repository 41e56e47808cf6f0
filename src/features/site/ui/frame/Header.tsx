import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { BrandMark } from './BrandMark'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'

/**
 * Phone first: name and languages in one row, the ways into the site below; one row on wide screens. What a narrow
 * window has no room for is behind "more", which opens without a script.
 * enhance.js marks the current link before React looks.
 */
export async function Header({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.brand} href="/landing/home" aria-label={t('nav.home')}>
          <BrandMark />
          <span>{t('site.name')}</span>
        </a>
        <div className={styles.ways} data-nav>
          <nav className={styles.nav} aria-label={t('nav.label')}>
            <a href="/tests" suppressHydrationWarning>
              {t('nav.tests')}
            </a>
            <a href="/column" className={styles.middling} suppressHydrationWarning>
              {t('nav.articles')}
            </a>
            <a href="/shop" className={styles.roomy} suppressHydrationWarning>
              {t('nav.shop')}
            </a>
            <a href="/vip" className={styles.roomy} suppressHydrationWarning>
              {t('nav.vip')}
            </a>
            <a href="/retrieve" className={styles.wide} suppressHydrationWarning>
              {t('nav.retrieve')}
            </a>
            {/* Prerendered for everybody: enhance.js writes the other name where somebody is signed in. */}
            <a href="/me" data-me={t('nav.me')} suppressHydrationWarning>
              {t('nav.signIn')}
            </a>
          </nav>
          <details className={styles.more} data-menu suppressHydrationWarning>
            <summary>{t('nav.more')}</summary>
            <nav aria-label={t('nav.more')}>
              <a href="/column" className={styles.unlessMiddling} suppressHydrationWarning>
                {t('nav.articles')}
              </a>
              <a href="/shop" className={styles.unlessRoomy} suppressHydrationWarning>
                {t('nav.shop')}
              </a>
              <a href="/vip" className={styles.unlessRoomy} suppressHydrationWarning>
                {t('nav.vip')}
              </a>
              <a href="/retrieve" suppressHydrationWarning>
                {t('nav.retrieve')}
              </a>
            </nav>
          </details>
        </div>
        <LanguageSwitch locale={locale} label={t('language.label')} />
      </div>
    </header>
  )
}
