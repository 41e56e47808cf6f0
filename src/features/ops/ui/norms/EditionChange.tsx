'use client'
import { Text } from '@mantine/core'
import { decimal, signed, whole } from '@/core/texts/number-text'
import { useLocale, useTexts } from '@/ui/texts'
import type { NormPartView, NormVersionView } from '../../norms/norms-schema'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'

/** Shows what an edition changes for people measured with it: percentile ranks and the error, never levels. */
export function EditionChange({ edition: { before, parts } }: { edition: Pick<NormVersionView, 'before' | 'parts'> }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const columns: Column<NormPartView>[] = [
    { name: 'part', title: t('change.part'), cell: ({ name }) => name },
    {
      name: 'half',
      title: t('change.half'),
      cell: ({ change: { half } }) =>
        t('change.halfText', { before: decimal(half.before, 1, locale), after: decimal(half.after, 1, locale) }),
    },
    {
      name: 'place',
      title: t('change.place'),
      cell: ({ change: { place } }) =>
        t('change.stage', { before: t(`change.${place.before}`), after: t(`change.${place.after}`) }),
    },
    {
      name: 'moved',
      title: t('change.moved'),
      cell: ({ change: { moved } }) =>
        moved === null
          ? t('change.new')
          : t('change.movedText', {
              mean: decimal(moved.mean, 1, locale),
              most: signed(moved.most, 1, locale),
              raw: moved.raw,
            }),
    },
  ]
  return (
    <>
      <Text>{t('change.levels')}</Text>
      <Text c="dimmed">
        {before ? t('change.beside', { number: before.number, n: whole(before.n, locale) }) : t('change.first')}{' '}
        {t('change.later')}
      </Text>
      <SimpleTable columns={columns} rows={parts} rowKey={({ id }) => id} />
    </>
  )
}
