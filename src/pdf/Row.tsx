import { View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import type { ReportStyle } from './style'
import { Words } from './Words'

interface Props {
  style: ReportStyle
  /** Name of the passage, in the margin; the margin is empty without one. */
  label?: string | undefined
  children: ReactNode
}

/** Renders a passage in the text column, kept on one page. */
export function Row({ style, label, children }: Props) {
  return (
    <View wrap={false} style={style.row}>
      <View style={style.rowLabel}>
        {label && (
          <Words style={style.label} headline>
            {label}
          </Words>
        )}
      </View>
      <View style={{ ...style.rowText, ...style.stack }}>{children}</View>
    </View>
  )
}

/** Returns paragraphs one after another, the first with the label in the margin. */
export const paragraphs = (style: ReportStyle, texts: readonly string[], label?: string): ReactElement[] =>
  texts.map((text, index) => (
    <Row key={text} style={style} label={index === 0 ? label : undefined}>
      <Words>{text}</Words>
    </Row>
  ))
