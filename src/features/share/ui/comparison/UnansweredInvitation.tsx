'use client'
import { Button, Group, Text } from '@mantine/core'
import { formatList } from '@/core/charts/card-words'
import { dateSlot } from '@/core/dates'
import panel from '@/ui/form/panel.module.css'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { WaitingView } from '../../schema'
import { PageHeader } from '../PageHeader'
import styles from '../Share.module.css'
import { EndButton } from './EndButton'

interface Props {
  view: WaitingView
  focus: boolean
}

/** Renders the inviter's own view of an unanswered invitation. */
export function UnansweredInvitation({ view, focus }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  return (
    <section className={`wrap narrow flush ${panel.page}`}>
      <PageHeader eyebrow={view.title} title={t('waiting.title')} lead={t('waiting.lead')} focus={focus} />
      <div className={panel.panel}>
        <p className={styles.url}>{view.url}</p>
        <Group>
          <Button data-copy={view.url}>{t('copy')}</Button>
        </Group>
        <Text>
          {t(view.portrait ? 'waiting.shows' : 'waiting.showsParts', { list: formatList(view.parts, locale) })}
        </Text>
        <Text c="dimmed" size="sm">
          <LocalTime at={view.until} locale={locale} within={t('waiting.until', { date: dateSlot })} />
        </Text>
      </div>
      <div>
        <EndButton comparisonId={view.id} label={t('waiting.end')} />
      </div>
    </section>
  )
}
