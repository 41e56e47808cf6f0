import { View } from '@react-pdf/renderer'
import type { FullView } from '@/features/report/schema'
import type { Letter } from './letter'
import { Words } from './Words'

interface Props extends Letter {
  view: FullView
  kind: string
}

/** The first thing read: a sentence a friend could say. */
export function Head({ i18n, style, view: { title, overall, retake }, kind }: Props) {
  const plain = i18n._('pdf.headline')
  return (
    <View>
      <Words style={style.eyebrow}>{`${title} · ${kind}`}</Words>
      <Words style={style.headline} headline>
        {overall?.headline ?? plain}
      </Words>
      {overall && <Words style={style.lede}>{overall.body}</Words>}
      {retake && <Words style={{ ...style.soft, marginTop: 10 }}>{i18n._('pdf.caution')}</Words>}
    </View>
  )
}
