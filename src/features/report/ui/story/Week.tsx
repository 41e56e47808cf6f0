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
  /** Address of the calendar file, without the day it begins on; none for a sample. */
  calendar: string | null
  /** Where mails about it can be asked for; nothing where there are none. */
  reminder?: ReactNode
  /** An article that goes with it. */
  article?: ToRead['week']
  locale: Locale
  t: Translate<'report'>
}

const weekDays = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

/**
 * One thing for seven days: whom it is not for, then a day a line, to be ticked on the screen or on paper. The sample,
 * which is a document, has the same days: their boxes are plain.
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
                  {t(`week.days.${weekDays[index] ?? 'd7'}`)} · {t('week.minutes', { minutes: day.minutes })}
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
