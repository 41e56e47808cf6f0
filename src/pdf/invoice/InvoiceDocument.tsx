import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { InvoiceData } from '@/core/billing/invoice'
import { brandNames } from '@/core/brand/brand'
import { countryNamer } from '@/core/commerce/country'
import { formatMoney } from '@/core/commerce/money'
import { formatDay } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import type { Letter } from '../letter'
import { RunningHead } from '../PdfPage'
import { colour } from '../style'
import { Words } from '../Words'

interface Props extends Letter {
  invoice: InvoiceData
}

const titleIds = {
  invoice: 'pdf.invoice.title',
  credit: 'pdf.invoice.credit',
  correction: 'pdf.invoice.correction',
} as const
const movedIds = {
  invoice: 'pdf.invoice.paid',
  credit: 'pdf.invoice.refunded',
  correction: 'pdf.invoice.failed',
} as const
const sumIds = {
  invoice: 'pdf.invoice.total',
  credit: 'pdf.invoice.returned',
  correction: 'pdf.invoice.undone',
} as const
const correctsIds = {
  invoice: 'pdf.invoice.corrects',
  credit: 'pdf.invoice.corrects',
  correction: 'pdf.invoice.counters',
} as const

/** Renders an invoice, a credit note or its correction on one page: the facts of its date, and no personal data. */
export function InvoiceDocument({ invoice, ...letter }: Props) {
  const { locale, i18n, style, paper } = letter
  const { kind, number, seller, issuedAt } = invoice
  const brand = brandNames[locale]
  const title = i18n._(titleIds[kind])
  // Accounting days are UTC days, whatever the reader's time zone.
  const day = (at: string) => formatDay(at, locale, 'UTC')
  const { lineHeight: _, ...small } = style.small
  return (
    <Document
      title={`${brand} · ${title} ${number}`}
      author={brand}
      creator={brand}
      producer={brand}
      language={htmlLang[locale]}
    >
      <Page size={paper.size} style={style.page}>
        <RunningHead {...letter} date={day(issuedAt)} />
        <View style={{ ...style.body, marginTop: 22 }}>
          <Words style={{ ...style.h2, marginBottom: 4 }} headline>
            {title}
          </Words>
          <Words style={style.soft}>{`${i18n._('pdf.invoice.number')} ${number}`}</Words>
          <View style={{ ...style.close, marginTop: 22, marginBottom: 22 }}>
            <Words style={style.label}>{i18n._('pdf.invoice.seller')}</Words>
            {seller.map((line) => (
              <Words key={line}>{line}</Words>
            ))}
          </View>
          <Lines style={style} lines={factsOf(invoice, letter, day)} />
          <View style={{ height: 20 }} />
          <Lines style={style} lines={amountsOf(invoice, letter)} figures />
          <Words style={{ ...style.small, marginTop: 26 }}>{i18n._('pdf.invoice.note')}</Words>
        </View>
        <Text style={{ ...small, position: 'absolute', left: paper.side, right: paper.side, bottom: paper.foot }}>
          {number}
        </Text>
      </Page>
    </Document>
  )
}

interface Line {
  name: string
  value: string
  /** Whether the line is the total. */
  strong?: boolean
}

function factsOf(invoice: InvoiceData, { i18n, locale }: Letter, day: (at: string) => string): Line[] {
  const { kind, corrects, country, movedAt, issuedAt, orderId } = invoice
  return [
    { name: i18n._('pdf.invoice.issued'), value: day(issuedAt) },
    ...(corrects === null ? [] : [{ name: i18n._(correctsIds[kind]), value: corrects }]),
    { name: i18n._(movedIds[kind]), value: day(movedAt) },
    { name: i18n._('pdf.invoice.order'), value: orderId },
    ...(country === null ? [] : [{ name: i18n._('pdf.invoice.country'), value: countryNamer(locale)(country) }]),
  ]
}

function amountsOf(invoice: InvoiceData, { i18n, locale }: Letter): Line[] {
  const { kind, currency, listMinor, grossMinor, couponCode, taxMinor, taxRate, product } = invoice
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const percent = new Intl.NumberFormat(htmlLang[locale], { style: 'percent', maximumFractionDigits: 2 })
  const discount = couponCode
    ? i18n._('pdf.invoice.discountCode', { code: couponCode })
    : i18n._('pdf.invoice.discount')
  const tax =
    taxRate === null
      ? i18n._('pdf.invoice.tax')
      : i18n._('pdf.invoice.taxRate', { rate: percent.format(taxRate / 10_000) })
  return [
    { name: i18n._('pdf.invoice.item'), value: product },
    ...(kind === 'invoice' && listMinor > grossMinor
      ? [
          { name: i18n._('pdf.invoice.list'), value: money(listMinor) },
          { name: discount, value: money(grossMinor - listMinor) },
        ]
      : []),
    {
      name: i18n._(sumIds[kind]),
      value: money(grossMinor),
      strong: true,
    },
    ...(taxMinor === null
      ? []
      : [
          { name: tax, value: money(taxMinor) },
          { name: i18n._('pdf.invoice.net'), value: money(grossMinor - taxMinor) },
        ]),
  ]
}

/** Renders facts one below the other, with their names on the left; amounts align at the right edge. */
function Lines({
  lines,
  style,
  figures = false,
}: { lines: readonly Line[]; figures?: boolean } & Pick<Letter, 'style'>) {
  return (
    <View style={{ borderTopWidth: 0.75, borderTopColor: colour.line }}>
      {lines.map(({ name, value, strong }) => (
        <View
          key={name}
          wrap={false}
          style={{
            flexDirection: 'row',
            gap: 12,
            justifyContent: 'space-between',
            paddingVertical: 6,
            borderBottomWidth: 0.75,
            borderBottomColor: colour.line,
          }}
        >
          <Words style={{ ...style.soft, width: 170, flexShrink: 0 }}>{name}</Words>
          <Words
            style={{
              // Figures as high as capitals, because readers compare them and type them in.
              fontFamily: style.small.fontFamily,
              flex: 1,
              textAlign: figures ? 'right' : 'left',
              ...(strong && style.strong),
            }}
          >
            {value}
          </Words>
        </View>
      ))}
    </View>
  )
}
