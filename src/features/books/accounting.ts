import { type InvoiceKind, invoiceKind } from '@/core/billing/invoice'
import { type Currency, toMajorUnits } from '@/core/commerce/money'
import { csvOf } from '@/core/texts/csv'
import { issueOrderBy } from '@/features/billing/issue-invoices'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'

/**
 * Invoice, credit note or correction in the books. Amounts are in minor units: negative in a credit note, and positive
 * in a correction.
 */
export interface BookLine {
  number: string
  kind: InvoiceKind
  /** Number of the credit note that this correction reverses; null for every other line. */
  corrects: string | null
  orderId: string
  issuedAt: Date
  movedAt: Date
  product: string
  country: string | null
  currency: Currency
  grossMinor: number
  /** Tax in minor units; null where none is shown. */
  taxMinor: number | null
  /** Tax rate in hundredths of a percent. */
  taxRate: number | null
  couponCode: string | null
  /** Amount that the provider kept of this order's payment or refund; null where its books have not been read. */
  feeMinor: number | null
  feeCurrency: string | null
}

/** All lines of one country and currency, added up. */
export interface BookSum {
  country: string | null
  currency: Currency
  invoices: number
  credits: number
  corrections: number
  /** Amounts of invoices, of credit notes (zero or less), and of corrections (refunds that did not arrive). */
  soldMinor: number
  returnedMinor: number
  failedMinor: number
  taxMinor: number
  /** Fees by currency of the provider's account. */
  fees: Record<string, number>
}

export const isMonth = (word: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(word)

/** Returns the time range of a month in UTC. @param month such as 2026-11 */
function within(month: string): Prisma.DateTimeFilter {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return { gte: new Date(Date.UTC(year, index - 1)), lt: new Date(Date.UTC(year, index)) }
}

const BATCH = 500

/** Yields every invoice and credit note issued in a month (UTC), in the order of issue. */
export async function* bookLines(db: Db, month: string): AsyncGenerator<BookLine> {
  let cursor: { id: string } | undefined
  for (;;) {
    const rows = await db.invoice.findMany({
      where: { issuedAt: within(month) },
      orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
      take: BATCH,
      ...(cursor && { cursor, skip: 1 }),
      include: { order: { select: { paymentIntentId: true } } },
    })
    const fees = await feesOf(db, rows)
    for (const { id: number, order: _, orderId, ...row } of rows) {
      const kind = invoiceKind(row)
      const { issuedAt, movedAt, product, country, currency, grossMinor, taxMinor, taxRate, couponCode } = row
      const fee = fees.get(number) ?? null
      yield {
        number,
        kind,
        corrects: row.countersId,
        orderId,
        issuedAt,
        movedAt,
        product,
        country,
        currency,
        grossMinor,
        taxMinor,
        taxRate,
        couponCode,
        feeMinor: fee?.minor ?? null,
        feeCurrency: fee?.currency ?? null,
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    cursor = { id: last.id }
  }
}

type Issued = Prisma.InvoiceGetPayload<{ include: { order: { select: { paymentIntentId: true } } } }>

/**
 * Returns the fees by document number: a payment's fee belongs to its invoice; those of its refunds, together, to its
 * first credit note.
 */
async function feesOf(db: Db, rows: readonly Issued[]): Promise<Map<string, { minor: number; currency: string }>> {
  const orders = rows.map(({ orderId }) => orderId)
  const intents = rows.flatMap(({ order }) => order.paymentIntentId ?? [])
  const movements = await db.providerMovement.findMany({
    where: { OR: [{ orderId: { in: orders } }, { paymentIntentId: { in: intents } }] },
  })
  const credits = await db.invoice.findMany({
    where: { kind: 'credit', orderId: { in: orders } },
    orderBy: issueOrderBy,
    distinct: ['orderId'],
    select: { id: true },
  })
  const first = new Set(credits.map(({ id }) => id))
  const fees = new Map<string, { minor: number; currency: string }>()
  for (const { id, kind, orderId, order } of rows) {
    if (kind === 'credit' && !first.has(id)) continue
    const own = movements.filter(
      (one) =>
        one.kind === (kind === 'invoice' ? 'payment' : 'refund') &&
        (one.orderId === orderId || (one.paymentIntentId !== null && one.paymentIntentId === order.paymentIntentId)),
    )
    const [some] = own
    if (some) fees.set(id, { minor: own.reduce((sum, { feeMinor }) => sum + feeMinor, 0), currency: some.feeCurrency })
  }
  return fees
}

/**
 * Returns the sums of a month by country and currency: the console shows them, and the month's file adds up to them.
 */
export async function listBookSums(db: Db, month: string): Promise<BookSum[]> {
  const sums = new Map<string, BookSum>()
  for await (const line of bookLines(db, month)) add(sums, line)
  return [...sums.values()].sort((a, b) =>
    `${a.currency}${a.country ?? ''}`.localeCompare(`${b.currency}${b.country ?? ''}`, 'en'),
  )
}

function add(sums: Map<string, BookSum>, line: BookLine): void {
  const { country, currency, kind, grossMinor, taxMinor, feeMinor, feeCurrency } = line
  const key = `${currency} ${country}`
  const empty: BookSum = {
    country,
    currency,
    invoices: 0,
    credits: 0,
    corrections: 0,
    soldMinor: 0,
    returnedMinor: 0,
    failedMinor: 0,
    taxMinor: 0,
    fees: {},
  }
  const sum = sums.get(key) ?? empty
  sums.set(key, sum)
  if (kind === 'invoice') {
    sum.invoices += 1
    sum.soldMinor += grossMinor
  } else if (kind === 'correction') {
    sum.corrections += 1
    sum.failedMinor += grossMinor
  } else {
    sum.credits += 1
    sum.returnedMinor += grossMinor
  }
  sum.taxMinor += taxMinor ?? 0
  if (feeMinor !== null && feeCurrency !== null) sum.fees[feeCurrency] = (sum.fees[feeCurrency] ?? 0) + feeMinor
}

const head = [
  ...[
    'number',
    'kind',
    'order',
    'issued',
    'moved',
    'product',
    'country',
    'currency',
    'gross',
    'net',
    'tax',
    'tax rate',
  ],
  ...['coupon', 'fee', 'fee currency', 'corrects'],
]

/**
 * Returns a month as a file for bookkeeping: a line for each invoice, credit note and correction. Amounts are in major
 * units with decimals.
 */
export async function createBookFile(db: Db, month: string): Promise<string> {
  const rows: (string | number | null)[][] = []
  for await (const line of bookLines(db, month)) {
    const { number, kind, orderId, issuedAt, movedAt, product, country, currency, grossMinor, taxMinor } = line
    rows.push([
      ...[number, kind, orderId, issuedAt.toISOString(), movedAt.toISOString(), product, country, currency],
      ...[grossMinor, taxMinor === null ? null : grossMinor - taxMinor, taxMinor].map((minor) =>
        major(minor, currency),
      ),
      ...[line.taxRate === null ? null : line.taxRate / 100, line.couponCode, major(line.feeMinor, line.feeCurrency)],
      ...[line.feeCurrency, line.corrects],
    ])
  }
  return csvOf(head, rows)
}

/**
 * Returns an amount in major units, as a number that a spreadsheet can add up. A fee may be in a currency without
 * cents.
 */
const major = (amountMinor: number | null, currency: string | null): number | null =>
  amountMinor === null || currency === null ? null : toMajorUnits({ amountMinor, currency })
