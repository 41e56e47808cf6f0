import { Text, View } from '@react-pdf/renderer'
import type { DimensionView } from '@/features/report/schema'
import { BarEnds, RangeBar } from './charts/RangeBar'
import { type Letter, levelName } from './letter'
import { Row } from './Row'
import { columnWidth } from './style'
import { Words } from './Words'

interface Props extends Letter {
  dimension: DimensionView
  /** The section's headline, over its first dimension; it stays on one page with it. */
  title?: string
}

/** One dimension in full: what it is about, where the answers lie, and what that may mean. */
export function DimensionPart({ dimension, title, ...letter }: Props) {
  const { i18n, style } = letter
  const { name, about, reading } = dimension
  return (
    <View style={style.part}>
      <View wrap={false} style={{ gap: 10 }}>
        {title && (
          <Words style={{ ...style.h2, marginBottom: 4 }} headline>
            {title}
          </Words>
        )}
        <View style={{ gap: 2 }}>
          <Words style={style.h3} headline>
            {name}
          </Words>
          <Words style={style.soft}>{about}</Words>
        </View>
        {reading ? (
          <>
            <Stats {...letter} dimension={dimension} reading={reading} />
            <View>
              <RangeBar dimension={dimension} width={columnWidth} />
              <BarEnds dimension={dimension} style={style} />
            </View>
            <Words style={style.quick}>{reading.quick}</Words>
            <Row style={style} label={i18n._('pdf.describes')}>
              <Words>{reading.describes}</Words>
            </Row>
          </>
        ) : (
          <Words>{i18n._('pdf.notScored')}</Words>
        )}
      </View>
      {reading && (
        <>
          {reading.helps && (
            <Row style={style} label={i18n._('pdf.helps')}>
              <Words>{reading.helps}</Words>
            </Row>
          )}
          <View wrap={false} style={style.close}>
            <Row style={style} label={i18n._('pdf.talk')}>
              <Words>{reading.talk}</Words>
            </Row>
            <View style={style.rule} />
          </View>
        </>
      )}
    </View>
  )
}

interface StatsProps extends Letter {
  dimension: DimensionView
  reading: NonNullable<DimensionView['reading']>
}

function Stats({ i18n, style, dimension: { range }, reading }: StatsProps) {
  const score = Math.round(reading.pomp)
  const cells = [
    { label: i18n._('pdf.level'), value: levelName(i18n, reading.level) },
    {
      label: i18n._('pdf.score'),
      value: i18n._('pdf.ofHundred', { score }),
    },
    { label: i18n._('pdf.range'), value: `${range.from}–${range.to}` },
  ]
  return (
    <View style={style.row}>
      {cells.map(({ label, value }) => (
        <View key={label} style={{ flex: 1 }}>
          <Text style={style.small}>{label}</Text>
          <Text style={style.figure}>{value}</Text>
        </View>
      ))}
    </View>
  )
}
