import { View } from '@react-pdf/renderer'
import { listText } from '@/core/charts/card-words'
import type { FullView } from '@/features/report/schema'
import type { Letter } from './letter'
import { Words } from './Words'

interface Props extends Letter {
  view: FullView
  kind: string
}

/** The first thing read: a sentence a friend could say. */
export function Head({ i18n, style, locale, view: { title, head, retake }, kind }: Props) {
  const plain = i18n._('pdf.headline')
  return (
    <View>
      <Words style={style.eyebrow}>{`${title} · ${kind}`}</Words>
      <Words style={style.headline} headline>
        {head?.headline ?? plain}
      </Words>
      {head && <Words style={style.lede}>{head.body}</Words>}
      {head && head.parts.length > 0 && (
        <Words style={{ ...style.soft, marginTop: 6 }}>
          {i18n._('pdf.head.parts', { list: listText(head.parts, locale) })}
        </Words>
      )}
      {retake && <Words style={{ ...style.soft, marginTop: 10 }}>{i18n._('pdf.caution')}</Words>}
    </View>
  )
}
