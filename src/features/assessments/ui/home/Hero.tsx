import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Glass } from '@/ui/motifs/Glass'
import { Pulse, template } from '../Pulse'
import styles from './Hero.module.css'

/** The first screen: one sentence, one way in. */
export async function Hero({ locale }: { locale: Locale }) {
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
