'use client'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { appBrowserOf } from '@/core/site/app-browser'
import { Failure } from '@/ui/form/Failure'
import { useAction } from '@/ui/form/use-action'
import { useHydrated } from '@/ui/hydrated'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './MoveLink.module.css'

interface Props {
  /** Asks the server for the path of the link. */
  make: () => Promise<string>
  /** Where the link leads in the other browser. */
  to: 'summary' | 'payment'
}

/**
 * In the browser of an app: the link with which a result goes on in a browser of its own. Nothing in other browsers, where
 * nobody has to leave. enhance.js does the copying.
 */
export function MoveLink({ make, to }: Props) {
  const t = useTexts('common')
  const locale = useLocale()
  const hydrated = useHydrated()
  const [link, setLink] = useState<string | null>(null)
  const { mutate, isPending, failure } = useAction(async () => {
    const url = new URL(await make(), location.origin)
    url.searchParams.set('lang', locale)
    setLink(to === 'payment' ? `${url.href}&pay` : url.href)
  })
  if (!hydrated || !appBrowserOf(navigator.userAgent)) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby="move" data-no-print>
      <Text id="move" fw={600}>
        {t('move.title')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('move.text')}
      </Text>
      {link === null ? (
        <Group>
          <Button variant="default" onClick={mutate} aria-disabled={isPending}>
            {t('move.make')}
          </Button>
        </Group>
      ) : (
        <>
          <Text component="output" size="sm" aria-label={t('move.link')} className={styles.link}>
            {link}
          </Text>
          <Group>
            <Button variant="default" data-copy={link}>
              {t('move.copy')}
            </Button>
          </Group>
        </>
      )}
      <Failure busy={isPending}>{failure}</Failure>
    </Stack>
  )
}
