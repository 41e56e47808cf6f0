import * as z from '@/core/input/zod'
import { invoiceKinds } from './invoice'

/** An invoice or credit note, and where it is. */
export const InvoiceLink = z.object({ number: z.string(), kind: z.enum(invoiceKinds), path: z.string() })
export type InvoiceLink = z.infer<typeof InvoiceLink>
