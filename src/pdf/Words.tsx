import { Text } from '@react-pdf/renderer'
import { breakHeadline, keepEnd } from './line-breaks'
import type { Style } from './style'

interface Props {
  style?: Style
  /** Whether lines break between words in Chinese too. */
  headline?: boolean
  children: string
}

/**
 * Renders a paragraph that never ends with one short word on its last line, and never leaves a single line on a page.
 */
export function Words({ style, headline = false, children }: Props) {
  return (
    <Text
      orphans={3}
      widows={3}
      {...(style && { style })}
      {...(headline ? { hyphenationCallback: breakHeadline } : {})}
    >
      {keepEnd(children)}
    </Text>
  )
}
