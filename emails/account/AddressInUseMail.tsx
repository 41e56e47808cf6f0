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
  loginUrl: string
  supportEmail: string
}

export function addressInUseMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.inUse.subject')
}

/**
 * Renders the mail that is sent instead of a code when a user enters the address of another account: the page must not
 * reveal that this account exists.
 */
export default function AddressInUseMail({ locale, account, loginUrl, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.inUse.preview')}
      reason={i18n._('mail.inUse.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.inUse.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.inUse.lead')}
      </Text>
      <AccountBox style={style} label={i18n._('mail.inUse.label')} value={account} />
      <Text className="soft" style={{ ...style.soft, margin: '24px 0 0' }}>
        {i18n._('mail.inUse.ignore')}
      </Text>
      <ActionButton style={style} url={loginUrl}>
        {i18n._('mail.inUse.open')}
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
