'use client'
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { ExportLink } from '@/ui/files/ExportLink'
import { useTexts } from '@/ui/texts'
import { AccountState } from './AccountState'
import styles from './Me.module.css'
import { MyOrderList } from './MyOrderList'
import { MyTestList } from './MyTestList'
import { SignOutButton } from './SignOutButton'
import { TrendList } from './TrendList'

interface Props {
  /** Page of the list of tests, from 1. */
  page: number
  /** The list of what this account shares with others. */
  shared: ReactNode
}

/** The personal center: results first, then how they changed and what can still be opened, then orders and data. */
export function MeScreen({ page, shared }: Props) {
  const t = useTexts('me')
  const [account] = trpc.auth.account.useSuspenseQuery()
  return (
    <Stack gap="var(--space-7)">
      <Stack gap="xs">
        <Text className="eyebrow">{t('title')}</Text>
        <Title order={1} className={styles.long}>
          {account.name}
        </Title>
        <Text c="dimmed">{t('account', { email: shownEmail(account.email) })}</Text>
        <Group component="nav" className={styles.ways} aria-label={t('links.label')}>
          <Anchor component={Link} href="/me/settings">
            {t('links.settings')}
          </Anchor>
          <Anchor component={Link} href="/me/shop">
            {t('links.shop')}
          </Anchor>
        </Group>
      </Stack>
      <Section id="my-tests" title={t('tests.title')}>
        <MyTestList page={page} />
      </Section>
      <TrendList />
      <AccountState />
      {shared}
      <Section id="my-orders" title={t('orders.title')}>
        <MyOrderList />
      </Section>
      <Section id="my-data" title={t('data.title')}>
        <Text c="dimmed">{t('data.lead')}</Text>
        <Group className={styles.data}>
          <ExportLink>{t('data.export')}</ExportLink>
          <details className={styles.more}>
            <summary>{t('data.more')}</summary>
            <div>
              <Anchor component={Link} href="/me/privacy">
                {t('data.privacy')}
              </Anchor>
            </div>
          </details>
        </Group>
      </Section>
      <Group className={styles.leave}>
        <SignOutButton />
        <Button component={Link} variant="transparent" href="/change-password">
          {t('password')}
        </Button>
      </Group>
    </Stack>
  )
}
