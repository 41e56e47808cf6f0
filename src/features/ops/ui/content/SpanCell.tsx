'use client'
import { Text } from '@mantine/core'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { NoticeRows } from '../../content/content-schema'

type Span = Pick<NoticeRows['rows'][number], 'startsAt' | 'endsAt' | 'state'>

/** From when, until when, and whether that is now. */
export function SpanCell({ span: { startsAt, endsAt, state } }: { span: Span }) {
  const t = useTexts('admin-content')
  const locale = useLocale()
  return (
    <>
      {t(`states.${state}`)}
      <Text size="sm" c="dimmed">
        <LocalTime at={startsAt} locale={locale} show="moment" /> –{' '}
        <LocalTime at={endsAt} locale={locale} show="moment" />
      </Text>
    </>
  )
}
