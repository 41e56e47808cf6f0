import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountBox } from '../layout/AccountBox'
import { ActionButton, SecondaryLink } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  name: string
  /** Email address with which the account was opened. */
  account: string
  /** Whether free reports came with the account; a mailbox gets them once. */
  bonus: boolean
  loginUrl: string
  resetUrl: string
  supportEmail: string
}

export function welcomeMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.account.subject')
}

/** Renders the welcome mail with the account's address. The password is left out, because only the owner knows it. */
export default function WelcomeMail({ locale, name, account, bonus, loginUrl, resetUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.account.preview')}
      reason={i18n._('mail.account.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.account.title', { name })}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.account.lead')}
      </Text>
      <AccountBox style={style} label={i18n._('mail.account.label')} value={account} />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._('mail.account.password')}
      </Text>
      {!bonus && (
        <Text className="ink" style={{ ...style.text, margin: '12px 0 0' }}>
          {i18n._('mail.account.noBonus')}
        </Text>
      )}
      <ActionButton style={style} url={loginUrl}>
        {i18n._('mail.account.open')}
      </ActionButton>
      <SecondaryLink style={style} url={resetUrl}>
        {i18n._('mail.account.reset')}
      </SecondaryLink>
    </MailLayout>
  )
}

WelcomeMail.PreviewProps = {
  locale: 'en',
  name: 'Lucía',
  account: 'lucia@example.org',
  bonus: true,
  loginUrl: 'https://mindglass.example/login',
  resetUrl: 'https://mindglass.example/forgot-password',
  supportEmail: 'help@mindglass.example',
} satisfies Props
