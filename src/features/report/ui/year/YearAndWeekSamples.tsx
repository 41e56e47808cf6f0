import type { Drawing } from '@/core/charts/drawing/drawing'
import type { Translate } from '@/core/texts/namespaces'
import { Portrait } from '@/ui/charts/Portrait'
import { PrintedPage } from '@/ui/print/PrintedPage'
import type { StoryView } from '../../schema'
import type { SampleYearTest } from '../../year/year-schema'
import styles from './YearAndWeekSamples.module.css'

interface YearProps {
  tests: readonly (Omit<SampleYearTest, 'picture'> & { drawing: Drawing })[]
  brand: string
  t: Translate<'year'>
}

/** Renders the start of a yearly portrait from invented answers. */
export const YearSample = ({ tests, brand, t }: YearProps) => (
  <PrintedPage brand={brand} caption={t('sample')}>
    <p className={styles.title}>{t('heading')}</p>
    <div className={styles.wall}>
      {tests.map(({ slug, title, drawing, changed }) => (
        <div key={slug}>
          <Portrait drawing={drawing} size="small" />
          <p className={styles.name}>{title}</p>
          {changed.map(({ name, from, to }) => (
            <p key={name} className={styles.small}>
              {t(to > from ? 'higher' : 'lower', { name, from, to })}
            </p>
          ))}
        </div>
      ))}
    </div>
  </PrintedPage>
)

interface WeekProps {
  plan: NonNullable<StoryView['plan']>
  brand: string
  t: Translate<'year'>
}

/** Renders the printed page of a week, from a report of invented answers. */
export const WeekSample = ({ plan: { title, days }, brand, t }: WeekProps) => (
  <PrintedPage brand={brand} caption={t('sheetSample')}>
    <div>
      <p className={styles.eyebrow}>{t('sheetWeek')}</p>
      <p className={styles.title}>{title}</p>
    </div>
    <ol className={styles.days}>
      {days.map((day, index) => (
        <li key={day.title}>
          <p className={styles.name}>
            {day.title} <span className={styles.small}>{t('sheetDay', { day: index + 1 })}</span>
          </p>
          <p className={styles.small}>{day.text}</p>
        </li>
      ))}
    </ol>
  </PrintedPage>
)
