import { Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/core/locale'
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

const box = 15
const gap = 13

/**
 * Renders a week for the fridge door: one line a day, with a checkbox. The note on people for whom it is unsuitable is
 * below a dashed line, to fold back before the sheet hangs where others can read it.
 */
export function WeekPage({ plan, heavy, ...letter }: Props) {
  const { title, text, gate, days } = plan
  const { i18n, style, locale } = letter
  // The same step may occur twice in a week, so the keys are numbers.
  const numbered = days.map((day, at) => ({ ...day, number: at + 1 }))
  const density = densityOf(plan, locale)
  const tight = density === 'tight'
  const body = { ...(tight ? style.tight : {}), width: columnWidth - box - gap } as const
  return (
    <>
      <Words style={style.eyebrow}>{i18n._('pdf.chapter.week')}</Words>
      <Words style={{ ...style.h2, marginTop: 3, marginBottom: 8 }} headline>
        {title}
      </Words>
      {density === 'airy' && <Words style={{ ...style.soft, ...style.tight, marginBottom: 4 }}>{text}</Words>}
      <View style={{ borderBottomWidth: 0.75, borderBottomColor: colour.line }}>
        {numbered.map(({ number, ...day }) => (
          <View
            key={number}
            wrap={false}
            style={{
              flexDirection: 'row',
              gap,
              paddingVertical: tight ? 4 : 8,
              borderTopWidth: 0.75,
              borderTopColor: colour.line,
            }}
          >
            <View style={{ ...style.tick, width: box, height: box, borderRadius: 3, marginTop: 2 }} />
            <View style={body}>
              <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 }}>
                <View style={{ flex: 1 }}>
                  <Words style={{ ...style.strong, fontSize: tight ? 11 : 12 }} headline>
                    {day.title}
                  </Words>
                </View>
                <Text style={style.small}>
                  {[i18n._('pdf.week.day', { day: number }), i18n._('pdf.week.minutes', { minutes: day.minutes })].join(
                    ' · ',
                  )}
                </Text>
              </View>
              <Words>{day.text}</Words>
            </View>
          </View>
        ))}
      </View>
      <View wrap={false} style={{ marginTop: 12, gap: 3 }}>
        <View style={{ borderTopWidth: 0.9, borderTopColor: colour.lineStrong, borderTopStyle: 'dashed' }} />
        <Words style={{ ...style.label, marginTop: 5 }}>{i18n._('pdf.sheet.fold')}</Words>
        <Words style={{ ...style.tight, fontSize: 9 }}>{gate}</Words>
        {heavy && <HelpStrip {...letter} />}
      </View>
    </>
  )
}

/**
 * Maximum number of characters on a page at a report's type size, with and without the reason for this week; longer
 * texts need smaller type.
 */
const most = { withReason: 1900, withoutReason: 2040 } as const
/** Width of a Chinese character in Latin characters. */
const wide = 2.9

type Density = 'airy' | 'even' | 'tight'

/** Returns the density at which a week fits on one page. */
export function densityOf({ text, gate, days }: Props['plan'], locale: Locale): Density {
  const room = (texts: readonly string[]) => texts.join('').length * (locale === 'cn' ? wide : 1)
  const week = room([gate, ...days.flatMap((day) => [day.title, day.text])])
  if (week + room([text]) <= most.withReason) return 'airy'
  return week <= most.withoutReason ? 'even' : 'tight'
}
