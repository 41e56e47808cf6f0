import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { dayBandOf, minBatchSize, type Treatment } from '@/core/evidence/plan'
import {
  type GroupsBatch,
  noScore,
  type RetestBatch,
  type StoredPair,
  UsefulnessBatch,
} from '@/core/evidence/study-data'
import type { Instrument } from '@/core/instrument'
import { DAY_MS } from '@/core/time'
import { instrumentOf, type NormScope, normScopeOf, runOrLogFailure } from '@/features/norms/norm-scope'
import type { Prisma, StudyKind } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'
import { readSitting } from './eligibility'
import { linkSecondSittings } from './retest/second-sitting'
import { decryptTicketSubject, type TicketSubject, verdictOf } from './tickets'
import { decryptTreatment } from './treatment'

interface Scope extends NormScope {
  study: StudyKind
  /** Id of the plan, for usefulness; empty otherwise. */
  scope: string
}

/** Adds a batch under the next number; one of two concurrent processes fails, and its transaction is rolled back. */
async function addBatch(tx: Tx, { study, scope, ...triple }: Scope, data: Prisma.InputJsonValue): Promise<void> {
  const where = { study, scope, ...normScopeOf(triple) }
  const last = await tx.studyBatch.findFirst({ where, orderBy: { number: 'desc' }, select: { number: true } })
  await tx.studyBatch.create({ data: { ...where, number: (last?.number ?? 0) + 1, data } })
}

/** Groups rows by version and language, because a batch has only one of each. */
function byTriple<Row>(rows: readonly Row[], of: (row: Row) => NormScope): { triple: NormScope; rows: Row[] }[] {
  const found = new Map<string, { triple: NormScope; rows: Row[] }>()
  for (const row of rows) {
    const triple = normScopeOf(of(row))
    const name = Object.values(triple).join(' ')
    const known = found.get(name) ?? { triple, rows: [] }
    known.rows.push(row)
    found.set(name, known)
  }
  return [...found.values()]
}

/** Returns the raw scores of the parts in the order of the test; `noScore` for a part not answered in full. */
const rawScores = ({ dimensions }: Instrument, result: SittingResult): number[] =>
  dimensions.map(({ id }) => {
    const part = result.dimensions.find((one) => one.id === id)
    return part && part.raw !== null && part.answered === part.items ? part.raw : noScore
  })

const readColumns = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  locale: true,
  completedAt: true,
  isRepeat: true,
  responses: true,
  normVersionId: true,
  result: true,
} satisfies Prisma.SittingSelect

const waitingRetest = {
  include: { sitting: { select: readColumns }, second: { select: readColumns } },
} satisfies Prisma.RetestDefaultArgs
type WaitingRetest = Prisma.RetestGetPayload<typeof waitingRetest>

/**
 * Copies submitted answers into batches and deletes their rows, so that only the batch is left of these people. Each
 * batch is a transaction of its own; a version that cannot be read does not hold up the others.
 * @returns number of batches added
 */
export async function createBatches(db: Db): Promise<number> {
  await linkSecondSittings(db)
  return (await batchRetests(db)) + (await batchTreatments(db))
}

/** Adds batches of pairs from at least five people; people who answered without reading are only counted in them. */
async function batchRetests(db: Db): Promise<number> {
  const waiting = await db.retest.findMany({
    where: { askedAt: { not: null }, leftAt: null, second: { completedAt: { not: null } } },
    ...waitingRetest,
  })
  let batches = 0
  for (const { triple, rows } of byTriple(waiting, ({ sitting }) => sitting)) {
    const done = await runOrLogFailure(triple, () => db.$transaction((tx) => batchRetestsOf(tx, triple, rows)))
    if (done) batches++
  }
  return batches
}

async function batchRetestsOf(tx: Tx, triple: NormScope, rows: readonly WaitingRetest[]): Promise<boolean> {
  const instrument = instrumentOf(triple)
  const back = rows.flatMap(({ id, sitting, second, closesAt }) =>
    second?.completedAt && second.completedAt <= closesAt ? [{ id, pair: pairOf(instrument, sitting, second) }] : [],
  )
  const pairs = back.flatMap(({ pair }) => pair ?? [])
  if (pairs.length < minBatchSize) return false
  // If a person leaves at this moment, either the withdrawal comes first and no batch is made, or it waits for the lock
  // and finds the batch made.
  const ids = back.map(({ id }) => id)
  const { count } = await tx.retest.deleteMany({ where: { id: { in: ids }, leftAt: null } })
  if (count !== ids.length) throw new Error('evidence: somebody left at this moment')
  const data: RetestBatch = { pairs: inNoOrder(pairs), careless: back.length - pairs.length }
  await addBatch(tx, { study: 'retest', scope: '', ...triple }, data)
  return true
}

/** Sorts the pairs by content, so that their order reveals nothing. */
const inNoOrder = (pairs: readonly StoredPair[]): StoredPair[] =>
  [...pairs].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

type ReadRow = Parameters<typeof readSitting>[0]

/** Returns the pair; null if one of the two sittings was not read with attention. */
function pairOf(instrument: Instrument, one: ReadRow, other: ReadRow): StoredPair | null {
  const [first, second] = [readSitting(one), readSitting(other)]
  if (first?.result.validity !== 'use' || second?.result.validity !== 'use') return null
  const days = (second.completedAt.getTime() - first.completedAt.getTime()) / DAY_MS
  return {
    first: rawScores(instrument, first.result),
    second: rawScores(instrument, second.result),
    band: dayBandOf(days),
  }
}

const waitingTreatment = { include: { sitting: { select: readColumns } } } satisfies Prisma.TreatmentAnswerDefaultArgs
type WaitingTreatment = Prisma.TreatmentAnswerGetPayload<typeof waitingTreatment>

/**
 * Adds batches of answers about treatment, once five people have said yes and five no. All waiting answers go at once,
 * because a person left behind could be identified.
 */
async function batchTreatments(db: Db): Promise<number> {
  const waiting = await db.treatmentAnswer.findMany(waitingTreatment)
  let batches = 0
  for (const { triple, rows } of byTriple(waiting, ({ sitting }) => sitting)) {
    const done = await runOrLogFailure(triple, () => db.$transaction((tx) => batchTreatmentsOf(tx, triple, rows)))
    if (done) batches++
  }
  return batches
}

async function batchTreatmentsOf(tx: Tx, triple: NormScope, rows: readonly WaitingTreatment[]): Promise<boolean> {
  const instrument = instrumentOf(triple)
  const answers = rows.map((row) => ({ ...row, treatment: decryptTreatment(row) }))
  const of = (treatment: Treatment) => answers.filter((answer) => answer.treatment === treatment)
  if (of('yes').length < minBatchSize || of('no').length < minBatchSize) return false
  const ids = rows.map(({ id }) => id)
  const { count } = await tx.treatmentAnswer.deleteMany({
    where: { OR: rows.map(({ id, consentAt }) => ({ id, consentAt })) },
  })
  if (count !== ids.length) throw new Error('evidence: somebody changed an answer at this moment')
  const data: GroupsBatch = {
    yes: groupOf(instrument, of('yes')),
    no: groupOf(instrument, of('no')),
    skipped: of('skip').length,
  }
  await addBatch(tx, { study: 'groups', scope: '', ...triple }, data)
  return true
}

/** Counts the people at each raw score of each part, from the lowest on, so that no scores of a person are linked. */
function groupOf(instrument: Instrument, rows: readonly WaitingTreatment[]): GroupsBatch['yes'] {
  const scores = rows.flatMap(({ sitting }) => {
    const read = readSitting(sitting)
    return read ? [rawScores(instrument, read.result)] : []
  })
  const { min, max } = instrument.responseScale
  const parts = instrument.dimensions.map(({ items }, part) => {
    const counts = Array<number>(items.length * (max - min) + 1).fill(0)
    for (const sitting of scores) {
      const raw = sitting[part] ?? noScore
      if (raw !== noScore) counts[raw - items.length * min] = (counts[raw - items.length * min] ?? 0) + 1
    }
    return counts
  })
  return { n: rows.length, parts }
}

type Ticket = Prisma.PlanTicketGetPayload<object>

/**
 * Adds batches of answers about plans, four weeks after their mails, once five people have answered about one plan;
 * tickets without an answer go with them and are counted as asked.
 * @returns number of batches added
 */
export async function batchTickets(db: Db, now: Date): Promise<number> {
  const over = await db.planTicket.findMany({ where: { expiresAt: { lte: now } } })
  let batches = 0
  const plans = new Map<string, { about: TicketSubject; tickets: Ticket[] }>()
  for (const ticket of over) {
    const about = decryptTicketSubject(ticket)
    const name = Object.values(about).join(' ')
    const known = plans.get(name) ?? { about, tickets: [] }
    known.tickets.push(ticket)
    plans.set(name, known)
  }
  for (const { about, tickets } of plans.values()) {
    const given = tickets.flatMap((ticket) => verdictOf(ticket) ?? [])
    if (given.length < minBatchSize) continue
    const count = (verdict: (typeof given)[number]) => given.filter((one) => one === verdict).length
    const data = UsefulnessBatch.parse({
      no: count('no'),
      partly: count('partly'),
      yes: count('yes'),
      asked: tickets.length,
    })
    const done = await runOrLogFailure(about, () =>
      db.$transaction(async (tx) => {
        const ids = tickets.map(({ id }) => id)
        const gone = await tx.planTicket.deleteMany({ where: { id: { in: ids } } })
        if (gone.count !== ids.length) throw new Error('evidence: tickets were counted by somebody else')
        await addBatch(tx, { study: 'usefulness', scope: about.plan, ...normScopeOf(about) }, data)
        return true
      }),
    )
    if (done) batches++
  }
  return batches
}
