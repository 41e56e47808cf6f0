import type { I18n } from '@lingui/core'
import { Heading, Hr, Img, Section, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { MailLayout } from '../layout/MailLayout'
import { Receipt, type ReceiptData } from '../layout/Receipt'
import { ReportLink } from '../layout/ReportLink'
import { colour, mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

export interface MailPortrait {
  /** Address of the picture inside the mail (`cid:…`). */
  src: string
  /**
   * The headline. Null for a version without sentences, and when help comes first: the mail then contains nothing
   * light-hearted.
   */
  sentence: string | null
  /** Whether the drawing comes first; when help comes first, the drawing follows all the text that has to be read. */
  first: boolean
}

interface Props {
  locale: Locale
  url: string
  /** Validity of the link in days. */
  days: number
  /** Null for a report that the account unlocked with a credit. */
  receipt: ReceiptData | null
  /** Portrait that the free summary already shows; null if no scale was scored. */
  portrait: MailPortrait | null
  supportEmail: string
}

export function reportMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.report.subject')
}

/** Returns the subject for a report that was unlocked with a credit, without an order and a receipt. */
export function unlockedMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.unlocked.subject')
}

/** Returns the texts that differ between an ordered report and one that the account unlocked. */
const occasion = (i18n: I18n, ordered: boolean) =>
  ordered
    ? {
        preview: i18n._('mail.report.preview'),
        reason: i18n._('mail.order.reason'),
        lead: i18n._('mail.report.lead'),
      }
    : {
        preview: i18n._('mail.unlocked.preview'),
        reason: i18n._('mail.unlocked.reason'),
        lead: i18n._('mail.unlocked.lead'),
      }

/** Renders the link to a report, with the receipt if it was paid for. */
export default function ReportMail({ locale, url, days, receipt, portrait, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  const { preview, reason, lead } = occasion(i18n, receipt !== null)
  const drawing = portrait && (
    <Img
      src={portrait.src}
      alt={i18n._('mail.report.portrait')}
      width="510"
      style={{ width: '100%', maxWidth: '510px', height: 'auto', margin: '28px 0', borderRadius: '16px' }}
    />
  )
  return (
    <MailLayout locale={locale} i18n={i18n} supportEmail={supportEmail} preview={preview} reason={reason}>
      {portrait?.sentence && (
        <Text className="soft" style={{ ...style.soft, margin: '0 0 8px' }}>
          {i18n._('mail.report.title')}
        </Text>
      )}
      <Heading as="h1" className="ink" style={portrait?.sentence ? style.sentence : style.title}>
        {portrait?.sentence ?? i18n._('mail.report.title')}
      </Heading>
      {portrait?.first && drawing}
      <Text className="ink" style={{ ...style.text, margin: '0 0 28px' }}>
        {lead}
      </Text>
      <ReportLink i18n={i18n} style={style} url={url} />
      <Section
        className="sunk"
        style={{ margin: '28px 0 0', padding: '16px 20px', backgroundColor: colour.sunk, borderRadius: '10px' }}
      >
        <Text className="soft" style={{ ...style.soft, margin: 0 }}>
          {i18n._('mail.link.valid', { days })}
        </Text>
      </Section>
      {portrait && !portrait.first && drawing}
      {receipt && (
        <>
          <Hr className="line" style={style.rule} />
          <Receipt locale={locale} i18n={i18n} style={style} {...receipt} />
        </>
      )}
    </MailLayout>
  )
}

ReportMail.PreviewProps = {
  locale: 'es',
  url: 'https://mindglass.example/r/Jk3fV0m2Xq8sT1nB5dWc7yLh9pRa4zEu6gKi0oNxQwM',
  days: 365,
  portrait: { src: 'cid:portrait', sentence: 'Lo que le acompaña hasta la cama no es el ruido.', first: true },
  receipt: {
    product: 'Informe de Mindglass',
    seller: 'Luz Clara, S.L., Calle Mayor 1, Madrid',
    orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
    paidAt: '2026-11-20T21:14:00Z',
    price: { amountMinor: 499, currency: 'EUR' },
    acknowledged: {
      at: '2026-11-20T21:12:00Z',
      texts: [
        'Solicito que el informe se entregue de inmediato.',
        'Entiendo que con la entrega pierdo el derecho de desistimiento.',
      ],
    },
    refund: { rule: 'report', days: 14, byLaw: true, url: 'https://mindglass.example/withdraw' },
  },
  supportEmail: 'help@mindglass.example',
} satisfies Props
