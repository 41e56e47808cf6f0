import { formatList } from '@/core/charts/card-words'
import { marginOf, thumbnailOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { Portrait } from '@/ui/charts/Portrait'
import { LocalTime } from '@/ui/LocalTime'
import type { YearTestView } from '../../year/year-schema'
import styles from './Year.module.css'

interface Props {
  test: YearTestView
  locale: Locale
  t: Translate<'year'>
}

/**
 * Renders one test of the year: its newest and earlier portraits, and the scores that changed by more than the error.
 */
export function YearTestSection({ test: { slug, title, results, compared }, locale, t }: Props) {
  const [newest, ...earlier] = results
  if (!newest) return null
  const id = `year-${slug}`
  return (
    <section className={styles.test} aria-labelledby={id}>
      {newest.picture.length > 0 && (
        <div className={styles.picture}>
          <Portrait drawing={marginOf(drawPortraitFromView(slug, newest.picture))} label={t('portrait', { title })} />
        </div>
      )}
      <div className={styles.told}>
        <h2 id={id}>
          <Link href={`/report/${newest.sittingId}`}>{title}</Link>
        </h2>
        <p className={styles.soft}>
          <LocalTime at={newest.at} locale={locale} />
        </p>
        {newest.sentence && <p className={styles.sentence}>{newest.sentence}</p>}
        {compared && compared.changed.length > 0 && (
          <>
            <h3>{t('changed')}</h3>
            {compared.changed.map(({ name, from, to, wobble }) => (
              <div key={name}>
                <p>{t(to.score > from.score ? 'higher' : 'lower', { name, from: from.score, to: to.score })}</p>
                <p className={styles.soft}>
                  <LocalTime at={from.at} locale={locale} show="medium" /> –{' '}
                  <LocalTime at={to.at} locale={locale} show="medium" /> · {t('wobble', { wobble })}
                </p>
              </div>
            ))}
          </>
        )}
        {compared && compared.stayed.length > 0 && (
          <>
            <h3>{t('stayed')}</h3>
            <p>{t('within', { list: formatList(compared.stayed, locale) })}</p>
          </>
        )}
        {!compared && earlier.length > 0 && <p className={styles.soft}>{t('apart')}</p>}
        {earlier.length > 0 && (
          <>
            <h3>{t('earlier')}</h3>
            <ul className={styles.earlier}>
              {earlier.map(({ sittingId, at, picture }) => (
                <li key={sittingId}>
                  <Link href={`/report/${sittingId}`}>
                    {picture.length > 0 && (
                      <Portrait drawing={thumbnailOf(drawPortraitFromView(slug, picture))} size="small" />
                    )}
                    <LocalTime at={at} locale={locale} show="medium" />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
