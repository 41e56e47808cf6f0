import { currencies } from '@/core/commerce/money'
import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { GivenReason, TablePageInput } from '../schema'

const findingLists = ['open', 'settled', 'all'] as const
export const ListFindingsInput = z.extend(TablePageInput, { filter: z.enum(findingLists) })
export type ListFindingsInput = z.infer<typeof ListFindingsInput>

const findingKinds = ['unknown', 'missing', 'amount', 'state', 'refund', 'payout'] as const

/** Differences from the provider's books, newest first. */
export const FindingRows = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(findingKinds),
      orderId: z.nullable(z.string()),
      movementId: z.nullable(z.string()),
      /** Amount or state in our books (`ours`) and in those of the provider (`theirs`). */
      ours: z.nullable(z.string()),
      theirs: z.nullable(z.string()),
      foundAt: z.isoDateTime(),
      seenAt: z.isoDateTime(),
      resolvedAt: z.nullable(z.isoDateTime()),
      reason: z.nullable(z.string()),
    }),
  ),
  total: z.int(),
})
export type FindingRows = z.infer<typeof FindingRows>

export const SettleFindingInput = z.object({ findingId: RecordId, reason: GivenReason })
export type SettleFindingInput = z.infer<typeof SettleFindingInput>

export const CompareBooksInput = z.object({ reason: GivenReason })
export type CompareBooksInput = z.infer<typeof CompareBooksInput>
/** The result of the comparison; null when another comparison is already running. */
export const BooksComparison = z.nullable(z.object({ movements: z.int(), synced: z.int() }))
export type BooksComparison = z.infer<typeof BooksComparison>

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
export const GetMonthInput = z.object({ month: Month })
export type GetMonthInput = z.infer<typeof GetMonthInput>
/** Month to export; the data leaves the system, so a reason is required. */
export const ExportMonthInput = z.extend(GetMonthInput, { reason: GivenReason })
export type ExportMonthInput = z.infer<typeof ExportMonthInput>

/** Invoices, credit notes and corrections of a month, by country and currency; amounts in minor units. */
export const MonthSums = z.object({
  rows: z.array(
    z.object({
      country: z.nullable(z.string()),
      currency: z.enum(currencies),
      invoices: z.int(),
      credits: z.int(),
      corrections: z.int(),
      soldMinor: z.int(),
      returnedMinor: z.int(),
      failedMinor: z.int(),
      taxMinor: z.int(),
      /** Fees by currency of the provider's account. */
      fees: z.array(z.object({ currency: z.string(), minor: z.int() })),
    }),
  ),
})
export type MonthSums = z.infer<typeof MonthSums>

/** A CSV file as RFC 4180 defines it. */
export const MonthFile = z.object({ name: z.string(), csv: z.string() })
export type MonthFile = z.infer<typeof MonthFile>
