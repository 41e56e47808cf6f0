'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import styles from './Settings.module.css'

/** Renders a page of settings: the link back, its title, and its sections. */
export function SettingsPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useTexts('settings')
  return (
    <Stack gap="var(--space-7)">
      <Stack gap="sm">
        <Text className="eyebrow">
          <Anchor component={Link} className="alone" href="/me">
            {t('back')}
          </Anchor>
        </Text>
        <Title order={1}>{title}</Title>
        <Text className="lede">{lead}</Text>
      </Stack>
      {children}
    </Stack>
  )
}

/** Renders one section of the settings, under a hairline. */
export function SettingsSection({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <Title fz="xl">{title}</Title>
      {lead && <Text c="dimmed">{lead}</Text>}
      {children}
    </section>
  )
}

/** Renders the confirmation of a change; screen readers announce it. */
export const SavedMessage = ({ text }: { text: string | false }) => (
  <Text className={styles.done} role="status">
    {text}
  </Text>
)
