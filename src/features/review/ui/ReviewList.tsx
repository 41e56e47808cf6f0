'use client'
import { Anchor, Group, Text, Title } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { Reviews } from '../schema'
import { ListedReview } from './ListedReview'
import styles from './Reviews.module.css'

interface Props {
  slug: string
  list: Reviews
  page: number
  /** The visitor's own review stands above the list. */
  hasOwn: boolean
}

/** Reviews by other people, newest first, each in its own language. */
export function ReviewList({ slug, list: { reviews, older }, page, hasOwn }: Props) {
  const t = useTexts('review')
  if (reviews.length === 0 && page === 1) return hasOwn && <Text c="dimmed">{t('noneOthers')}</Text>
  const path = `/tests/${slug}/reviews`
  return (
    <section className={styles.others} aria-labelledby="others">
      <Title id="others">{t(hasOwn ? 'othersTitle' : 'listTitle')}</Title>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ListedReview key={review.id} review={review} />
        ))}
      </ul>
      {(page > 1 || older) && (
        <Group component="nav" aria-label={t('pages')}>
          {page > 1 && (
            <Anchor component={Link} href={page === 2 ? path : `${path}?page=${page - 1}`}>
              {t('newer')}
            </Anchor>
          )}
          {older && (
            <Anchor component={Link} href={`${path}?page=${page + 1}`}>
              {t('older')}
            </Anchor>
          )}
        </Group>
      )}
    </section>
  )
}
