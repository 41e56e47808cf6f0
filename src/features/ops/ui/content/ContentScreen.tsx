'use client'
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { localeNames } from '@/core/locale'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { ArticleRows, ListArticlesInput, SetArticleInput } from '../../content/content-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'
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

/** Returns the phase of an article; if languages differ, the most public one. */
export function getCurrentPhase({ states }: Pick<Row, 'states'>): Pick<SetArticleInput, 'phase' | 'publicAt'> {
  const has = (visibility: Row['states'][number]['visibility']) =>
    states.some((state) => state.visibility === visibility)
  if (has('public')) return { phase: 'published', publicAt: null }
  const scheduled = states.find(({ phase }) => phase === 'scheduled')
  if (scheduled) return { phase: 'scheduled', publicAt: scheduled.publicAt }
  return { phase: has('withdrawn') ? 'withdrawn' : 'draft', publicAt: null }
}

/**
 * Renders the action that changes the phase of an article in the ticked languages. At first none is ticked, so that
 * nothing changes by mistake.
 */
export function ArticleAction({ article }: { article: Row }) {
  const t = useTexts('admin-content')
  const { id, title } = article
  const initialValues: SetArticleInput = { articleId: id, locales: [], ...getCurrentPhase(article), reason: '' }
  return (
    <ActionDialog
      open={t('change')}
      ask={t('changeAsk', { title })}
      yes={t('changeYes')}
      procedure={(api) => api.ops.setArticle}
      schema={async () => (await import('../../content/content-schema')).SetArticleInput}
      initialValues={initialValues}
      fields={{ TIME_INVALID: 'publicAt' }}
      inputs={async () => (await import('./ArticleInputs')).ArticleInputs}
    />
  )
}
