'use client'
import { Button, Group } from '@mantine/core'
import { dayText } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyComparison } from '../schema'
import { LinkList } from './LinkList'
import styles from './Share.module.css'

interface Props {
  comparisons: readonly MyComparison[]
  onEnded: (comparisonId: string) => void
}

/** Invitations that wait, and comparisons that both have agreed to; one that is ended goes at once, as in CardLinks. */
export function ComparisonLinks({ comparisons, onEnded }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const end = trpc.share.end.useMutation({ onSuccess: (_, { comparisonId }) => onEnded(comparisonId) })
  const shown = end.isPending ? comparisons.filter(({ id }) => id !== end.variables.comparisonId) : comparisons

  if (shown.length === 0) return null
  return (
    <LinkList title={t('compare.list')} error={end.error}>
      {shown.map(({ id, url, other, until }) => (
        <li key={id}>
          <p className={styles.what}>
            <b>
              {other === null
                ? t('compare.waiting', { date: dayText(until, locale) })
                : t('compare.with', { name: other })}
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
            <Button variant="transparent" disabled={end.isPending} onClick={() => end.mutate({ comparisonId: id })}>
              {t('compare.end')}
            </Button>
          </Group>
        </li>
      ))}
    </LinkList>
  )
}
