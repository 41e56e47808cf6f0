import type { I18n } from '@lingui/core'
import { Heading, Hr, Text } from 'react-email'
import { vipPercent } from '@/core/commerce/discount'
import type { Locale } from '@/core/locale'
import { ActionButton } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { Receipt, type ReceiptData } from '../layout/Receipt'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

/** Contents of a shop order. */
export type PurchasedProduct =
  /** Reports to open at any time. */
  | { kind: 'pack'; reports: number }
  /** Membership. */
  | { kind: 'vip' }
  /** A gift, and the masked address that its code goes to. */
  | { kind: 'gift'; recipient: string }

interface Props {
  locale: Locale
  purchased: PurchasedProduct
  /** Address of the page to use or see the purchase. */
  url: string
  receipt: ReceiptData
  supportEmail: string
}

export function purchaseMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.purchase.subject')
}

/** Returns the title, the texts on the contents and their use, and the button label. */
function purchasedProductTexts(
  i18n: I18n,
  purchased: PurchasedProduct,
): { title: string; lead: string; how: string; open: string } {
  switch (purchased.kind) {
    case 'pack':
      return {
        title: i18n._('mail.purchase.packTitle'),
        lead: i18n._('mail.purchase.packLead', { count: purchased.reports }),
        how: i18n._('mail.purchase.packHow'),
        open: i18n._('mail.purchase.packOpen'),
      }
    case 'vip':
      return {
        title: i18n._('mail.purchase.vipTitle'),
        lead: i18n._('mail.purchase.vipLead', { percent: vipPercent }),
        how: i18n._('mail.purchase.vipHow'),
        open: i18n._('mail.purchase.vipOpen'),
      }
    case 'gift':
      return {
        title: i18n._('mail.purchase.giftTitle'),
        lead: i18n._('mail.purchase.giftLead', { address: purchased.recipient }),
        how: i18n._('mail.purchase.giftHow'),
        open: i18n._('mail.purchase.giftOpen'),
      }
  }
}

/** Renders the mail after a purchase in the shop: the contents, the page to use them, and the receipt. */
export default function PurchaseMail({ locale, purchased, url, receipt, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  const { title, lead, how, open } = purchasedProductTexts(i18n, purchased)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.purchase.preview')}
      reason={i18n._('mail.order.reason')}
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
      <Receipt locale={locale} i18n={i18n} style={style} {...receipt} />
    </MailLayout>
  )
}

PurchaseMail.PreviewProps = {
  locale: 'en',
  purchased: { kind: 'pack', reports: 3 },
  url: 'https://mindglass.example/me',
  receipt: {
    product: 'Mindglass pack of 3 reports',
    seller: 'Luz Clara, S.L., Calle Mayor 1, Madrid',
    orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
    paidAt: '2026-11-20T21:14:00Z',
    price: { amountMinor: 1039, currency: 'EUR' },
    listMinor: 1299,
    acknowledged: {
      at: '2026-11-20T21:12:00Z',
      texts: ['Deliver it at once.', 'I know that the right of withdrawal ends with it.'],
    },
    refund: { rule: 'pack', days: 14, byLaw: true, url: 'https://mindglass.example/withdraw' },
  },
  supportEmail: 'help@mindglass.example',
} satisfies Props
