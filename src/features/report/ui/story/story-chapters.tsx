import type { ReactNode } from 'react'
import { formatList } from '@/core/charts/card-words'
import type { HelpLevel } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { type ChapterTexts, handOverLinesOf, splitPages } from '@/core/report/chapters'
import type { Translate } from '@/core/texts/namespaces'
import { firstSentence } from '@/core/texts/words'
import type { ArticlesToRead, StoryView } from '../../schema'
import { HandOverPages } from './HandOverPages'
import { Answers, Paragraphs, Sources, TitledParts } from './StoryParts'
import { WeekPlan } from './WeekPlan'

/** A chapter with content. */
export interface ChapterContent {
  id: string
  title: string
  /** Summary sentence, shown under the title while the chapter is folded. */
  says: string
  /** All of its texts, from which its reading time is computed. */
  texts: readonly string[]
  content: ReactNode
}

interface Around {
  /** Texts of each chapter. */
  texts: ChapterTexts
  help: HelpLevel
  locale: Locale
  t: Translate<'report'>
}

interface AroundWeek extends Around {
  calendar: string | null
  reminder: ReactNode
  /** Drawing of today's result, shown beside the things to look at in four weeks. */
  later: ReactNode
  /** Article to read beside the week. */
  article: ArticlesToRead['week']
  print: ((id: string) => ReactNode) | undefined
}

/** Returns the chapter with the letter about the whole, which comes before the parts. */
export const buildLetterChapter = ({ letter }: StoryView, { texts, help, locale, t }: Around): ChapterContent[] =>
  buildOptionalChapter(
    texts.letter,
    'letter',
    t('chapter.letter'),
    <Paragraphs texts={letter} pull={{ locale, gentle: help !== 'none' }} />,
  )

/**
 * Returns the chapters of a version's own report that follow the parts, up to the people to talk to; chapters without
 * content are left out.
 * @param map picture of how two parts meet; null for a test without one
 * @param drawn renders the drawing with the marks of some parts highlighted
 */
export function buildChaptersAfterParts(
  story: StoryView,
  { texts, help, locale, t }: Around,
  { map, drawn }: { map: ReactNode; drawn: (ids: readonly string[]) => ReactNode },
): ChapterContent[] {
  const { meeting, edge, answerPairs, quotes, where } = story
  const pull = { locale, gentle: help !== 'none' }
  const together = [...meeting, ...edge]
  const areas = where.map(({ area, text }) => ({ title: t(`where.${area}`), text }))
  return [
    ...buildOptionalChapter(
      texts.together,
      'together',
      t('chapter.together'),
      <>
        {map}
        <TitledParts parts={together} drawn={drawn} pull={pull} />
      </>,
    ),
    ...buildOptionalChapter(
      texts.answers,
      'answers',
      t('chapter.answers'),
      <Answers answerPairs={answerPairs} quotes={quotes} t={t} />,
    ),
    ...buildOptionalChapter(texts.where, 'where', t('chapter.where'), <TitledParts parts={areas} pull={pull} />),
  ]
}

/** Returns the chapters on things the reader can do. */
export function buildActionChapters(
  { plan, handOver }: StoryView,
  { texts, help, calendar, reminder, later, article, print, locale, t }: AroundWeek,
): ChapterContent[] {
  const { now, rest } = splitPages(help, handOver)
  const pages = (sheets: StoryView['handOver'], id: string, title: string) =>
    buildOptionalChapter(
      sheets.flatMap(handOverLinesOf),
      id,
      title,
      <HandOverPages sheets={sheets} print={print} t={t} />,
      t('handOver.says', {
        readers: formatList(
          sheets.map(({ reader }) => t(`handOver.who.${reader}`)),
          locale,
        ),
      }),
    )
  return [
    ...(plan
      ? [
          ...buildOptionalChapter(
            texts.week,
            'week',
            t('chapter.week'),
            <WeekPlan plan={plan} calendar={calendar} reminder={reminder} article={article} locale={locale} t={t} />,
          ),
          ...buildOptionalChapter(
            texts.later,
            'later',
            t('chapter.later'),
            <>
              {later}
              <Paragraphs texts={plan.later} pull={{ locale, gentle: help !== 'none' }} />
            </>,
          ),
        ]
      : []),
    ...pages(now, 'hand-over', t('chapter.handOver')),
    ...pages(rest, 'hand-over-more', t('chapter.handOverMore')),
  ]
}

/** Returns the chapters on the sources of the report and on its limits. */
export const buildSourceAndLimitChapters = (
  { unknown, sources }: StoryView,
  { texts, locale, t }: Around,
): ChapterContent[] => [
  ...buildOptionalChapter(
    texts.unknown,
    'unknown',
    t('chapter.unknown'),
    <Paragraphs texts={unknown} pull={{ locale, gentle: false }} />,
    t('chapter.unknownSays'),
  ),
  ...buildOptionalChapter(
    texts.sources,
    'sources',
    t('chapter.sources'),
    <Sources sources={sources} t={t} />,
    t('chapter.sourcesSay'),
  ),
]

/**
 * Returns the chapter, or nothing if it has no texts.
 * @param says sentence under the title; the first sentence of the texts by default
 */
export const buildOptionalChapter = (
  texts: readonly string[],
  id: string,
  title: string,
  content: ReactNode,
  says: string = firstSentence(texts[0] ?? ''),
): ChapterContent[] => (texts.length > 0 ? [{ id, title, says, texts, content }] : [])
