import { sheetSigns } from '@mindglass/psychometrics/validity/signs'
import { monthText } from '@/core/dates'
import { decimalText, wholeText } from '@/core/texts/number-text'
import facts from '@/ui/styles/Measures.module.css'
import type { ReleaseDetail, Words } from './norms-view'

/** Renders the number of sittings in a release, the numbers left out, and their months. */
export function Facts({ view, locale, t }: Words & { view: ReleaseDetail }) {
  const { n, leftOut, leftOutBySign, months, medianSeconds } = view.norms
  const count = (value: number | null) => (value === null ? t('facts.fewer') : wholeText(value, locale))
  const facts = [
    ['n', wholeText(n, locale)],
    ['left', t('facts.leftText', { careless: count(leftOut.noNorms), again: count(leftOut.askAgain) })],
    ...(leftOutBySign ? ([['bySign', signsText(leftOutBySign, { locale, t })]] as const) : []),
    ['months', t('facts.monthsText', { from: monthText(months.from, locale), to: monthText(months.to, locale) })],
    ...(medianSeconds === null
      ? []
      : ([['time', t('facts.timeText', { minutes: decimalText(medianSeconds / 60, 1, locale) })]] as const)),
    ['number', wholeText(view.number, locale)],
  ] as const
  return (
    <dl className={facts.measures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Returns the signs for which sittings were left out, with their numbers; signs of too few sittings are named together.
 */
function signsText(counts: NonNullable<ReleaseDetail['norms']['leftOutBySign']>, { locale, t }: Words): string {
  const signs = sheetSigns.flatMap((sign) => {
    const count = counts[sign]
    return count === null ? [] : t('facts.signLine', { sign: t(`facts.sign.${sign}`), count: wholeText(count, locale) })
  })
  if (signs.length === 0) return t('facts.sign.none')
  const others = signs.length < sheetSigns.length ? [t('facts.sign.others')] : []
  return [...signs, ...others].join(locale === 'cn' ? '；' : '; ')
}
