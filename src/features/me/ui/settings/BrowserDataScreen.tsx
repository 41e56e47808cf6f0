'use client'
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { forgetRevealedResults } from '@/stores/forget-revealed-results'
import { forgetSittings } from '@/stores/forget-sittings'
import { clearTabStorage } from '@/stores/page-owner'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { ExportLink } from '@/ui/files/ExportLink'
import { ConfirmedAction } from '@/ui/form/ConfirmedAction'
import { useTexts } from '@/ui/texts'
import type { BrowserData } from '../../settings/settings-schema'
import { SettingsSection } from './SettingsLayout'
import { StudyParticipation } from './StudyParticipation'

interface Props {
  found: BrowserData
  /** Study contributions that can still be taken back; null if nothing was done in this browser. */
  studies: ComponentProps<typeof StudyParticipation>['found'] | null
}

/** Renders the actions that people without an account can take on the data of this browser. */
export function BrowserDataScreen({ found, studies }: Props) {
  const t = useTexts('my-data')
  const remove = trpc.me.deleteBrowser.useMutation()
  const { sittings, orders, linked } = found
  const own = sittings + orders > 0

  async function removeAll() {
    await remove.mutateAsync()
    await forgetSittings()
    forgetRevealedResults()
    clearTabStorage()
  }

  if (remove.isSuccess) return <Done own={own} />
  if (!own && linked === 0) {
    return (
      <Page title={t('title')} lead={t('none')}>
        <Elsewhere />
      </Page>
    )
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SettingsSection title={t('found.title')}>
        <ul>
          {sittings > 0 && <li>{t('found.sittings', { count: sittings })}</li>}
          {orders > 0 && <li>{t('found.orders', { count: orders })}</li>}
          {linked > 0 && <li>{t('found.linked', { count: linked })}</li>}
        </ul>
        <Elsewhere />
      </SettingsSection>
      <SettingsSection title={t('export.title')} lead={t('export.lead')}>
        {linked > 0 && <Text c="dimmed">{t('export.linked')}</Text>}
        <ExportLink>{t('export.action')}</ExportLink>
      </SettingsSection>
      {studies && <StudyParticipation found={studies} />}
      <SettingsSection title={t(own ? 'delete.title' : 'close.title')}>
        {own && <Text c="dimmed">{t('delete.lead')}</Text>}
        {orders > 0 && <Text c="dimmed">{t('delete.orders')}</Text>}
        {orders > 0 && (
          <Anchor component={Link} className="alone" href="/withdraw">
            {t('delete.withdraw')}
          </Anchor>
        )}
        {linked > 0 && <Text c="dimmed">{t('close.lead')}</Text>}
        <ConfirmedAction
          open={t(own ? 'delete.action' : 'close.action')}
          ask={t(own ? 'delete.ask' : 'close.ask')}
          yes={t(own ? 'delete.yes' : 'close.yes')}
          no={t('delete.no')}
          gentle={!own}
          action={removeAll}
        />
      </SettingsSection>
    </Page>
  )
}

const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Stack gap="var(--space-7)">
    <Stack gap="sm">
      <Title order={1}>{title}</Title>
      <Text className="lede">{lead}</Text>
    </Stack>
    {children}
  </Stack>
)

/** Renders links to other places where the reader may have data: another browser, or an account. */
function Elsewhere() {
  const t = useTexts('my-data')
  return (
    <>
      <Text c="dimmed">{t('elsewhere.text')}</Text>
      <Group>
        <Anchor component={Link} className="alone" href="/login?next=/me/privacy">
          {t('elsewhere.signIn')}
        </Anchor>
        <Anchor component={Link} className="alone" href="/retrieve">
          {t('elsewhere.retrieve')}
        </Anchor>
      </Group>
    </>
  )
}

function Done({ own }: { own: boolean }) {
  const t = useTexts('my-data')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack align="start">
      <Title order={1} ref={heading} tabIndex={-1}>
        {t(own ? 'done.title' : 'closed.title')}
      </Title>
      <Text className="lede">{t(own ? 'done.text' : 'closed.text')}</Text>
      <Button component="a" href="/landing/home">
        {t('done.home')}
      </Button>
    </Stack>
  )
}
