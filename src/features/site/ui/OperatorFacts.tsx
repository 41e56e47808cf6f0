import type { Locale } from '@/core/locale'
import { processorRoles } from '@/core/site/processors'
import { hasOperatorPart, operatorLines, operatorValue } from '@/seo/operator'
import { texts } from '@/server/i18n/i18n'
import styles from './OperatorFacts.module.css'

interface Fact {
  line: string
  label: string
  value: string | null
}

/** Renders a list of names and values. The server removes lines by their `data-line`, see `fillOperator`. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ({ line, label, value }) =>
          value !== null && (
            <div key={line} data-line={line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Renders the facts about the site's operator from the settings; nothing if there are none. */
export async function OperatorFacts({ locale }: { locale: Locale }) {
  if (!hasOperatorPart('operator', locale)) return null
  const t = await texts(locale, 'operator')
  const facts = operatorLines.map((line) => ({ line, label: t(line), value: operatorValue(line, locale) }))
  return (
    <section className={styles.facts} data-line="operator">
      <h2>{t('title')}</h2>
      <p>{t('lede')}</p>
      <Facts facts={facts} />
    </section>
  )
}

/** Renders the companies that process personal data, from the settings; nothing if there are none. */
export async function Processors({ locale }: { locale: Locale }) {
  if (!hasOperatorPart('processors', locale)) return null
  const t = await texts(locale, 'operator')
  const facts = processorRoles.map((line) => ({
    line,
    label: t(`processors.${line}`),
    value: operatorValue(line, locale),
  }))
  return (
    <section className={styles.facts} data-line="processors">
      <h2>{t('processors.title')}</h2>
      <p>{t('processors.lede')}</p>
      <Facts facts={facts} />
    </section>
  )
}
