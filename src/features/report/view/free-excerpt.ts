import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import type { HelpLevel, Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses } from '@/features/assessments/stored-sitting'
import type { Prisma } from '@/generated/prisma/client'
import { coarsePicture, composeStory, createSittingProfile } from './story'

/** Free part of a result: the data for its drawing and its sentence, for use outside the report. */
export interface FreeExcerpt {
  /** Empty if nothing was scored. */
  picture: ReturnType<typeof coarsePicture>
  /**
   * null for a version that has no report of its own. Also null when help is shown, because a light sentence must not
   * stand alone beside it.
   */
  sentence: string | null
  help: HelpLevel
}

/** Returns the picture and sentence of one finished sitting from its free summary; nothing in them is paid content. */
export async function createFreeExcerpt(
  instrument: Instrument,
  result: SittingResult,
  row: { id: string; responses: Prisma.JsonValue },
  locale: Locale,
  measured: MeasurementErrorLookup,
): Promise<FreeExcerpt> {
  const responses = valuesOf(sittingResponses(row))
  const { help } = careOfSitting(instrument, result, responses, measured)
  const text = await loadInstrumentText(instrument, locale)
  const source = { instrument, text, locale, report: await loadOwnReport(instrument, locale), result, responses }
  const profile = createSittingProfile(source, help, measured)
  return {
    picture: coarsePicture(profile),
    sentence: help === 'none' ? (composeStory(source, profile)?.portrait ?? null) : null,
    help,
  }
}
