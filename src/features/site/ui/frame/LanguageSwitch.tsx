import { htmlLang, type Locale, localeNames, locales } from '@/core/locale'
import styles from './LanguageSwitch.module.css'

interface Props {
  locale: Locale
  label: string
}

/**
 * Short names for narrow screens. Each accessible name begins with the short one, so that voice control finds the link
 * by its visible text.
 */
const shortNames: Record<Locale, string> = { cn: '中', en: 'EN', es: 'ES' }

/** Renders plain links, which work without JavaScript; enhance.js adds the other parameters of the URL. */
export function LanguageSwitch({ locale, label }: Props) {
  return (
    <nav className={styles.languages} aria-label={label} data-languages>
      {locales.map((lng) => (
        <a
          key={lng}
          href={`?lang=${lng}`}
          lang={htmlLang[lng]}
          hrefLang={htmlLang[lng]}
          aria-current={lng === locale ? 'true' : undefined}
          // The link shows the same page, so it replaces the history entry: Back leads to the page before.
          data-replace
        >
          <span className={styles.short}>{shortNames[lng]} </span>
          <span className={styles.full}>{localeNames[lng]}</span>
        </a>
      ))}
    </nav>
  )
}
