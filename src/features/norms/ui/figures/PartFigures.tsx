import { rateFit } from '@mindglass/psychometrics/calibration/reliability/one-factor-fit'
import type { PublicPart } from '@mindglass/psychometrics/publication/public-norms'
import { assumedHalfWidth, halfWidthOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { formatDecimal, formatPercent, formatWholeNumber } from '@/core/texts/number-text'
import styles from './Figures.module.css'
import { ItemTable } from './ItemTable'
import type { TextProps } from './norms-view'
import { PercentileTable } from './PercentileTable'

interface Props extends TextProps {
  name: string
  part: PublicPart
  open: boolean
}

/** Renders the figures of one part, each with a sentence on its meaning for the reader. */
export function PartFigures({ name, part, open, locale, t }: Props) {
  const half = widthText(part)
  const alpha = part.alpha && formatDecimal(part.alpha.value, 2, locale)
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <h3>{alpha ? t('parts.summary', { part: name, alpha, half }) : name}</h3>
      </summary>
      <dl className={styles.figures}>
        {figuresOf(part, { locale, t }).map(({ key, title, value, means }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              <strong>{value}</strong>
              <p className={styles.means}>{means}</p>
            </dd>
          </div>
        ))}
      </dl>
      <PercentileTable part={part} name={name} locale={locale} t={t} />
      <ItemTable part={part} name={name} locale={locale} t={t} />
    </details>
  )
}

/** Returns the points by which a score may be off to each side: one number, or a range if it depends on the score. */
function widthText(part: PublicPart): string {
  const { least, most } = widthsByScore(part) ?? { least: null, most: null }
  if (least !== null && most !== null && least < most) return `${least}–${most}`
  return String(Math.round(part.half ?? assumedHalfWidth(part.items.length)))
}

/** Returns the narrowest and the widest half width of all scores, in whole points; null if it is the same for all. */
function widthsByScore({ items: { length: items }, sem, n, scoreErrors }: PublicPart) {
  if (scoreErrors === null || sem === null || !(sem > 0)) return null
  const widths = scoreErrors.map((_, place) =>
    halfWidthOf(
      { answered: items, items, pomp: (100 * place) / (scoreErrors.length - 1) },
      { sem, n, errors: scoreErrors },
    ),
  )
  return { least: Math.round(Math.min(...widths)), most: Math.round(Math.max(...widths)) }
}

interface Figure {
  key: string
  title: string
  value: string
  means: string
}

function figuresOf(part: PublicPart, { locale, t }: TextProps): Figure[] {
  const { mean, sd, alpha, omega, fit, sem, half, floor, ceiling, retest, drift } = part
  const two = (value: number) => formatDecimal(value, 2, locale)
  const three = (value: number) => formatDecimal(value, 3, locale)
  const one = (value: number) => formatDecimal(value, 1, locale)
  const share = (value: number | null) => (value === null ? t('figure.ends.untold') : formatPercent(value, locale))
  const figure = (key: Figure['key'], title: string, value: string, means: string) => ({ key, title, value, means })
  return [
    ...(mean !== null && sd !== null
      ? [
          figure(
            'mean',
            t('figure.mean.name'),
            t('figure.mean.value', { mean: one(mean), sd: one(sd) }),
            t('figure.mean.means', {
              from: Math.max(0, Math.round(mean - sd)),
              to: Math.min(100, Math.round(mean + sd)),
            }),
          ),
        ]
      : []),
    ...(alpha
      ? [
          figure(
            'alpha',
            t('figure.alpha.name'),
            t('figure.alpha.value', { value: two(alpha.value), from: two(alpha.from), to: two(alpha.to) }),
            alphaMeans(part, alpha.value, { locale, t }),
          ),
        ]
      : []),
    ...(omega
      ? [
          figure(
            'omega',
            t('figure.omega.name'),
            t('figure.omega.value', { value: two(omega.value) }),
            t(omega.unsure.length > 0 ? 'figure.omega.unsure' : 'figure.omega.means'),
          ),
        ]
      : []),
    ...(fit
      ? [
          figure(
            'fit',
            t('figure.fit.name'),
            t('figure.fit.value', {
              cfi: three(fit.cfi),
              rmsea: three(fit.rmsea.value),
              from: three(fit.rmsea.from),
              to: three(fit.rmsea.to),
            }),
            t(`figure.fit.${rateFit({ cfi: fit.cfi, rmsea: fit.rmsea.value })}`),
          ),
        ]
      : []),
    ...(sem !== null && half !== null ? [semFigure(part, sem, half, { locale, t })] : []),
    figure(
      'ends',
      t('figure.ends.name'),
      t('figure.ends.value', { floor: share(floor), ceiling: share(ceiling) }),
      t('figure.ends.means'),
    ),
    retest
      ? figure(
          'retest',
          t('figure.retest.name'),
          t('figure.retest.value', { r: two(retest.r), days: formatWholeNumber(retest.days, locale) }),
          t('figure.retest.means', { n: formatWholeNumber(retest.n, locale) }),
        )
      : figure('retest', t('figure.retest.name'), t('figure.retest.none'), t('figure.retest.noneMeans')),
    ...(drift
      ? [
          figure(
            'drift',
            t('figure.drift.name', { number: drift.sinceVersion }),
            t('figure.drift.value', { change: one(drift.meanChange), error: one(1.96 * drift.se) }),
            t('figure.drift.means'),
          ),
        ]
      : []),
  ]
}

function semFigure(part: PublicPart, sem: number, half: number, { locale, t }: TextProps): Figure {
  const byScore = widthsByScore(part)
  const value = formatDecimal(sem, 1, locale)
  return {
    key: 'sem',
    title: t('figure.sem.name'),
    ...(byScore
      ? {
          value: t('figure.sem.valueByScore', { sem: value, ...errorsByScore(part, locale) }),
          means: t('figure.sem.meansByScore', byScore),
        }
      : {
          value: t('figure.sem.value', { sem: value }),
          means: t('figure.sem.means', { half: Math.round(half) }),
        }),
  }
}

function errorsByScore({ scoreErrors }: PublicPart, locale: TextProps['locale']) {
  const errors = scoreErrors ?? []
  return { least: formatDecimal(Math.min(...errors), 1, locale), most: formatDecimal(Math.max(...errors), 1, locale) }
}

/** Returns the meaning of α, and its value with the left-out sheets included. */
function alphaMeans({ withLeftOut }: PublicPart, value: number, { locale, t }: TextProps): string {
  const means = t('figure.alpha.means', { percent: formatWholeNumber(100 * Math.max(0, value), locale) })
  if (!withLeftOut || withLeftOut.alpha === null) return means
  const all = t('figure.alpha.withLeftOut', {
    n: formatWholeNumber(withLeftOut.n, locale),
    alpha: formatDecimal(withLeftOut.alpha, 2, locale),
    mean: formatDecimal(withLeftOut.mean, 1, locale),
    sd: formatDecimal(withLeftOut.sd, 1, locale),
  })
  return [means, all].join(locale === 'cn' ? '' : ' ')
}
