import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { AccountName } from './layout/AccountName'
import { MailLayout } from './layout/MailLayout'
import { mailStyle } from './layout/style'
import { mailTexts } from './layout/texts'

interface Props {
  locale: Locale
  /** Which of the two addresses this email goes to. */
  place: 'old' | 'new'
  /** The new address; masked for the old one. */
  account: string
  supportEmail: string
}

export function emailChangedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.address.subject', {}, { message: 'The address of your account was changed' })
}

/** Tells both addresses; who did not do it has to write, because the old mailbox opens nothing any more. */
export default function EmailChangedMail({ locale, place, account, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      {...{ locale, i18n, supportEmail }}
      preview={i18n._('mail.address.preview', {}, { message: 'You did this yourself? Then there is nothing to do.' })}
      reason={i18n._(
        'mail.address.reason',
        {},
        { message: 'You receive this because an account changed its address. Both addresses are told.' },
      )}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.address.title', {}, { message: 'A new address for your account' })}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {place === 'old'
          ? i18n._(
              'mail.address.leadOld',
              {},
              {
                message:
                  'Your account no longer opens with this address, and its emails go to the new one. Every other device has been signed out.',
              },
            )
          : i18n._(
              'mail.address.leadNew',
              {},
              {
                message:
                  'From now on you sign in with this address, and our emails come here. The password is the same as before. Every other device has been signed out.',
              },
            )}
      </Text>
      <AccountName style={style} label={i18n._('mail.address.label', {}, { message: 'New address' })} value={account} />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._(
          'mail.address.notYou',
          {},
          { message: 'Was it not you? Please write to us today, from this mailbox, and we will look into it.' },
        )}
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
