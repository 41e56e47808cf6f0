import { DomainError } from '@/core/error/error'
import { env } from '@/env'
import { makePdf, type PdfFile } from '@/pdf/pdf'
import { hashKey } from '@/server/crypto/secrets'
import { consumeAll, type Limit } from '@/server/limits/rate-limit'
import type { Context } from '@/server/trpc'
import { findInvoiceSheet } from './list-invoices'

/** Each one costs a thread some hundred milliseconds. */
const perAddress: Limit = { name: 'pdf-invoice-address', points: 60, seconds: 600 }
const perKey: Limit = { name: 'pdf-invoice', points: 20, seconds: 600 }

/**
 * An invoice, or the credit note with the number asked for, as a PDF.
 * @throws DomainError NOT_FOUND alike for a wrong key and for a paper that there is none of; TOO_MANY_REQUESTS,
 * SERVICE_UNAVAILABLE
 */
export async function downloadInvoice(
  { database, db, ip }: Pick<Context, 'database' | 'db' | 'ip'>,
  key: string,
  number: string | null,
): Promise<PdfFile> {
  await consumeAll(database, [
    [perAddress, ip],
    [perKey, hashKey(key)],
  ])
  const invoice = await findInvoiceSheet(db, key, number)
  if (!invoice) throw new DomainError('NOT_FOUND')
  const bytes = await makePdf({ kind: 'invoice', invoice, site: env.APP_URL, locale: invoice.locale })
  return { bytes, fileName: `mindglass-${invoice.number}.pdf` }
}
