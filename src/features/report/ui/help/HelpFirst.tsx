import { listCountriesByName } from '@/content/helplines/countries'
import { buildCountryView, helpTexts } from '@/content/helplines/country-view'
import { exitUrls } from '@/content/helplines/exit-urls'
import { mainCountry } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { HelpChoice } from '@/ui/help/HelpChoice'
import { QuickExitLink } from '@/ui/help/QuickExitLink'
import styles from '../offer/Notices.module.css'

interface Props {
  locale: Locale
  t: Translate<'report'>
  /** The reader's country from the request; the language's main country if absent. */
  country?: string | undefined
  /** Text above the helplines; the report's text if absent. */
  text?: string
}

/** Renders help before everything else when the answers suggest distress: one sentence and a number to call. */
export function HelpFirst({ locale, t, country = mainCountry[locale], text = t('help.text') }: Props) {
  const { change, failed, leave, leaveHint } = helpTexts(locale)
  const options = listCountriesByName(locale).map(({ country: { code }, name }) => ({ code, name }))
  return (
    <aside className={styles.help} aria-labelledby="help-first">
      <header className={styles.helpTop}>
        <h2 id="help-first">{t('help.title')}</h2>
        <QuickExitLink href={exitUrls[locale]} label={leave} hint={leaveHint} />
      </header>
      <p>{text}</p>
      <HelpChoice
        locale={locale}
        guessed={buildCountryView(country, locale)}
        options={options}
        words={{ change, failed }}
      />
      <p className={styles.helpMore}>
        <a href="/help-now">{t('help.more')}</a>
      </p>
    </aside>
  )
}
