import type { ReactNode } from 'react'
import { formatList } from '@/core/charts/card-words'
import type { Locale } from '@/core/locale'
import { listChapterTexts, remainingNotes, splitChapters } from '@/core/report/chapters'
import { overallText } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import { joinSentences } from '@/core/texts/sentences'
import type { FullView } from '../schema'
import { ChapterList } from './chapters/ChapterFold'
import { ChapterToolbar } from './chapters/ChapterToolbar'
import { Contents } from './parts/Contents'
import { buildContextChapter } from './parts/ContextNotes'
import { DimensionSection } from './parts/DimensionSection'
import { LessUrgentChapters } from './parts/LessUrgentChapters'
import styles from './parts/Letter.module.css'
import { Limits } from './parts/Limits'
import { PartPortrait, PortraitBesideEmptyFrame } from './parts/PartPortrait'
import { PortraitFigure } from './parts/PortraitFigure'
import { ScoreMap } from './parts/ScoreMap'
import {
  buildActionChapters,
  buildChaptersAfterParts,
  buildLetterChapter,
  buildOptionalChapter,
  buildSourceAndLimitChapters,
  type ChapterContent,
} from './story/story-chapters'
import { buildWhenToTalkChapter, WhenToTalkSection } from './story/WhenToTalkSection'

interface Props {
  view: FullView
  /** Content under the portrait; absent in a sample. */
  share?: ReactNode
  /** Address of the calendar file for the week; none for a sample. */
  calendar?: string
  /** Form for the mails about the week. */
  reminder?: ReactNode
  /** Renders the control that prints one section by itself; absent on a page without scripts. */
  print?: (id: string) => ReactNode
  locale: Locale
  t: Translate<'report'>
}

/** Number of chapters that are unfolded at first; the others are folded under their titles. */
const OPEN = 2

/**
 * Renders the portrait and all chapters of a full report, or of its sample. If help comes first, the less urgent
 * chapters are folded together.
 */
export function ReportBody({ view, share, calendar, reminder, print, locale, t }: Props) {
  const { dimensions, overall, story, limits, toRead, help } = view
  const short = help === 'first' && story !== null
  // With the soft form of help, and where nothing can be folded, the advice on whom to talk to comes before everything.
  const talkFirst = help !== 'none' && !short
  const texts = listChapterTexts(view)
  const namesOf = (ids: readonly string[]) =>
    formatList(
      dimensions.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])),
      locale,
    )
  const around = { texts, help, locale, t }
  const map = ScoreMap({ view, locale, t })
  const after = story
    ? buildChaptersAfterParts(story, around, {
        map,
        drawn: (ids) => <PartPortrait view={view} ids={ids} caption={namesOf(ids)} />,
      })
    : []
  const chapters: ChapterContent[] = [
    ...(short ? buildWhenToTalkChapter(view, around) : []),
    ...(story ? buildLetterChapter(story, around) : []),
    ...dimensions.flatMap((dimension, order) => {
      const own = story?.parts[dimension.id]
      return buildOptionalChapter(
        texts.parts[order]?.texts ?? [],
        `part-${dimension.id}`,
        dimension.name,
        <DimensionSection
          chapter
          own={own && story && { ...own, scale: story.scale }}
          article={toRead.parts[dimension.id]}
          of={view}
          dimension={dimension}
          order={order}
          locale={locale}
          t={t}
        />,
      )
    }),
    ...after,
    ...buildContextChapter({
      notes: remainingNotes(view),
      pieces: story?.context ?? [],
      texts,
      pull: { locale, gentle: help !== 'none' },
      t,
    }),
    ...(story
      ? buildActionChapters(story, {
          ...around,
          calendar: calendar ?? null,
          reminder,
          later: <PortraitBesideEmptyFrame view={view} t={t} />,
          article: toRead.week,
          print,
        })
      : []),
    ...(help === 'none' ? buildWhenToTalkChapter(view, around) : []),
    ...(story ? buildSourceAndLimitChapters(story, around) : []),
  ]
  const { now, rest } = splitChapters(help, chapters)
  const limited = <Limits limits={limits} t={t} />
  return (
    <>
      {talkFirst && <WhenToTalkSection view={view} t={t} />}
      <div className={styles.opening}>
        <InShort view={view} t={t} />
        <PortraitFigure view={view} caption={story?.caption ?? null} folded={short} t={t} />
        {overall && <p className={styles.soft}>{overallText(overall, t)}</p>}
        {!after.some(({ id }) => id === 'together') && map}
        {share}
      </div>
      <Contents chapters={now} rest={rest} dimensions={dimensions} locale={locale} t={t} />
      <ChapterToolbar chapters={chapters} locale={locale} t={t} />
      <ChapterList chapters={now} open={OPEN} locale={locale} t={t} />
      {rest.length > 0 ? (
        <LessUrgentChapters title={t('rest.title')} lead={t('rest.lead')}>
          <ChapterList chapters={rest} before={now.length} open={0} locale={locale} t={t} />
          {limited}
        </LessUrgentChapters>
      ) : (
        limited
      )}
    </>
  )
}

interface InShortProps {
  view: FullView
  t: Translate<'report'>
}

/** Renders the report in three lines: what stands out, what that costs or gives, and what to do first. */
function InShort({ view: { story, dimensions }, t }: InShortProps) {
  const lines = story?.short
  const lead = dimensions.find(({ id }) => id === lines?.part)?.partResult
  if (!lines || !(lead ?? lines.first)) return null
  const { apart, costs, first } = lines
  return (
    <dl className={styles.short}>
      {lead && (
        <>
          <dt>{t('short.stands')}</dt>
          <dd>{joinSentences(lead.quick, apart && t('short.apart', apart))}</dd>
          <dt>{t('short.costs')}</dt>
          <dd>{costs}</dd>
        </>
      )}
      {first && (
        <>
          <dt>{t('short.first')}</dt>
          <dd>{first}</dd>
        </>
      )}
    </dl>
  )
}
