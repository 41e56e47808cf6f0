import { Text, View } from '@react-pdf/renderer'
import type { StoryView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { colour, columnWidth } from '../style'
import { Words } from '../Words'
import { HelpStrip } from './HelpStrip'

interface Props extends Letter {
  plan: NonNullable<StoryView['plan']>
  /** Whether the answers called for help, in the soft or the strong form. */
  heavy: boolean
}

const weeks = [1, 2, 3, 4]
const days = [1, 2, 3, 4, 5, 6, 7]
const label = 58
const total = 62
const day = (columnWidth - label - total) / days.length
const row = 58

/** Renders four weeks of the plan: a checkbox for each day, space for a number, and the things to count at the end. */
export function CountPage({ plan: { title, later }, heavy, ...letter }: Props) {
  const { i18n, style } = letter
  const cell = { height: row, borderLeftWidth: 0.75, borderLeftColor: colour.line, padding: 5 } as const
  const head = { ...style.small, textAlign: 'center', width: day } as const
  return (
    <>
      <Words style={style.eyebrow}>{i18n._('pdf.sheet.count.title')}</Words>
      <Words style={{ ...style.h2, marginTop: 3, marginBottom: 6 }} headline>
        {title}
      </Words>
      <Words style={{ ...style.soft, ...style.tight }}>{i18n._('pdf.sheet.count.lead')}</Words>
      <View style={{ marginTop: 14, marginBottom: 16 }}>
        <View style={{ flexDirection: 'row', paddingBottom: 4 }}>
          <View style={{ width: label }} />
          {days.map((one) => (
            <Text key={one} style={head}>
              {i18n._('pdf.week.day', { day: one })}
            </Text>
          ))}
          <Text style={{ ...head, width: total }}>{i18n._('pdf.sheet.count.sum')}</Text>
        </View>
        {weeks.map((week) => (
          <View
            key={week}
            style={{ flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: colour.lineStrong, height: row }}
          >
            <Text style={{ ...style.label, width: label, paddingTop: 7 }}>
              {i18n._('pdf.sheet.count.week', { week })}
            </Text>
            {days.map((one) => (
              <View key={one} style={{ ...cell, width: day, justifyContent: 'space-between' }}>
                <View style={{ ...style.tick, width: 12, height: 12, borderRadius: 2.5 }} />
                <View style={{ borderBottomWidth: 0.75, borderBottomColor: colour.lineStrong, marginBottom: 3 }} />
              </View>
            ))}
            <View style={{ ...cell, width: total, backgroundColor: colour.actionSoft }} />
          </View>
        ))}
        <View style={{ borderTopWidth: 0.75, borderTopColor: colour.lineStrong }} />
      </View>
      <Words style={{ ...style.label, marginBottom: 4 }}>{i18n._('pdf.sheet.count.end')}</Words>
      <View style={{ gap: 6 }}>
        {later.map((text) => (
          <Words key={text} style={style.tight}>
            {text}
          </Words>
        ))}
        {heavy && <HelpStrip {...letter} />}
      </View>
    </>
  )
}
