import type { I18n } from '@lingui/core'
import { Button, Link, Text } from 'react-email'
import type { MailStyle } from './style'

interface Props {
  i18n: I18n
  style: MailStyle
  url: string
}

/**
 * Renders the link to a report as a button, and as an address for programs that show no buttons. The text part has one
 * line for both.
 */
export function ReportLink({ i18n, style, url }: Props) {
  return (
    <>
      <Button className="action" href={url} style={style.button}>
        {i18n._('mail.link.open')}
      </Button>
      <Text data-skip-in-text className="soft" style={{ ...style.small, margin: '20px 0 0' }}>
        {i18n._('mail.link.address')}
        <br />
        <Link className="link" href={url} style={style.link}>
          {url}
        </Link>
      </Text>
    </>
  )
}
