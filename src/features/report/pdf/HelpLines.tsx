import { Link, View } from '@react-pdf/renderer'
import { helplineDirectory, helplines, telephone } from '@/core/helplines'
import { htmlLang } from '@/core/locale'
import type { Letter } from './letter'
import { colour } from './style'
import { Words } from './Words'

interface Props extends Letter {
  /** Before everything else, when the answers sound like distress; otherwise with the limits at the end. */
  first?: boolean
}

/** Whom to call, by country and not by language: somebody who reads Spanish may sit in Texas. */
export function HelpLines({ locale, i18n, style, first = false }: Props) {
  const regions = new Intl.DisplayNames(htmlLang[locale], { type: 'region' })
  const link = { color: first ? colour.warmInk : colour.action, textDecoration: 'none' } as const
  const box = { backgroundColor: colour.warmSoft, borderLeftWidth: 3, borderLeftColor: colour.warm, padding: 14 }
  return (
    <View wrap={false} style={{ ...style.stack, ...(first ? { ...box, marginBottom: 24 } : {}) }}>
      {first && <Words style={style.h3}>{i18n._('pdf.help.title')}</Words>}
      <Words>{first ? i18n._('pdf.help.first') : i18n._('pdf.help.any')}</Words>
      {/* No wrapping row: the renderer reckons its height as that of one line. */}
      <View style={{ flexDirection: 'row', columnGap: 22, marginTop: 2 }}>
        {helplines.map(({ country, line, danger }) => (
          <View key={country}>
            <Words style={style.small}>{regions.of(country.toUpperCase()) ?? country}</Words>
            <Link src={telephone(line)} style={{ ...style.figure, ...link }}>
              {line}
            </Link>
            <Words style={style.small}>{i18n._('pdf.help.danger', { numbers: danger.join(' · ') })}</Words>
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', columnGap: 8, alignItems: 'baseline' }}>
        <Words style={style.small}>{i18n._('pdf.help.elsewhere')}</Words>
        <Link src={helplineDirectory} style={{ ...style.small, ...link }}>
          {new URL(helplineDirectory).host}
        </Link>
      </View>
    </View>
  )
}
