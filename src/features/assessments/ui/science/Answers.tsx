import type { TestScience } from '@/content/tests/test-science'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './Science.module.css'

/** Renders the response scale: every answer with the points it counts. */
export async function Answers({ locale, test }: { locale: Locale; test: TestScience }) {
  const t = await texts(locale, 'science')
  const { options, stem } = test
  const ends = { min: options[0]?.points ?? 0, max: options.at(-1)?.points ?? 0 }
  return (
    <section className={styles.part} aria-labelledby="scale">
      <h2 id="scale">{t('page.scale')}</h2>
      <div className="stack">
        <p>{t('page.scaleText', { count: options.length, stem, ...ends })}</p>
        <ul className={styles.answers}>
          {options.map(({ label, points }) => (
            <li key={points}>
              <span>{points}</span> {label}
            </li>
          ))}
        </ul>
        {test.context > 0 && <p>{t('page.context', { context: test.context })}</p>}
      </div>
    </section>
  )
}
