import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Letter } from './letter'
import { Words } from './Words'

interface Props extends Pick<Letter, 'style'> {
  label: string
  children: ReactNode
}

/** A passage with its name in the margin, on one page. */
export function Row({ style, label, children }: Props) {
  return (
    <View wrap={false} style={style.row}>
      <View style={style.rowLabel}>
        <Words style={style.label} headline>
          {label}
        </Words>
      </View>
      <View style={{ ...style.rowText, ...style.stack }}>{children}</View>
    </View>
  )
}
