import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Pulse } from '../Pulse'
import { answeredPlaceholder, resumeAttributes } from '../resume-attributes'
import styles from './Hero.module.css'

/** A test as listed on the home page. */
export interface ListedTest {
  slug: string
  version: number
  title: string
  items: number
}

interface HeroProps {
  locale: Locale
  tests: readonly ListedTest[]
  /** A sample result to look at. */
  preview: ReactNode
}

/**
 * Shows the first screen: the product, a way to begin, a way to continue for readers in the middle of a test, and the
 * benefits.
 */
export async function Hero({ locale, tests, preview }: HeroProps) {
  const t = await texts(locale, 'home')
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className="lede">{t('hero.lede', { count: tests.length })}</p>
        <p className={`cluster ${styles.ways}`}>
          <a className="button" href="/tests">
            {t('hero.start')}
          </a>
        </p>
        {tests.map(({ slug, version, title, items }) => (
          <a
            key={slug}
            className={styles.goOn}
            href={`/tests/${slug}/run`}
            hidden
            {...resumeAttributes({ slug, version }, t('hero.goOn', { title, answered: answeredPlaceholder, items }))}
          />
        ))}
        <ul className={styles.promises}>
          <li>{t('hero.promise1')}</li>
          <li>{t('hero.promise2')}</li>
          <li>{t('hero.promise3')}</li>
        </ul>
      </div>
      <div className={styles.preview}>
        {preview}
        <Pulse />
      </div>
    </section>
  )
}
