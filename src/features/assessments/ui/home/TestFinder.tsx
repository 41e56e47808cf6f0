import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './TestFinder.module.css'

/** Tests that an everyday sentence links to, the most requested first. */
const sentences = ['sleep', 'stress-burnout', 'attachment', 'low-mood', 'mood-energy', 'big-five'] as const

/**
 * Renders a choice for readers who do not know which test to take: everyday sentences, each with a link to the first
 * question of a test.
 */
export async function TestFinder({ locale, count }: { locale: Locale; count: number }) {
  const t = await texts(locale, 'home')
  return (
    <section className={`wrap ${styles.finder}`} id="like" aria-labelledby="like-title">
      <div className={styles.heading}>
        <h2 id="like-title">{t('like.title')}</h2>
        <p>{t('like.lede')}</p>
      </div>
      <ul className={styles.sentences}>
        {sentences.map((slug) => (
          <li key={slug}>
            <a href={`/tests/${slug}/run`}>
              <b>{t(`like.${slug}.say`)}</b>
              <span>{t(`like.${slug}.why`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a className="alone" href="/tests">
          {t('like.all', { count })}
        </a>
      </p>
    </section>
  )
}
