import { View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { saysRole } from '@/core/report/quotes'
import type { StoryView } from '@/features/report/schema'
import type { Letter } from './letter'
import { Row } from './Row'
import { Words } from './Words'

// Chapters are lists of passages and not components of them: the first stays with the title, the others may turn the page.

/** The letter about the whole; it begins a little larger. */
export const letterParagraphs = ({ style }: Letter, texts: readonly string[]): ReactElement[] =>
  texts.map((text, index) => (
    <Row key={text} style={style}>
      <Words {...(index === 0 && { style: style.lede })}>{text}</Words>
    </Row>
  ))

/** Paragraphs with titles of their own. */
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
  alike: 'pdf.answers.role.alike',
} as const

const plain = {
  confirms: 'pdf.answers.plain.confirms',
  contradicts: 'pdf.answers.plain.contradicts',
  connects: 'pdf.answers.plain.connects',
  alike: 'pdf.answers.plain.alike',
} as const

/** Answers of the reader: what was asked, what was answered, and what that adds. */
export const quoted = ({ i18n, style }: Letter, quotes: StoryView['quotes']): ReactElement[] =>
  quotes.map(({ role, item, answer, text }, index) => (
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
        {saysRole(quotes, index) && <Words>{i18n._(plain[role])}</Words>}
        <View style={style.below} />
      </Row>
    </View>
  ))

const areas = { close: 'pdf.where.close', work: 'pdf.where.work', alone: 'pdf.where.alone' } as const

/** Where in a life it shows. */
export const whereItShows = ({ i18n, style }: Letter, where: StoryView['where']): ReactElement[] =>
  where.map(({ area, text }) => (
    <Row key={area} style={style} label={i18n._(areas[area])}>
      <Words>{text}</Words>
    </Row>
  ))

/** What was asked about circumstances, what was answered, and what follows. */
export const circumstances = (
  { style }: Letter,
  notes: readonly { question: string; answer: string; note: string }[],
): ReactElement[] =>
  notes.map(({ question, answer, note }) => (
    <Row key={question} style={style}>
      <View style={style.close}>
        <Words style={style.soft}>{question}</Words>
        <Words style={style.strong}>{answer}</Words>
        <Words>{note}</Words>
      </View>
      <View style={style.below} />
    </Row>
  ))
