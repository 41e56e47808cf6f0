import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { placesPerDrawList } from '@/core/evidence/plan'
import { createPersonSimulator } from '@/core/evidence/simulated-people'
import type { GroupsBatch, RetestBatch } from '@/core/evidence/study-data'
import { assignQuestion } from '@/features/evidence/assign-question'
import { ensureUnusedList, isPositionSelected } from '@/features/evidence/draw'
import { type StudyKey, toStudyKey } from '@/features/evidence/studies'
import type { NormScope } from '@/features/norms/norm-scope'
import type { Prisma } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { publishedInstrument } from './sittings'

/** Returns a sitting id to which the draw assigns this question. */
export function findIdForQuestion(lot: ReturnType<typeof assignQuestion>): string {
  for (;;) {
    const id = randomId()
    if (assignQuestion(id) === lot) return id
  }
}

/** Uses up list numbers of a version and language until each of the next `times` draws has the result `drawn`. */
export async function forceDraw(db: Db, triple: NormScope, drawn: boolean, times = 1): Promise<void> {
  const { instrument, instrumentVersion, locale } = triple
  for (;;) {
    const list = await db.drawList.findFirst({
      where: { instrument, instrumentVersion, locale, used: { lt: placesPerDrawList } },
      orderBy: { number: 'asc' },
    })
    if (!list) {
      await ensureUnusedList(db, triple)
      continue
    }
    const places = Array.from({ length: times }, (_, index) => list.used + 1 + index)
    if (places.every((place) => place <= placesPerDrawList && isPositionSelected(list.seed, place) === drawn)) return
    await db.drawList.updateMany({
      where: { instrument, instrumentVersion, locale, number: list.number },
      data: { used: { increment: 1 } },
    })
  }
}

/** Adds a batch in the form of one copied from people. */
export async function addStudyBatch(db: Db, of: StudyKey, data: Prisma.InputJsonValue): Promise<void> {
  const where = toStudyKey(of)
  const number = 1 + (await db.studyBatch.count({ where }))
  await db.studyBatch.create({ data: { ...where, number, data } })
}

/** Returns pairs of simulated people, equal for equal seeds. */
export function simulatedPairs(slug: string, n: number, seed = 1): RetestBatch {
  const instrument = publishedInstrument(slug)
  const next = createPersonSimulator(instrument, seed)
  const scores = (given: Responses) => scoreSitting(instrument, given, {}).dimensions.map(({ raw }) => raw ?? -1)
  const pairs = Array.from({ length: n }, (_, at) => {
    const { answers } = next()
    return { first: scores(answers('first')), second: scores(answers('second')), band: at % 3 }
  })
  return { pairs, careless: 0 }
}

/** Returns two groups of simulated people, of which the first scores higher. */
export function simulatedGroups(slug: string, n: number, seed = 1): GroupsBatch {
  const instrument = publishedInstrument(slug)
  const { min, max } = instrument.responseScale
  const next = createPersonSimulator(instrument, seed)
  const empty = () => ({
    n: 0,
    parts: instrument.dimensions.map(({ items }) => Array<number>(items.length * (max - min) + 1).fill(0)),
  })
  const groups = { yes: empty(), no: empty() }
  while (groups.yes.n < n || groups.no.n < n) {
    const { treated, answers } = next()
    const group = treated ? groups.yes : groups.no
    if (group.n === n) continue
    group.n++
    for (const [part, { raw }] of scoreSitting(instrument, answers('first'), {}).dimensions.entries()) {
      const items = instrument.dimensions[part]?.items.length ?? 0
      const counts = group.parts[part]
      const at = (raw ?? 0) - items * min
      if (counts) counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return { ...groups, skipped: 0 }
}
