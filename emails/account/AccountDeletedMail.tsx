import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  supportEmail: string
}

export function accountDeletedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.deleted.subject')
}

/** Renders the last email of an account: which data is deleted and what the bookkeeping keeps. */
export default function AccountDeletedMail({ locale, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.deleted.preview')}
      reason={i18n._('mail.deleted.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.deleted.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 16px' }}>
        {i18n._('mail.deleted.lead')}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: '0 0 16px' }}>
        {i18n._('mail.deleted.kept')}
      </Text>
      <Text className="soft" style={{ ...style.soft, margin: 0 }}>
        {i18n._('mail.deleted.open')}
      </Text>
    </MailLayout>
  )
}

AccountDeletedMail.PreviewProps = {
  locale: 'en',
  supportEmail: 'help@mindglass.example',
} satisfies Props
