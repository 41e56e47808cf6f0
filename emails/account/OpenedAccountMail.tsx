import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountBox } from '../layout/AccountBox'
import { ActionButton } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  /** Email address of the account, taken from the order. */
  account: string
  /** One-time password, valid until it is replaced at the first sign-in. */
  oneTimePassword: string
  loginUrl: string
  supportEmail: string
}

export function openedAccountMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.opened.subject')
}

/** Renders the account address and a one-time password, for a buyer who requested an account at the checkout. */
export default function OpenedAccountMail({ locale, account, oneTimePassword, loginUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.opened.preview')}
      reason={i18n._('mail.opened.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.opened.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.opened.lead')}
      </Text>
      <AccountBox
        style={style}
        label={i18n._('mail.opened.account')}
        value={account}
        password={{
          label: i18n._('mail.opened.password'),
          value: oneTimePassword,
        }}
      />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._('mail.opened.change')}
      </Text>
      <ActionButton style={style} url={loginUrl}>
        {i18n._('mail.opened.open')}
      </ActionButton>
      <Text className="soft" style={{ ...style.soft, margin: '28px 0 0' }}>
        {i18n._('mail.opened.ignore')}
      </Text>
    </MailLayout>
  )
}

OpenedAccountMail.PreviewProps = {
  locale: 'es',
  account: 'lucia@example.org',
  oneTimePassword: 'k7q2-m4xr-9tbd-w3hn',
  loginUrl: 'https://mindglass.example/login',
  supportEmail: 'help@mindglass.example',
} satisfies Props
