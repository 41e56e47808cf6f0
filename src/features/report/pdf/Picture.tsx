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
    i18n._(
      'pdf.reading.score',
      {},
      { message: 'Every score runs from 0 to 100: from the lowest to the highest sum your answers could have made.' },
    ),
    i18n._(
      'pdf.reading.levels',
      {},
      {
        message:
          'Five levels, from very low to very high, split the scale at 20, 40, 60 and 80. Neither end is a verdict on you.',
      },
    ),
    i18n._(
      'pdf.reading.range',
      {},
      {
        message:
          'The reference range is a design range, not from a population. It marks the stretch around which the questions were written, and says nothing about other people.',
      },
    ),
    i18n._(
      'pdf.reading.midpoint',
      {},
      {
        message:
          'The “design midpoint” is simply 50, the middle of the scale. Where a text names it, your answers are compared with that point and with nobody.',
      },
    ),
  ]
  return (
    <View style={{ marginTop: 16, marginBottom: 24 }}>
      <Row style={style} label={i18n._('pdf.reading.title', {}, { message: 'How to read the numbers' })}>
        {paragraphs.map((paragraph) => (
          <Words key={paragraph} style={style.small}>
            {paragraph}
          </Words>
        ))}
      </Row>
    </View>
  )
}
