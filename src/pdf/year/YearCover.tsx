import { Page, Text, View } from '@react-pdf/renderer'
import { canvas } from '@/core/charts/drawing/drawing'
import { thumbnailOf } from '@/core/charts/drawing/lighter'
import { portraitFromView } from '@/core/charts/portrait/portrait'
import { formatDay } from '@/core/dates'
import type { YearView } from '@/features/report/year/year-schema'
import { Portrait } from '../charts/Portrait'
import type { Letter } from '../letter'
import { RunningFoot, RunningHead } from '../PdfPage'
import { bodyHeight } from '../paper'
import { columnWidth } from '../style'
import { Words } from '../Words'

interface Props extends Letter {
  year: YearView
  date: string
}

const gap = 18
const rowGap = 14
/** Points of a page for what stands over and under the portraits, and of each for what stands under it. */
const around = 156
const words = 36

/** Renders the newest portraits of all tests side by side, as a page to hang up. */
export function YearCover({ year: { from, to, tests }, date, ...letter }: Props) {
  const { i18n, style, locale, zone, paper } = letter
  const hung = tests.flatMap(({ slug, title, results: [newest] }) =>
    newest && newest.picture.length > 0 ? [{ slug, title, ...newest }] : [],
  )
  const columns = hung.length > 6 ? 3 : hung.length > 1 ? 2 : 1
  const width = (columnWidth - (columns - 1) * gap) / columns
  const rows = Math.ceil(hung.length / columns)
  const high = (bodyHeight(paper) - around - (rows - 1) * rowGap) / Math.max(1, rows) - words
  const drawing = Math.min(width, (high * canvas.width) / canvas.height)
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
        <Words style={style.eyebrow}>
          {i18n._('pdf.year.range', { from: formatDay(from, locale, zone), to: formatDay(to, locale, zone) })}
        </Words>
        <Words style={{ ...style.portrait, marginTop: 3 }} headline>
          {i18n._('pdf.year.title')}
        </Words>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: gap, rowGap, marginTop: 16 }}>
          {hung.map(({ sittingId, slug, title, at, picture }) => (
            <View key={sittingId} style={{ width, alignItems: 'center' }}>
              <Portrait drawing={drawn(slug, picture, columns)} width={drawing} />
              <Words style={{ ...style.label, textAlign: 'center' }}>{title}</Words>
              <Text style={{ ...style.small, textAlign: 'center' }}>{formatDay(at, locale, zone)}</Text>
            </View>
          ))}
        </View>
        <Words style={{ ...style.soft, marginTop: 18 }}>{i18n._('pdf.year.lead')}</Words>
      </View>
      <RunningFoot {...letter} />
    </Page>
  )
}

/** Returns the drawing, with fewer points if it is small: there may be ten of them. */
function drawn(slug: string, picture: Parameters<typeof portraitFromView>[1], columns: number) {
  const drawing = portraitFromView(slug, picture)
  return columns > 1 ? thumbnailOf(drawing) : drawing
}
