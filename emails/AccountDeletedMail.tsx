import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { MailLayout } from './layout/MailLayout'
import { mailStyle } from './layout/style'
import { mailTexts } from './layout/texts'

interface Props {
  locale: Locale
  supportEmail: string
}

export function accountDeletedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.deleted.subject', {}, { message: 'Your account is deleted' })
}

/** The last email: what is gone, and what the books keep. */
export default function AccountDeletedMail({ locale, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      {...{ locale, i18n, supportEmail }}
      preview={i18n._('mail.deleted.preview', {}, { message: 'This is the last email about it.' })}
      reason={i18n._(
        'mail.deleted.reason',
        {},
        { message: 'You receive this because the account with this address was deleted in its settings.' },
      )}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.deleted.title', {}, { message: 'It is done' })}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 16px' }}>
        {i18n._(
          'mail.deleted.lead',
          {},
          {
            message:
              'Your account is gone, and with it your answers, results, reports and reviews. Every device has been signed out, and links from earlier emails open nothing any more.',
          },
        )}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: '0 0 16px' }}>
        {i18n._(
          'mail.deleted.kept',
          {},
          {
            message:
              'Tax law makes us keep orders: amount, time and number, without your name, your address or any answer.',
          },
        )}
      </Text>
      <Text className="soft" style={{ ...style.soft, margin: 0 }}>
        {i18n._(
          'mail.deleted.open',
          {},
          {
            message:
              'Should a payment still have been under way, what you paid for comes to the address you ordered it with, or the money goes back.',
          },
        )}
      </Text>
    </MailLayout>
  )
}

AccountDeletedMail.PreviewProps = {
  locale: 'en',
  supportEmail: 'help@mindglass.example',
} satisfies Props
