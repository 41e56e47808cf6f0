import { View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { plainRole } from '@/core/report/quotes'
import type { NoteWithParagraphs } from '@/core/report/remaining-notes'
import type { NoteView, StoryView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { bodyHeight } from '../paper'
import { paragraphs, Row } from '../Row'
import { columnWidth, type ReportStyle } from '../style'
import { letterTypeSize } from '../type-size'
import { Words } from '../Words'

// Chapters are lists of passages, not components: the first passage stays with the title, the others may move to the
// next page.

/** Points of a page that the title over the letter takes. */
const letterTitle = 106
/** It stands in a column of its own, wider than that of texts with something in the margin. */
const letterWidth = columnWidth - 52

/** The letter about the whole, in the size that fills its page; it begins a little larger. */
export function letterParagraphs({ locale, paper }: Letter, texts: readonly string[]): ReactElement[] {
  const size = letterTypeSize(texts, locale, bodyHeight(paper) - letterTitle, letterWidth)
  return texts.map((text, index) => (
    <View key={text} wrap={false} style={{ ...size, width: letterWidth, marginLeft: 52, marginBottom: 13 }}>
      <Words {...(index === 0 && { style: { fontSize: size.fontSize + 0.9 } })}>{text}</Words>
    </View>
  ))
}

/** Returns paragraphs, each with its own title. */
export const titledParts = ({ style }: Letter, parts: readonly { title: string; text: string }[]): ReactElement[] =>
  parts.map(({ title, text }) => (
    <Row key={title} style={style}>
      <Words style={style.h3} headline>
        {title}
      </Words>
      <Words>{text}</Words>
      <View style={style.below} />
    </Row>
  ))

const roles = {
  confirms: 'pdf.answers.role.confirms',
  contradicts: 'pdf.answers.role.contradicts',
  connects: 'pdf.answers.role.connects',
  undecided: 'pdf.answers.role.undecided',
  alike: 'pdf.answers.role.alike',
} as const

const plain = {
  undecided: 'pdf.answers.plain.undecided',
  alike: 'pdf.answers.plain.alike',
} as const

/** Returns answers of the reader: the question, the answer, and a comment on it. */
export const quoted = ({ i18n, style }: Letter, quotes: StoryView['quotes']): ReactElement[] =>
  quotes.map(({ role, item, answer, text }, index) => {
    const said = plainRole(quotes, index)
    return (
      <View key={item} wrap={false}>
        {index === 0 && (
          <Row style={style}>
            <Words style={style.soft}>{i18n._('pdf.answers.lead')}</Words>
          </Row>
        )}
        <Row style={style} label={i18n._(roles[role])}>
          <View style={style.close}>
            <Words style={style.h3} headline>
              {item}
            </Words>
            <Words style={style.strong}>{answer}</Words>
          </View>
          {text && <Words>{text}</Words>}
          {said && <Words>{i18n._(plain[said])}</Words>}
          <View style={style.below} />
        </Row>
      </View>
    )
  })

const areas = { close: 'pdf.where.close', work: 'pdf.where.work', alone: 'pdf.where.alone' } as const

/** Returns the texts on the areas of life in which the result shows. */
export const whereItShows = ({ i18n, style }: Letter, where: StoryView['where']): ReactElement[] =>
  where.map(({ area, text }) => (
    <Row key={area} style={style} label={i18n._(areas[area])}>
      <Words>{text}</Words>
    </Row>
  ))

/**
 * Returns questions about circumstances with the answers and the notes on them; each paragraph may begin a new page.
 */
export const circumstances = ({ style }: Letter, notes: readonly NoteWithParagraphs<NoteView>[]): ReactElement[] =>
  notes.flatMap(({ note, paragraphs: texts }) => [
    ...(note ? [<Circumstance key={note.question} style={style} {...note} last={texts.length === 0} />] : []),
    ...paragraphs(style, texts),
    ...(note && texts.length > 0 ? [<View key={`below ${note.question}`} style={style.below} />] : []),
  ])

function Circumstance({ question, answer, note, last, style }: NoteView & { last: boolean; style: ReportStyle }) {
  return (
    <Row style={style}>
      <View style={style.close}>
        <Words style={style.soft}>{question}</Words>
        <Words style={style.strong}>{answer}</Words>
        <Words>{note}</Words>
      </View>
      {last && <View style={style.below} />}
    </Row>
  )
}
