import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { ActionButton, SecondaryLink } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailDate, mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  /** Number of results that will be deleted. */
  count: number
  /** First day on which they can be deleted, ISO 8601. */
  deletedAt: string
  /** Address of the page with the button that keeps the results. */
  keepUrl: string
  loginUrl: string
  supportEmail: string
}

export function unusedAccountMailSubject(locale: Locale, count: number): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.unusedAccount.subject', { count })
}

/** Renders the notice that free results of a long unused account will be deleted: the date, and a way to keep them. */
export default function UnusedAccountMail({ locale, count, deletedAt, keepUrl, loginUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.unusedAccount.preview')}
      reason={i18n._('mail.unusedAccount.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.unusedAccount.title', { count })}
      </Heading>
      <Text className="ink" style={style.text}>
        {i18n._('mail.unusedAccount.lead', { count, date: mailDate(deletedAt, locale) })}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: 0 }}>
        {i18n._('mail.unusedAccount.how', { count })}
      </Text>
      <ActionButton style={style} url={keepUrl}>
        {i18n._('mail.unusedAccount.keep', { count })}
      </ActionButton>
      <SecondaryLink style={style} url={loginUrl}>
        {i18n._('mail.unusedAccount.find', { count })}
      </SecondaryLink>
      <Text className="soft" style={{ ...style.soft, margin: '24px 0 0' }}>
        {i18n._('mail.unusedAccount.nothing')}
      </Text>
    </MailLayout>
  )
}

UnusedAccountMail.PreviewProps = {
  locale: 'en',
  count: 1,
  deletedAt: '2028-12-22T09:00:00Z',
  keepUrl: 'https://mindglass.example/api/keep/Pz8aC1v4Lt6yR0mE3nHs9uXb2dQw5kFj7gTi1oVcBnK?lang=en',
  loginUrl: 'https://mindglass.example/login?lang=en',
  supportEmail: 'help@mindglass.example',
} satisfies Props as Props
