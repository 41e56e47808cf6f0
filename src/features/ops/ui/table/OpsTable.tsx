'use client'
import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
// biome-ignore lint/plugin/form-state: a search text belongs to no form that is sent.
import { type ReactNode, useState } from 'react'
import { initialListQuery, rowsPerPage } from '@/core/ops/console-lists'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useAction } from '@/ui/form/use-action'
import { LoadState } from '@/ui/load/LoadState'
import { useTexts } from '@/ui/texts'
import type { TablePageInput } from '../../schema'
import type { Column } from './columns'
import styles from './OpsTable.module.css'
import { SimpleTable } from './SimpleTable'

/** Part of a table; `total` is the number of rows of the whole table. */
interface Part<Row> {
  rows: Row[]
  total: number
}

/** Request for rows, with the chosen filter. */
export interface TableQuery<Filter extends string> extends TablePageInput {
  filter: Filter
}

interface Props<Row, Filter extends string, Choice extends object> {
  /** Name of the downloaded file, without extension. */
  name: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Filters; the first is selected unless `initial` is set. */
  filters: readonly [{ value: Filter; label: string }, ...{ value: Filter; label: string }[]]
  initial?: Filter | undefined
  searchLabel?: string
  /** Further parameters of the query; a change returns to the first page. */
  choice?: Choice
  choices?: ReactNode
  /** Hook that queries one page. */
  useRows: (input: TableQuery<Filter> & Choice) => {
    data: Part<Row> | undefined
    error: unknown
    isPending: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** Fetches a longer page of the same rows, for a download. */
  fetchDownloadPage: (input: TableQuery<Filter> & Choice) => Promise<Part<Row>>
}

/** Renders a table of the console: the server searches, filters and pages it, and it can be downloaded as a file. */
export function OpsTable<Row, Filter extends string, Choice extends object = object>(
  props: Props<Row, Filter, Choice>,
) {
  const {
    name,
    columns,
    rowKey,
    filters,
    initial = filters[0].value,
    useRows,
    fetchDownloadPage,
    searchLabel,
    choice,
    choices,
  } = props
  const t = useTexts('admin')
  const [q, setQ] = useState<string>(initialListQuery.q)
  const [filter, setFilter] = useState<Filter>(initial)
  const scope = JSON.stringify(choice)
  const [at, setAt] = useState<{ page: number; scope: string }>({ page: initialListQuery.page, scope })
  const page = at.scope === scope ? at.page : initialListQuery.page
  const setPage = (page: number) => setAt({ page, scope })
  const [typed] = useDebouncedValue(q, 300)
  // Without a choice, the type `Choice` is an empty object.
  const input = { ...initialListQuery, q: typed, filter, page, ...(choice as Choice) }
  const { data, error, isPending, isPlaceholderData, refetch } = useRows(input)
  const failureText = useFailureText()

  return (
    <Stack>
      <Group className={styles.tools}>
        <TextInput
          className={styles.search}
          type="search"
          name="search"
          label={searchLabel ?? t('table.search')}
          value={q}
          maxLength={200}
          onChange={({ currentTarget }) => {
            setQ(currentTarget.value)
            setPage(1)
          }}
        />
        {filters.length > 1 && (
          <NativeSelect
            name="filter"
            label={t('table.filter')}
            data={[...filters]}
            value={filter}
            onChange={({ currentTarget }) => {
              setFilter(filters.find(({ value }) => value === currentTarget.value)?.value ?? filters[0].value)
              setPage(1)
            }}
          />
        )}
        {choices}
        <DownloadTable
          name={name}
          columns={columns}
          fetchPage={(page) => fetchDownloadPage({ ...input, page, all: true })}
        />
      </Group>
      {error ? (
        <Alert role="alert">{failureText(error)}</Alert>
      ) : (
        <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
          {data && data.total === 0 && <Text c="dimmed">{t(typed === '' ? 'table.none' : 'table.noneFound')}</Text>}
          {data && data.total > 0 && (
            <div className={isPlaceholderData ? styles.waiting : undefined} aria-busy={isPlaceholderData}>
              <SimpleTable columns={columns} rows={data.rows} rowKey={rowKey} />
              <Pages page={page} total={data.total} onPage={setPage} />
            </div>
          )}
        </LoadState>
      )}
    </Stack>
  )
}

interface PagesProps {
  page: number
  total: number
  onPage: (page: number) => void
}

function Pages({ page, total, onPage }: PagesProps) {
  const t = useTexts('admin')
  const from = (page - 1) * rowsPerPage + 1
  const to = Math.min(total, page * rowsPerPage)
  return (
    <Group component="nav" className={styles.pages} aria-label={t('table.pages')}>
      <Text c="dimmed" size="sm">
        {t('table.range', { from, to, total })}
      </Text>
      {total > rowsPerPage && (
        <Group gap="sm">
          <Button variant="default" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('table.previous')}
          </Button>
          <Button variant="default" size="sm" disabled={to >= total} onClick={() => onPage(page + 1)}>
            {t('table.next')}
          </Button>
        </Group>
      )}
    </Group>
  )
}

interface DownloadTableProps<Row> {
  /** Name of the downloaded file, without extension. */
  name: string
  columns: readonly Column<Row>[]
  fetchPage: (page: number) => Promise<{ rows: readonly Row[] }>
}

/** Renders the button that downloads the whole table, not only the page shown. */
function DownloadTable<Row>({ name, columns, fetchPage }: DownloadTableProps<Row>) {
  const t = useTexts('admin')
  const { mutate, isPending, failure } = useAction(async () =>
    (await import('./download-csv')).downloadCsv(name, columns, fetchPage),
  )
  return (
    <>
      <Button variant="default" loading={isPending} onClick={mutate}>
        {t('table.csv')}
      </Button>
      <Failure busy={isPending}>{failure}</Failure>
    </>
  )
}
