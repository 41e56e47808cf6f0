import type { I18n } from '@lingui/core'
import { Heading, Section, Text } from 'react-email'
import { toPlainName } from '@/core/account/person'
import { vipPercent } from '@/core/commerce/discount'
import { type OwnSku, reportsIn } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { ActionButton } from '../layout/ActionLink'
import { CodeBox } from '../layout/CodeBox'
import { MailLayout } from '../layout/MailLayout'
import { Rows } from '../layout/Rows'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

interface Props {
  locale: Locale
  /** Name as typed by the giver. */
  giverName: string
  inside: OwnSku
  /** Code as shown to people: in groups of four. */
  code: string
  /** Address of the page where the code is redeemed. */
  url: string
  supportEmail: string
}

/** Returns the subject without the giver's name: a header never carries text that somebody else typed. */
export function giftMailSubject(locale: Locale): string {
  const i18n = mailTexts(locale)
  return i18n._('mail.gift.subject')
}

const contents = (i18n: I18n, sku: OwnSku): string =>
  sku === 'vip'
    ? i18n._('mail.gift.vip', { percent: vipPercent })
    : i18n._('mail.gift.reports', { count: reportsIn(sku) })

/** Renders the mail to the recipient of a gift, who may not know the site and whose address the giver typed. */
export default function GiftMail({ locale, giverName, inside, code, url, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  const nameless = i18n._('mail.gift.nameless')
  const rows = [
    { label: i18n._('mail.gift.from'), value: toPlainName(giverName) || nameless },
    { label: i18n._('mail.gift.inside'), value: contents(i18n, inside) },
  ]
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      preview={i18n._('mail.gift.preview')}
      reason={i18n._('mail.gift.reason')}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._('mail.gift.title')}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 24px' }}>
        {i18n._('mail.gift.lead')}
      </Text>
      <Rows style={style} rows={rows} />
      <CodeBox style={style} label={i18n._('mail.gift.code')} value={code} size={18} />
      <Text className="ink" style={{ ...style.text, margin: '24px 0 0' }}>
        {i18n._('mail.gift.account')}
      </Text>
      <ActionButton style={style} url={url}>
        {i18n._('mail.gift.open')}
      </ActionButton>
      <Section style={{ padding: '28px 0 0' }}>
        <Text className="soft" style={{ ...style.soft, margin: 0 }}>
          {i18n._('mail.gift.ignore')}
        </Text>
      </Section>
    </MailLayout>
  )
}

GiftMail.PreviewProps = {
  locale: 'cn',
  giverName: '小雨',
  inside: 'pack-3',
  code: '4K7M-2QXR-9TBD-W3HN',
  url: 'https://mindglass.example/me/shop?gift=4K7M2QXR9TBDW3HN',
  supportEmail: 'help@mindglass.example',
} satisfies Props
