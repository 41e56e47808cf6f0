import { Column, Heading, Link, Row, Section, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { MailLayout } from '../layout/MailLayout'
import { colour, mailStyle } from '../layout/style'
import { mailDate, mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  /** Newest first. */
  reports: readonly { url: string /** ISO 8601. */; boughtAt: string }[]
  /** Validity of the links in days. */
  days: number
  supportEmail: string
}

export function retrievedReportsSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.reports.subject')
}

/** Renders the mail after a retrieval: new links to every paid report of the address. */
export default function RetrievedReportsMail({ locale, reports, days, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.reports.preview')}
      reason={i18n._('mail.reports.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.reports.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.reports.lead', { count: reports.length })}
      </Text>
      {reports.map(({ url, boughtAt }) => (
        <Section key={url} style={{ borderTop: `1px solid ${colour.line}` }} className="line">
          <Row>
            <Column style={{ padding: '16px 0' }}>
              <Text className="ink" style={{ ...style.text, margin: '0 0 4px' }}>
                {i18n._('mail.reports.item', { date: mailDate(boughtAt, locale) })}
              </Text>
              <Link
                className="link"
                href={url}
                style={{
                  ...style.link,
                  fontFamily: style.soft.fontFamily,
                  fontSize: style.small.fontSize,
                  lineHeight: '1.5',
                }}
              >
                {url}
              </Link>
            </Column>
          </Row>
        </Section>
      ))}
      <Text className="soft" style={{ ...style.soft, margin: '12px 0 0' }}>
        {i18n._('mail.reports.valid', { days })}
      </Text>
    </MailLayout>
  )
}

RetrievedReportsMail.PreviewProps = {
  locale: 'en',
  reports: [
    {
      url: 'https://mindglass.example/r/Jk3fV0m2Xq8sT1nB5dWc7yLh9pRa4zEu6gKi0oNxQwM',
      boughtAt: '2026-11-20T21:14:00Z',
    },
    {
      url: 'https://mindglass.example/r/Pz8aC1v4Lt6yR0mE3nHs9uXb2dQw5kFj7gTi1oVcBnK',
      boughtAt: '2026-03-02T08:40:00Z',
    },
  ],
  days: 365,
  supportEmail: 'help@mindglass.example',
} satisfies Props
