import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { gapAfter } from '@/core/texts/sentences'
import type { ArticlesToRead, StoryView } from '../../schema'
import { CalendarForm } from '../keep/CalendarForm'
import { ArticleLink } from '../parts/ArticleLink'
import styles from './Story.module.css'

interface Props {
  plan: NonNullable<StoryView['plan']>
  /** Address of the calendar file, without the start day; null for a sample. */
  calendar: string | null
  /** Form for the mails about the week; absent if none are offered. */
  reminder?: ReactNode
  /** Article on this plan. */
  article?: ArticlesToRead['week']
  locale: Locale
  t: Translate<'report'>
}

const weekDays = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

/**
 * Renders the plan for seven days: for whom it is not suitable, then one line a day, to tick on the screen or on paper.
 * The checkboxes are plain HTML, because the sample, which shows the same plan, is a static document.
 */
export function WeekPlan({ plan: { title, text, gate, days }, calendar, reminder, article, locale, t }: Props) {
  return (
    <>
      <p className={styles.gate}>{gate}</p>
      <h3>{title}</h3>
      <p>{text}</p>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <li key={day.title}>
            <DayStrip days={days} day={index} />
            <label>
              <input type="checkbox" name="week-day" />
              <span>
                <span className={styles.when}>
                  {t(`week.days.${weekDays[index] ?? 'd7'}`)} · {t('week.minutes', { minutes: day.minutes })}
                </span>{' '}
                <strong>{day.title}</strong>
              </span>
            </label>
            {day.chosenFor && <p className={styles.why}>{t('week.chosenFor', day.chosenFor)}</p>}
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
      <ArticleLink article={article} locale={locale} t={t} />
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

const STEP = 20

/**
 * Renders the week as a dot for each day, as large as its minutes, with the given day marked. Decoration beside the
 * name of the day.
 */
function DayStrip({ days, day }: { days: readonly { title: string; minutes: number }[]; day: number }) {
  const most = Math.max(...days.map(({ minutes }) => minutes))
  const middle = STEP / 2
  return (
    <svg className={styles.strip} viewBox={`0 0 ${STEP * days.length} ${STEP}`} aria-hidden="true">
      <path d={`M${middle} ${middle}H${STEP * days.length - middle}`} />
      {days.map(({ title, minutes }, at) => (
        <circle
          key={title}
          data-at={at === day ? 'now' : at < day ? 'past' : 'ahead'}
          cx={STEP * at + middle}
          cy={middle}
          r={3.5 + (3.5 * minutes) / most}
        />
      ))}
    </svg>
  )
}
