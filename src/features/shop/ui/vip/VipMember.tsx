'use client'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { formatSums, type Money } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './Vip.module.css'

interface Props {
  since: string
  savings: readonly Money[]
}

/** For members: since when they are, and how much it has saved them. */
export function VipMember({ since, savings }: Props) {
  const t = useTexts('vip')
  const locale = useLocale()
  return (
    <Card component="section" className={styles.member} aria-labelledby="member">
      <Stack gap="sm">
        <Text id="member" fw={600}>
          <LocalTime at={since} locale={locale} within={t('member.since', { date: dateSlot })} />
        </Text>
        <Text c="dimmed">
          {savings.length > 0 ? t('member.saved', { sum: formatSums(savings, locale) }) : t('member.savedNothing')}
        </Text>
      </Stack>
      <Group>
        <Button component={Link} variant="default" href="/me/year">
          {t('member.year')}
        </Button>
        <Button component={Link} variant="default" href="/me">
          {t('member.reports')}
        </Button>
        <Button component={Link} variant="transparent" href="/shop">
          {t('member.shop')}
        </Button>
      </Group>
    </Card>
  )
}
