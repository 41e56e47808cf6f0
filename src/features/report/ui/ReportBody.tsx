import type { ReactNode } from 'react'
import { byStrength } from '@/core/care/short-form'
import type { Locale } from '@/core/locale'
import { remainingNotes } from '@/core/report/remaining-notes'
import { overallText } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../schema'
import { AmongVisitors } from './parts/AmongVisitors'
import { Chapter } from './parts/Chapter'
import { Contents } from './parts/Contents'
import { ContextNotes } from './parts/ContextNotes'
import { DimensionSection } from './parts/DimensionSection'
import styles from './parts/Letter.module.css'
import { Limits } from './parts/Limits'
import { PortraitFigure } from './parts/PortraitFigure'
import { Rest } from './parts/Rest'
import { ScoreMap } from './parts/ScoreMap'
import { Paragraphs } from './story/StoryParts'
import { chaptersAfterParts, chaptersOfDoubt, chaptersToDo } from './story/story-chapters'
import { hasTalk, TalkSection } from './story/TalkSection'

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

/**
 * Renders the middle of a full report and of the sample: the portrait and all chapters. If help comes first, chapters
 * that can wait are folded.
 */
export function ReportBody({ view, share, calendar, reminder, print, locale, t }: Props) {
  const { dimensions, overall, story, limits, toRead, help } = view
  const back = t('contents.back')
  const short = help === 'first' && story !== null
  // With the soft form of help, and where nothing can be folded, the advice on whom to talk to comes before everything.
  const talkFirst = help !== 'none' && !short
  const notes = remainingNotes(view)
  const pieces = story?.context ?? []
  const talk = hasTalk(view) ? <TalkSection key="talk" view={view} back={back} t={t} /> : null
  const context =
    notes.length + pieces.length > 0 ? (
      <ContextNotes key="context" notes={notes} pieces={pieces} back={back} t={t} />
    ) : null
  const caption = story?.caption ?? null
  const listed = [
    ...(short && talk ? [{ id: 'talk', title: t('dimension.talk'), section: talk }] : []),
    ...(story ? [{ id: 'letter', title: t('chapter.letter'), content: <Paragraphs texts={story.letter} /> }] : []),
    {
      id: 'parts',
      title: t('full.partsTitle'),
      content: (
        <>
          {short && caption && <p className={styles.caption}>{caption}</p>}
          {overall && <p className={styles.soft}>{overallText(overall, t)}</p>}
          <AmongVisitors view={view} locale={locale} t={t} />
          <ScoreMap view={view} t={t} />
          {dimensions.map((dimension, order) => (
            <DimensionSection
              key={dimension.id}
              own={story?.parts[dimension.id]}
              article={toRead.parts[dimension.id]}
              of={view}
              dimension={dimension}
              order={order}
              locale={locale}
              t={t}
            />
          ))}
        </>
      ),
    },
    ...(story ? chaptersAfterParts(story, t) : []),
    ...(context ? [{ id: 'context', title: t('full.contextTitle'), section: context }] : []),
    ...(story
      ? chaptersToDo(story, { help, calendar: calendar ?? null, reminder, article: toRead.week, print, locale, t })
      : []),
    ...(talk && help === 'none' ? [{ id: 'talk', title: t('dimension.talk'), section: talk }] : []),
    ...(story ? chaptersOfDoubt(story, t) : []),
  ]
  const { now, rest } = byStrength(help, listed)
  const limited = <Limits limits={limits} t={t} />
  const shown = (chapters: typeof listed) =>
    chapters.map((chapter) =>
      'section' in chapter ? (
        chapter.section
      ) : (
        <Chapter
          key={chapter.id}
          id={chapter.id}
          title={chapter.title}
          back={back}
          className={chapter.id === 'parts' ? styles.parts : undefined}
        >
          {chapter.content}
        </Chapter>
      ),
    )
  return (
    <>
      {talkFirst && talk}
      <div className={styles.opening}>
        <PortraitFigure view={view} caption={short ? null : caption} t={t} />
        {share}
      </div>
      <Contents chapters={now} rest={rest} dimensions={dimensions} locale={locale} t={t} />
      {shown(now)}
      {rest.length > 0 ? (
        <Rest title={t('rest.title')} lead={t('rest.lead')}>
          {shown(rest)}
          {limited}
        </Rest>
      ) : (
        limited
      )}
    </>
  )
}
