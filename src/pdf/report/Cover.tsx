import { Page, Text, View } from '@react-pdf/renderer'
import { listText } from '@/core/charts/card-words'
import { drawPortrait } from '@/core/charts/portrait/portrait'
import type { FullView } from '@/features/report/schema'
import { Portrait } from '../charts/Portrait'
import type { Letter } from '../letter'
import { balancedWidth, clauseLines } from '../line-breaks'
import { RunningHead } from '../PdfPage'
import { bodyHeight, papers } from '../paper'
import { columnWidth } from '../style'
import { Words } from '../Words'

interface Props extends Letter {
  view: FullView
  date: string
}

/**
 * Renders the drawing of the result and its sentence, as a page to frame. If there is more text, the drawing is
 * smaller.
 */
export function Cover({ view, date, ...letter }: Props) {
  const { i18n, style, locale, paper } = letter
  const { title, slug, picture, head, portrait, story, retake } = view
  const headline = head?.headline ?? portrait ?? i18n._('pdf.headline')
  const parts = picture.map(({ id, at, half }) => ({ id, pomp: at, half }))
  return (
    <Page size={paper.size} wrap={false} style={style.page}>
      <RunningHead {...letter} date={date} />
      <View
        style={{
          ...style.body,
          height: bodyHeight(paper),
          justifyContent: 'center',
        }}
      >
        <Words style={style.eyebrow}>{`${title} · ${i18n._('pdf.kind')}`}</Words>
        {parts.length > 0 && (
          <View style={{ alignItems: 'center', marginTop: 10, marginBottom: 18 }}>
            <Portrait
              drawing={drawPortrait(slug, parts)}
              width={columnWidth * (head || retake ? 0.74 : 0.96) * (bodyHeight(paper) / bodyHeight(papers.a4))}
            />
          </View>
        )}
        <Words
          style={{ ...style.portrait, width: balancedWidth(headline, style.portrait.fontSize, columnWidth) }}
          headline
        >
          {clauseLines(headline, Math.floor(columnWidth / style.portrait.fontSize))}
        </Words>
        <View style={{ ...style.stack, marginTop: 14, width: columnWidth - 60 }}>
          {head && <Words style={style.lede}>{head.body}</Words>}
          {head && head.parts.length > 0 && (
            <Words style={style.soft}>{i18n._('pdf.head.parts', { list: listText(head.parts, locale) })}</Words>
          )}
          {head && portrait && <Words style={style.quick}>{portrait}</Words>}
          {inShort(view).map((line) => (
            <Words key={line} style={style.quick}>
              {line}
            </Words>
          ))}
          {parts.length > 0 && <Words style={style.soft}>{story?.caption ?? i18n._('pdf.portrait.how')}</Words>}
          {retake && <Words style={style.soft}>{i18n._('pdf.caution')}</Words>}
        </View>
      </View>
      <Foot {...letter} />
    </Page>
  )
}

/** What stands out, what that costs or gives, and what to do first. */
function inShort({ story, dimensions }: FullView): string[] {
  const lines = story?.short
  const lead = dimensions.find(({ id }) => id === lines?.part)?.reading
  return lines && lead ? [lead.quick, lines.costs, lines.first ?? ''].filter(Boolean) : []
}

const Foot = ({ i18n, style, paper: { side, foot } }: Letter) => (
  <Text style={{ ...style.small, position: 'absolute', left: side, right: side, bottom: foot }}>
    {i18n._('pdf.foot')}
  </Text>
)
