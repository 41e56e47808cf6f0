import { Text, View } from '@react-pdf/renderer'
import { listText } from '@/core/charts/card-words'
import { thumbnailOf } from '@/core/charts/drawing/lighter'
import { portraitFromView } from '@/core/charts/portrait/portrait'
import { formatDay } from '@/core/dates'
import type { YearTestView } from '@/features/report/year/year-schema'
import { Portrait } from '../charts/Portrait'
import type { Letter } from '../letter'
import { colour, columnWidth } from '../style'
import { Words } from '../Words'

const picture = 128
const gap = 22
const side = columnWidth - picture - gap
const small = 66
/** Number of earlier portraits that fit in one row beside the newest. */
const mostEarlier = 4

interface Props extends Letter {
  test: YearTestView
}

/**
 * Renders one test of the year: its newest and earlier portraits, and the scores that changed by more than the error.
 */
export function YearTest({ test: { slug, title, results, compared }, ...letter }: Props) {
  const { i18n, style, locale, zone } = letter
  const [newest, ...earlier] = results
  if (!newest) return null
  const drawn = earlier.filter((one) => one.picture.length > 0).slice(0, mostEarlier)
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        gap,
        paddingTop: 14,
        marginBottom: 16,
        borderTopWidth: 0.75,
        borderTopColor: colour.line,
      }}
    >
      <View style={{ width: picture }}>
        {newest.picture.length > 0 && (
          <Portrait drawing={thumbnailOf(portraitFromView(slug, newest.picture))} width={picture} />
        )}
      </View>
      <View style={{ width: side, gap: 6 }}>
        <View>
          <Words style={style.h3} headline>
            {title}
          </Words>
          <Text style={style.small}>{formatDay(newest.at, locale, zone)}</Text>
        </View>
        {newest.sentence && <Words style={style.quick}>{newest.sentence}</Words>}
        {compared && compared.changed.length > 0 && (
          <View style={style.close}>
            <Words style={style.label}>{i18n._('pdf.year.changed')}</Words>
            {compared.changed.map(({ name, from, to, wobble }) => (
              <View key={name}>
                <Words>
                  {i18n._(to.score > from.score ? 'pdf.year.higher' : 'pdf.year.lower', {
                    name,
                    from: from.score,
                    to: to.score,
                  })}
                </Words>
                <Words style={style.small}>
                  {`${formatDay(from.at, locale, zone)} – ${formatDay(to.at, locale, zone)} · ${i18n._('pdf.year.wobble', { wobble })}`}
                </Words>
              </View>
            ))}
          </View>
        )}
        {compared && compared.stayed.length > 0 && (
          <View>
            <Words style={style.label}>{i18n._('pdf.year.stayed')}</Words>
            <Words>{i18n._('pdf.year.within', { list: listText(compared.stayed, locale) })}</Words>
          </View>
        )}
        {!compared && earlier.length > 0 && <Words style={style.soft}>{i18n._('pdf.year.apart')}</Words>}
        {drawn.length > 0 && (
          <View>
            <Words style={style.label}>{i18n._('pdf.year.earlier')}</Words>
            <View style={{ flexDirection: 'row', gap: 10, marginTop: 3 }}>
              {drawn.map(({ sittingId, at, picture: places }) => (
                <View key={sittingId} style={{ width: small }}>
                  <Portrait drawing={thumbnailOf(portraitFromView(slug, places))} width={small} />
                  <Text style={{ ...style.small, lineHeight: 1.2, textAlign: 'center' }}>
                    {formatDay(at, locale, zone, 'medium')}
                  </Text>
                </View>
              ))}
            </View>
          </View>
        )}
      </View>
    </View>
  )
}
