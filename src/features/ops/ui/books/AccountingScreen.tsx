'use client'
import { Alert, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
// biome-ignore lint/plugin/form-state: the chosen month belongs to no form that is sent.
import { useState } from 'react'
import { createCountryNamer } from '@/core/commerce/country'
import { formatMoney, toMajorUnits } from '@/core/commerce/money'
import { formatStoredMonth, isoMonth } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import { trpc } from '@/trpc/hooks'
import { useFailureText } from '@/ui/form/failure-text'
import { LoadState } from '@/ui/load/LoadState'
import { useLocale, useTexts } from '@/ui/texts'
import type { MonthSums } from '../../books/books-schema'
import { ActionDialog } from '../ActionDialog'
import { noRefetchOptions } from '../query-options'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'
import { saveFile } from '../table/save-file'

type Sum = MonthSums['rows'][number]
/** One line of the table: a country, or the total of a currency. */
interface Line extends Sum {
  name: string
}

const MONTHS = 24
/** Returns the months of the last two years, newest first. */
const monthsBefore = (month: string): string[] => {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, ago) => isoMonth(new Date(Date.UTC(year, index - 1 - ago))))
}

/** Renders the sales and refunds of a month with a CSV download. @param month current month, such as 2026-11 */
export function AccountingScreen({ month: today }: { month: string }) {
  const t = useTexts('admin-books')
  const locale = useLocale()
  const failureText = useFailureText()
  const [month, setMonth] = useState(today)
  const { data, error, isPending, refetch } = trpc.ops.monthSums.useQuery({ month }, noRefetchOptions)
  const countryName = createCountryNamer(locale)

  const money = (pick: (line: Line) => number) => (line: Line) =>
    formatMoney({ amountMinor: pick(line), currency: line.currency }, locale)
  const columns: Column<Line>[] = [
    { name: 'country', title: t('accounting.country'), cell: ({ name }) => name },
    { name: 'invoices', title: t('accounting.invoices'), cell: ({ invoices }) => invoices },
    { name: 'sold', title: t('accounting.sold'), cell: money(({ soldMinor }) => soldMinor) },
    { name: 'credits', title: t('accounting.credits'), cell: ({ credits }) => credits },
    { name: 'returned', title: t('accounting.returned'), cell: money(({ returnedMinor }) => returnedMinor) },
    { name: 'corrections', title: t('accounting.corrections'), cell: ({ corrections }) => corrections },
    { name: 'failed', title: t('accounting.failed'), cell: money(({ failedMinor }) => failedMinor) },
    { name: 'tax', title: t('accounting.tax'), cell: money(({ taxMinor }) => taxMinor) },
    {
      name: 'fees',
      title: t('accounting.fees'),
      cell: ({ fees }) => fees.map((fee) => feeText(fee, htmlLang[locale])).join(' · ') || '–',
    },
  ]
  const lines = (rows: readonly Sum[]): Line[] =>
    [...new Set(rows.map(({ currency }) => currency))].flatMap((currency) => {
      const own = rows.filter((row) => row.currency === currency)
      return [
        ...own.map((row) => ({ ...row, name: row.country ? countryName(row.country) : t('accounting.none') })),
        { ...own.reduce(together), name: t('accounting.total', { currency }) },
      ]
    })
  return (
    <Stack>
      <Title order={1}>{t('accounting.title')}</Title>
      <Text c="dimmed">{t('accounting.lead')}</Text>
      <Group align="end">
        <NativeSelect
          label={t('accounting.month')}
          value={month}
          data={monthsBefore(today).map((value) => ({ value, label: formatStoredMonth(value, locale) }))}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <ActionDialog
          open={t('accounting.file')}
          ask={t('accounting.fileAsk', { month })}
          yes={t('accounting.fileYes')}
          procedure={(api) => api.ops.monthFile}
          schema={async () => (await import('../../books/books-schema')).ExportMonthInput}
          initialValues={{ month, reason: '' }}
          onDone={({ name, csv }) => saveFile(name, 'text/csv;charset=utf-8', csv)}
        />
      </Group>
      {error ? (
        <Alert role="alert">{failureText(error)}</Alert>
      ) : (
        <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
          {data?.rows.length === 0 && <Text c="dimmed">{t('accounting.empty')}</Text>}
          {data && data.rows.length > 0 && (
            <SimpleTable columns={columns} rows={lines(data.rows)} rowKey={({ name, currency }) => name + currency} />
          )}
        </LoadState>
      )}
    </Stack>
  )
}

const feeText = ({ currency, minor }: Sum['fees'][number], language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(
    toMajorUnits({ amountMinor: minor, currency }),
  )

function together(a: Sum, b: Sum): Sum {
  const fees = new Map(a.fees.map(({ currency, minor }) => [currency, minor]))
  for (const { currency, minor } of b.fees) fees.set(currency, (fees.get(currency) ?? 0) + minor)
  return {
    country: null,
    currency: a.currency,
    invoices: a.invoices + b.invoices,
    credits: a.credits + b.credits,
    corrections: a.corrections + b.corrections,
    soldMinor: a.soldMinor + b.soldMinor,
    returnedMinor: a.returnedMinor + b.returnedMinor,
    failedMinor: a.failedMinor + b.failedMinor,
    taxMinor: a.taxMinor + b.taxMinor,
    fees: [...fees].map(([currency, minor]) => ({ currency, minor })),
  }
}
