'use client'
import { Button, Group, Text } from '@mantine/core'
import { formatList } from '@/core/charts/card-words'
import { dateSlot } from '@/core/dates'
import { callProcedure } from '@/trpc/call-procedure'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyCard } from '../../schema'
import { LinkList, useOptimisticRemoval } from '../LinkList'
import styles from '../Share.module.css'

interface Props {
  cards: readonly MyCard[]
  onRevoked: () => void
}

/**
 * Renders the open links, each closed by one press: it disappears at once, and returns if the request fails. enhance.js
 * does the copying.
 */
export function CardLinks({ cards, onRevoked }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { shown, pending, error, takeBack } = useOptimisticRemoval(
    cards,
    (cardId) => callProcedure((api) => api.share.revokeCard, { cardId }),
    onRevoked,
  )

  if (shown.length === 0) return null
  return (
    <LinkList title={t('card.list')} error={error}>
      {shown.map(({ id, url, name, parts, madeAt }) => (
        <li key={id}>
          <p className={styles.what}>
            <b>{parts.length > 0 ? formatList(parts, locale) : t('card.bare')}</b>
            <Text span c="dimmed" size="sm">
              <bdi>{name ?? t('card.nameless')}</bdi> ·{' '}
              <LocalTime at={madeAt} locale={locale} within={t('card.since', { date: dateSlot })} />
            </Text>
          </p>
          <p className={styles.url}>{url}</p>
          <Group>
            <Button variant="default" data-copy={url}>
              {t('copy')}
            </Button>
            <Button variant="transparent" component={Link} href={new URL(url).pathname}>
              {t('card.open')}
            </Button>
            <Button variant="transparent" disabled={pending} onClick={() => takeBack(id)}>
              {t('card.revoke')}
            </Button>
          </Group>
        </li>
      ))}
    </LinkList>
  )
}
