import { monthText } from '@/core/dates'
import { decimal, whole } from '@/core/number-text'
import styles from '@/ui/Measures.module.css'
import type { ToldNorms, Words } from './told'

/** How many sittings an edition comes from, who was left out, and from when they are. */
export function Facts({ told, locale, t }: Words & { told: ToldNorms }) {
  const { n, leftOut, months, medianSeconds } = told.norms
  const count = (value: number | null) => (value === null ? t('facts.fewer') : whole(value, locale))
  const facts = [
    ['n', whole(n, locale)],
    ['left', t('facts.leftText', { careless: count(leftOut.noNorms), again: count(leftOut.askAgain) })],
    ['months', t('facts.monthsText', { from: monthText(months.from, locale), to: monthText(months.to, locale) })],
    ...(medianSeconds === null
      ? []
      : ([['time', t('facts.timeText', { minutes: decimal(medianSeconds / 60, 1, locale) })]] as const)),
    ['number', whole(told.number, locale)],
  ] as const
  return (
    <dl className={styles.measures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
