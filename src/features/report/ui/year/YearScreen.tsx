import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { LinkButton } from '@/ui/app/LinkButton'
import { FileLink } from '@/ui/files/FileLink'
import { LocalTime } from '@/ui/LocalTime'
import type { YearView } from '../../year/year-schema'
import { HelpFirst } from '../help/HelpFirst'
import { SoftHelp } from '../help/SoftHelp'
import styles from './Year.module.css'
import { YearTestSection } from './YearTestSection'

interface Props {
  year: YearView
  /** Country the reader is probably in, for the helplines. */
  country?: string
  locale: Locale
  t: Translate<'year'>
  report: Translate<'report'>
}

/** Renders the last twelve months of all tests: help first if a result called for it, then each test by itself. */
export function YearScreen({ year, country, locale, t, report }: Props) {
  const { to, help, tests, articles, closed } = year
  return (
    <article className={`wrap narrow section ${styles.year}`} data-help={help === 'none' ? undefined : help}>
      <p>
        <Link href="/me">{t('back')}</Link>
      </p>
      {help === 'first' && <HelpFirst text={t('helpFirst')} country={country} locale={locale} t={report} />}
      {help === 'soft' && <SoftHelp text={t('helpSoft')} reasons={[]} t={report} />}
      <header>
        <p className="eyebrow">
          <LocalTime at={to} locale={locale} within={t('upTo', { date: dateSlot })} />
        </p>
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lead')}</p>
        {help === 'first' && <p>{t('helpPortraits')}</p>}
        {tests.length > 0 && (
          <p>
            <FileLink button="filled" href={`/api/me/year?lang=${locale}`} making={report('keep.making')}>
              {t('download')}
            </FileLink>
          </p>
        )}
      </header>
      {tests.length === 0 && (
        <section>
          <h2>{t('none')}</h2>
          <p>{t('noneText')}</p>
          <p>
            <LinkButton variant="default" href="/tests">
              {t('tests')}
            </LinkButton>
          </p>
        </section>
      )}
      {tests.map((test) => (
        <YearTestSection key={test.slug} test={test} locale={locale} t={t} />
      ))}
      {articles.length > 0 && (
        <section aria-labelledby="year-read">
          <h2 id="year-read">{t('read')}</h2>
          <ul className={styles.articles}>
            {articles.map(({ id, title, minutes }) => (
              <li key={id}>
                <a href={`/column/articleDetail/${id}`}>{title}</a> <span>{t('minutes', { minutes })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className={styles.soft}>
        {closed > 0 && <p>{t('closed', { count: closed })}</p>}
        <p>{t('limits')}</p>
      </footer>
    </article>
  )
}
