import { simulatedSheets } from '@mindglass/psychometrics/calibration/simulation'
import { missing, scoredItems } from '@mindglass/psychometrics/norms/norm-sheet'
import { seededRandom } from '@mindglass/psychometrics/random'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { Instrument } from '@/core/instrument'
import type { Prisma } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { instrumentOf, type NormScope } from '../norm-scope'

/** Number of simulated visitors among whom one does not read the questions. */
const carelessOneIn = 10
const rowsAtOnce = 1000

const isLocalHost = (host: string) => ['localhost', '127.0.0.1', '[::1]', ''].includes(host)

/** Returns the reason why no visitors are simulated here; null on a developer's machine with a database of its own. */
export function explainSimulationRefusal(settings: {
  APP_URL: string
  DATABASE_URL?: string | undefined
}): string | null {
  if (!isLocalHost(new URL(settings.APP_URL).hostname)) return 'This site is public: nobody is made up here.'
  if (settings.DATABASE_URL && !isLocalHost(new URL(settings.DATABASE_URL).hostname)) {
    return 'This database is on another machine: nobody is made up in it.'
  }
  return null
}

/**
 * Adds sheets of people who do not exist, with answers from the graded model; one in ten does not read. Their validity
 * is decided as for real people. The same seed makes the same answers.
 * @returns number of sheets that count.
 */
export async function simulateVisitors(
  db: Db,
  triple: NormScope,
  { n, seed }: { n: number; seed: number },
  now: Date,
): Promise<number> {
  const instrument = instrumentOf(triple)
  const random = seededRandom(seed)
  const visitors = simulatedSheets(instrument, { n, seed }).map(({ answers, tenths }, row) => {
    const careless = row % carelessOneIn === carelessOneIn - 1
    const sheet = { answers: careless ? withoutReading(instrument, random) : answers, tenths }
    const { validity, flags } = resultOf(instrument, sheet.answers, careless ? random : null)
    return { ...sheet, validity, signs: validity === 'use' ? [] : flags }
  })
  const rows = visitors.map((visitor, row): Prisma.NormSheetCreateManyInput => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (row % 3), 1))
    return { ...visitor, ...triple, id: randomId(), month }
  })
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.normSheet.createMany({ data: rows.slice(from, from + rowsAtOnce) })
  }
  return visitors.filter(({ validity }) => validity === 'use').length
}

const anyAnswer = ({ responseScale: { min, max } }: Instrument, random: () => number): number =>
  min + Math.floor(random() * (max - min + 1))

const withoutReading = (instrument: Instrument, random: () => number): number[] =>
  scoredItems(instrument).map(() => anyAnswer(instrument, random))

/** Returns the result of the sitting behind these answers; `careless` draws the answers to the attention checks. */
function resultOf(instrument: Instrument, answers: readonly number[], careless: (() => number) | null) {
  const given = scoredItems(instrument).flatMap(({ id }, place) => {
    const answer = answers[place] ?? missing
    return answer === missing ? [] : [[id, answer] as const]
  })
  const directed = instrument.directed.map(
    ({ id, expected }) => [id, careless ? anyAnswer(instrument, careless) : expected] as const,
  )
  return scoreSitting(instrument, Object.fromEntries([...given, ...directed]), {})
}
