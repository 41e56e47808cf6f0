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
  const plain = i18n._('pdf.headline', {}, { message: 'No total and no verdict: here is what your answers say.' })
  return (
    <View>
      <Words style={style.eyebrow}>{`${title} · ${kind}`}</Words>
      <Words style={style.headline} headline>
        {overall?.headline ?? plain}
      </Words>
      {overall && <Words style={style.lede}>{overall.body}</Words>}
      {retake && (
        <Words style={{ ...style.soft, marginTop: 10 }}>
          {i18n._(
            'pdf.caution',
            {},
            {
              message:
                'Some answers pull in different directions, or came very quickly, so read this report with some reserve. You can take the test again at no cost.',
            },
          )}
        </Words>
      )}
    </View>
  )
}
