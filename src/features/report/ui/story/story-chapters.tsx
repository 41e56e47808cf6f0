import type { ReactNode } from 'react'
import { pagesByStrength } from '@/core/care/short-form'
import { listText } from '@/core/charts/card-words'
import type { Help } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { plainRole } from '@/core/report/quotes'
import type { Translate } from '@/core/texts/namespaces'
import { firstSentence } from '@/core/texts/words'
import type { StoryView, ToRead } from '../../schema'
import { HandOver, linesOf } from './HandOver'
import { Paragraphs, Quotes, Sources, TitledParts } from './StoryParts'
import { Week } from './Week'

/** A chapter with content. */
export interface ChapterContent {
  id: string
  title: string
  /** A sentence of its own, under its title while it is closed. */
  says: string
  /** All that it says, for how long it takes to read. */
  texts: readonly string[]
  content: ReactNode
}

interface Around {
  help: Help
  locale: Locale
  t: Translate<'report'>
}

interface AroundWeek extends Around {
  calendar: string | null
  reminder: ReactNode
  /** Today's drawing, beside what to look at in four weeks. */
  later: ReactNode
  /** Article to read beside the week. */
  article: ToRead['week']
  print: ((id: string) => ReactNode) | undefined
}

/** The letter about the whole, which comes before the parts. */
export const letterChapter = ({ letter }: StoryView, { help, locale, t }: Around): ChapterContent[] =>
  some(letter, 'letter', t('chapter.letter'), <Paragraphs texts={letter} pull={{ locale, gentle: help !== 'none' }} />)

/**
 * Chapters of an own report after the parts, up to the people to talk to; chapters without content are left out.
 * @param map a picture of how two parts meet; null for a test without one
 * @param drawn renders the drawing with the marks of some parts in full ink
 */
export function chaptersAfterParts(
  story: StoryView,
  { help, locale, t }: Around,
  { map, drawn }: { map: ReactNode; drawn: (ids: readonly string[]) => ReactNode },
): ChapterContent[] {
  const { meeting, edge, quotes, where } = story
  const pull = { locale, gentle: help !== 'none' }
  const together = [...meeting, ...edge]
  const areas = where.map(({ area, text }) => ({ title: t(`where.${area}`), text }))
  return [
    ...some(
      together.flatMap(({ title, text }) => [text, title]),
      'together',
      t('chapter.together'),
      <>
        {map}
        <TitledParts parts={together} drawn={drawn} pull={pull} />
      </>,
    ),
    ...some(
      quotes.flatMap(({ item, answer, text }, at) => {
        const plain = plainRole(quotes, at)
        return [item, answer, text ?? '', plain ? t(`answers.plain.${plain}`) : '']
      }),
      'answers',
      t('chapter.answers'),
      <Quotes quotes={quotes} t={t} />,
    ),
    ...some(
      areas.flatMap(({ title, text }) => [text, title]),
      'where',
      t('chapter.where'),
      <TitledParts parts={areas} pull={pull} />,
    ),
  ]
}

/** Returns the chapters on things the reader can do. */
export function chaptersToDo(
  { plan, handOver }: StoryView,
  { help, calendar, reminder, later, article, print, locale, t }: AroundWeek,
): ChapterContent[] {
  const { now, rest } = pagesByStrength(help, handOver)
  const pages = (sheets: StoryView['handOver'], id: string, title: string) =>
    some(sheets.flatMap(linesOf), id, title, <HandOver sheets={sheets} print={print} t={t} />).map((chapter) => ({
      ...chapter,
      says: listText(
        sheets.map(({ reader }) => t(`handOver.for.${reader}`)),
        locale,
      ),
    }))
  return [
    ...(plan
      ? [
          ...some(
            [plan.title, plan.gate, plan.text, ...plan.days.flatMap(({ title, text, why }) => [title, text, why])],
            'week',
            t('chapter.week'),
            <Week plan={plan} calendar={calendar} reminder={reminder} article={article} locale={locale} t={t} />,
          ),
          ...some(
            plan.later,
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

/** Chapters on the sources of the report, and on its limits. */
export const chaptersOfDoubt = ({ unknown, sources }: StoryView, { locale, t }: Around): ChapterContent[] => [
  ...some(unknown, 'unknown', t('chapter.unknown'), <Paragraphs texts={unknown} pull={{ locale, gentle: false }} />),
  ...some(
    sources.length > 0 ? [t('chapter.sourcesSay'), ...sources.map(({ text }) => text)] : [],
    'sources',
    t('chapter.sources'),
    <Sources sources={sources} />,
  ),
]

/** A chapter whose row has the first sentence of its texts; none without texts. */
export const some = (texts: readonly string[], id: string, title: string, content: ReactNode): ChapterContent[] =>
  texts.length > 0 ? [{ id, title, says: firstSentence(texts[0] ?? ''), texts, content }] : []
