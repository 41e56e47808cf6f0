import { chartLineStep } from '@/core/charts/columns'
import { lineOf } from '@/core/charts/plot'
import { formatMoney } from '@/core/commerce/money'
import { formatStoredDay } from '@/core/dates'
import { htmlLang, type Locale } from '@/core/locale'
import { periodsOf } from '@/core/ops/usage-counts'
import type { Translate } from '@/core/texts/namespaces'
import { formatWholeNumber } from '@/core/texts/number-text'
import { texts } from '@/server/i18n/i18n'
import type { RecentActivity } from '../../overview/overview-schema'
import { NumbersTable } from '../numbers/NumbersTable'
import styles from './Overview.module.css'

/** Figure with one number for each day; `written` returns a number as text. */
interface Line {
  name: string
  title: string
  now: readonly number[]
  before: readonly number[]
  written: (value: number) => string
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/**
 * Renders four figures of the last 28 days as lines, with the 28 days before in grey. It runs on the server and needs
 * no code in the browser.
 */
export async function TrendsPart({ locale, course }: { locale: Locale; course: RecentActivity }) {
  const t = await texts(locale, 'admin-overview')
  const span = ({ from, to }: RecentActivity['days']) =>
    `${formatStoredDay(from, locale, 'medium')} – ${formatStoredDay(to, locale, 'medium')}`
  const days = periodsOf(course.days, 'day')
  const [account, ...others] = course.revenue.map(({ currency, now, before }) => ({
    name: currency,
    title: t('course.revenue', { currency }),
    now,
    before,
    written: (amountMinor: number) => formatMoney({ amountMinor, currency }, locale),
  }))
  const [finished, orders, mails] = course.counts.map(({ name, now, before }) => ({
    name,
    title: t(`course.${name}`),
    now,
    before,
    written: (value: number) => formatWholeNumber(value, locale),
  }))
  const lines = [finished, orders, account, mails].filter((line) => line !== undefined)
  const otherSums = others.map(({ now, before, written }) =>
    t('course.other', { now: written(sum(now)), before: written(sum(before)) }),
  )
  return (
    <section className={styles.part} aria-labelledby="course">
      <h2 id="course" className={styles.title}>
        {t('course.title')}
      </h2>
      <p className={styles.note}>{t('course.lead', { now: span(course.days), before: span(course.before) })}</p>
      <div className={styles.lines}>
        {lines.map((line) => (
          <LineFigure key={line.name} line={line} days={days} t={t} locale={locale}>
            {line === account && otherSums.length > 0
              ? t('course.others', {
                  sums: new Intl.ListFormat(htmlLang[locale], { type: 'conjunction' }).format(otherSums),
                })
              : null}
          </LineFigure>
        ))}
      </div>
      <details>
        <summary>{t('course.table')}</summary>
        <NumbersTable
          caption={t('course.title')}
          head={[t('course.day'), ...[...lines, ...others].map(({ title }) => title)]}
          rows={days.map((day, index) => [
            formatStoredDay(day, locale, 'medium'),
            ...[...lines, ...others].map(({ now, written }) => written(now[index] ?? 0)),
          ])}
          none={t('course.none')}
        />
      </details>
      <p>
        <a href="/admin/numbers?window=28">{t('course.all')}</a>
      </p>
    </section>
  )
}

interface LineFigureProps {
  line: Line
  days: readonly string[]
  t: Translate<'admin-overview'>
  locale: Locale
  /** Text about sums that the line leaves out; null without any. */
  children: string | null
}

/** Minimum sum in both periods for which the change in percent is shown. */
const LEAST_COMPARED = 20

/** Renders the sum of a period and of the one before, the lines of both, and a sentence that describes the line. */
function LineFigure({ line, days, t, locale, children }: LineFigureProps) {
  const { name, title, now, before, written } = line
  const [all, earlier] = [sum(now), sum(before)]
  const counted = Math.min(all, earlier) >= LEAST_COMPARED
  const change = new Intl.NumberFormat(htmlLang[locale], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span>{title}</span>
        <strong>{written(all)}</strong>
        <span className={styles.note}>
          {t('course.before', { count: written(earlier) })}
          {counted && ` · ${change.format(all / earlier - 1)}`}
        </span>
      </figcaption>
      {all + earlier > 0 && <LineChart id={`line-${name}`} title={title} now={now} before={before} />}
      <p className={styles.note}>{inWords(line, days, t, locale)}</p>
      {children && <p className={styles.note}>{children}</p>}
    </figure>
  )
}

/** Returns a sentence with the lowest and the highest daily number of a line, and the last day with the highest. */
function inWords(
  { now, written }: Line,
  days: readonly string[],
  t: Translate<'admin-overview'>,
  locale: Locale,
): string {
  const [least, most] = [Math.min(...now), Math.max(...now)]
  if (most === 0) return t('course.none')
  if (least === most) return t('course.flat', { most: written(most) })
  const day = formatStoredDay(days[now.lastIndexOf(most)] ?? '', locale, 'medium')
  return t('course.range', { least: written(least), most: written(most), day })
}

const box = { width: 320, height: 72 } as const
/** Space around the chart for the width and the end of a line. */
const margin = 6

interface LineChartProps {
  id: string
  title: string
  now: readonly number[]
  before: readonly number[]
}

/**
 * Renders both lines on one scale that starts at 0. The sentence below the chart and the table contain the same
 * numbers.
 */
function LineChart({ id, title, now, before }: LineChartProps) {
  const most = Math.max(1, ...now, ...before)
  const step = chartLineStep(most)
  const top = Math.ceil(most / step) * step
  const scale = { x: [0, now.length - 1], y: [0, top] } as const
  const path = (values: readonly number[]) =>
    lineOf(
      values.map((y, x) => ({ x, y })),
      box,
      scale,
    )
  const last = now.at(-1) ?? 0
  return (
    <svg
      className={styles.chart}
      viewBox={`${-margin} ${-margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      <line className={styles.ground} x1={0} x2={box.width} y1={box.height} y2={box.height} />
      <path className={styles.earlier} d={path(before)} />
      <path className={styles.now} d={path(now)} />
      <circle className={styles.end} cx={box.width} cy={box.height * (1 - last / top)} r={4} />
    </svg>
  )
}
