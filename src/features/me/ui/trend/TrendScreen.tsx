'use client'
import { Anchor, Stack, Table, Text, Title } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { fromWire } from '@/core/charts/portrait/wire'
import { htmlLang } from '@/core/locale'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Portrait } from '@/ui/charts/Portrait'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Trend, TrendDimension } from '../../schema'
import styles from './Trend.module.css'
import { getHorizontalPosition, TrendChart } from './TrendChart'

/** Renders the results of one test over time: first the meaning of a difference, then one small chart for each part. */
export function TrendScreen({ slug }: { slug: string }) {
  const t = useTexts('me')
  const locale = useLocale()
  const [trend] = trpc.me.trend.useSuspenseQuery({ slug })
  const { title, sittings, dimensions, locked, apart } = trend
  const days = sittings.map(({ at, sittingId }) => <LocalTime key={sittingId} at={at} locale={locale} show="medium" />)
  const number = new Intl.NumberFormat(htmlLang[locale], { maximumFractionDigits: 0 })
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Text className="eyebrow">
          <Anchor component={Link} className="alone" href="/me">
            {t('trend.back')}
          </Anchor>
        </Text>
        <Title order={1}>{t('trend.heading', { title })}</Title>
        <Text className="lede">{t('trend.wobble')}</Text>
      </Stack>
      <div className={styles.charts}>
        {dimensions.map((dimension, index) => (
          <section key={dimension.id} className={styles.part} aria-label={dimension.name}>
            <Title className="eyebrow">{dimension.name}</Title>
            <TrendChart dimension={dimension} />
            {index === 0 && <TrendDrawings sittings={sittings} />}
            <Text className={styles.ends}>
              <span>{days[0]}</span>
              <span>{days.at(-1)}</span>
            </Text>
            <ChangeText change={dimension.change} />
            <Soft>{t('trend.step', { points: number.format(dimension.step) })}</Soft>
          </section>
        ))}
      </div>
      <div>
        <Soft>{t('trend.drawings')}</Soft>
        <Soft>{t('trend.corridor')}</Soft>
        <Soft>{t('trend.even')}</Soft>
        {apart.language > 0 && <Soft>{t('trend.apart.language', { count: apart.language })}</Soft>}
        {apart.version > 0 && <Soft>{t('trend.apart.version', { count: apart.version })}</Soft>}
        {locked > 0 && (
          <>
            <Soft>{t('trend.locked', { count: locked })}</Soft>
            <Soft>{t('trend.empty')}</Soft>
          </>
        )}
      </div>
      <TrendTable days={days} trend={trend} />
    </Stack>
  )
}

/**
 * Renders the drawing of each result below its point, with a link to its report. Results without a score leave an empty
 * place.
 */
function TrendDrawings({ sittings }: Pick<Trend, 'sittings'>) {
  const locale = useLocale()
  const width = Math.min(16, 88 / sittings.length)
  return (
    <ul className={styles.drawings} style={{ '--wide': `${width}%` } as CSSProperties}>
      {sittings.map(({ sittingId, at, drawing }, index) => (
        <li key={sittingId} style={{ insetInlineStart: `${100 * getHorizontalPosition(index, sittings.length)}%` }}>
          <Link href={`/report/${sittingId}`}>
            {drawing && <Portrait drawing={fromWire(drawing)} size="small" />}
            <span className="visually-hidden">
              <LocalTime at={at} locale={locale} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Soft = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

/** Renders whether the last result differs from the first by more than the error of measurement. */
function ChangeText({ change: { by, wobble, reliable } }: Pick<TrendDimension, 'change'>) {
  const t = useTexts('me')
  const values = { points: Math.abs(by), wobble: Math.round(wobble) }
  return (
    <Text maw="none" fw={reliable ? 600 : undefined}>
      {t(reliable ? 'trend.said.more' : 'trend.said.within', values)}
    </Text>
  )
}

function TrendTable({ days, trend }: { days: readonly ReactNode[]; trend: Trend }) {
  const t = useTexts('me')
  const { sittings, dimensions } = trend
  return (
    <details>
      <summary>{t('trend.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to be able to scroll it */}
      <section className={styles.scroll} aria-label={t('trend.table')} tabIndex={0}>
        <Table className={styles.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('trend.date')}</Table.Th>
              {dimensions.map(({ id, name }) => (
                <Table.Th key={id} scope="col">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sittings.map(({ sittingId }, index) => (
              <Table.Tr key={sittingId}>
                <Table.Th scope="row">
                  <Anchor component={Link} href={`/report/${sittingId}`}>
                    {days[index]}
                  </Anchor>
                </Table.Th>
                {dimensions.map(({ id, values }) => {
                  const value = values[index]
                  return <Table.Td key={id}>{typeof value === 'number' ? Math.round(value) : '–'}</Table.Td>
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </details>
  )
}
