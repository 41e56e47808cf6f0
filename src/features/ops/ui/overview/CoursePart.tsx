import { stepOf } from '@/core/charts/columns'
import { lineOf } from '@/core/charts/plot'
import { formatMoney } from '@/core/commerce/money'
import { dayText } from '@/core/dates'
import { htmlLang, type Locale } from '@/core/locale'
import { periodsOf } from '@/core/ops/numbers'
import type { Translate } from '@/core/texts/namespaces'
import { wholeText } from '@/core/texts/number-text'
import { texts } from '@/server/i18n/i18n'
import type { Course } from '../../overview/overview-schema'
import { NumbersTable } from '../numbers/NumbersTable'
import styles from './Overview.module.css'

/** One line: a number for each day, as it is written. */
interface Line {
  name: string
  title: string
  now: readonly number[]
  before: readonly number[]
  written: (value: number) => string
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The last 28 days as four lines with the 28 days before in grey; made on the server, without code for the browser. */
export async function CoursePart({ locale, course }: { locale: Locale; course: Course }) {
  const t = await texts(locale, 'admin-overview')
  const span = ({ from, to }: Course['days']) => `${dayText(from, locale, 'medium')} – ${dayText(to, locale, 'medium')}`
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
    written: (value: number) => wholeText(value, locale),
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
            dayText(day, locale, 'medium'),
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
  /** What the line leaves out. */
  children: string | null
}

/** Fewer than so many say nothing by their percentage. */
const LEAST_COMPARED = 20

/** A sum and the one before it, the line of both, and in words what the line shows. */
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

/** What a line shows: the least and the most of a day, and which day that was. */
function inWords(
  { now, written }: Line,
  days: readonly string[],
  t: Translate<'admin-overview'>,
  locale: Locale,
): string {
  const [least, most] = [Math.min(...now), Math.max(...now)]
  if (most === 0) return t('course.none')
  if (least === most) return t('course.flat', { most: written(most) })
  const day = dayText(days[now.lastIndexOf(most)] ?? '', locale, 'medium')
  return t('course.range', { least: written(least), most: written(most), day })
}

const box = { width: 320, height: 72 } as const
/** Room for the thickness of a line and its end. */
const margin = 6

interface LineChartProps {
  id: string
  title: string
  now: readonly number[]
  before: readonly number[]
}

/** Both lines on one scale from nothing upwards. The words below it and the table say the same. */
function LineChart({ id, title, now, before }: LineChartProps) {
  const most = Math.max(1, ...now, ...before)
  const step = stepOf(most)
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
