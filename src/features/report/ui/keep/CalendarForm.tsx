'use client'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Locale } from '@/core/locale'

interface Props {
  /** Address of the calendar file, without the start day. */
  action: string
  locale: Locale
  words: Readonly<Record<'title' | 'start' | 'add' | 'privacy', string>>
}

/** Renders the form that requests the calendar file of a week from a chosen start day; works without JavaScript too. */
export const CalendarForm = ({ action, locale, words }: Props) => (
  <Card component="form" padding="lg" action={action} method="get" data-no-print>
    <Stack gap="sm" align="flex-start">
      <Title order={3}>{words.title}</Title>
      <input type="hidden" name="lang" value={locale} />
      <TextInput type="date" name="from" label={words.start} required withAsterisk={false} w="100%" maw="16rem" />
      <Button type="submit" variant="default">
        {words.add}
      </Button>
      <Text size="sm" c="dimmed">
        {words.privacy}
      </Text>
    </Stack>
  </Card>
)
