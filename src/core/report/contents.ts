import * as z from '@/core/input/zod'
import type { Instrument } from '../instrument'
import type { HandOver, Piece, ReportKey } from './key'

/** Contents of every report of one version, for a list of what is sold; nothing that only some readers would get. */
export const ReportContents = z.object({
  /** How many parts are read one by one. */
  parts: z.int(),
  /** A letter about the whole, how the parts meet and a plan for seven days: the version has a report of its own. */
  own: z.boolean(),
  /** Readers of the hand-over pages that every report has. */
  handOver: z.nullable(z.enum(['close', 'doctor', 'both'])),
  /** Some of the reader's answers are quoted, with texts of their own. */
  answers: z.boolean(),
  /** How it shows with others, at work and alone. */
  where: z.boolean(),
  /** Answers about circumstances are read along; one that changes nothing has no paragraph. */
  circumstances: z.boolean(),
  /** At least one work is cited, whatever was answered. */
  sources: z.boolean(),
})
export type ReportContents = z.infer<typeof ReportContents>

/** @param key null for a version without a report of its own. */
export function reportContents({ dimensions }: Pick<Instrument, 'dimensions'>, key: ReportKey | null): ReportContents {
  return {
    parts: dimensions.length,
    own: key !== null,
    handOver: key && pagesOf(key),
    answers: key !== null && key.answers.length > 0,
    where: key !== null && key.where !== null,
    circumstances: key !== null && key.context.length > 0,
    sources: key !== null && alwaysCites(key),
  }
}

/** A page with a condition is none that everybody gets, unless another page of its kind takes its place. */
function pagesOf({ handOver }: ReportKey): ReportContents['handOver'] {
  const isFor = (doctor: boolean) => (page: HandOver) => (page.reader === 'doctor') === doctor
  const hasAlways = (doctor: boolean) =>
    handOver.some(
      (page, at) =>
        isFor(doctor)(page) &&
        (page.when === undefined || (page.when === 'otherwise' && handOver.slice(0, at).every(isFor(doctor)))),
    )
  if (hasAlways(true)) return hasAlways(false) ? 'both' : 'doctor'
  return hasAlways(false) ? 'close' : null
}

/** One paragraph of each of these stands in every report: where all that could stand there cite, the report does. */
function alwaysCites({ portrait, caption, letter, where, plans }: ReportKey): boolean {
  const one = [portrait, caption, letter.pattern, letter.gives, ...Object.values(where ?? {})]
  return one.some(allCite) || (plans.length > 0 && plans.every(({ days }) => days.some((day) => allCite(day.variants))))
}

const allCite = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && pieces.every(({ cites = [] }) => cites.length > 0)
