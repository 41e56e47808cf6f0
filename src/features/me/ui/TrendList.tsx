'use client'
import { Button, Text, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { useTexts } from '@/ui/texts'
import styles from './Me.module.css'

/** Tests with several results to compare; nothing if there are none. */
export function TrendList() {
  const t = useTexts('me')
  const [{ trends }] = trpc.me.overview.useSuspenseQuery()
  if (trends.length === 0) return null
  return (
    <Section id="my-trends" title={t('trend.title')}>
      <Text c="dimmed">{t('trend.lead')}</Text>
      <ul className={styles.list}>
        {trends.map(({ slug, title, times, changed }) => (
          <li key={slug} className={styles.item}>
            <div>
              <Title order={3} className={styles.name}>
                {title}
              </Title>
              <Text className={styles.facts}>{t('trend.times', { count: times })}</Text>
              {changed?.map(({ name, higher }) => (
                <Text key={name} className={styles.changed}>
                  {t(higher ? 'trend.higher' : 'trend.lower', { name })}
                </Text>
              ))}
              {changed?.length === 0 && <Text className={styles.changed}>{t('trend.stayed')}</Text>}
            </div>
            <Button component={Link} variant="default" href={`/me/trend/${slug}`}>
              {t('trend.open')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
