import type { InvoiceData } from '@/core/billing/invoice'
import { createCountryNamer } from '@/core/commerce/country'
import { formatMoney } from '@/core/commerce/money'
import { formatDay } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import { documentData } from './document'
import type { DocumentContext } from './document-context'

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

/** Returns an invoice, a credit note or its correction: the facts of its date, and no personal data. */
export function invoiceDocument(letter: DocumentContext, invoice: InvoiceData) {
  const { locale, i18n } = letter
  const { kind, number, seller, issuedAt } = invoice
  const heading = i18n._(titleIds[kind])
  // Accounting days are UTC days, whatever the reader's time zone.
  const day = (at: string) => formatDay(at, locale, 'UTC')
  return {
    ...documentData(letter, `${heading} ${number}`, issuedAt, 'UTC'),
    number,
    heading,
    numbered: `${i18n._('pdf.invoice.number')} ${number}`,
    sellerTitle: i18n._('pdf.invoice.seller'),
    seller,
    facts: factsOf(invoice, letter, day),
    amounts: amountsOf(invoice, letter),
    note: i18n._('pdf.invoice.note'),
  }
}

/** Fact or amount with its name. */
interface Line {
  name: string
  value: string
  /** Whether the line is the total. */
  strong?: boolean
}

function factsOf(invoice: InvoiceData, { i18n, locale }: DocumentContext, day: (at: string) => string): Line[] {
  const { kind, corrects, country, movedAt, issuedAt, orderId } = invoice
  return [
    { name: i18n._('pdf.invoice.issued'), value: day(issuedAt) },
    ...(corrects === null ? [] : [{ name: i18n._(correctsIds[kind]), value: corrects }]),
    { name: i18n._(movedIds[kind]), value: day(movedAt) },
    { name: i18n._('pdf.invoice.order'), value: orderId },
    ...(country === null ? [] : [{ name: i18n._('pdf.invoice.country'), value: createCountryNamer(locale)(country) }]),
  ]
}

function amountsOf(invoice: InvoiceData, { i18n, locale }: DocumentContext): Line[] {
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
