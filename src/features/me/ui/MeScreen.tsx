'use client'
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { ExportLink } from '@/ui/files/ExportLink'
import { untilGone, useAction } from '@/ui/form/use-action'
import { signOut } from '@/ui/session/sign-out'
import { useTexts } from '@/ui/texts'
import { AccountState } from './AccountState'
import styles from './Me.module.css'
import { MyOrderList } from './MyOrderList'
import { MyTestList } from './MyTestList'

interface Props {
  /** Page of the list of tests, from 1. */
  page: number
  /** List of the content that this account shares with others. */
  shared: ReactNode
}

/**
 * Renders the personal center: results first, then their changes and the reports that can be opened, then orders and
 * data.
 */
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

/** Ends the session here and on the server. */
function SignOutButton() {
  const t = useTexts('me')
  const { mutate, isPending, failure } = useAction(async () => {
    await signOut()
    // The home page is being loaded.
    return untilGone()
  })
  return (
    <>
      <Button variant="default" onClick={mutate} loading={isPending}>
        {t('signOut')}
      </Button>
      <Text component="span" role="status">
        {failure}
      </Text>
    </>
  )
}

/** Renders the tests with several results to compare; nothing if there are none. */
function TrendList() {
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
