import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountBox } from '../layout/AccountBox'
import { ActionButton, SecondaryLink } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  account: string
  loginUrl: string
  resetUrl: string
  supportEmail: string
}

export function accountExistsMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.exists.subject')
}

/**
 * Renders the mail that is sent instead of a code when the address already has an account: the page must not reveal
 * that.
 */
export default function AccountExistsMail({ locale, account, loginUrl, resetUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.exists.preview')}
      reason={i18n._('mail.exists.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.exists.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.exists.lead')}
      </Text>
      <AccountBox style={style} label={i18n._('mail.exists.label')} value={account} />
      <Text className="soft" style={{ ...style.soft, margin: '24px 0 0' }}>
        {i18n._('mail.exists.ignore')}
      </Text>
      <ActionButton style={style} url={loginUrl}>
        {i18n._('mail.exists.open')}
      </ActionButton>
      <SecondaryLink style={style} url={resetUrl}>
        {i18n._('mail.exists.reset')}
      </SecondaryLink>
    </MailLayout>
  )
}

AccountExistsMail.PreviewProps = {
  locale: 'en',
  account: 'lucia@example.org',
  loginUrl: 'https://mindglass.example/login',
  resetUrl: 'https://mindglass.example/forgot-password',
  supportEmail: 'help@mindglass.example',
} satisfies Props
