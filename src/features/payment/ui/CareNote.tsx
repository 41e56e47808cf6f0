'use client'
import { Alert, Anchor, Text } from '@mantine/core'
import { useTexts } from '@/ui/texts'

/** Before the offer of a sitting in whose summary help stands first: nothing that matters for help is sold here. */
export function CareNote() {
  const t = useTexts('payment')
  return (
    <Alert role="note" title={t('care.title')}>
      <Text>{t('care.text')}</Text>
      <Text>
        <Anchor href="/help-now">{t('care.link')}</Anchor>
      </Text>
    </Alert>
  )
}
