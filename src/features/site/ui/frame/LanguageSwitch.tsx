import { htmlLang, type Locale, localeNames, locales } from '@/core/locale'
import styles from './LanguageSwitch.module.css'

interface Props {
  locale: Locale
  label: string
}

/** What narrow screens show. The full name follows unseen: who speaks to the page says what they see. */
const shortNames: Record<Locale, string> = { cn: '中', en: 'EN', es: 'ES' }

/** Plain links, so that it works without JavaScript; enhance.js adds the rest of the page's query to them. */
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
          // Another language is the same page: Back leads to the one before.
          data-replace
        >
          <span className={styles.short}>{shortNames[lng]} </span>
          <span className={styles.full}>{localeNames[lng]}</span>
        </a>
      ))}
    </nav>
  )
}
