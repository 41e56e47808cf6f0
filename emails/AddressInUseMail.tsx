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
  loginUrl: string
  supportEmail: string
}

export function addressInUseMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.inUse.subject', {}, { message: 'About your address at Mindglass' })
}

/** In place of the code, when another account should get an address that has one: the page must not say so. */
export default function AddressInUseMail({ locale, account, loginUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      {...{ locale, i18n, supportEmail }}
      preview={i18n._('mail.inUse.preview', {}, { message: 'Nothing was changed.' })}
      reason={i18n._(
        'mail.inUse.reason',
        {},
        { message: 'You receive this because somebody entered this address in the settings of another account.' },
      )}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.inUse.title', {}, { message: 'This address has an account' })}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._(
          'mail.inUse.lead',
          {},
          {
            message:
              'Somebody, perhaps you, wanted to move another account to this address. It has one of its own, so that cannot be done:',
          },
        )}
      </Text>
      <AccountName
        style={style}
        label={i18n._('mail.inUse.label', {}, { message: 'The account here' })}
        value={account}
      />
      <Text className="soft" style={{ ...style.soft, margin: '24px 0 0' }}>
        {i18n._(
          'mail.inUse.ignore',
          {},
          { message: 'Both accounts are as they were. If it was not you, you can forget this email.' },
        )}
      </Text>
      <ActionButton style={style} url={loginUrl}>
        {i18n._('mail.inUse.open', {}, { message: 'Sign in with this address' })}
      </ActionButton>
    </MailLayout>
  )
}

AddressInUseMail.PreviewProps = {
  locale: 'en',
  account: 'lucia@example.org',
  loginUrl: 'https://mindglass.example/login',
  supportEmail: 'help@mindglass.example',
} satisfies Props
