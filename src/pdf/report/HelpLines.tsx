import { Link, View } from '@react-pdf/renderer'
import type { ContactView, LineGroup, LineView } from '@/core/care/helplines'
import type { Letter } from '../letter'
import { colour, margin, type Style } from '../style'
import { Words } from '../Words'

/** Directory for countries without helplines in our list. */
const directory = 'findahelpline.com'

interface Props extends Letter {
  /** Whether the answers suggest distress: the lines then come before everything else, in a box on one page. */
  first?: boolean
}

/**
 * Renders the helplines of the reader's country, on one page if they come first: the same lines in the same order as on
 * the web page, without parts that need a screen.
 */
export function HelpLines({ i18n, style, help, first = false }: Props) {
  const link = { color: first ? colour.warmInk : colour.action, textDecoration: 'none' } as const
  const figure = { ...style.figure, ...link }
  const numbers = help.emergency.numbers.filter(({ href }) => href !== help.first.href)
  return (
    <View
      wrap={!first}
      style={{
        ...style.stack,
        ...(first ? style.box : { marginTop: 10, marginLeft: margin.label + margin.gap }),
      }}
    >
      {first && <Words style={style.h3}>{i18n._('pdf.help.title')}</Words>}
      <Words>{first ? i18n._('pdf.help.first') : i18n._('pdf.help.any')}</Words>
      <Words style={style.label}>{help.name}</Words>
      {help.note && <Words style={style.small}>{help.note}</Words>}
      <View wrap={false} style={{ gap: 2 }}>
        <Link src={help.first.href} style={{ ...figure, ...(first && { fontSize: 1.5 * style.figure.fontSize }) }}>
          {help.first.label}
        </Link>
        <Words style={style.small}>{[help.first.name, ...help.first.details].join(' · ')}</Words>
        {help.ways.length > 0 && <Ways contacts={help.ways} figure={figure} />}
      </View>
      {numbers.length > 0 && (
        <View style={{ flexDirection: 'row', columnGap: 14, alignItems: 'baseline' }}>
          <Words style={style.small}>{help.emergency.title}</Words>
          {numbers.map(({ href, number, label }) => (
            <Link key={number} src={href} style={figure}>
              {label ? `${number} ${label}` : number}
            </Link>
          ))}
        </View>
      )}
      {help.groups.slice(0, -1).map((group) => (
        <Group key={group.kind} group={group} style={style} figure={figure} />
      ))}
      {/* Keeps the last lines together, so that none is alone on the next page. */}
      <View wrap={false} style={style.stack}>
        {help.groups.slice(-1).map((group) => (
          <Group key={group.kind} group={group} style={style} figure={figure} />
        ))}
        <Words style={style.small}>{[help.checked, ...help.doubts].join('\n')}</Words>
        <View style={{ flexDirection: 'row', columnGap: 8, alignItems: 'baseline' }}>
          <Words style={style.small}>{i18n._('pdf.help.elsewhere')}</Words>
          <Link src={`https://${directory}`} style={{ ...style.small, ...link }}>
            {directory}
          </Link>
        </View>
      </View>
    </View>
  )
}

function Group({
  group: { title, text, lines },
  style,
  figure,
}: Pick<Letter, 'style'> & { group: LineGroup; figure: Style }) {
  return (
    <View wrap={false} style={{ gap: 2 }}>
      <Words style={style.label}>{title}</Words>
      {text && <Words style={style.small}>{text}</Words>}
      {lines.map((line) => (
        <Line key={line.name} line={line} style={style} figure={figure} />
      ))}
    </View>
  )
}

function Line({
  line: { name, contacts, details },
  style,
  figure,
}: Pick<Letter, 'style'> & { line: LineView; figure: Style }) {
  return (
    <View>
      <Ways contacts={contacts} figure={figure} />
      <Words style={style.small}>{[name, ...details].join(' · ')}</Words>
    </View>
  )
}

const Ways = ({ contacts, figure }: { contacts: readonly ContactView[]; figure: Style }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, alignItems: 'baseline' }}>
    {contacts.map(({ href, label, how }) => (
      <Link key={href} src={href} style={figure}>
        {how ? `${label} (${how})` : label}
      </Link>
    ))}
  </View>
)
