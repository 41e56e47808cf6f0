import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { Phrase } from '@/ui/Phrase'
import type { DimensionView, FullView } from '../schema'
import { ScoreIntervalChart } from './charts/ScoreIntervalChart'
import styles from './ResultPreview.module.css'

interface Props {
  /** Report of a sample; the preview states that it is a sample. */
  view: FullView
  locale: Locale
}

/** Renders a sample result in three frames: the portrait, a part with its score, and a day of the plan for the week. */
export async function ResultPreview({ view: { slug, title, picture, portrait, dimensions, story }, locale }: Props) {
  const t = await texts(locale, 'home')
  const part = farthestFromMiddle(dimensions)
  const day = story?.plan?.days[0]
  return (
    <figure className={styles.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a pointer */}
      <section className={styles.frames} aria-label={t('show.label')} tabIndex={0}>
        <div className={styles.frame}>
          <p className={styles.name}>{t('show.test', { test: title })}</p>
          <Portrait drawing={drawPortraitFromView(slug, picture)} />
          {portrait && (
            <p className={styles.sentence}>
              <Phrase text={portrait} locale={locale} />
            </p>
          )}
        </div>
        {part && <PartFrame part={part} locale={locale} name={t('show.part')} />}
        {story?.plan && day && (
          <div className={styles.frame}>
            <p className={styles.name}>{t('show.week')}</p>
            <h2>{story.plan.title}</h2>
            <p className={styles.day}>{t('show.day', { minutes: day.minutes })}</p>
            <p>
              <b>{day.title}</b>
            </p>
            <p className={styles.text}>{day.text}</p>
          </div>
        )}
      </section>
      <figcaption>
        {t('show.note')}
        <a className="alone" href={`/tests/${slug}/sample`}>
          {t('hero.sample')}
        </a>
      </figcaption>
    </figure>
  )
}

type ScoredPart = DimensionView & { partResult: NonNullable<DimensionView['partResult']> }

async function PartFrame({ part, locale, name }: { part: ScoredPart; locale: Locale; name: string }) {
  const t = await texts(locale, 'report')
  const { partResult, low, high } = part
  const place = scoreName(partResult, locale, t)
  return (
    <div className={styles.frame}>
      <p className={styles.name}>{name}</p>
      <h2>{part.name}</h2>
      <ScoreIntervalChart
        interval={partResult.interval}
        texts={{
          label: t('interval.label', { name: part.name, place, score: partResult.interval.score }),
          scoreName: place,
          ends: { low, high },
          middle: t('interval.middle'),
        }}
      />
      <p>{partResult.quick}</p>
      <p className={styles.text}>{partResult.describes}</p>
    </div>
  )
}

/** Returns the scored part that lies farthest from the middle of the scale. */
function farthestFromMiddle(dimensions: readonly DimensionView[]): ScoredPart | undefined {
  const scored = dimensions.filter((one): one is ScoredPart => one.partResult !== null)
  const way = ({ partResult: { pomp } }: ScoredPart) => Math.abs(pomp - 50)
  return scored.toSorted((a, b) => way(b) - way(a))[0]
}
