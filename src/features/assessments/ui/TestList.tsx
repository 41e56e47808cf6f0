import type { Locale } from '@/core/locale'
import type { Group } from '@/core/psychometrics/instrument'
import { texts } from '@/server/i18n'
import { Motif } from '@/ui/motifs/Motif'
import { Pulse, template } from './Pulse'
import { TestCard, type TestCardProps } from './TestCard'
import styles from './TestList.module.css'

interface Props {
  locale: Locale
  groups: readonly { group: Group; tests: readonly TestCardProps['test'][] }[]
  /** Formatted, with its currency. */
  price: string
}

/** All tests by group; there is one price, said once. */
export async function TestList({ locale, groups, price }: Props) {
  const t = await texts(locale, 'tests')
  const home = await texts(locale, 'home')
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede', { price })}</p>
        <Pulse invite={home('pulse.invite')} one={home('pulse.one', template)} many={home('pulse.many', template)} />
      </header>
      {groups.map(({ group, tests }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <div className={styles.about}>
            <div className={styles.motif}>
              <Motif group={group} />
            </div>
            <div>
              <h2 id={group}>{t(`group.${group}.name`)}</h2>
              <p>{t(`group.${group}.about`)}</p>
            </div>
          </div>
          <div className={styles.cards}>
            {tests.map((test) => (
              <TestCard key={test.slug} locale={locale} test={test} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
