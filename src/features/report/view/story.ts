import type { Responses } from '@mindglass/psychometrics/instrument'
import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import type { ReportText } from '@/content/report-text'
import type { InstrumentText } from '@/content/tests/instrument-text'
import type { HelpLevel, Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { composeReport } from '@/core/report/compose'
import { type Profile, profileOf } from '@/core/report/profile'
import type { ReportKey } from '@/core/report/report-key'
import { findReplacement, renderReportWords } from '@/core/report/report-words'
import { fillSlots } from '@/core/report/slots'
import type { MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import type { StoryView } from '../schema'

/** Key from which the paragraphs of one report are chosen, and their texts. */
export interface OwnReport {
  key: ReportKey
  words: ReportText
}

export interface StorySource {
  instrument: Instrument
  text: InstrumentText
  result: SittingResult
  responses: Responses
  /** Language of the texts. */
  locale: Locale
  report: OwnReport | null
}

export const createSittingProfile = (
  { instrument, result, responses, report }: StorySource,
  help: HelpLevel,
  measured: MeasurementErrorLookup,
): Profile => profileOf({ instrument, groups: report?.key.groups ?? [], result, responses, help, measured })

/** Returns the data for the free drawing, rounded to twentieths so that no score can be read from it. */
export const coarsePicture = ({ parts }: Profile): { id: string; at: number; half: number }[] =>
  parts.map(({ id, drawn }) => ({ id, ...drawn }))

export interface Story {
  portrait: string
  /** First paragraph of the letter, which is free: it states no score. */
  opening: string | null
  view: StoryView
  /**
   * Returns the text that this reader sees in place of a text outside the report's pieces, with its slots not yet
   * filled; null if the usual text stays.
   */
  replacementOf: (path: string) => string | null
}

/**
 * Returns one reader's report in words; null for a version that has no report of its own, or if nothing was scored.
 * @param headlineParts parts that the headline of the page is about
 */
export function composeStory(
  { text, locale, report }: StorySource,
  profile: Profile,
  headlineParts: readonly string[] = [],
): Story | null {
  if (!report || profile.parts.length === 0) return null
  const { key, words } = report
  const composition = composeReport(key, profile)
  const { options, context, items } = text
  const wording = { locale, options, context, items, ...words, headlineParts }
  const { portrait, ...rest } = renderReportWords(composition, profile, wording)
  const { articles, next } = composition
  return {
    portrait,
    opening: (composition.letter.pattern && rest.letter[0]) ?? null,
    replacementOf: (path) => findReplacement(composition, words.pieces, path),
    view: { ...rest, sources: composition.sources.flatMap((id) => key.sources[id] ?? []), articles, next },
  }
}

/** Returns a level's text with its slots filled. */
export const fillProfileSlots = (
  words: string,
  profile: Profile,
  { text: { options, context }, locale }: StorySource,
): string => fillSlots(words, profile, { options, context, locale })
