'use client'
import { Group, Text } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import { once } from './asking'
import { DeedDialog } from './DeedDialog'

/** Whether reviews are read before or after they are published. */
export function ReviewPolicyChoice({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('admin')
  const { data } = trpc.ops.reviewPolicy.useQuery(undefined, once)
  const change = trpc.ops.setReviewPolicy.useMutation()
  if (!data) return null
  const other = data.moderation === 'before' ? 'after' : 'before'
  return (
    <Group gap="sm">
      <Text size="sm">
        {t('reviews.policy')}: {t(`reviews.${data.moderation}`)}
      </Text>
      {mayChange && (
        <DeedDialog
          open={t('reviews.policyChange')}
          ask={t('reviews.policyAsk')}
          yes={t('reviews.policyYes')}
          action={(reason) => change.mutateAsync({ moderation: other, reason })}
        >
          <Text>{t(`reviews.${other}`)}</Text>
        </DeedDialog>
      )}
    </Group>
  )
}
