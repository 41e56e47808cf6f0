import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountName } from './layout/AccountName'
import { ActionButton } from './layout/ActionLink'
import { MailLayout } from './layout/MailLayout'
import { mailStyle } from './layout/style'
import { mailTexts } from './layout/texts'

interface Props {
  locale: Locale
  /** The account: the address that the order was placed with. */
  account: string
  /** Good until the first sign-in has replaced it. */
  oneTimePassword: string
  loginUrl: string
  supportEmail: string
}

export function openedAccountMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.opened.subject', {}, { message: 'Your new Mindglass account' })
}

/** For a buyer who asked for an account at the checkout: its name, and a password that lasts until one of their own. */
export default function OpenedAccountMail({ locale, account, oneTimePassword, loginUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      {...{ locale, i18n, supportEmail }}
      preview={i18n._('mail.opened.preview', {}, { message: 'Inside: how to sign in for the first time.' })}
      reason={i18n._(
        'mail.opened.reason',
        {},
        { message: 'You receive this because an order with this address asked for an account.' },
      )}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.opened.title', {}, { message: 'Your account is ready' })}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._(
          'mail.opened.lead',
          {},
          {
            message:
              'When you placed your order, you asked us to open an account. Once you sign in, it keeps your tests and reports, on every device.',
          },
        )}
      </Text>
      <AccountName
        style={style}
        label={i18n._('mail.opened.account', {}, { message: 'Account' })}
        value={account}
        password={{
          label: i18n._('mail.opened.password', {}, { message: 'One-time password' }),
          value: oneTimePassword,
        }}
      />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._(
          'mail.opened.change',
          {},
          { message: 'At the first sign-in you replace it with a password of your own; after that it opens nothing.' },
        )}
      </Text>
      <ActionButton style={style} url={loginUrl}>
        {i18n._('mail.opened.open', {}, { message: 'Sign in' })}
      </ActionButton>
      <Text className="soft" style={{ ...style.soft, margin: '28px 0 0' }}>
        {i18n._(
          'mail.opened.ignore',
          {},
          {
            message:
              'You did not ask for it? Then simply ignore this email: the account holds nothing until somebody signs in. If you would like it removed, write to us at the address below.',
          },
        )}
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
