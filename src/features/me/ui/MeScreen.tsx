'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatEmail } from '@/core/input/shown-email'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { useOnDemand } from '@/ui/form/use-on-demand'
import rows from '@/ui/styles/Rows.module.css'
import { useTexts } from '@/ui/texts'
import styles from './Me.module.css'
import { chooseNextStep, NextStepCard } from './NextStep'
import { useOpenTest } from './open-test'
import { tileId, Wall } from './Wall'

/** Renders the personal center: the next step, a wall with a picture of each test, and the link to the account. */
export function MeScreen() {
  const t = useTexts('me')
  const [account] = trpc.auth.account.useSuspenseQuery()
  const [overview] = trpc.me.overview.useSuspenseQuery()
  const [{ tiles }] = trpc.me.wall.useSuspenseQuery()
  const step = chooseNextStep(tiles, overview)
  const said = step.kind === 'open' || step.kind === 'left' || step.kind === 'first'
  const dialog = useResultsDialog(tiles)
  const opened = tiles.find(({ slug }) => slug === dialog.slug)
  const results = tiles.reduce((sum, { times }) => sum + times, 0)
  return (
    <Stack gap="var(--space-5)">
      <div className={styles.head}>
        <Text className="eyebrow">{t('title')}</Text>
        <Title order={1}>{account.name}</Title>
        <p className={styles.facts}>
          {overview.credits > 0 && !said && <span>{t('open.title', { count: overview.credits })}</span>}
          {overview.vip && <span>{t('left.vip')}</span>}
        </p>
      </div>
      <NextStepCard step={step} />
      <Section id="my-tests" title={t('tests.title')}>
        {tiles.length === 0 && <Text c="dimmed">{t('tests.none')}</Text>}
        <Wall tiles={tiles} onOpen={dialog.open} />
        {dialog.failure && <p role="alert">{dialog.failure}</p>}
        {results > tiles.length && (
          <p className={rows.ways}>
            <Anchor component={Link} href="/me?page=1">
              {t('tests.all')}
            </Anchor>
          </p>
        )}
      </Section>
      <Link className={styles.account} href="/me/account">
        <span>
          <b>{t('account.title')}</b>
          <small>{t('account.lead')}</small>
          <small>{formatEmail(account.email)}</small>
        </span>
      </Link>
      {dialog.Shown && opened && <dialog.Shown tile={opened} onClose={dialog.close} />}
    </Stack>
  )
}

/**
 * Returns the dialog with the sittings of the test in the URL. When the dialog closes, the focus goes back to the
 * test's tile, or to the heading if the tile disappears because its last result was deleted.
 */
function useResultsDialog(tiles: readonly { slug: string }[]) {
  const { slug, open, close } = useOpenTest()
  const { Shown, failure, show, hide } = useOnDemand(null, async () => (await import('./ResultsDialog')).ResultsDialog)
  const last = useRef<string | null>(null)
  const closed = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the open test changes
  useEffect(() => {
    if (slug !== null) {
      void show()
    } else if (last.current !== null) {
      hide()
      closed.current = last.current
      const link = document.getElementById(tileId(last.current))
      requestAnimationFrame(() => (link?.isConnected ? link : document.getElementById('my-tests'))?.focus())
    }
    last.current = slug
  }, [slug])
  useEffect(() => {
    if (closed.current === null || tiles.some((tile) => tile.slug === closed.current)) return
    closed.current = null
    if (document.activeElement === document.body) document.getElementById('my-tests')?.focus()
  }, [tiles])
  return { slug, Shown, failure, open, close }
}
