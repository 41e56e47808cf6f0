import { Text, View } from '@react-pdf/renderer'
import type { StoryView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { columnWidth, pageMargins } from '../style'
import { linesOf } from '../type-size'
import { Words } from '../Words'
import { Mark } from './Chapter'

type Page = StoryView['handOver'][number]

interface Props extends Letter {
  page: Page
  /** Chapter that begins with this page: the target of links to the chapter. */
  begins?: { id: string; title: string }
}

const readers = {
  partner: 'pdf.handOver.for.partner',
  relative: 'pdf.handOver.for.relative',
  friend: 'pdf.handOver.for.friend',
  doctor: 'pdf.handOver.for.doctor',
} as const

/** Renders a page for another person: lines with checkboxes to tick by pen. */
export function HandOver({ page, begins, ...letter }: Props) {
  const { i18n, style } = letter
  const doctor = page.reader === 'doctor'
  const parts = partsOf(page)
  const air = airOf(
    parts.flatMap(({ lines }) => lines),
    letter,
  )
  return (
    <>
      {begins && <Mark {...letter} {...begins} />}
      <Words style={style.eyebrow}>{i18n._('pdf.chapter.handOver')}</Words>
      <Words style={{ ...style.h2, marginTop: 4, marginBottom: 6 }} headline>
        {i18n._(readers[page.reader])}
      </Words>
      <Words style={{ ...style.soft, marginBottom: 14 }}>{i18n._('pdf.handOver.ticked')}</Words>
      {parts.map(({ title, lines }) => (
        <View key={title} style={{ marginBottom: 14 }}>
          <Text minPresenceAhead={40} style={{ ...style.label, marginBottom: 5 }}>
            {i18n._(title)}
          </Text>
          {lines.map((line) => (
            <View key={line} wrap={false} style={{ flexDirection: 'row', gap: 11, paddingVertical: air }}>
              <View style={{ ...style.tick, marginTop: 3.5 }} />
              <View style={{ width: lineWidth }}>
                <Words>{line}</Words>
              </View>
            </View>
          ))}
        </View>
      ))}
      <View wrap={false} style={{ gap: 8 }}>
        <View style={style.rule} />
        <Words style={style.small}>{i18n._(doctor ? 'pdf.handOver.noteDoctor' : 'pdf.handOver.note')}</Words>
      </View>
    </>
  )
}

/** Height in points for the lines on a page, below its titles. */
const linesHeight = 440
const lineWidth = columnWidth - pageMargins.gap - 20

/** Returns the space in points above and below each line: few lines fill as much room as many. */
function airOf(lines: readonly string[], { locale, style: { body } }: Letter): number {
  const set = lines.reduce((sum, line) => sum + linesOf(line, locale, body.fontSize, lineWidth), 0)
  const left = linesHeight - set * body.fontSize * body.lineHeight
  return Math.min(9, Math.max(3.5, left / (2 * lines.length)))
}

function partsOf({ reader, facts, requests, offers }: Page) {
  const doctor = reader === 'doctor'
  return [
    { title: doctor ? 'pdf.handOver.noticed' : 'pdf.handOver.facts', lines: facts },
    { title: doctor ? 'pdf.handOver.questions' : 'pdf.handOver.requests', lines: requests },
    { title: doctor ? 'pdf.handOver.own' : 'pdf.handOver.offers', lines: offers },
  ].filter(({ lines }) => lines.length > 0)
}
