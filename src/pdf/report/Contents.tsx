import { Link, Text, View } from '@react-pdf/renderer'
import { scoreName } from '@/core/report/scores/score-words'
import type { DimensionView } from '@/features/report/schema'
import { IntervalTrack } from '../charts/ScoreIntervalChart'
import { type Letter, sayIn } from '../letter'
import { colour } from '../style'
import { Words } from '../Words'

interface Props extends Letter {
  /** Chapters of the report. `waits`: the chapter is listed under the title of the chapters to read later. */
  chapters: readonly { id: string; title: string; waits?: true }[]
  dimensions: readonly DimensionView[]
}

/** Renders the table of contents, and all parts at a glance. */
export function Contents({ chapters, dimensions, ...letter }: Props) {
  const { i18n, style } = letter
  const air = airOf(chapters.length + dimensions.length)
  return (
    <>
      <Words style={style.h2} headline>
        {i18n._('pdf.contents')}
      </Words>
      {chapters.map(({ id, title, waits }) => (
        <View key={id} style={waits ? { paddingLeft: 14 } : {}}>
          <Entry {...letter} id={id} title={title} air={air} />
          {id === 'parts' &&
            dimensions.map((dimension) => (
              <PartEntry key={dimension.id} {...letter} dimension={dimension} air={air - 1.5} />
            ))}
        </View>
      ))}
    </>
  )
}

/** Returns the space in points above and below each entry, so that few entries fill the page too. */
const airOf = (entries: number): number => Math.min(9.5, Math.max(5, (570 / entries - 16) / 2))

const line = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 12,
  borderBottomWidth: 0.5,
  borderBottomColor: colour.line,
} as const

const entry = { color: colour.ink, textDecoration: 'none' } as const

function Entry({ id, title, numbers, style, air }: Letter & { id: string; title: string; air: number }) {
  return (
    <View wrap={false} style={{ ...line, paddingVertical: air }}>
      <Link src={`#${id}`} style={{ flex: 1, ...entry }}>
        {title}
      </Link>
      <PageNumber id={id} numbers={numbers} style={style} />
    </View>
  )
}

/** Renders a part with its score interval, if it has a score. */
function PartEntry({
  dimension: { id, name, reading },
  air,
  ...letter
}: Letter & { dimension: DimensionView; air: number }) {
  const { style, i18n, locale, numbers } = letter
  return (
    <View wrap={false} style={{ ...line, paddingVertical: air, paddingLeft: 14 }}>
      <Link src={`#part-${id}`} style={{ width: 150, ...entry }}>
        {name}
      </Link>
      {reading ? (
        <IntervalTrack interval={reading.interval} width={140} height={13} />
      ) : (
        <View style={{ width: 140 }} />
      )}
      <Text style={{ ...plain(style), flex: 1 }}>{reading ? scoreName(reading, locale, sayIn(i18n)) : '–'}</Text>
      <PageNumber id={`part-${id}`} numbers={numbers} style={style} />
    </View>
  )
}

function PageNumber({ id, numbers, style }: Pick<Letter, 'numbers' | 'style'> & { id: string }) {
  return <Text style={{ ...plain(style), width: 18, textAlign: 'right' }} render={() => numbers.of(id)} />
}

/**
 * Returns the small style without a line height, which would grow each time the renderer sets the page numbers again.
 */
function plain({ small: { lineHeight: _, ...small } }: Letter['style']) {
  return small
}
