'use client'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { enoughReviews } from '@/core/review/review-count'
import { Link } from '@/ui/app/Link'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'
import type { MyReview, Reviews } from '../schema'
import { ReviewList } from './ReviewList'
import styles from './Reviews.module.css'
import { Summary } from './Summary'

// Most people come to read: forms are for who has finished the test.
const ReviewPanel = dynamic(async () => (await import('./ReviewPanel')).ReviewPanel)

interface Props {
  test: { slug: string; title: string }
  list: Reviews
  mine: MyReview
  page: number
  /** Reviews of ours, each marked as a sample: they show what one looks like while people have written few. */
  samples: ReactNode
}

/** Everything people say of one test, and the visitor's own word on it. */
export function ReviewsScreen({ test: { slug, title }, list, mine, page, samples }: Props) {
  const t = useTexts('review')
  return (
    <div className={`wrap narrow ${panel.page}`}>
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
      {page === 1 && list.total < enoughReviews && (
        <section className={styles.others} aria-labelledby="samples">
          <Title id="samples">{t('samplesTitle')}</Title>
          <Text c="dimmed">{t('samplesNote')}</Text>
          {samples}
        </section>
      )}
      {mine.mayReview && (
        <p>
          <Anchor component={Link} href={`/tests/${slug}`}>
            {t('about')}
          </Anchor>
        </p>
      )}
    </div>
  )
}
