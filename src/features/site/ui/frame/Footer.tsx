import { themes } from '@/core/brand/theme'
import type { Locale } from '@/core/locale'
import { gapAfter } from '@/core/texts/sentences'
import { texts } from '@/server/i18n/i18n'
import styles from './Footer.module.css'

/** Renders the footer of every page: help first, then the small print. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.help}>
          <span>{t('footer.helpNote')}</span>
          {gapAfter(t('footer.helpNote'))}
          <a href="/help-now">{t('footer.help')}</a>
        </p>
        <nav className={styles.links} aria-label={t('footer.label')}>
          <a href="/tests">{t('nav.tests')}</a>
          <a href="/column">{t('nav.articles')}</a>
          <a href="/shop">{t('nav.shop')}</a>
          <a href="/vip">{t('nav.vip')}</a>
          <a href="/retrieve">{t('nav.retrieve')}</a>
          <a href="/about">{t('footer.about')}</a>
          <a href="/science">{t('footer.science')}</a>
          <a href="/privacy">{t('footer.privacy')}</a>
          <a href="/health-data">{t('footer.health')}</a>
          <a href="/terms">{t('footer.terms')}</a>
          <a href="/refunds">{t('footer.refunds')}</a>
          <a href="/withdraw">{t('footer.withdraw')}</a>
          <a href="/contact">{t('footer.contact')}</a>
          <a href="/withdraw?law=eu" data-europe>
            {t('footer.withdrawByLaw')}
          </a>
        </nav>
        <div className={styles.last}>
          <p>{t('footer.note')}</p>
          <ThemeChoice locale={locale} />
        </div>
      </div>
    </footer>
  )
}

/** Renders the choice of themes. enhance.js shows it and makes it work; without JavaScript it stays hidden. */
async function ThemeChoice({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <fieldset className={styles.choice} data-themes hidden suppressHydrationWarning>
      <legend className={styles.name}>{t('theme.label')}</legend>
      {themes.map((theme, index) => (
        <label key={theme} className={styles.theme} data-theme={theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={index === 0} suppressHydrationWarning />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
