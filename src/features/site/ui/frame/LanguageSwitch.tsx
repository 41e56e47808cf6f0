import { htmlLang, type Locale, localeNames, locales } from '@/core/locale'
import styles from './LanguageSwitch.module.css'

interface Props {
  locale: Locale
  label: string
}

/** Shown on narrow screens. The accessible name begins with it, so that voice control finds the link by what is seen. */
const shortNames: Record<Locale, string> = { cn: '中', en: 'EN', es: 'ES' }

/** Plain links, which work without JavaScript; enhance.js adds the other parameters of the address. */
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
          // It is the same page, so Back leads to the page before it.
          data-replace
        >
          <span className={styles.short}>{shortNames[lng]} </span>
          <span className={styles.full}>{localeNames[lng]}</span>
        </a>
      ))}
    </nav>
  )
}
