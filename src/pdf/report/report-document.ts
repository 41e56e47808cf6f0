import { formatList } from '@/core/charts/card-words'
import { drawPortrait } from '@/core/charts/portrait/portrait'
import { scoreName } from '@/core/report/scores/score-words'
import { joinSentences } from '@/core/texts/sentences'
import type { DimensionView, FullView, NextSteps } from '@/features/report/schema'
import type { Chapter, HelpBlock, Line, Picture } from '../blocks'
import { type DocumentData, documentData } from '../document'
import { createScoreTranslator, type DocumentContext } from '../document-context'
import { helplineBlock } from '../helpline-block'
import { intervalPicture, portraitPicture } from '../pictures'
import { chapterPageGroups } from './chapters'

interface Entry {
  id: string
  title: string
  /** Whether the chapter stands under the title of the chapters that can be read later. */
  waits: boolean
  parts: readonly { id: string; name: string; track: Picture | null; score: string }[]
}

/** Data of templates/report.typ. */
interface ReportData extends DocumentData {
  /** Helplines, if they come before everything else. */
  help: HelpBlock | null
  /** Advice on whom to talk to, when the answers are serious without suggesting a crisis. */
  soft: readonly Line[] | null
  cover: { eyebrow: string; picture: Picture | null; headline: string; lines: readonly Line[] }
  contents: { title: string; entries: readonly Entry[] }
  /** Chapters; each run begins a new page. */
  runs: readonly (readonly Chapter[])[]
}

/** Returns a report on paper: the chapters of the web page, in its order. */
export function reportDocument(letter: DocumentContext, view: FullView, next: NextSteps): ReportData {
  const { i18n } = letter
  const runs = chapterPageGroups({ view, next, letter })
  return {
    ...documentData(letter, i18n._('pdf.kind'), view.completedAt),
    help: view.help === 'first' ? helplineBlock(letter, true) : null,
    soft: view.help === 'soft' ? softHelp(letter, view) : null,
    cover: cover(letter, view),
    contents: { title: i18n._('pdf.contents'), entries: entriesOf(letter, runs.flat(), view.dimensions) },
    runs,
  }
}

const softHelp = ({ i18n }: DocumentContext, { reasons }: FullView): Line[] => [
  { text: i18n._('pdf.soft.title'), look: 'title', heading: 2 },
  { text: i18n._('pdf.soft.text') },
  ...reasons.flatMap(({ name, answer, text }): Line[] => [
    { text: name, look: 'soft' },
    ...(answer ? [{ text: answer, look: 'strong' } as const] : []),
    { text },
  ]),
]

/** Returns the drawing of the result and its sentence, as a page to frame. */
function cover({ i18n, locale }: DocumentContext, view: FullView): ReportData['cover'] {
  const { title, slug, picture, head, portrait, story, retake } = view
  const parts = picture.map(({ id, at, half }) => ({ id, pomp: at, half }))
  const drawn = parts.length > 0
  const lines: (Line | false | null)[] = [
    head && { text: head.body, look: 'lede' },
    head !== null &&
      head.parts.length > 0 && {
        text: i18n._('pdf.head.parts', { list: formatList(head.parts, locale) }),
        look: 'soft',
      },
    head && portrait !== null && { text: portrait, look: 'quick' },
    ...inShort(view, i18n).map((text): Line => ({ text, look: 'quick' })),
    drawn && { text: story?.caption ?? i18n._('pdf.portrait.how'), look: 'soft' },
    retake && { text: i18n._('pdf.caution'), look: 'soft' },
  ]
  return {
    eyebrow: `${title} · ${i18n._('pdf.kind')}`,
    picture: drawn ? portraitPicture(drawPortrait(slug, parts), i18n._('pdf.portrait.label', { title })) : null,
    headline: head?.headline ?? portrait ?? i18n._('pdf.headline'),
    lines: lines.filter((line) => line !== null && line !== false),
  }
}

/** Returns what stands out, what that costs or gives, and what to do first. */
function inShort({ story, dimensions }: FullView, i18n: DocumentContext['i18n']): string[] {
  const lines = story?.short
  const lead = dimensions.find(({ id }) => id === lines?.part)?.partResult
  const stands = joinSentences(lead?.quick, lines?.apart && i18n._('pdf.short.apart', lines.apart))
  return [stands || null, lines?.costs, lines?.first].flatMap((line) => line ?? [])
}

/**
 * Returns all parts at a glance, then the other chapters; parts that can be read later keep their place among the
 * chapters.
 */
function entriesOf(
  letter: DocumentContext,
  chapters: readonly Chapter[],
  dimensions: readonly DimensionView[],
): Entry[] {
  const entries = chapters.flatMap((chapter): Entry[] => {
    const { entry } = chapter
    if (!entry) return []
    const { id, title, waits = false } = entry
    return [{ id, title, waits, parts: id === 'parts' ? dimensions.map((one) => partEntry(letter, one)) : [] }]
  })
  const first = entries.filter(({ id, waits }) => id === 'parts' && !waits)
  return [...first, ...entries.filter((entry) => !first.includes(entry))]
}

const partEntry = (
  { i18n, locale }: DocumentContext,
  { id, name, partResult }: DimensionView,
): Entry['parts'][number] => ({
  id: `part-${id}`,
  name,
  track: partResult && intervalPicture(partResult.interval, { width: 140, height: 13, alt: null }),
  score: partResult ? scoreName(partResult, locale, createScoreTranslator(i18n)) : '–',
})
