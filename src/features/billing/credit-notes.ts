import { shareOfTax } from '@/core/billing/tax'
import type { Invoice } from '@/generated/prisma/client'
import type { Tx } from '@/server/db/db'
import { sellerLines } from '@/server/payments/seller'
import { nextNumber } from './invoice-series'

/** The papers of one order as they were written, its invoice first. */
type Papers = readonly Invoice[]

const settledBy = (papers: Papers): number => papers.at(-1)?.settledMinor ?? 0

/** Writes the credit note of what has gone back since the last paper; the whole of an invoice at most. */
export async function writeCredit(tx: Tx, papers: Papers, refundedMinor: number, now: Date): Promise<Papers> {
  const to = Math.min(refundedMinor, papers[0]?.grossMinor ?? 0)
  return to > settledBy(papers) ? write(tx, papers, { to, countersId: null, refundId: null }, now) : papers
}

/**
 * Writes a correction of each refund that was made and has not arrived: it names the credit note that it takes back. What
 * failed before there was an invoice was never credited.
 */
export async function correctFailed(tx: Tx, papers: Papers, now: Date): Promise<Papers> {
  const [invoice] = papers
  if (!invoice) return papers
  const failed = await tx.refund.findMany({
    where: { orderId: invoice.orderId, failedAt: { gte: invoice.issuedAt } },
    orderBy: [{ failedAt: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  })
  let written = papers
  for (const { id: refundId, amountMinor } of failed) {
    if (written.some((paper) => paper.refundId === refundId)) continue
    for (const { note, minor } of notesFor(written, amountMinor)) {
      written = await write(tx, written, { to: settledBy(written) - minor, countersId: note.id, refundId }, now)
    }
  }
  return written
}

/** Returns the amount left of each credit note after its corrections. */
const openNotes = (papers: Papers) =>
  papers
    .filter(({ kind, countersId }) => kind === 'credit' && countersId === null)
    .map((note) => {
      const countered = papers.filter(({ countersId }) => countersId === note.id)
      return { note, minor: countered.reduce((left, { grossMinor }) => left - grossMinor, -note.grossMinor) }
    })
    .filter(({ minor }) => minor > 0)

/** The credit notes that an amount is taken back from: the last one over exactly that, or else the last ones. */
function notesFor(papers: Papers, amountMinor: number): { note: Invoice; minor: number }[] {
  const open = openNotes(papers).toReversed()
  const same = open.find(({ minor }) => minor === amountMinor)
  if (same) return [same]
  let left = amountMinor
  return open.flatMap(({ note, minor }) => {
    const part = Math.min(minor, left)
    left -= part
    return part > 0 ? [{ note, minor: part }] : []
  })
}

/** One more paper, which brings what has gone back in all to `to`. Tax goes with the money, to the last cent. */
async function write(
  tx: Tx,
  papers: Papers,
  { to, countersId, refundId }: { to: number } & Pick<Invoice, 'countersId' | 'refundId'>,
  now: Date,
): Promise<Papers> {
  const [invoice] = papers
  if (!invoice) return papers
  const from = settledBy(papers)
  const { grossMinor, taxMinor } = invoice
  const share = (minor: number) => shareOfTax(taxMinor ?? 0, grossMinor, minor)
  const paper = await tx.invoice.create({
    data: {
      ...invoice,
      ...(await nextNumber(tx, 'credit', now)),
      issuedAt: now,
      movedAt: now,
      listMinor: 0,
      grossMinor: from - to,
      taxMinor: taxMinor === null ? null : share(from) - share(to),
      settledMinor: to,
      place: papers.length,
      countersId,
      refundId,
      seller: sellerLines(),
    },
  })
  return [...papers, paper]
}
