import { View } from '@react-pdf/renderer'
import type { FullView } from '@/features/report/schema'
import { Legend } from './charts/Legend'
import { OverallHill } from './charts/OverallHill'
import { Radar } from './charts/Radar'
import { RangeBar } from './charts/RangeBar'
import { type Letter, levelName } from './letter'
import { Row } from './Row'
import { columnWidth } from './style'
import { Words } from './Words'

const gap = 20
const hillWidth = 192
const radarWidth = 240
const name = 132
const value = 84

interface Props extends Letter {
  view: Pick<FullView, 'overall' | 'dimensions'>
}

/** The charts, all dimensions under each other, and how to read them. */
export function Picture({ view: { overall, dimensions }, ...letter }: Props) {
  const { i18n, style } = letter
  return (
    <View>
      <View
        wrap={false}
        style={{
          ...style.row,
          gap,
          alignItems: 'center',
          justifyContent: overall ? 'space-between' : 'center',
          marginTop: 14,
        }}
      >
        {overall && <OverallHill {...letter} overall={overall} width={hillWidth} />}
        <Radar {...letter} dimensions={dimensions} width={overall ? radarWidth : columnWidth * 0.66} />
      </View>
      <View wrap={false} style={{ marginTop: 12 }}>
        {dimensions.map((dimension) => (
          <View key={dimension.id} style={{ ...style.row, gap: 12, alignItems: 'center', minHeight: 27 }}>
            <Words style={{ width: name, lineHeight: 1.3 }} headline>
              {dimension.name}
            </Words>
            <RangeBar dimension={dimension} width={columnWidth - name - value - 24} />
            <Words style={{ width: value, textAlign: 'right', lineHeight: 1.3 }}>
              {dimension.reading
                ? `${Math.round(dimension.reading.pomp)} · ${levelName(i18n, dimension.reading.level)}`
                : '–'}
            </Words>
          </View>
        ))}
        <View style={{ marginTop: 8 }}>
          <Legend {...letter} />
        </View>
      </View>
      <ReadingGuide {...letter} />
    </View>
  )
}

/** What the numbers mean, said once. */
function ReadingGuide({ i18n, style }: Letter) {
  const paragraphs = [
    i18n._('pdf.reading.score'),
    i18n._('pdf.reading.levels'),
    i18n._('pdf.reading.range'),
    i18n._('pdf.reading.midpoint'),
  ]
  return (
    <View style={{ marginTop: 16, marginBottom: 24 }}>
      <Row style={style} label={i18n._('pdf.reading.title')}>
        {paragraphs.map((paragraph) => (
          <Words key={paragraph} style={style.small}>
            {paragraph}
          </Words>
        ))}
      </Row>
    </View>
  )
}
