import { View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { TalkView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { Row } from '../Row'
import { Words } from '../Words'

interface Talks {
  open: readonly TalkView[]
  /** Parts whose answers are light come last. */
  light: readonly TalkView[]
}

/** When it is worth talking to someone, for every part. */
export function talks({ i18n, style }: Letter, { open, light }: Talks): ReactElement[] {
  const talk = ({ id, name, text }: TalkView) => (
    <Row key={id} style={style} label={name}>
      <Words>{text}</Words>
    </Row>
  )
  const between = (
    <View key="light" minPresenceAhead={60} style={{ marginTop: 6, marginBottom: 8 }}>
      <Words style={style.h3}>{i18n._('pdf.talkLight')}</Words>
    </View>
  )
  return [...open.map(talk), ...(open.length > 0 && light.length > 0 ? [between] : []), ...light.map(talk)]
}
