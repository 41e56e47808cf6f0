'use client'
import { Group, Stack, Text, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { HideReviewInput, ListReviewsInput, ReviewRows, SetReviewPolicyInput } from '../../reviews/reviews-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import { downloadQueryOptions, noRefetchOptions, tableQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'

type Row = ReviewRows['rows'][number]

const useRows = (input: ListReviewsInput) => trpc.ops.reviews.useQuery(input, tableQueryOptions)

interface Props {
  staff: StaffView
  /** Filter that is selected at first. */
  list: ListReviewsInput['filter']
}

/** Renders the reviews with their reported faults, and the actions on them. */
export function ReviewsScreen({ staff, list }: Props) {
  const t = useTexts('admin')
  const review = useTexts('review')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const stateOf = ({ hidden, waiting }: Row) =>
    t(hidden ? 'reviews.hidden' : waiting ? 'reviews.waiting' : 'reviews.visible')
  const columns: Column<Row>[] = [
    {
      name: 'words',
      title: t('reviews.words'),
      cell: ({ content, rating, answer }) => (
        <>
          <Text size="sm">{content}</Text>
          {rating !== null && (
            <Text c="dimmed" size="sm">
              {t('reviews.stars', { count: rating })}
            </Text>
          )}
          {answer && (
            <Text c="dimmed" size="sm">
              {t('reviews.answered', { text: answer })}
            </Text>
          )}
        </>
      ),
      text: ({ content }) => content,
    },
    { name: 'by', title: t('reviews.by'), cell: ({ name }) => name, text: ({ name }) => name },
    {
      name: 'test',
      title: t('reviews.test'),
      cell: ({ instrument, locale: written }) => `${instrument} · ${written}`,
      text: ({ instrument }) => instrument,
    },
    {
      name: 'state',
      title: t('reviews.state'),
      cell: (row) => (
        <>
          <StateBadge of="review" is={row.hidden ? 'hidden' : row.waiting ? 'waiting' : 'visible'}>
            {stateOf(row)}
          </StateBadge>
          {row.hidden && <Text size="sm">{review(`fault.${row.hidden}`)}</Text>}
          {row.faults.map(({ fault, count }) => (
            <Text key={fault} size="sm">
              {t('reviews.fault', { fault: review(`fault.${fault}`), count })}
            </Text>
          ))}
        </>
      ),
      text: stateOf,
    },
    {
      name: 'at',
      title: t('reviews.at'),
      cell: ({ at }) => <LocalTime at={at} locale={locale} show="medium" />,
      text: ({ at }) => at,
    },
    { name: 'acts', title: t('reviews.acts'), cell: (row) => <ReviewActions review={row} /> },
  ]
  return (
    <Stack>
      <Title order={1}>{t('reviews.title')}</Title>
      <Text c="dimmed">{t('reviews.lead')}</Text>
      <ReviewPolicyChoice mayChange={staff.acts.includes('review.policy')} />
      <OpsTable
        name="reviews"
        columns={columns}
        rowKey={({ id }) => id}
        initial={list}
        filters={[
          { value: 'reported', label: t('reviews.reported') },
          { value: 'waiting', label: t('reviews.waiting') },
          { value: 'hidden', label: t('reviews.hidden') },
          { value: 'all', label: t('reviews.all') },
        ]}
        useRows={useRows}
        fetchDownloadPage={(input) => ops.reviews.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}

/** Renders the actions on one review. */
function ReviewActions({ review }: { review: ReviewRows['rows'][number] }) {
  const t = useTexts('admin')
  const { id: reviewId, hidden, waiting, faults, answer } = review
  const hiding: HideReviewInput = { reviewId, fault: faults[0]?.fault ?? 'insult', reason: '' }
  const quiet = hidden === null && !waiting && faults.length === 0
  return (
    <Group gap="xs">
      {hidden === null && (
        <ActionDialog
          danger
          open={t('reviews.hide')}
          ask={t('reviews.hideAsk')}
          yes={t('reviews.hideYes')}
          procedure={(api) => api.ops.hideReview}
          schema={async () => (await import('../../reviews/reviews-schema')).HideReviewInput}
          initialValues={hiding}
          inputs={async () => (await import('./ReviewInputs')).FaultInput}
        />
      )}
      {!quiet && (
        <ActionDialog
          open={t('reviews.show')}
          ask={t('reviews.showAsk')}
          yes={t('reviews.showYes')}
          procedure={(api) => api.ops.showReview}
          schema={async () => (await import('../../reviews/reviews-schema')).ShowReviewInput}
          initialValues={{ reviewId, reason: '' }}
        />
      )}
      <ActionDialog
        open={t('reviews.answer')}
        ask={t('reviews.answerAsk')}
        yes={t('reviews.answerYes')}
        procedure={(api) => api.ops.answerReview}
        schema={async () => (await import('../../reviews/reviews-schema')).AnswerReviewInput}
        initialValues={{ reviewId, words: answer ?? '', reason: '' }}
        fields={{ REVIEW_LONG: 'words' }}
        inputs={async () => (await import('./ReviewInputs')).AnswerInput}
      />
    </Group>
  )
}

/** Renders whether reviews are read before or after publication, and the action to change it. */
function ReviewPolicyChoice({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('admin')
  const { data } = trpc.ops.reviewPolicy.useQuery(undefined, noRefetchOptions)
  if (!data) return null
  const other: SetReviewPolicyInput['moderation'] = data.moderation === 'before' ? 'after' : 'before'
  return (
    <Group gap="sm">
      <Text size="sm">
        {t('reviews.policy')}: {t(`reviews.${data.moderation}`)}
      </Text>
      {mayChange && (
        <ActionDialog
          open={t('reviews.policyChange')}
          ask={t('reviews.policyAsk')}
          yes={t('reviews.policyYes')}
          procedure={(api) => api.ops.setReviewPolicy}
          schema={async () => (await import('../../reviews/reviews-schema')).SetReviewPolicyInput}
          initialValues={{ moderation: other, reason: '' }}
        >
          <Text>{t(`reviews.${other}`)}</Text>
        </ActionDialog>
      )}
    </Group>
  )
}
