import * as z from '@/core/input/zod'
import type { HelpLevel, Instrument } from '../instrument'
import type { Handout, Piece, ReportKey } from './report-key'

/** Contents of every report of one version, for a list of what is sold; excludes what only some readers get. */
export const ReportContents = z.object({
  /** Number of parts described one by one. */
  parts: z.int(),
  /**
   * Whether the version has a report of its own, with a letter about the whole result, its parts together and a
   * seven-day plan.
   */
  own: z.boolean(),
  /** Readers of the hand-over pages that every report has. */
  handOver: z.nullable(z.enum(['close', 'doctor', 'both'])),
  /** Whether some of the reader's answers are quoted, with texts of their own. */
  answers: z.boolean(),
  /** Whether the report describes the result with others, at work and alone. */
  where: z.boolean(),
  /** Whether answers about circumstances are considered; an answer that changes nothing has no paragraph. */
  circumstances: z.boolean(),
  /** Whether at least one work is cited, whatever the answers. */
  sources: z.boolean(),
})
export type ReportContents = z.infer<typeof ReportContents>

/**
 * Returns the contents of every report of a version.
 * @param key null for a version without a report of its own
 * @param help level of help of one reader; if it calls for help, the comments on answers may be left out
 */
export function buildReportContents(
  { dimensions }: Pick<Instrument, 'dimensions'>,
  key: ReportKey | null,
  help: HelpLevel = 'none',
): ReportContents {
  return {
    parts: dimensions.length,
    own: key !== null,
    handOver: key && pagesOf(key),
    answers: key !== null && key.answers.length > 0 && !(help !== 'none' && key.onlyReplacedAnswers),
    where: key !== null && key.where !== null,
    circumstances: key !== null && key.context.length > 0,
    sources: key !== null && alwaysCites(key),
  }
}

/**
 * Returns the readers of the pages that everybody gets. A page with a condition counts only if another page of its kind
 * takes its place otherwise.
 */
function pagesOf({ handOver }: ReportKey): ReportContents['handOver'] {
  const isFor = (doctor: boolean) => (page: Handout) => (page.reader === 'doctor') === doctor
  const hasAlways = (doctor: boolean) =>
    handOver.some(
      (page, at) =>
        isFor(doctor)(page) &&
        (page.when === undefined || (page.when === 'otherwise' && handOver.slice(0, at).every(isFor(doctor)))),
    )
  if (hasAlways(true)) return hasAlways(false) ? 'both' : 'doctor'
  return hasAlways(false) ? 'close' : null
}

/**
 * Returns whether every report cites a source. Each of these lists supplies one paragraph to every report, so one list
 * in which all paragraphs cite is enough.
 */
function alwaysCites({ portrait, caption, letter, where, plans }: ReportKey): boolean {
  const one = [portrait, caption, letter.pattern, letter.gives, ...Object.values(where ?? {})]
  return one.some(allCite) || (plans.length > 0 && plans.every(({ days }) => days.some((day) => allCite(day.variants))))
}

const allCite = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && pieces.every(({ cites = [] }) => cites.length > 0)
