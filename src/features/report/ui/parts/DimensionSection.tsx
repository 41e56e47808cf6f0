import type { Locale } from '@/core/locale'
import { peopleText, rankWords, scoreName, scoreWords, sureWord } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView, FullView, StoryView, ToRead } from '../../schema'
import { ScoreIntervalChart } from '../charts/ScoreIntervalChart'
import styles from './Letter.module.css'
import { PartPortrait } from './PartPortrait'
import { ToReadLink } from './ToReadLink'

type Reading = NonNullable<DimensionView['reading']>

interface Props {
  dimension: DimensionView
  /** Place among the parts of the page, from 0: what scores are is said at length once. */
  order: number
  /** Texts about this part from the test's own report. */
  own?: StoryView['parts'][string] | undefined
  /** An article that goes with it. */
  article?: ToRead['parts'][string] | undefined
  /** The drawing, the language of the answers, and what the report compares them with. */
  of: Pick<FullView, 'slug' | 'picture' | 'takenIn' | 'norms'>
  locale: Locale
  t: Translate<'report'>
}

/** One dimension in full: what it is about, where the answers lie and how sure that is, and what that may mean. */
export function DimensionSection({ dimension, order, own, article, of, locale, t }: Props) {
  const { id, name, about, draws, reading } = dimension
  return (
    <section className={styles.part} id={`part-${id}`} aria-labelledby={`part-${id}-name`}>
      <header className={styles.partHead}>
        <h3 id={`part-${id}-name`}>{name}</h3>
        <p>{about}</p>
      </header>
      <PartPortrait view={of} ids={[id]} caption={draws} beside />
      {reading ? (
        <Read dimension={dimension} reading={reading} order={order} own={own} of={of} locale={locale} t={t} />
      ) : (
        <p>{t('dimension.notScored')}</p>
      )}
      <ToReadLink article={article} t={t} />
    </section>
  )
}

function Read({ dimension, reading, order, own, of, locale, t }: Props & { reading: Reading }) {
  const { score, why } = scoreWords({ kind: dimension.kind, reading }, order, locale, t)
  return (
    <>
      <p className={styles.quick}>{reading.quick}</p>
      <ScoreIntervalChart
        interval={reading.interval}
        texts={intervalTexts({ dimension, reading, order, of, locale, t })}
      />
      <p className={styles.score}>
        {score && <strong>{score}</strong>} {why}
      </p>
      <div className={styles.reading}>
        <div>
          <h4>{t('dimension.describes')}</h4>
          <p>{reading.describes}</p>
          {own?.groups.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {own?.cost && (
          <div>
            <h4>{t('dimension.cost')}</h4>
            <p>{own.cost}</p>
          </div>
        )}
        {reading.helps && (
          <div>
            <h4>{t('dimension.helps')}</h4>
            <p>{reading.helps}</p>
          </div>
        )}
      </div>
    </>
  )
}

function intervalTexts({ dimension, reading, order, of, locale, t }: Omit<Props, 'own'> & { reading: Reading }) {
  const { name, low, high, range } = dimension
  const place = scoreName(reading, locale, t)
  const { score, from, to } = reading.interval
  const n = reading.certainty === 'veryLikely' ? (of.norms?.measured ?? null) : null
  const width = n === null ? t('interval.widthNote') : t('interval.widthMeasured', { n: peopleText(n, locale) })
  const among = reading.place && rankWords(reading.place, order, of.takenIn, locale, t)
  return {
    label: t('interval.label', { name, place, score }),
    place,
    ends: { low, high },
    middle: t('interval.middle'),
    ...(among && { among: [among.sentence, among.margin].join(locale === 'cn' ? '' : ' ') }),
    numbers: {
      summary: t('interval.numbers'),
      sentences: [
        t('interval.score', { score, from, to, sure: sureWord(reading.certainty, t) }),
        t('interval.range', range),
        ...(order === 0 ? [width] : []),
        ...(among ? among.explained : []),
      ],
    },
  }
}
