import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { notesOf } from '@/core/report/said'
import { overallText } from '@/core/report/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../schema'
import { AmongVisitors } from './AmongVisitors'
import { Chapter } from './Chapter'
import { Contents } from './Contents'
import { ContextNotes } from './ContextNotes'
import { DimensionSection } from './DimensionSection'
import styles from './Letter.module.css'
import { Limits } from './Limits'
import { PortraitFigure } from './PortraitFigure'
import { ScoreMap } from './ScoreMap'
import { Paragraphs } from './StoryParts'
import { chaptersAfterParts, chaptersOfDoubt, chaptersToDo } from './story-chapters'
import { hasTalk, TalkSection } from './TalkSection'

interface Props {
  view: FullView
  /** What stands under the portrait; nothing in a sample. */
  share?: ReactNode
  /** Address of the calendar file for the week; none for a sample. */
  calendar?: string
  /** Where mails about the week can be asked for. */
  reminder?: ReactNode
  /** What prints one section by itself; none on a page without scripts. */
  print?: (id: string) => ReactNode
  locale: Locale
  t: Translate<'report'>
}

/** The middle of a full report and of the sample: the portrait, and chapter by chapter all that it says. */
export function ReportBody({ view, share, calendar, reminder, print, locale, t }: Props) {
  const { dimensions, overall, story, limits, toRead } = view
  const back = t('contents.back')
  const helped = view.help !== 'none'
  const notes = notesOf(view)
  const pieces = story?.context ?? []
  const talk = hasTalk(view) ? <TalkSection key="talk" view={view} back={back} t={t} /> : null
  const context =
    notes.length + pieces.length > 0 ? <ContextNotes key="context" {...{ notes, pieces, back, t }} /> : null
  const listed = [
    ...(story ? [{ id: 'letter', title: t('chapter.letter'), content: <Paragraphs texts={story.letter} /> }] : []),
    {
      id: 'parts',
      title: t('full.partsTitle'),
      content: (
        <>
          {overall && <p className={styles.soft}>{overallText(overall, t)}</p>}
          <AmongVisitors view={view} locale={locale} t={t} />
          <ScoreMap view={view} t={t} />
          {dimensions.map((dimension, order) => (
            <DimensionSection
              key={dimension.id}
              own={story?.parts[dimension.id]}
              article={toRead.parts[dimension.id]}
              of={view}
              {...{ dimension, order, locale, t }}
            />
          ))}
        </>
      ),
    },
    ...(story ? chaptersAfterParts(story, t) : []),
    ...(context ? [{ id: 'context', title: t('full.contextTitle'), section: context }] : []),
    ...(story
      ? chaptersToDo(story, { calendar: calendar ?? null, reminder, article: toRead.week, print, locale, t })
      : []),
    ...(talk && !helped ? [{ id: 'talk', title: t('dimension.talk'), section: talk }] : []),
    ...(story ? chaptersOfDoubt(story, t) : []),
  ]
  return (
    <>
      {helped && talk}
      <div className={styles.opening}>
        <PortraitFigure view={view} caption={story?.caption ?? null} t={t} />
        {share}
      </div>
      <Contents chapters={listed} {...{ dimensions, locale, t }} />
      {listed.map((chapter) =>
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
      )}
      <Limits limits={limits} t={t} />
    </>
  )
}
