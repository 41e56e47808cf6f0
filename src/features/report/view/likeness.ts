import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { instrumentText, ownReport } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import type { Help, Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { ErrorOf } from '@/features/assessments/measured-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses } from '@/features/assessments/stored'
import type { Prisma } from '@/generated/prisma/client'
import { coarsePicture, profileOfSitting, storyOf } from './story'

/** The free part of a result: enough for its drawing and its sentence, in any place outside of the report. */
export interface Likeness {
  /** Empty where nothing was scored. */
  picture: ReturnType<typeof coarsePicture>
  /** null for a version that has no report of its own, and beside help, where nothing light may stand alone. */
  sentence: string | null
  help: Help
}

/** The picture of one finished sitting as its summary has it; it says nothing that has to be paid for. */
export async function likenessOf(
  instrument: Instrument,
  result: SittingResult,
  row: { id: string; responses: Prisma.JsonValue },
  locale: Locale,
  measured: ErrorOf,
): Promise<Likeness> {
  const responses = valuesOf(sittingResponses(row))
  const { help } = careOfSitting(instrument, result, responses, measured)
  const text = await instrumentText(instrument, locale)
  const source = { instrument, text, locale, report: await ownReport(instrument, locale), result, responses }
  const profile = profileOfSitting(source, help, measured)
  return {
    picture: coarsePicture(profile),
    sentence: help === 'none' ? (storyOf(source, profile)?.portrait ?? null) : null,
    help,
  }
}
