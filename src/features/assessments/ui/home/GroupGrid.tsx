import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Motif } from '@/ui/motifs/Motif'
import styles from './GroupGrid.module.css'
import type { TestGroup } from './groups'

interface Props {
  locale: Locale
  groups: readonly TestGroup[]
}

/** The groups with their drawings and the tests in them. */
export async function GroupGrid({ locale, groups }: Props) {
  const t = await texts(locale, 'home')
  const tests = await texts(locale, 'tests')
  return (
    <section className="wrap section" aria-labelledby="groups">
      <div className={styles.heading}>
        <h2 id="groups">{t('groups.title')}</h2>
        <p>
          {t('groups.lede')} <a href="/tests">{t('groups.all')}</a>
        </p>
      </div>
      <ul className={styles.groups}>
        {groups.map(({ group, tests: listed }) => (
          <li key={group} className={styles.group}>
            <div className={styles.motif}>
              <Motif group={group} />
            </div>
            <div className={styles.text}>
              <h3>{tests(`group.${group}.name`)}</h3>
              <p>{tests(`group.${group}.about`)}</p>
              <ul className={styles.tests}>
                {listed.map(({ slug, title, minutes }) => (
                  <li key={slug}>
                    <a href={`/tests/${slug}`}>{title}</a>
                    <span>{tests('card.minutes', { minutes })}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
