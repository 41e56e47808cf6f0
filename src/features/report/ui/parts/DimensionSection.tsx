import type { Locale } from '@/core/locale'
import { findPullQuotes } from '@/core/report/pull-quotes'
import {
  certaintyWord,
  describeRank,
  describeScore,
  findReach,
  formatPeople,
  levelNameInSentence,
  scoreName,
} from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { ArticlesToRead, DimensionView, FullView, StoryView } from '../../schema'
import { ParagraphRuns } from '../chapters/ParagraphRuns'
import { AnswerDots } from '../charts/AnswerDots'
import { ScoreIntervalChart } from '../charts/ScoreIntervalChart'
import { ArticleLink } from './ArticleLink'
import styles from './Letter.module.css'
import { PartPortrait } from './PartPortrait'

type PartResult = NonNullable<DimensionView['partResult']>

interface Props {
  dimension: DimensionView
  /** Index among the parts of the page, from 0: only the first explains scores at length. */
  order: number
  /** Whether the section is a chapter of a full report, whose row already shows its name. */
  chapter?: boolean
  /** Texts about this part from the test's own report, and its answer scale. */
  own?: (StoryView['parts'][string] & Pick<StoryView, 'scale'>) | undefined
  /** Article on this part. */
  article?: ArticlesToRead['parts'][string] | undefined
  /** The drawing, the language of the answers, and what the report compares them with. */
  of: Pick<FullView, 'slug' | 'picture' | 'takenIn' | 'norms'>
  locale: Locale
  t: Translate<'report'>
}

/** Renders one dimension in full: its drawing, its subject, the score interval and its certainty, and the meaning. */
export function DimensionSection({ chapter = false, ...props }: Props) {
  const { dimension, article, of, locale, t } = props
  const { id, name, about, draws, partResult } = dimension
  const inside = (
    <>
      <header className={styles.partHead}>
        {!chapter && <h3 id={`part-${id}-name`}>{name}</h3>}
        <p>{about}</p>
      </header>
      <PartPortrait view={of} ids={[id]} caption={draws} beside />
      {partResult ? (
        <Read {...props} partResult={partResult} as={chapter ? 'h3' : 'h4'} />
      ) : (
        <p>{t('dimension.notScored')}</p>
      )}
      <ArticleLink article={article} locale={locale} t={t} />
    </>
  )
  return chapter ? (
    <div className={styles.part}>{inside}</div>
  ) : (
    <section className={styles.part} id={`part-${id}`} aria-labelledby={`part-${id}-name`}>
      {inside}
    </section>
  )
}

function Read({
  dimension,
  partResult,
  order,
  own,
  of,
  as: Heading,
  locale,
  t,
}: Omit<Props, 'chapter'> & { partResult: PartResult; as: 'h3' | 'h4' }) {
  const groups = own?.groups ?? []
  // The part's own sentence is shown before the chart. A second sentence is shown far below it if there is much to
  // read.
  const runs = findPullQuotes([...groups, ...(own?.cost ? [own.cost] : [])], {
    locale,
    startsSection: (paragraph) => paragraph === groups.length,
  })
  return (
    <>
      <p className={styles.quick} data-pulled>
        {partResult.quick}
      </p>
      <ScoreIntervalChart
        interval={partResult.interval}
        texts={intervalTexts({ dimension, partResult, order, of, locale, t })}
      />
      <div className={styles.reading}>
        <div>
          <Heading>{t('dimension.describes')}</Heading>
          <p>{partResult.describes}</p>
          {own && <AnswerDots answers={own.answers} scale={own.scale} explained={order === 0} t={t} />}
          {runs.slice(0, groups.length).map((one) => (
            <p key={one[0]?.text}>
              <ParagraphRuns runs={one} />
            </p>
          ))}
        </div>
        {own?.cost && (
          <div>
            <Heading>{t('dimension.cost')}</Heading>
            <p>
              <ParagraphRuns runs={runs[groups.length] ?? []} />
            </p>
          </div>
        )}
        {partResult.helps && (
          <div>
            <Heading>{t('dimension.helps')}</Heading>
            <p>{partResult.helps}</p>
          </div>
        )}
      </div>
    </>
  )
}

function intervalTexts({
  dimension,
  partResult,
  order,
  of,
  locale,
  t,
}: Omit<Props, 'chapter' | 'own'> & { partResult: PartResult }) {
  const { kind, name, low, high, range } = dimension
  const place = scoreName(partResult, locale, t)
  const { score, from, to } = partResult.interval
  const n = partResult.certainty === 'veryLikely' ? (of.norms?.measured ?? null) : null
  const width = n === null ? t('interval.widthNote') : t('interval.widthMeasured', { n: formatPeople(n, locale) })
  const among = partResult.place && describeRank(partResult.place, order, of.takenIn, locale, t)
  const words = describeScore({ kind, partResult }, order, locale, t)
  return {
    label: t('interval.label', { name, place, score }),
    scoreName: place,
    ends: { low, high },
    middle: t('interval.middle'),
    says: inPlainWords({ kind, partResult, locale, t }),
    ...(order === 0 && { shape: t('interval.shape') }),
    numbers: {
      summary: t('interval.numbers'),
      sentences: [
        ...(words.score ? [words.score] : []),
        words.why,
        t('interval.score', { score, from, to, sure: certaintyWord(partResult.certainty, t) }),
        t('interval.range', range),
        ...(order === 0 ? [width] : []),
        ...(among ? [among.sentence, among.margin, ...among.explained] : []),
      ],
    },
  }
}

/** Returns a description of the picture of a score, in at most a dozen words. */
function inPlainWords({
  kind,
  partResult,
  locale,
  t,
}: Pick<DimensionView, 'kind'> & Pick<Props, 'locale' | 't'> & { partResult: PartResult }): string {
  const [lower = partResult.level, upper] = partResult.named
  const level = levelNameInSentence(partResult.level, locale, t)
  return upper
    ? t('interval.says.two', {
        lower: levelNameInSentence(lower, locale, t),
        upper: levelNameInSentence(upper, locale, t),
      })
    : t(`interval.says.${kind}.${findReach(partResult)}`, { level })
}
