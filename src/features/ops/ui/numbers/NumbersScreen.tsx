import { Title } from '@mantine/core'
import { buildColumnChart } from '@/core/charts/columns'
import { formatStoredDay } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { type UsageWindow, usageWindows } from '@/core/ops/usage-counts'
import { texts } from '@/server/i18n/i18n'
import type { Numbers } from '../../numbers/numbers-schema'
import { DownloadCsvButton } from './DownloadCsvButton'
import styles from './Numbers.module.css'
import { NumbersTable } from './NumbersTable'
import { createTables, testTitle } from './tables'

interface Props {
  locale: Locale
  window: UsageWindow
  numbers: Numbers
}

/**
 * Renders the numbers of the site as charts and tables. It runs on the server; the browser gets only the code of the
 * links and the file.
 */
export async function NumbersScreen({ locale, window, numbers }: Props) {
  const [t, shop, admin] = await Promise.all([
    texts(locale, 'admin-numbers'),
    texts(locale, 'shop'),
    texts(locale, 'admin'),
  ])
  const { days, before, series } = numbers
  const span = ({ from, to }: NonNullable<typeof before>) =>
    `${formatStoredDay(from, locale, 'medium')} – ${formatStoredDay(to, locale, 'medium')}`
  const tables = await createTables(numbers, { t, shop, locale })
  const left = await Promise.all(
    numbers.left.map(async ({ slug, steps }) => ({ slug, title: await testTitle(slug, locale), steps })),
  )
  const file = tables.flatMap(({ name, head, rows }) =>
    rows.flatMap(([key, ...cells]) =>
      cells.map((cell, index) => [t(`titles.${name}`), key ?? '', head[index + 1] ?? '', cell]),
    ),
  )
  return (
    <div>
      <div className={styles.head}>
        <Title order={1}>{t('title')}</Title>
        <p className={styles.caption}>{t('lead')}</p>
        <nav className={styles.windows} aria-label={t('windowsLabel')}>
          {usageWindows.map((one) => (
            <a key={one} href={`/admin/numbers?window=${one}`} aria-current={one === window ? 'page' : undefined}>
              {t(`windows.${one}`)}
            </a>
          ))}
        </nav>
        <p>
          {span(days)}
          {before && ` · ${t('comparedWith', { span: span(before) })}`}
        </p>
        <DownloadCsvButton
          name={`numbers-${days.from}-${days.to}`}
          label={admin('table.csv')}
          head={[t('part'), t('row'), t('figure'), t('value')]}
          rows={file}
        />
      </div>
      <section className={styles.part} aria-labelledby="series">
        <Title id="series">{t('titles.series')}</Title>
        <div className={styles.charts}>
          {series.values.map(({ name, values }) => (
            <figure key={name}>
              <figcaption>
                {t(`series.${name}`)}: {values.reduce((sum, value) => sum + value, 0)}
              </figcaption>
              {values.some((value) => value > 0) ? (
                <Columns id={`chart-${name}`} title={t(`series.${name}`)} bars={series.bars} values={values} />
              ) : (
                <p className={styles.caption}>{t('none')}</p>
              )}
            </figure>
          ))}
        </div>
        <details>
          <summary>{t('sameFigures')}</summary>
          <NumbersTable
            caption={t('titles.series')}
            head={[t(`grains.${series.grain}`), ...series.values.map(({ name }) => t(`series.${name}`))]}
            rows={series.bars.map((bar, index) => [bar, ...series.values.map(({ values }) => values[index] ?? 0)])}
            none={t('none')}
          />
        </details>
      </section>
      {tables.map(({ name, head, rows, bars }) => (
        <section key={name} className={styles.part} aria-labelledby={name}>
          <Title id={name}>{t(`titles.${name}`)}</Title>
          <p className={styles.caption}>{t(`captions.${name}`)}</p>
          <NumbersTable
            caption={t(`captions.${name}`)}
            head={head}
            rows={rows}
            {...(bars && { bars })}
            none={t('none')}
          />
        </section>
      ))}
      <section className={styles.part} aria-labelledby="left">
        <Title id="left">{t('titles.left')}</Title>
        <p className={styles.caption}>{t('captions.left')}</p>
        {left.length === 0 && <p>{t('none')}</p>}
        <div className={styles.charts}>
          {left.map(({ slug, title, steps }) => (
            <figure key={slug}>
              <figcaption>{title}</figcaption>
              <Columns
                id={`left-${slug}`}
                title={title}
                bars={steps.map(({ answers }) => String(answers))}
                values={steps.map(({ count }) => count)}
              />
              <details>
                <summary>{t('sameFigures')}</summary>
                <NumbersTable
                  caption={title}
                  head={[t('answered'), t('people')]}
                  rows={steps.map(({ answers, count }) => [String(answers), count])}
                  none={t('none')}
                />
              </details>
            </figure>
          ))}
        </div>
      </section>
    </div>
  )
}

interface ColumnsProps {
  id: string
  title: string
  bars: readonly string[]
  values: readonly number[]
}

/** Renders numbers as a column chart; the table after it has the same numbers, for readers who cannot see the chart. */
function Columns({ id, title, bars, values }: ColumnsProps) {
  const { width, height, columns, lines } = buildColumnChart(values)
  const first = columns[0]
  const last = columns.at(-1)
  return (
    <svg className={styles.columns} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {lines.map(({ y, value }) => (
        <g key={value}>
          <line className={styles.line} x1={76} x2={width - 8} y1={y} y2={y} />
          <text className={styles.tick} x={66} y={y + 7} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <rect key={bars[index]} className={styles.column} {...column}>
          <title>{`${bars[index]}: ${values[index]}`}</title>
        </rect>
      ))}
      {first && (
        <text className={styles.tick} x={first.x} y={height - 8}>
          {bars[0]}
        </text>
      )}
      {last && bars.length > 1 && (
        <text className={styles.tick} x={last.x + last.width} y={height - 8} textAnchor="end">
          {bars.at(-1)}
        </text>
      )}
    </svg>
  )
}
