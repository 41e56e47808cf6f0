import type { I18n } from '@lingui/core'
import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { SecondaryLink } from '../layout/ActionLink'
import { CodeBox } from '../layout/CodeBox'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

type Purpose = 'retrieve' | 'register' | 'reset' | 'change'

interface Props {
  locale: Locale
  /** Reason the code was requested. */
  purpose: Purpose
  /** Digits, already grouped for reading: `1234 5678`. */
  code: string
  /** Minutes for which the code works. */
  minutes: number
  /** Link that lets the browser in which it is opened request codes, even if strangers have already requested many. */
  mailboxUrl: string
  supportEmail: string
}

export function codeMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.code.subject')
}

/** Returns the texts on the use of the code and on the reason for the mail. */
function purposeTexts(i18n: I18n, purpose: Purpose): { lead: string; reason: string } {
  switch (purpose) {
    case 'retrieve':
      return {
        lead: i18n._('mail.code.lead'),
        reason: i18n._('mail.code.reason'),
      }
    case 'register':
      return {
        lead: i18n._('mail.code.leadRegister'),
        reason: i18n._('mail.code.reasonRegister'),
      }
    case 'reset':
      return {
        lead: i18n._('mail.code.leadReset'),
        reason: i18n._('mail.code.reasonReset'),
      }
    case 'change':
      return {
        lead: i18n._('mail.code.leadChange'),
        reason: i18n._('mail.code.reasonChange'),
      }
  }
}

/**
 * Renders the mail with the code that verifies an address. Anybody can enter any address, so the mail reveals nothing
 * about stored data.
 */
export default function CodeMail({ locale, purpose, code, minutes, mailboxUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const { lead, reason } = purposeTexts(i18n, purpose)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.code.preview', { minutes })}
      reason={reason}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.code.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {lead}
      </Text>
      <CodeBox style={style} value={code} size={32} />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 12px' }}>
        {i18n._('mail.code.valid', { minutes })}
      </Text>
      <Text className="soft" style={{ ...style.soft, margin: 0 }}>
        {i18n._('mail.code.ignore')}
      </Text>
      <Text className="soft" style={{ ...style.soft, margin: '20px 0 0' }}>
        {i18n._('mail.code.elsewhere')}
      </Text>
      <SecondaryLink style={style} url={mailboxUrl}>
        {i18n._('mail.code.elsewhereLink')}
      </SecondaryLink>
    </MailLayout>
  )
}

CodeMail.PreviewProps = {
  locale: 'cn',
  purpose: 'register',
  code: '4821 0937',
  minutes: 10,
  mailboxUrl: 'https://mindglass.example/m/Pz8aC1v4Lt6yR0mE3nHs9uXb2dQw5kFj7gTi1oVcBnK?to=register',
  supportEmail: 'help@mindglass.example',
} satisfies Props
