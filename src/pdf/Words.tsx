import { Text } from '@react-pdf/renderer'
import { breakHeadline, keepEnd } from './line-breaks'
import type { Style } from './style'

interface Props {
  style?: Style
  /** Breaks between words in Chinese too. */
  headline?: boolean
  children: string
}

/** A paragraph whose last line is not one short word, and of which no page has a single line. */
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
