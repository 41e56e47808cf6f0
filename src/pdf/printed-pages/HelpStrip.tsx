import { Link, View } from '@react-pdf/renderer'
import type { Letter } from '../letter'
import { colour } from '../style'
import { Words } from '../Words'

/** Renders the numbers to call in one line, on a sheet for a person whose answers called for help. */
export function HelpStrip({ i18n, style, help }: Letter) {
  const figure = { ...style.label, color: colour.warmInk, textDecoration: 'none' } as const
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, alignItems: 'baseline' }}>
      <Words style={style.small}>{i18n._('pdf.help.any')}</Words>
      <Link src={help.first.href} style={figure}>
        {help.first.label}
      </Link>
      {help.emergency.numbers
        .filter(({ href }) => href !== help.first.href)
        .map(({ href, number, label }) => (
          <Link key={number} src={href} style={figure}>
            {label ? `${number} ${label}` : number}
          </Link>
        ))}
    </View>
  )
}
