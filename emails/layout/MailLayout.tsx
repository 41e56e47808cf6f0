import type { I18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import type { ReactNode } from 'react'
import { Body, Container, Head, Hr, Html, Img, Link, Preview, Section, Text } from 'react-email'
import { brandNames } from '@/core/brand/brand'
import { htmlLang, type Locale } from '@/core/locale'
import { colour, darkStyle, type MailStyle, mailStyle } from './style'

interface Props {
  locale: Locale
  i18n: I18n
  /** The line that mail programs show beside the subject. */
  preview: string
  supportEmail: string
  /** Reason for this email, in one sentence. */
  reason: string
  /** Whether the mail goes to the operator; only such a mail has no link to the helplines. */
  toOperator?: boolean
  children: ReactNode
}

/** Renders a mail as one column: the brand, the letter, the support address. */
export function MailLayout({ locale, i18n, preview, supportEmail, reason, toOperator = false, children }: Props) {
  const style = mailStyle(locale)
  const lang = htmlLang[locale]
  return (
    <Html lang={lang}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Mail programs must not turn text into links: neither an order number nor what somebody else typed. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style>{darkStyle}</style>
      </Head>
      <Body lang={lang} className="paper" style={{ margin: 0, padding: 0, backgroundColor: colour.paper }}>
        <Preview>{preview}</Preview>
        <Section className="paper" tdClassName="outer" style={{ padding: '40px 16px' }}>
          <Container style={{ maxWidth: '600px', width: '100%' }}>
            <Brand name={brandNames[locale]} locale={locale} />
            <Section
              className="card"
              tdClassName="inner"
              style={{
                padding: '44px 44px 36px',
                backgroundColor: colour.surface,
                border: `1px solid ${colour.line}`,
                borderRadius: '16px',
                borderCollapse: 'separate',
              }}
            >
              {children}
              <Hr className="line" style={style.rule} />
              <Text className="soft" style={{ ...style.soft, margin: 0 }}>
                <TransNoContext
                  lingui={{ i18n }}
                  id="mail.help"
                  values={{ address: supportEmail }}
                  components={{ a: <Link className="link" href={`mailto:${supportEmail}`} style={style.address} /> }}
                />
              </Text>
            </Section>
            <Section style={{ padding: '20px 8px 0' }}>
              <Text className="soft" style={{ ...style.small, margin: 0, textAlign: 'center' }}>
                {reason}
              </Text>
              {!toOperator && <WayToHelp locale={locale} i18n={i18n} style={style} />}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

/**
 * Renders the link to the list of helplines, with the same words at the same place in every mail, so that it reveals
 * nothing about the recipient. The address begins at the root; `sendMail` prepends the site.
 */
function WayToHelp({ locale, i18n, style }: Pick<Props, 'locale' | 'i18n'> & { style: MailStyle }) {
  return (
    <Text className="soft" style={{ ...style.small, margin: '12px 0 0', textAlign: 'center' }}>
      <TransNoContext
        lingui={{ i18n }}
        id="mail.helpNow"
        components={{ a: <Link className="link" href={`/help-now?lang=${locale}`} style={style.address} /> }}
      />
    </Text>
  )
}

/** Renders the name of the site and its mark, a picture that `sendMail` attaches to the mail. */
const Brand = ({ name, locale }: { name: string; locale: Locale }) => (
  <Section style={{ padding: '0 8px 20px' }}>
    <Text className="ink" style={mailStyle(locale).brand}>
      <Img
        src="cid:mark"
        alt=""
        width="28"
        height="28"
        style={{ display: 'inline-block', marginRight: '10px', verticalAlign: '-8px' }}
      />
      {name}
    </Text>
  </Section>
)
