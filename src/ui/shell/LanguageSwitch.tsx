import { htmlLang, type Locale, localeNames, locales } from '@/core/locale'

interface Props {
  locale: Locale
  label: string
}

/** Plain links, so that it works without JavaScript; enhance.js adds the rest of the page's query to them. */
export function LanguageSwitch({ locale, label }: Props) {
  return (
    <nav aria-label={label} data-languages>
      {locales.map((lng) => (
        <a
          key={lng}
          href={`?lang=${lng}`}
          lang={htmlLang[lng]}
          hrefLang={htmlLang[lng]}
          aria-current={lng === locale ? 'true' : undefined}
        >
          {localeNames[lng]}
        </a>
      ))}
    </nav>
  )
}
