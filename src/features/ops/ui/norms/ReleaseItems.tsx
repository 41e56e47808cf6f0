'use client'
import { Text } from '@mantine/core'
import { languageNameFor } from '@/core/locale'
import { formatDecimal, formatPercent, formatSigned } from '@/core/texts/number-text'
import { useLocale, useTexts } from '@/ui/texts'
import type { NormItemView } from '../../norms/norms-schema'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'
import { Bars } from './Bars'

/** Renders the items of a part with their figures; on a phone one below the other. */
export function ReleaseItems({ items }: { items: readonly NormItemView[] }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const two = (value: number | null, digits = 2) => (value === null ? '–' : formatDecimal(value, digits, locale))
  const columns: Column<NormItemView>[] = [
    {
      name: 'item',
      title: t('item.item'),
      cell: ({ id, text }) => (
        <>
          {text}
          <Text c="dimmed" size="sm">
            {id}
          </Text>
        </>
      ),
    },
    { name: 'mean', title: t('item.mean'), cell: ({ mean, sd }) => `${two(mean)}, ${two(sd)}` },
    { name: 'rest', title: t('item.rest'), cell: ({ rest }) => two(rest) },
    { name: 'without', title: t('item.without'), cell: ({ alphaWithout }) => two(alphaWithout) },
    {
      name: 'use',
      title: t('item.use'),
      cell: ({ categories }) => (
        <Bars
          values={categories}
          label={t('item.useLabel', { shares: categories.map((share) => formatPercent(share, locale)).join(', ') })}
        />
      ),
    },
    { name: 'time', title: t('item.time'), cell: ({ seconds }) => two(seconds, 1) },
    {
      name: 'slope',
      title: t('item.slope'),
      cell: ({ slope, slopeSe }) =>
        slope === null ? '–' : t('item.slopeText', { slope: two(slope), se: two(slopeSe) }),
    },
    { name: 'fit', title: t('item.fit'), cell: ({ fitP }) => two(fitP, 3) },
    {
      name: 'dif',
      title: t('item.dif'),
      cell: ({ dif }) =>
        dif.length === 0
          ? '–'
          : dif.map(({ other, verdict, mantelP, deltaR2, smd }) => {
              const figures = {
                language: languageNameFor(locale, other),
                verdict,
                p: two(mantelP, 3),
                r2: two(deltaR2, 3),
              }
              return (
                <Text key={other} size="sm">
                  {smd === null
                    ? t('item.difTextEarlier', figures)
                    : t('item.difText', { ...figures, smd: formatSigned(smd, 2, locale) })}
                </Text>
              )
            }),
    },
    {
      name: 'signs',
      title: t('item.signs'),
      cell: ({ signs }) =>
        signs.length === 0
          ? '–'
          : signs.map((sign) => (
              <Text key={sign} size="sm" c="var(--warm-ink)">
                {t(`itemSign.${sign}`)}
              </Text>
            )),
    },
  ]
  return (
    <>
      <SimpleTable columns={columns} rows={items} rowKey={({ id }) => id} />
      {items.some(({ dif }) => dif.length > 0) && <Text c="dimmed">{t('item.difSees')}</Text>}
    </>
  )
}
