import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { ActionButton } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  /** Address of the page to confirm or decline the invitation. */
  url: string
  supportEmail: string
}

export function retestInvitationSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.retestAsked.subject')
}

/**
 * Renders the confirmation request, the first mail to an address that somebody typed below a result: the reason for the
 * mail, and how to decline.
 */
export default function RetestInvitationMail({ locale, url, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.retestAsked.preview')}
      reason={i18n._('mail.retestAsked.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.retestAsked.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: 0 }}>
        {i18n._('mail.retestAsked.lead')}
      </Text>
      <ActionButton style={style} url={url}>
        {i18n._('mail.retestAsked.open')}
      </ActionButton>
      <Text className="soft" style={{ ...style.soft, margin: '24px 0 0' }}>
        {i18n._('mail.retestAsked.ignore')}
      </Text>
    </MailLayout>
  )
}

RetestInvitationMail.PreviewProps = {
  locale: 'en',
  url: 'https://mindglass.example/api/retest/Pz8aC1v4Lt6yR0mE3nHs9uXb2dQw5kFj7gTi1oVcBnK',
  supportEmail: 'help@mindglass.example',
} satisfies Props
