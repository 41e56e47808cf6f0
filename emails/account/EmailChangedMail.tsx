import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountBox } from '../layout/AccountBox'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  /** Address that this email goes to: the old or the new one. */
  place: 'old' | 'new'
  /** The new address, masked in the mail to the old one. */
  account: string
  supportEmail: string
}

export function emailChangedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.address.subject')
}

/**
 * Renders the notice to both addresses. A user who did not make the change must write to support, because the old
 * mailbox no longer gives access.
 */
export default function EmailChangedMail({ locale, place, account, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.address.preview')}
      reason={i18n._('mail.address.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.address.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {place === 'old' ? i18n._('mail.address.leadOld') : i18n._('mail.address.leadNew')}
      </Text>
      <AccountBox style={style} label={i18n._('mail.address.label')} value={account} />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._('mail.address.notYou')}
      </Text>
    </MailLayout>
  )
}

EmailChangedMail.PreviewProps = {
  locale: 'en',
  place: 'new',
  account: 'lucia@example.org',
  supportEmail: 'help@mindglass.example',
} satisfies Props
