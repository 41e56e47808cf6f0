import type { TestScience } from '@/content/tests/test-science'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import facts from '@/ui/styles/Measures.module.css'
import styles from './Science.module.css'

/** Renders the figures of a test: items, scored items, parts, reversed items, minutes, version. */
export async function Measures({ locale, test }: { locale: Locale; test: TestScience }) {
  const t = await texts(locale, 'science')
  const { items, scored, parts, reversed, minutes, version } = test
  const percent = Math.round((100 * reversed) / scored)
  const measures = [
    ['items', items],
    ['scored', scored],
    ['parts', parts],
    ['reversed', t('page.facts.reversedValue', { count: reversed, scored, percent })],
    ['minutes', t('page.facts.minutesValue', { minutes })],
    ['version', version],
  ] as const
  return (
    <dl className={`${facts.measures} ${styles.measures}`}>
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`page.facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
