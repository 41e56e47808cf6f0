import { helplineDirectory, helplines, telephone } from '@/core/helplines'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ReadingPage } from '../document/ReadingPage'
import styles from './Helplines.module.css'

/** Get help now: numbers first, large enough for a shaking hand; then what else can help. */
export async function Helplines({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'help')
  return (
    <ReadingPage title={t('title')} lede={t('lede')}>
      {helplines.map(({ country, line, danger }) => (
        <section key={country} className={styles.country} aria-labelledby={country}>
          <h2 id={country}>{t(`country.${country}`)}</h2>
          <div className={styles.numbers}>
            <a className={styles.line} href={telephone(line)}>
              <span>{t(`lines.${country}`)}</span>
              <strong>{line}</strong>
            </a>
            <div className={styles.danger}>
              <span>{t('danger')}</span>
              {danger.map((number) => (
                <a key={number} href={telephone(number)} aria-label={`${t('call')} ${number}`}>
                  {number}
                </a>
              ))}
            </div>
          </div>
          <p>{t(`lines.${country}Note`)}</p>
        </section>
      ))}
      <section className={styles.country} aria-labelledby="else">
        <h2 id="else">{t('else.title')}</h2>
        <p>{t('else.text')}</p>
        <a className="button quiet" href={helplineDirectory} rel="noreferrer noopener external">
          {t('else.link')}
        </a>
      </section>
      <section className={styles.first} aria-labelledby="first">
        <h2 id="first">{t('first.title')}</h2>
        <ol>
          <li>{t('first.l1')}</li>
          <li>{t('first.l2')}</li>
          <li>{t('first.l3')}</li>
        </ol>
      </section>
      <section className={styles.other} aria-labelledby="other">
        <h2 id="other">{t('other.title')}</h2>
        <p>{t('other.text')}</p>
      </section>
    </ReadingPage>
  )
}
