import { Button, Link, Text } from 'react-email'
import type { MailStyle } from './style'

interface Props {
  style: MailStyle
  url: string
  children: string
}

/** Renders the main action as a button. */
export const ActionButton = ({ style, url, children }: Props) => (
  <Button className="action" href={url} style={{ ...style.button, marginTop: '28px' }}>
    {children}
  </Button>
)

/** Renders a secondary action as a plain link. */
export const SecondaryLink = ({ style, url, children }: Props) => (
  <Text className="soft" style={{ ...style.soft, margin: '20px 0 0' }}>
    <Link className="link" href={url} style={style.address}>
      {children}
    </Link>
  </Text>
)
