'use client'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { BlockRows, RateLimitRows } from '../../blocks/blocks-schema'
import { ActionDialog } from '../ActionDialog'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import { OpsTable, type TableQuery } from '../table/OpsTable'

type Block = BlockRows['rows'][number]
type Limited = RateLimitRows['rows'][number]

const useBlocks = ({ filter: _, ...input }: TableQuery<'all'>) => trpc.ops.blocks.useQuery(input, tableQueryOptions)
const useLimits = ({ filter: _, ...input }: TableQuery<'all'>) => trpc.ops.limits.useQuery(input, tableQueryOptions)
const unfiltered = [{ value: 'all', label: '' }] as const

/** Renders the blocked addresses and networks, and the rate limits being counted. */
export function BlocksScreen() {
  const t = useTexts('admin')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const adding = useOnDemand('add-block', async () => (await import('./AddBlockForm')).AddBlockForm)
  const blocks: Column<Block>[] = [
    { name: 'kind', title: t('blocks.kind'), cell: ({ kind }) => t(`blocks.${kind}`), text: ({ kind }) => kind },
    { name: 'label', title: t('blocks.label'), cell: ({ label }) => label, text: ({ label }) => label },
    { name: 'reason', title: t('blocks.reason'), cell: ({ reason }) => reason, text: ({ reason }) => reason },
    {
      name: 'until',
      title: t('blocks.until'),
      cell: ({ expiresAt, over }) =>
        over ? t('blocks.over') : <LocalTime at={expiresAt} locale={locale} show="medium" />,
      text: ({ expiresAt }) => expiresAt,
    },
    {
      name: 'acts',
      title: t('blocks.acts'),
      cell: ({ id: blockId, label, over }) =>
        over ? (
          '–'
        ) : (
          <ActionDialog
            open={t('blocks.lift')}
            ask={t('blocks.liftAsk', { label })}
            yes={t('blocks.liftYes')}
            procedure={(api) => api.ops.liftBlock}
            schema={async () => (await import('../../blocks/blocks-schema')).LiftBlockInput}
            initialValues={{ blockId, reason: '' }}
          />
        ),
    },
  ]
  const limits: Column<Limited>[] = [
    { name: 'limit', title: t('blocks.limit'), cell: ({ limit }) => limit, text: ({ limit }) => limit },
    { name: 'whom', title: t('blocks.label'), cell: ({ whom }) => whom, text: ({ whom }) => whom },
    { name: 'points', title: t('blocks.points'), cell: ({ points }) => points, text: ({ points }) => points },
    {
      name: 'until',
      title: t('blocks.until'),
      cell: ({ until }) => <LocalTime at={until} locale={locale} show="moment" />,
      text: ({ until }) => until,
    },
  ]
  return (
    <Stack gap="xl">
      <Stack>
        <Title order={1}>{t('blocks.title')}</Title>
        <Text c="dimmed">{t('blocks.lead')}</Text>
      </Stack>
      <Section id="blocks" title={t('blocks.list')}>
        <OpsTable
          name="blocks"
          columns={blocks}
          rowKey={({ id }) => id}
          filters={[...unfiltered]}
          useRows={useBlocks}
          fetchDownloadPage={({ filter: _, ...input }) => ops.blocks.fetch(input, downloadQueryOptions)}
        />
      </Section>
      {adding.Shown ? (
        <adding.Shown />
      ) : (
        <Group>
          <Button variant="default" onClick={() => void adding.show()}>
            {t('blocks.add')}
          </Button>
          {adding.failure}
        </Group>
      )}
      <Section id="limits" title={t('blocks.limits')}>
        <Text c="dimmed">{t('blocks.limitsLead')}</Text>
        <OpsTable
          name="limits"
          columns={limits}
          rowKey={({ key }) => key}
          filters={[...unfiltered]}
          useRows={useLimits}
          fetchDownloadPage={({ filter: _, ...input }) => ops.limits.fetch(input, downloadQueryOptions)}
        />
      </Section>
    </Stack>
  )
}
