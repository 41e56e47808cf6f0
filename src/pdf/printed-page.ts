import { type PrintedPageKind, printedPagesOf } from '@/core/report/plan/printed-pages'
import type { FullView, StoryView } from '@/features/report/schema'
import type { Line } from './blocks'
import { documentData } from './document'
import type { DocumentContext } from './document-context'
import { handOverPage } from './hand-over'
import { helpStrip } from './helpline-block'

type Plan = NonNullable<StoryView['plan']>

/**
 * Returns one page of a report by itself, to hang up or hand over: white, without the test's name.
 * @throws Error for a page that the report does not have.
 */
export function printedPage(
  letter: DocumentContext,
  { completedAt, help, story }: Pick<FullView, 'completedAt' | 'help' | 'story'>,
  kind: PrintedPageKind,
) {
  const { i18n } = letter
  const shared = documentData(letter, i18n._('pdf.sheet.kind'), completedAt)
  if (!story || !printedPagesOf(story).includes(kind)) throw new Error(`the report has no sheet ${kind}`)
  const strip = help === 'none' ? [] : helpStrip(letter)
  if (kind === 'week' && story.plan) return { ...shared, kind, ...week(letter, story.plan), help: strip }
  if (kind === 'count' && story.plan) return { ...shared, kind, ...fourWeeks(letter, story.plan), help: strip }
  const page = story.handOver.find(({ reader }) => reader === kind)
  if (!page) throw new Error(`the report has no sheet ${kind}`)
  return { ...shared, kind: 'handOver', handOver: handOverPage(letter, page), help: [] satisfies Line[] }
}

/** Returns a week as a page to hang up: one line a day, with a box to tick. */
const week = ({ i18n }: DocumentContext, { title, text, gate, days }: Plan) => ({
  eyebrow: i18n._('pdf.chapter.week'),
  heading: title,
  lead: text,
  days: days.map((day, index) => ({
    title: day.title,
    text: day.text,
    when: [i18n._('pdf.week.day', { day: index + 1 }), i18n._('pdf.week.minutes', { minutes: day.minutes })].join(
      ' · ',
    ),
  })),
  fold: i18n._('pdf.sheet.fold'),
  gate,
})

/** Returns four weeks of the plan: a box for each day, space for a number, and the things to count at the end. */
const fourWeeks = ({ i18n }: DocumentContext, { title, later }: Plan) => ({
  eyebrow: i18n._('pdf.sheet.count.title'),
  heading: title,
  lead: i18n._('pdf.sheet.count.lead'),
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => i18n._('pdf.week.day', { day })),
  sum: i18n._('pdf.sheet.count.sum'),
  weeks: [1, 2, 3, 4].map((one) => i18n._('pdf.sheet.count.week', { week: one })),
  end: i18n._('pdf.sheet.count.end'),
  later,
})
