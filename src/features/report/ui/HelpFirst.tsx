import { htmlLang, type Locale } from '@/core/locale'
import type { Translate } from '@/ui/namespaces'
import styles from './Notices.module.css'

/** By country and not by language: somebody who reads Spanish may sit in Texas. */
const lines = [
  { region: 'CN', number: '12356', danger: '120 · 110' },
  { region: 'US', number: '988', spanish: true },
  { region: 'ES', number: '024', danger: '112' },
  { region: 'MX', number: '800 911 2000' },
] as const

interface Props {
  locale: Locale
  t: Translate<'report'>
}

/** Stands before everything else on a report whose answers sound like distress. */
export function HelpFirst({ locale, t }: Props) {
  const regions = new Intl.DisplayNames(htmlLang[locale], { type: 'region' })
  return (
    <aside className={styles.help} aria-labelledby="help-first">
      <h2 id="help-first">{t('help.title')}</h2>
      <p>{t('help.text')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.region}>
            <span>{regions.of(line.region)}</span>
            <a href={`tel:${line.number.replaceAll(' ', '')}`}>{line.number}</a>
            {'danger' in line && <small>{t('help.danger', { number: line.danger })}</small>}
            {'spanish' in line && <small>{t('help.spanish')}</small>}
          </li>
        ))}
        <li>
          <span>{t('help.elsewhere')}</span>
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>
        </li>
      </ul>
      <p>
        <a href="/help-now">{t('help.more')}</a>
      </p>
    </aside>
  )
}
