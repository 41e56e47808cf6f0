import { View } from '@react-pdf/renderer'
import type { Reason } from '@/features/report/schema'
import type { Letter } from '../letter'
import { Words } from '../Words'

interface Props extends Letter {
  reasons: readonly Reason[]
}

/** Whom to talk to, before everything else, where answers are heavy without sounding like a crisis; numbers stand at the end. */
export function SoftHelp({ i18n, style, reasons }: Props) {
  return (
    <View wrap={false} style={{ ...style.stack, ...style.box }}>
      <Words style={style.h3}>{i18n._('pdf.soft.title')}</Words>
      <Words>{i18n._('pdf.soft.text')}</Words>
      {reasons.map(({ name, text }) => (
        <View key={name}>
          <Words style={style.soft}>{name}</Words>
          <Words>{text}</Words>
        </View>
      ))}
    </View>
  )
}
