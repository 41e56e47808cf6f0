import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Glass } from '@/ui/motifs/Glass'
import { answered, goOnWith } from '../go-on'
import { Pulse, template } from '../Pulse'
import type { ListedTest } from './groups'
import styles from './Hero.module.css'

interface Props {
  locale: Locale
  tests: readonly ListedTest[]
}

/** The first screen: one sentence, one way in; and the way on for who has begun. */
export async function Hero({ locale, tests }: Props) {
  const t = await texts(locale, 'home')
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className="lede">{t('hero.lede')}</p>
        <p className={`cluster ${styles.ways}`}>
          <a className="button" href="/tests">
            {t('hero.start')}
          </a>
          <a className="button text" href="#how">
            {t('hero.how')}
          </a>
        </p>
        {tests.map(({ slug, version, title, items }) => (
          <a
            key={slug}
            className={styles.goOn}
            href={`/tests/${slug}/run`}
            hidden
            {...goOnWith({ slug, version }, t('hero.goOn', { title, answered, items }))}
          />
        ))}
        <ul className={styles.promises}>
          <li>{t('hero.promise1')}</li>
          <li>{t('hero.promise2')}</li>
          <li>{t('hero.promise3')}</li>
        </ul>
        <Pulse invite={t('pulse.invite')} one={t('pulse.one', template)} many={t('pulse.many', template)} />
      </div>
      <div className={styles.picture}>
        <Glass />
      </div>
    </section>
  )
}
