'use client'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { appBrowserOf } from '@/core/site/app-browser'
import { Failure } from '@/ui/form/Failure'
import { useAction } from '@/ui/form/use-action'
import { useHydrated } from '@/ui/hydrated'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './OtherBrowserLink.module.css'

interface Props {
  /** Requests the path of the link from the server. */
  make: () => Promise<string>
  /** Page that the link opens in the other browser. */
  to: 'summary' | 'payment'
}

/**
 * Renders, in an in-app browser, a link that opens the result in an ordinary browser. Renders nothing in other
 * browsers. enhance.js copies the link.
 */
export function OtherBrowserLink({ make, to }: Props) {
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
