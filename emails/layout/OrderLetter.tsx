import { Button, Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { MailLayout } from './MailLayout'
import { type Row, Rows } from './Rows'
import { mailStyle } from './style'
import { mailTexts } from './texts'

interface Props {
  locale: Locale
  /** The line that mail programs show beside the subject. */
  preview: string
  title: string
  /** Text on the event, before the facts. */
  lead?: string
  rows: readonly Row[]
  /** Consequences of the event, one paragraph each. */
  paragraphs: readonly string[]
  /** Further link, as a secondary button. */
  way?: { url: string; label: string }
  /** Reason for the mail; defaults to an order with this address. */
  reason?: string
  supportEmail: string
}

/** Renders a letter about one order: the event, the facts, and the consequences. */
export function OrderLetter({ locale, preview, title, lead, rows, paragraphs, way, reason, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={preview}
      reason={reason ?? i18n._('mail.order.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {title}
      </Heading>
      {lead && (
        <Text className="ink" style={style.text}>
          {lead}
        </Text>
      )}
      <Rows style={style} rows={rows} />
      {paragraphs.map((text, at) => (
        <Text
          key={text}
          className="ink"
          style={at === paragraphs.length - 1 ? { ...style.text, margin: 0 } : style.text}
        >
          {text}
        </Text>
      ))}
      {way && (
        <Button className="quiet" href={way.url} style={{ ...style.quietButton, marginTop: '24px' }}>
          {way.label}
        </Button>
      )}
    </MailLayout>
  )
}
