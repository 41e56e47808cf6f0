'use client'
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { ExportLink } from '@/ui/files/ExportLink'
import { stayPending, useAction } from '@/ui/form/use-action'
import { signOut } from '@/ui/session/sign-out'
import rows from '@/ui/styles/Rows.module.css'
import { useTexts } from '@/ui/texts'
import styles from './Account.module.css'
import { CreditsCard } from './CreditsCard'
import { MyOrderList } from './MyOrderList'

interface Props {
  /** The list of what this account shares with others. */
  shared: ReactNode
}

/**
 * Renders the parts of an account other than results: reports left, data that others can see, orders, own data,
 * settings and signing out.
 */
export function AccountScreen({ shared }: Props) {
  const t = useTexts('me')
  const [account] = trpc.auth.account.useSuspenseQuery()
  return (
    <Stack gap="var(--space-7)">
      <Stack gap="xs">
        <Anchor component={Link} className={rows.back} href="/me">
          {t('trend.back')}
        </Anchor>
        <Title order={1}>{t('account.title')}</Title>
        <Text c="dimmed" className={styles.long}>
          {t('account.signedIn', { email: formatEmail(account.email) })}
        </Text>
        <Group component="nav" className={rows.ways} aria-label={t('links.label')}>
          <Anchor component={Link} href="/me/settings">
            {t('links.settings')}
          </Anchor>
          <Anchor component={Link} href="/me/shop">
            {t('links.shop')}
          </Anchor>
          <Anchor component={Link} href="/change-password">
            {t('password')}
          </Anchor>
        </Group>
      </Stack>
      <CreditsCard />
      {shared}
      <Section id="my-orders" title={t('orders.title')}>
        <MyOrderList />
      </Section>
      <Section id="my-data" title={t('data.title')}>
        <Text c="dimmed">{t('data.lead')}</Text>
        <Group className={rows.ways}>
          <ExportLink>{t('data.export')}</ExportLink>
          <Anchor component={Link} href="/me/privacy">
            {t('data.privacy')}
          </Anchor>
        </Group>
      </Section>
      <Group className={styles.leave}>
        <SignOutButton />
      </Group>
    </Stack>
  )
}

/** Renders the button that ends the session in this browser and on the server. */
function SignOutButton() {
  const t = useTexts('me')
  const { mutate, isPending, failure } = useAction(async () => {
    await signOut()
    // The button stays busy while the home page loads.
    return stayPending()
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
