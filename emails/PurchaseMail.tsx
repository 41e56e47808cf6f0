import type { I18n } from '@lingui/core'
import { Heading, Hr, Text } from 'react-email'
import { vipPercent } from '@/core/commerce/discount'
import type { Locale } from '@/core/locale'
import { ActionButton } from './layout/ActionLink'
import { MailLayout } from './layout/MailLayout'
import { Receipt, type ReceiptData } from './layout/Receipt'
import { mailStyle } from './layout/style'
import { mailTexts } from './layout/texts'

/** What an order of the shop brought. */
export type Bought =
  /** Reports to open at any time. */
  | { kind: 'pack'; reports: number }
  /** Membership. */
  | { kind: 'vip' }
  /** A gift, and the masked address that its code goes to. */
  | { kind: 'gift'; recipient: string }

interface Props {
  locale: Locale
  bought: Bought
  /** Where it is used or seen. */
  url: string
  receipt: ReceiptData
  supportEmail: string
}

export function purchaseMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.purchase.subject', {}, { message: 'Your order at Mindglass' })
}

/** What there is now, how it is used, and the words on the button. */
function boughtTexts(i18n: I18n, bought: Bought): { title: string; lead: string; how: string; open: string } {
  switch (bought.kind) {
    case 'pack':
      return {
        title: i18n._('mail.purchase.packTitle', {}, { message: 'The reports are in your account' }),
        lead: i18n._(
          'mail.purchase.packLead',
          { count: bought.reports },
          {
            message:
              'Thank you. {count, plural, one {# full report is} other {# full reports are}} waiting there for as long as you like.',
          },
        ),
        how: i18n._(
          'mail.purchase.packHow',
          {},
          {
            message:
              'To use one, open the free summary of a finished test and unlock it with a report of your account.',
          },
        ),
        open: i18n._('mail.purchase.packOpen', {}, { message: 'See my tests' }),
      }
    case 'vip':
      return {
        title: i18n._('mail.purchase.vipTitle', {}, { message: 'You are VIP now' }),
        lead: i18n._(
          'mail.purchase.vipLead',
          { percent: vipPercent },
          {
            message:
              'Thank you. From today everything sold here costs you {percent}% less, and every report you unlock can be downloaded as a PDF.',
          },
        ),
        how: i18n._(
          'mail.purchase.vipHow',
          {},
          { message: 'It stays that way for good: nothing renews and nothing runs out. Just be signed in.' },
        ),
        open: i18n._('mail.purchase.vipOpen', {}, { message: 'Go to my account' }),
      }
    case 'gift':
      return {
        title: i18n._('mail.purchase.giftTitle', {}, { message: 'Your gift is on its way' }),
        lead: i18n._(
          'mail.purchase.giftLead',
          { address: bought.recipient },
          { message: 'Thank you. The code goes to {address} in an email of its own.' },
        ),
        how: i18n._(
          'mail.purchase.giftHow',
          {},
          { message: 'The page below shows it too, in case you would rather hand it over yourself.' },
        ),
        open: i18n._('mail.purchase.giftOpen', {}, { message: 'See the gift' }),
      }
  }
}

/** After a purchase in the shop: what it brought, where it is used, and the receipt. */
export default function PurchaseMail({ locale, bought, url, receipt, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  const { title, lead, how, open } = boughtTexts(i18n, bought)
  return (
    <MailLayout
      {...{ locale, i18n, supportEmail }}
      preview={i18n._('mail.purchase.preview', {}, { message: 'What you have now, and the receipt.' })}
      reason={i18n._(
        'mail.order.reason',
        {},
        { message: 'You receive this because this address was given with an order.' },
      )}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {title}
      </Heading>
      <Text className="ink" style={style.text}>
        {lead}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: 0 }}>
        {how}
      </Text>
      <ActionButton style={style} url={url}>
        {open}
      </ActionButton>
      <Hr className="line" style={style.rule} />
      <Receipt {...{ locale, i18n, style, ...receipt }} />
    </MailLayout>
  )
}

PurchaseMail.PreviewProps = {
  locale: 'en',
  bought: { kind: 'pack', reports: 3 },
  url: 'https://mindglass.example/me',
  receipt: {
    product: 'Mindglass pack of 3 reports',
    orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
    paidAt: '2026-11-20T21:14:00Z',
    price: { amountMinor: 1039, currency: 'EUR' },
    listMinor: 1299,
    acknowledged: {
      at: '2026-11-20T21:12:00Z',
      texts: ['Deliver it at once.', 'I know that the right of withdrawal ends with it.'],
    },
    refundDays: 14,
  },
  supportEmail: 'help@mindglass.example',
} satisfies Props
