import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { BrandMark } from '@/ui/motifs/BrandMark'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'

/** Links that are in the row if there is room, and behind "more" if not. */
const others = [
  { href: '/column', name: 'nav.articles', inRow: styles.middling, inMenu: styles.unlessMiddling },
  { href: '/shop', name: 'nav.shop', inRow: styles.roomy, inMenu: styles.unlessRoomy },
  { href: '/vip', name: 'nav.vip', inRow: styles.roomy, inMenu: styles.unlessRoomy },
  { href: '/retrieve', name: 'nav.retrieve', inRow: styles.wide, inMenu: undefined },
] as const

/**
 * Renders the header. On a phone: name and languages in one row, links below it; on wide screens: one row. Links
 * without room are behind "more", which opens without a script. enhance.js marks the current link before React
 * hydrates, so React ignores the difference.
 */
export async function Header({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.brand} href="/landing/home" aria-label={t('nav.home')}>
          <BrandMark lines={1.8} />
          <span>{t('site.name')}</span>
        </a>
        <div className={styles.ways} data-nav>
          <nav className={styles.nav} aria-label={t('nav.label')}>
            <a href="/tests" suppressHydrationWarning>
              {t('nav.tests')}
            </a>
            {others.map(({ href, name, inRow }) => (
              <a key={href} href={href} className={inRow} suppressHydrationWarning>
                {t(name)}
              </a>
            ))}
            {/* The page is prerendered for all visitors; enhance.js changes the label for a signed-in one. */}
            <a href="/me" data-me={t('nav.me')} data-sign-in={t('nav.signIn')} suppressHydrationWarning>
              {t('nav.signIn')}
            </a>
          </nav>
          <details className={styles.more} data-menu suppressHydrationWarning>
            <summary>{t('nav.more')}</summary>
            <nav aria-label={t('nav.more')}>
              {others.map(({ href, name, inMenu }) => (
                <a key={href} href={href} className={inMenu} suppressHydrationWarning>
                  {t(name)}
                </a>
              ))}
            </nav>
          </details>
        </div>
        <LanguageSwitch locale={locale} label={t('language.label')} />
      </div>
    </header>
  )
}
