import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountName } from './layout/AccountName'
import { ActionButton } from './layout/ActionLink'
import { MailLayout } from './layout/MailLayout'
import { mailStyle } from './layout/style'
import { mailTexts } from './layout/texts'

interface Props {
  locale: Locale
  account: string
  resetUrl: string
  supportEmail: string
}

export function passwordChangedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.changed.subject', {}, { message: 'Your password was changed' })
}

/** Tells the owner; if it was somebody else, the way back is in it. */
export default function PasswordChangedMail({ locale, account, resetUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      {...{ locale, i18n, supportEmail }}
      preview={i18n._('mail.changed.preview', {}, { message: 'If it was you, all is well.' })}
      reason={i18n._(
        'mail.changed.reason',
        {},
        { message: 'You receive this because the password of your account is new.' },
      )}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.changed.title', {}, { message: 'The new password is set' })}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._(
          'mail.changed.lead',
          {},
          {
            message:
              'From now on your account opens with the new password. Every device that was signed in has been signed out.',
          },
        )}
      </Text>
      <AccountName
        style={style}
        label={i18n._('mail.changed.label', {}, { message: 'For this account' })}
        value={account}
      />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._(
          'mail.changed.notYou',
          {},
          { message: 'Was it not you? Then set another password now; the one just chosen stops working at once.' },
        )}
      </Text>
      <ActionButton style={style} url={resetUrl}>
        {i18n._('mail.changed.reset', {}, { message: 'It was not me: set a new password' })}
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
