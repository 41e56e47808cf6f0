import { Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/core/locale'
import type { StoryView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { colour, columnWidth } from '../style'
import { Words } from '../Words'
import { HelpStrip } from './HelpStrip'

interface Props extends Letter {
  plan: NonNullable<StoryView['plan']>
  /** The answers called for help, softly or first. */
  heavy: boolean
}

const box = 15
const gap = 13

/**
 * A week for the door of a fridge: a day a line, with a box to tick. Whom the week is not for stands under a dashed
 * line, to be folded back before it hangs where others read it.
 */
export function WeekSheet({ plan, heavy, ...letter }: Props) {
  const { title, text, gate, days } = plan
  const { i18n, style, locale } = letter
  const tight = isLong(plan, locale)
  const body = { ...(tight ? style.tight : {}), width: columnWidth - box - gap } as const
  return (
    <>
      <Words style={style.eyebrow}>{i18n._('pdf.chapter.week')}</Words>
      <Words style={{ ...style.h2, marginTop: 3, marginBottom: tight ? 4 : 6 }} headline>
        {title}
      </Words>
      {!tight && <Words style={{ ...style.soft, ...style.tight, marginBottom: 4 }}>{text}</Words>}
      <View style={{ borderBottomWidth: 0.75, borderBottomColor: colour.line }}>
        {days.map((day, index) => (
          <View
            key={day.title}
            wrap={false}
            style={{
              ...{ flexDirection: 'row', gap, paddingVertical: tight ? 5 : 6.5 },
              ...{ borderTopWidth: 0.75, borderTopColor: colour.line },
            }}
          >
            <View style={{ ...style.tick, width: box, height: box, borderRadius: 3, marginTop: 2 }} />
            <View style={body}>
              <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 }}>
                <View style={{ flex: 1 }}>
                  <Words style={{ ...style.strong, fontSize: 11 }} headline>
                    {day.title}
                  </Words>
                </View>
                <Text style={style.small}>
                  {[
                    i18n._('pdf.week.day', { day: index + 1 }),
                    i18n._('pdf.week.minutes', { minutes: day.minutes }),
                  ].join(' · ')}
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

/** Characters on a page with air; a Chinese one takes the room of three. */
const roomy = 1950

/** Whether a week needs small letters, and has no room for why this one. */
export const isLong = ({ text, gate, days }: Props['plan'], locale: Locale): boolean =>
  [text, gate, ...days.flatMap((day) => [day.title, day.text])].join('').length * (locale === 'cn' ? 3 : 1) > roomy
