'use client'
import { Group, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { NoticeRows } from '../../content/content-schema'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'

type Planned = Pick<NoticeRows['rows'][number], 'id' | 'startsAt' | 'endsAt' | 'state'>

interface Props<Row> extends Pick<ComponentProps<typeof OpsTable<Row, 'all'>>, 'useRows' | 'fetchDownloadPage'> {
  name: 'notices' | 'offers'
  lead: string
  /** Action that adds an item; empty for roles that may not. */
  add: ReactNode
  /** Columns for the content of an item; those for its time span and for ending it follow. */
  columns: readonly Column<Row>[]
  /** Action that ends an item early; null for roles that may not. */
  end: ((id: string) => ReactNode) | null
}

/** Renders a section of items shown on the site for a limited time: past, current and planned. */
export function TimedItemsPart<Row extends Planned>({
  name,
  lead,
  add,
  columns,
  end,
  useRows,
  fetchDownloadPage,
}: Props<Row>) {
  const t = useTexts('admin-content')
  const all: Column<Row>[] = [
    ...columns,
    {
      name: 'span',
      title: t('span'),
      cell: (row) => <SpanCell span={row} />,
      text: ({ startsAt, endsAt }) => `${startsAt} ${endsAt}`,
    },
    {
      name: 'acts',
      title: t('acts'),
      cell: ({ id, state }) => (end === null || state === 'over' ? '–' : end(id)),
    },
  ]
  return (
    <Section id={name} title={t(name)}>
      <Text c="dimmed">{lead}</Text>
      <Group>{add}</Group>
      <OpsTable
        name={name}
        columns={all}
        rowKey={({ id }) => id}
        filters={[{ value: 'all', label: '' }]}
        useRows={useRows}
        fetchDownloadPage={fetchDownloadPage}
      />
    </Section>
  )
}

type Span = Pick<NoticeRows['rows'][number], 'startsAt' | 'endsAt' | 'state'>

/** Renders the state of an item with its start and end. */
function SpanCell({ span: { startsAt, endsAt, state } }: { span: Span }) {
  const t = useTexts('admin-content')
  const locale = useLocale()
  return (
    <>
      <StateBadge of="planned" is={state}>
        {t(`states.${state}`)}
      </StateBadge>
      <Text size="sm" c="dimmed">
        <LocalTime at={startsAt} locale={locale} show="moment" /> –{' '}
        <LocalTime at={endsAt} locale={locale} show="moment" />
      </Text>
    </>
  )
}
