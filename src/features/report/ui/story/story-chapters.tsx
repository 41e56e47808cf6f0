import type { ReactNode } from 'react'
import { pagesByStrength } from '@/core/care/short-form'
import type { Help } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { StoryView, ToRead } from '../../schema'
import styles from './Story.module.css'
import { Paragraphs, Quotes, Sources, TitledParts } from './StoryParts'
import { Week } from './Week'

/** A chapter with content. */
export interface ChapterContent {
  id: string
  title: string
  content: ReactNode
}

interface Around {
  help: Help
  calendar: string | null
  reminder: ReactNode
  /** Article to read beside the week. */
  article: ToRead['week']
  print: ((id: string) => ReactNode) | undefined
  locale: Locale
  t: Translate<'report'>
}

/**
 * Returns the chapters of a test's own report after the parts, up to the people to talk to; leaves out empty chapters.
 */
export function chaptersAfterParts(story: StoryView, t: Translate<'report'>): ChapterContent[] {
  const { meeting, edge, quotes, where } = story
  return [
    ...some(
      meeting.length + edge.length,
      'together',
      t('chapter.together'),
      <TitledParts parts={[...meeting, ...edge]} />,
    ),
    ...some(quotes.length, 'answers', t('chapter.answers'), <Quotes quotes={quotes} t={t} />),
    ...some(
      where.length,
      'where',
      t('chapter.where'),
      <TitledParts parts={where.map(({ area, text }) => ({ title: t(`where.${area}`), text }))} />,
    ),
  ]
}

/** Returns the chapters on things the reader can do. */
export function chaptersToDo(
  { plan, handOver }: StoryView,
  { help, calendar, reminder, article, print, locale, t }: Around,
): ChapterContent[] {
  const { now, rest } = pagesByStrength(help, handOver)
  return [
    ...(plan
      ? [
          {
            id: 'week',
            title: t('chapter.week'),
            content: (
              <Week plan={plan} calendar={calendar} reminder={reminder} article={article} locale={locale} t={t} />
            ),
          },
          ...some(plan.later.length, 'later', t('chapter.later'), <Paragraphs texts={plan.later} />),
        ]
      : []),
    ...some(now.length, 'hand-over', t('chapter.handOver'), <HandOver sheets={now} print={print} t={t} />),
    ...some(rest.length, 'hand-over-more', t('chapter.handOverMore'), <HandOver sheets={rest} print={print} t={t} />),
  ]
}

/** Returns the chapters on the limits of the report and on its sources. */
export const chaptersOfDoubt = ({ unknown, sources }: StoryView, t: Translate<'report'>): ChapterContent[] => [
  ...some(unknown.length, 'unknown', t('chapter.unknown'), <Paragraphs texts={unknown} />),
  ...some(sources.length, 'sources', t('chapter.sources'), <Sources sources={sources} />),
]

const some = (count: number, id: string, title: string, content: ReactNode): ChapterContent[] =>
  count > 0 ? [{ id, title, content }] : []

type Sheet = StoryView['handOver'][number]

interface Props {
  sheets: readonly Sheet[]
  /** Renders the control that prints one sheet by itself; absent on a page without scripts. */
  print?: ((id: string) => ReactNode) | undefined
  t: Translate<'report'>
}

/**
 * Renders the pages to hand to another person. CSS alone hides unticked lines in print, and the checkboxes are plain
 * HTML, because the sample, a static document, has these pages too.
 */
function HandOver({ sheets, print, t }: Props) {
  return (
    <>
      <p data-no-print>{t('handOver.lead')}</p>
      {sheets.map((sheet) => {
        const id = `hand-over-${sheet.reader}`
        return (
          <section key={id} className={styles.sheet} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{t(`handOver.for.${sheet.reader}`)}</h3>
            {partsOf(sheet, t).map(({ title, lines }) => (
              <fieldset key={title} className={styles.lines}>
                <legend>{title}</legend>
                {lines.map((line) => (
                  <label key={line}>
                    <input type="checkbox" name={id} />
                    <span>{line}</span>
                  </label>
                ))}
              </fieldset>
            ))}
            <p className={styles.why}>{t(sheet.reader === 'doctor' ? 'handOver.noteDoctor' : 'handOver.note')}</p>
            {print && (
              <div className={styles.printOne} data-no-print>
                {print(id)}
              </div>
            )}
          </section>
        )
      })}
    </>
  )
}

function partsOf({ reader, facts, requests, offers }: Sheet, t: Translate<'report'>) {
  const doctor = reader === 'doctor'
  return [
    { title: t(doctor ? 'handOver.noticed' : 'handOver.facts'), lines: facts },
    { title: t(doctor ? 'handOver.questions' : 'handOver.requests'), lines: requests },
    { title: t(doctor ? 'handOver.own' : 'handOver.offers'), lines: offers },
  ].filter(({ lines }) => lines.length > 0)
}
