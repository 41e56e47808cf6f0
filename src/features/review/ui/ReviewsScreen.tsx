'use client'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { htmlLang } from '@/core/locale'
import { minReviewCount } from '@/core/review/review'
import { Link } from '@/ui/app/Link'
import panel from '@/ui/form/panel.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyReview, Reviews } from '../schema'
import { ListedReview } from './ListedReview'
import styles from './Reviews.module.css'

// Loaded on demand: most visitors only read; the forms are for those who completed the test.
const ReviewPanel = dynamic(async () => (await import('./ReviewPanel')).ReviewPanel)

interface Props {
  test: { slug: string; title: string }
  list: Reviews
  mine: MyReview
  page: number
  /** Invented reviews, each marked as a sample, which show what a review looks like while there are few real ones. */
  samples: ReactNode
}

/** Renders all reviews of one test, and the visitor's own. */
export function ReviewsScreen({ test: { slug, title }, list, mine, page, samples }: Props) {
  const t = useTexts('review')
  return (
    <div className={`wrap narrow flush ${panel.page}`}>
      <header className={panel.head}>
        <Text className="eyebrow">{t('eyebrow')}</Text>
        <Title order={1}>{title}</Title>
        <Summary list={list} />
      </header>
      {mine.mayReview ? (
        <ReviewPanel slug={slug} mine={mine} />
      ) : (
        <div className={styles.who}>
          <Text>{t('who')}</Text>
          <Group>
            <Button variant="default" component={Link} href={`/tests/${slug}/run`}>
              {t('take')}
            </Button>
            <Button variant="transparent" component={Link} href={`/tests/${slug}`}>
              {t('about')}
            </Button>
          </Group>
        </div>
      )}
      <ReviewList slug={slug} list={list} page={page} hasOwn={mine.own !== null} />
      {page === 1 && list.total < minReviewCount && (
        <section className={styles.others} aria-labelledby="samples">
          <Title id="samples">{t('samplesTitle')}</Title>
          <Text c="dimmed">{t('samplesNote')}</Text>
          {samples}
        </section>
      )}
      {mine.mayReview && (
        <p>
          <Anchor component={Link} className="alone" href={`/tests/${slug}`}>
            {t('about')}
          </Anchor>
        </p>
      )}
    </div>
  )
}

interface ReviewListProps {
  slug: string
  list: Reviews
  page: number
  /** Whether the visitor's own review is above the list. */
  hasOwn: boolean
}

/** Renders reviews by other people, newest first, each in its own language. */
function ReviewList({ slug, list: { reviews, older }, page, hasOwn }: ReviewListProps) {
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
            <Anchor component={Link} className="alone" href={page === 2 ? path : `${path}?page=${page - 1}`}>
              {t('newer')}
            </Anchor>
          )}
          {older && (
            <Anchor component={Link} className="alone" href={`${path}?page=${page + 1}`}>
              {t('older')}
            </Anchor>
          )}
        </Group>
      )}
    </section>
  )
}

/** Renders the number of reviews, and their average once there are enough ratings. */
function Summary({ list: { total, average } }: { list: Reviews }) {
  const t = useTexts('review')
  const locale = useLocale()
  if (total === 0) return <Text className="lede">{t('none')}</Text>
  const format = new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Text className={styles.numbers}>
      {average && <span>{t('average', { average: format.format(average.value), count: average.count })}</span>}
      <span>{t(total === 1 ? 'total' : 'total_other', { count: total })}</span>
    </Text>
  )
}
