import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { StoryView, ToRead } from '@/features/report/schema'
import type { Letter } from '../letter'
import { Row } from '../Row'
import { pageMargins } from '../style'
import { Words } from '../Words'
import { ToReadRow } from './ToReadRow'

type Plan = NonNullable<StoryView['plan']>

/**
 * Returns the plan: for whom it is unsuitable, its subject, and one line a day, each with a checkbox to tick by pen.
 */
export const weekOf = (letter: Letter, plan: Plan, article: ToRead['week'], site: string): ReactElement[] => [
  ...daysOf(letter, plan),
  ...(article ? [<ToReadRow key="read" {...letter} article={article} site={site} />] : []),
]

const daysOf = ({ locale, i18n, style }: Letter, { title, text, gate, days }: Plan): ReactElement[] => [
  <View key="gate" style={{ ...style.box, marginBottom: 14 }}>
    <Words>{gate}</Words>
  </View>,
  <Row key="plan" style={style}>
    <Words style={style.h3} headline>
      {title}
    </Words>
    <Words>{text}</Words>
    <View style={style.below} />
  </Row>,
  ...days.map((day, index) => (
    <View key={day.title} wrap={false} style={style.row}>
      <View style={{ width: pageMargins.label, flexShrink: 0, flexDirection: 'row', gap: 7, paddingTop: 2 }}>
        <View style={{ ...style.tick, marginTop: 1.5 }} />
        <View>
          <Text style={style.label}>{i18n._('pdf.week.day', { day: index + 1 })}</Text>
          <Text style={style.small}>{i18n._('pdf.week.minutes', { minutes: day.minutes })}</Text>
        </View>
      </View>
      <View style={{ ...style.rowText, gap: 2 }}>
        <Words style={style.strong} headline>
          {day.title}
        </Words>
        <Words>{day.text}</Words>
        <Words style={style.small}>{[i18n._('pdf.week.why'), day.why].join(locale === 'cn' ? '' : ' ')}</Words>
      </View>
    </View>
  )),
  <Row key="evidence" style={style}>
    <Words style={style.small}>{i18n._('pdf.week.evidence')}</Words>
  </Row>,
]
