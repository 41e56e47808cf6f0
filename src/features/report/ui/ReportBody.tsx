import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../schema'
import { Closing } from './Closing'
import { ContextNotes } from './ContextNotes'
import { DimensionTable } from './charts/DimensionTable'
import { Legend } from './charts/Legend'
import { OverallHill } from './charts/OverallHill'
import { Overview } from './charts/Overview'
import { Radar } from './charts/Radar'
import { DimensionSection } from './DimensionSection'
import styles from './Letter.module.css'
import { ReadingGuide } from './ReadingGuide'

interface Props {
  view: Pick<FullView, 'overall' | 'dimensions' | 'context' | 'limits'>
  locale: Locale
  t: Translate<'report'>
}

/** The middle of a full report and of the sample: the picture, the dimensions one by one, limits and help. */
export function ReportBody({ view: { overall, dimensions, context, limits }, locale, t }: Props) {
  return (
    <>
      <section className={styles.picture} aria-labelledby="picture">
        <h2 id="picture" className="visually-hidden">
          {t('chart.title')}
        </h2>
        <div className={styles.charts}>
          {overall && (
            <div>
              <OverallHill level={overall.level} pomp={overall.pomp} t={t} />
            </div>
          )}
          <Radar dimensions={dimensions} locale={locale} t={t} />
        </div>
        <Overview dimensions={dimensions} t={t} />
        <Legend t={t} />
        <DimensionTable dimensions={dimensions} t={t} />
      </section>
      <ReadingGuide t={t} />
      <section className={styles.parts} aria-labelledby="parts">
        <h2 id="parts">{t('full.partsTitle')}</h2>
        {dimensions.map((dimension) => (
          <DimensionSection key={dimension.id} dimension={dimension} t={t} />
        ))}
      </section>
      <ContextNotes notes={context} t={t} />
      <Closing limits={limits} t={t} />
    </>
  )
}
