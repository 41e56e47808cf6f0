'use client'
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { localeNames } from '@/core/locale'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { ArticleRows, ListArticlesInput } from '../../content/content-schema'
import type { StaffView } from '../../schema'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'
import { ArticleAction } from './ArticleAction'
import { NoticesPart } from './NoticesPart'
import { OffersPart } from './OffersPart'

type Row = ArticleRows['rows'][number]

const useArticles = (input: ListArticlesInput) => trpc.ops.articles.useQuery(input, tableQueryOptions)

/** Renders the content that the site shows without a deployment. */
export function ContentScreen({ staff }: { staff: StaffView }) {
  const t = useTexts('admin-content')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const columns: Column<Row>[] = [
    { name: 'article', title: t('article'), cell: ({ title }) => title, text: ({ id }) => id },
    {
      name: 'state',
      title: t('state'),
      cell: ({ states }) =>
        states.map(({ locale: one, visibility, phase, publicAt }) => (
          <Text key={one} size="sm">
            {localeNames[one]}:{' '}
            <StateBadge of="article" is={visibility}>
              {t(`standing.${visibility}`)}
            </StateBadge>
            {visibility === 'hidden' && phase === 'scheduled' && publicAt && (
              <>
                {' · '}
                <LocalTime at={publicAt} locale={locale} show="moment" within={t('scheduled', { date: dateSlot })} />
              </>
            )}
          </Text>
        )),
      text: ({ states }) => states.map(({ locale: one, visibility }) => `${one} ${visibility}`).join(', '),
    },
    {
      name: 'acts',
      title: t('acts'),
      cell: (row) => (
        <Group gap="sm">
          <Anchor href={row.preview} size="sm" target="_blank">
            {t('preview')}
          </Anchor>
          {staff.acts.includes('article.state') && <ArticleAction article={row} />}
        </Group>
      ),
    },
  ]
  return (
    <Stack gap="xl">
      <Stack>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('lead')}</Text>
      </Stack>
      <NoticesPart staff={staff} />
      <Section id="articles" title={t('articles')}>
        <OpsTable
          name="articles"
          columns={columns}
          rowKey={({ id }) => id}
          filters={[
            { value: 'all', label: t('all') },
            { value: 'hidden', label: t('hidden') },
            { value: 'withdrawn', label: t('withdrawn') },
          ]}
          useRows={useArticles}
          fetchDownloadPage={(input) => ops.articles.fetch(input, downloadQueryOptions)}
        />
      </Section>
      <OffersPart staff={staff} />
    </Stack>
  )
}
