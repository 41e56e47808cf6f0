import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountBox } from '../layout/AccountBox'
import { ActionButton } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  account: string
  resetUrl: string
  supportEmail: string
}

export function passwordChangedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.changed.subject')
}

/** Renders the notice to the owner, with a reset link in case somebody else changed the password. */
export default function PasswordChangedMail({ locale, account, resetUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.changed.preview')}
      reason={i18n._('mail.changed.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.changed.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.changed.lead')}
      </Text>
      <AccountBox style={style} label={i18n._('mail.changed.label')} value={account} />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._('mail.changed.notYou')}
      </Text>
      <ActionButton style={style} url={resetUrl}>
        {i18n._('mail.changed.reset')}
      </ActionButton>
    </MailLayout>
  )
}

PasswordChangedMail.PreviewProps = {
  locale: 'en',
  account: 'lucia@example.org',
  resetUrl: 'https://mindglass.example/forgot-password',
  supportEmail: 'help@mindglass.example',
} satisfies Props
