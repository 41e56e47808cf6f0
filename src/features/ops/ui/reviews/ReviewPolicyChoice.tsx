'use client'
import { Group, Text } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import type { SetReviewPolicy } from '../../reviews/reviews-schema'
import { ActionDialog } from '../ActionDialog'
import { once } from '../asking'

/** Whether reviews are read before or after they are published. */
export function ReviewPolicyChoice({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('admin')
  const { data } = trpc.ops.reviewPolicy.useQuery(undefined, once)
  if (!data) return null
  const other: SetReviewPolicy['moderation'] = data.moderation === 'before' ? 'after' : 'before'
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
          schema={async () => (await import('../../reviews/reviews-schema')).SetReviewPolicy}
          initialValues={{ moderation: other, reason: '' }}
        >
          <Text>{t(`reviews.${other}`)}</Text>
        </ActionDialog>
      )}
    </Group>
  )
}
