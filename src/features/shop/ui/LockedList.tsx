'use client'
import { Button, Text, Title } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './Product.module.css'

/** Finished tests of the account whose report is still locked, each with a link to open it. `credits`: reports it has left. */
export function LockedList({ credits }: { credits: number }) {
  const t = useTexts('shop')
  const locale = useLocale()
  const [locked] = trpc.shop.locked.useSuspenseQuery()
  if (locked.length === 0) return null
  return (
    <Section id="locked" title={t('locked.title')}>
      {credits > 0 && (
        <Text size="sm" c="dimmed">
          {t('locked.credits', { count: credits })}
        </Text>
      )}
      <ul className={styles.locked}>
        {locked.map(({ sittingId, title, at }) => (
          <li key={sittingId}>
            <div>
              <Title order={3}>{title}</Title>
              <Text size="sm" c="dimmed">
                <LocalTime at={at} locale={locale} within={t('locked.finished', { date: dateSlot })} />
              </Text>
            </div>
            <Button component={Link} variant="default" href={`/payment?report=${sittingId}`}>
              {t('locked.unlock')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
