import type { ContactView } from '@/core/care/helplines'

/*
 * What the templates set: plain data, written as JSON. Lengths are points.
 */

/** Style of a line; its size, weight and colour are in templates/base.typ. */
export type LineStyle =
  | 'text'
  | 'soft'
  | 'small'
  | 'strong'
  | 'lede'
  | 'quick'
  | 'title'
  | 'label'
  | 'figure'
  | 'bigFigure'

/** One paragraph. */
export interface Line {
  text: string
  /** Style of the line; `text` if absent. */
  look?: LineStyle
  /** Address that the line links to. */
  href?: string
  /** Level of the line as a heading, below chapters (level 1); absent if it is none. */
  heading?: 2 | 3
}

/** A picture as SVG. `alt` describes it for those who do not see it; null if it only repeats what is beside it. */
export interface Picture {
  svg: string
  alt: string | null
}

/** A passage in the text column; its label is in the margin. */
export interface Row {
  kind: 'row'
  label?: string
  /** Level of the label as a heading; absent if it is none. */
  labelHeading?: 2 | 3
  lines: readonly Line[]
  /** Space between the lines in points; 6 if absent. */
  gap?: number
  /** Whether more space than usual follows the row. */
  apart?: boolean
  /** Whether the row stays on the same page as the next one. */
  leads?: boolean
}

/** People to call. With `boxed`, the block comes before everything else, in a box on one page. */
export interface HelpBlock {
  kind: 'help'
  boxed: boolean
  intro: readonly Line[]
  first: Line
  firstDetails: Line
  ways: readonly Line[]
  emergency: readonly Line[]
  groups: readonly { lines: readonly Line[]; contacts: readonly { ways: readonly Line[]; details: Line }[] }[]
  notes: readonly Line[]
}

export type Block =
  | Row
  | HelpBlock
  | { kind: 'box'; lines: readonly Line[] }
  | { kind: 'day'; day: string; minutes: string; title: string; chosenFor?: string; text: string; why: string }
  | { kind: 'title'; text: string }
  | { kind: 'list'; items: readonly (readonly Line[])[] }
  | (Omit<Row, 'kind'> & { kind: 'colophon' })

/** A page for another person: lines with boxes to tick by pen. */
export interface HandOverPage {
  kind: 'handOver'
  id: string
  eyebrow: string
  title: string
  lead: string
  sections: readonly { title: string; lines: readonly string[] }[]
  note: string
}

/** A score on its scale, with the words for its level and for both ends. */
export interface IntervalChart {
  score: number
  place: string
  track: Picture
  low: string
  middle: string
  high: string
}

/** Answers of a part as a dot plot for each subject, with the words for both ends of the scale. */
export interface AnswerPlots {
  title: string
  /** Subjects with the highest and the lowest answers; absent if none stands out. */
  finding?: string
  subjects: readonly { name: string; plot: Picture }[]
  less: string
  more: string
}

/** One part of the result. */
export interface PartPage {
  kind: 'part'
  id: string
  /** Title of the chapter, over its first part unless a map stands before it. */
  chapter?: { id: string; title: string }
  overall?: string
  name: string
  about: string
  quick?: string
  chart?: IntervalChart
  notes: readonly Line[]
  answers?: AnswerPlots
  rows: readonly Row[]
  /** Whether the part has pages of its own, in the type size that fills one; otherwise, short parts share pages. */
  alone: boolean
}

/** Page with both parts of a test as one point, before the page of each part. */
export interface MapPage {
  kind: 'map'
  id: string
  title: string
  x: AxisWords
  y: AxisWords
  picture: Picture
  text: string
  parts: readonly { name: string; quick?: string }[]
}
type AxisWords = { name: string; low: string; high: string }

/** Entry of a chapter in the contents; `waits`: it can be read later. */
interface ChapterEntry {
  id: string
  title: string
  waits?: true
}

/** A chapter that is a list of passages. */
export interface PassageChapter {
  kind: 'passages'
  id: string
  title: string
  blocks: readonly Block[]
  /** Whether the chapter is short enough to be kept on one page. */
  whole: boolean
}

type Content =
  | PassageChapter
  | { kind: 'letter'; id: string; title: string; texts: readonly string[] }
  | MapPage
  | PartPage
  | HandOverPage

/** A chapter, or a page of one; without an entry it belongs to the chapter before it. */
export type Chapter = Content & { entry?: ChapterEntry }

/** Returns paragraphs one after another. */
export const paragraphs = (texts: readonly string[]): Row[] => texts.map((text) => ({ kind: 'row', lines: [{ text }] }))

/** Returns a contact as a line with a link. */
export const contactLine = ({ href, label, how }: ContactView): Line => ({
  text: how ? `${label} (${how})` : label,
  look: 'figure',
  href,
})
