'use client'
import { Button, Group } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { callProcedure } from '@/trpc/call-procedure'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyComparison } from '../../schema'
import { LinkList, useOptimisticRemoval } from '../LinkList'
import styles from '../Share.module.css'

interface Props {
  comparisons: readonly MyComparison[]
  onEnded: () => void
}

/** Renders waiting invitations and accepted comparisons; an ended one disappears at once, as in CardLinks. */
export function ComparisonLinks({ comparisons, onEnded }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { shown, pending, error, takeBack } = useOptimisticRemoval(
    comparisons,
    (comparisonId) => callProcedure((api) => api.share.end, { comparisonId }),
    onEnded,
  )

  if (shown.length === 0) return null
  return (
    <LinkList title={t('compare.list')} error={error}>
      {shown.map(({ id, url, other, until }) => (
        <li key={id}>
          <p className={styles.what}>
            <b>
              {other === null ? (
                <LocalTime at={until} locale={locale} within={t('compare.waiting', { date: dateSlot })} />
              ) : (
                t('compare.with', { name: other })
              )}
            </b>
          </p>
          {other === null && <p className={styles.url}>{url}</p>}
          <Group>
            {other === null ? (
              <Button variant="default" data-copy={url}>
                {t('copy')}
              </Button>
            ) : (
              <Button variant="default" component={Link} href={new URL(url).pathname}>
                {t('compare.open')}
              </Button>
            )}
            <Button variant="transparent" disabled={pending} onClick={() => takeBack(id)}>
              {t('compare.end')}
            </Button>
          </Group>
        </li>
      ))}
    </LinkList>
  )
}
