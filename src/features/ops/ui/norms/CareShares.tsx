'use client'
import { Stack, Text } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { formatPercent, formatWholeNumber } from '@/core/texts/number-text'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { CareCounts, NormsOfTest } from '../../norms/norms-schema'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'

const outcomes = ['first', 'soft', 'retake', 'none'] as const

/** Renders the shares of sittings by decision of care in one version and language, if the sums are large enough. */
export function CareShares({ recent, care }: { recent: CareCounts; care: NormsOfTest['care'] }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const { days, least, ever } = care
  const share = (of: CareCounts, outcome: (typeof outcomes)[number]) =>
    of === null
      ? '–'
      : t('care.share', {
          percent: formatPercent(of[outcome] / of.counted, locale),
          count: formatWholeNumber(of[outcome], locale),
          counted: formatWholeNumber(of.counted, locale),
        })
  const columns: Column<(typeof outcomes)[number]>[] = [
    { name: 'outcome', title: t('care.met'), cell: (outcome) => t(`care.${outcome}`) },
    { name: 'recent', title: t('care.recent', { days }), cell: (outcome) => share(recent, outcome) },
    { name: 'ever', title: t('care.ever'), cell: (outcome) => share(ever, outcome) },
  ]
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t('care.lead', { least })}</Text>
      {ever === null ? (
        <Text>{t('care.few', { least })}</Text>
      ) : (
        <>
          <Text c="dimmed" size="sm">
            <LocalTime at={ever.until} locale={locale} show="medium" within={t('care.counted', { date: dateSlot })} />
          </Text>
          <SimpleTable columns={columns} rows={outcomes} rowKey={(outcome) => outcome} />
        </>
      )}
    </Stack>
  )
}
