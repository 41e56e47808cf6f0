import { mailTexts } from '@emails/layout/texts'
import { expect, test } from 'vitest'
import type { InvoiceData } from '@/core/billing/invoice'
import { locales } from '@/core/locale'
import { readPdf } from '@/testing/pdf-text'
import { renderPdf } from './render'

const invoice: InvoiceData = {
  kind: 'invoice',
  number: '2026-000001',
  orderId: 'A'.repeat(22),
  locale: 'en',
  currency: 'EUR',
  country: 'ES',
  listMinor: 600,
  couponCode: 'AUTUMN20',
  grossMinor: 499,
  taxMinor: 87,
  taxRate: 2100,
  corrects: null,
  issuedAt: '2026-11-23T10:00:00.000Z',
  movedAt: '2026-11-23T09:00:00.000Z',
  product: 'Mindglass report',
  seller: ['Luz Clara, S.L.', 'Calle Mayor 1', 'B12345678'],
}
const back = { listMinor: 0, couponCode: null, grossMinor: -499, taxMinor: -87 }
const invoices: readonly InvoiceData[] = [
  invoice,
  { ...invoice, ...back, kind: 'credit', number: 'C-2026-000001', corrects: '2026-000001' },
  {
    ...invoice,
    ...back,
    kind: 'correction',
    number: 'C-2026-000002',
    corrects: 'C-2026-000001',
    grossMinor: 499,
    taxMinor: 87,
  },
]
const titles = {
  invoice: 'pdf.invoice.title',
  credit: 'pdf.invoice.credit',
  correction: 'pdf.invoice.correction',
} as const

test.each(locales)(
  'an invoice document states its kind, its number and the document it corrects, in %s',
  async (locale) => {
    for (const document of invoices) {
      const pages = await readPdf(
        renderPdf({
          kind: 'invoice',
          invoice: { ...document, locale },
          site: 'https://mindglass.example',
          locale,
        }),
      )
      expect(pages).toHaveLength(1)
      const text = pages
        .flat()
        .map((piece) => piece.text)
        .join('')
      const texts = [
        mailTexts(locale)._(titles[document.kind]),
        document.number,
        ...(document.corrects ? [document.corrects] : []),
        ...document.seller,
      ]
      for (const part of texts) expect(text.replace(/\s+/g, '')).toContain(part.replace(/\s+/g, ''))
      expect(text).not.toMatch(/pdf\.invoice|undefined|NaN/)
    }
  },
)
