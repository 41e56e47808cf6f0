import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { gapAfter } from '@/core/texts/sentences'
import type { StoryView, ToRead } from '../../schema'
import { CalendarForm } from '../keep/CalendarForm'
import { ToReadLink } from '../parts/ToReadLink'
import styles from './Story.module.css'

interface Props {
  plan: NonNullable<StoryView['plan']>
  /** Address of the calendar file, without the start day; null for a sample. */
  calendar: string | null
  /** Form for the mails about the week; absent if none are offered. */
  reminder?: ReactNode
  /** Article on this plan. */
  article?: ToRead['week']
  locale: Locale
  t: Translate<'report'>
}

/**
 * Renders the plan for seven days: for whom it is not suitable, then one line a day, to tick on the screen or on paper.
 * The sample, a static document, has the same days, so the checkboxes are plain HTML.
 */
export function Week({ plan: { title, text, gate, days }, calendar, reminder, article, locale, t }: Props) {
  return (
    <>
      <p className={styles.gate}>{gate}</p>
      <h3>{title}</h3>
      <p>{text}</p>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <li key={day.title}>
            <label>
              <input type="checkbox" name="week-day" />
              <span>
                <span className={styles.when}>
                  {t('week.day', { day: index + 1 })} · {t('week.minutes', { minutes: day.minutes })}
                </span>{' '}
                <strong>{day.title}</strong>
              </span>
            </label>
            <p>{day.text}</p>
            <p className={styles.why}>
              <b>{t('week.why')}</b>
              {gapAfter(t('week.why'))}
              {day.why}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.why}>{t('week.evidence')}</p>
      <ToReadLink article={article} t={t} />
      {calendar && (
        <CalendarForm
          action={calendar}
          locale={locale}
          words={{
            title: t('week.calendar'),
            start: t('week.start'),
            add: t('week.add'),
            privacy: t('week.privacy'),
          }}
        />
      )}
      {reminder}
    </>
  )
}
