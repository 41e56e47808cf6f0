import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './Studies.module.css'

/** Renders, on the page of a test's figures, a summary of the studies and a link to them. */
export async function StudiesPart({ locale, path }: { locale: Locale; path: string }) {
  const t = await texts(locale, 'evidence')
  return (
    <section className={styles.part} aria-labelledby="studies">
      <h2 id="studies">{t('part.title')}</h2>
      <div className="stack">
        <p>{t('part.lede')}</p>
        <p>
          <a href={path}>{t('part.link')}</a>
        </p>
      </div>
    </section>
  )
}
