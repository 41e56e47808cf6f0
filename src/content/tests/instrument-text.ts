import type { Level } from '@mindglass/psychometrics/instrument'
import { z } from 'zod'
import type { Phase } from '@/core/instrument'

const text = z.string().trim().min(1)

/** Texts for the reader about one level of one dimension. */
const LevelText = z.object({
  /** Quick interpretation: one or two plain sentences. */
  quick: text,
  /** Daily life that such answers describe. */
  describes: text,
  /** Things that can help or are worth keeping; a version with its own report has plans instead. */
  helps: text.optional(),
  /** Situations in which it is worth talking to someone. */
  talk: text,
})

const Levels = z.object({
  level1: LevelText,
  level2: LevelText,
  level3: LevelText,
  level4: LevelText,
  level5: LevelText,
})

/** Replacement texts of a level for a stretch that is over; an absent text stays the same. */
const PhaseTexts = z.object({
  level1: LevelText.partial().optional(),
  level2: LevelText.partial().optional(),
  level3: LevelText.partial().optional(),
  level4: LevelText.partial().optional(),
  level5: LevelText.partial().optional(),
})

const DimensionText = z.object({
  name: text,
  /** At most 12 characters in Chinese, 18 in Latin scripts: the label on a chart. */
  short: text,
  /** One sentence on the subject of this dimension. */
  about: text,
  /** Descriptions of the low and the high end, as short phrases. */
  low: text,
  high: text,
  levels: Levels,
  /** Texts for a part whose stretch may be over (see `phaseOf`); `levels` address readers for whom it continues. */
  phases: z.object({ over: PhaseTexts, short: PhaseTexts }).optional(),
})
export type DimensionText = z.infer<typeof DimensionText>

const OverallText = z.object({
  /** A sentence a friend could say. */
  headline: text,
  /** Two to four sentences under the headline. */
  body: text,
})

/** First sentences for results that no level describes; they replace the text of a mean (see `careOf`). */
const HeadTexts = z.object({
  /** Texts by symptom part, for a result in which the part is at level5. */
  part: z.record(z.string(), OverallText).optional(),
  /**
   * Text if no symptom part is at level5 but the interval of some reaches into it; if absent, the text of `some` at
   * level4 is used.
   */
  reaches: OverallText.optional(),
  /** Texts if some symptom parts are at this level but the mean is lower. */
  some: z.object({ level3: OverallText, level4: OverallText }).optional(),
  /** Texts by `head` of a care rule or an ease of the instrument. */
  rules: z.record(z.string(), OverallText).optional(),
  /** Text if every symptom part is high and most are very high, in a version without `overall` texts. */
  whole: OverallText.optional(),
})

/** Texts of a test's page for people who come from a search; the newest version of every test has them. */
const SearchText = z.object({
  /** Title in the words that people search with; with the site's name at most 60 characters, in Chinese 30. */
  title: text,
  /** Line under the heading: names the subject as the heading does, and says that the test makes no diagnosis. */
  subtitle: text,
  /** Questions people ask about this test and no other, written for this language instead of translated. */
  questions: z.array(z.object({ question: text, answer: text })).min(4),
})

/** The texts of one instrument in one language (`cn.json`, `en.json`, `es.json`). */
export const InstrumentText = z.object({
  title: text,
  tagline: text,
  /** Meta description, 50–160 characters (Chinese: 30–90). */
  description: text,
  /** Comma-separated. */
  keywords: text,
  search: SearchText.optional(),
  /** One or two sentences on the first screen: the nature of the test and its limits. */
  disclaimer: text,
  /** Things that the test does not measure, each as a short line of a list. */
  notMeasures: z.array(text).min(2),
  forWhom: text,
  notForWhom: text,
  /** Text before the first item: the time frame and how to answer. */
  instructions: text,
  /** Repeated above every item: the time frame in a few words. */
  stem: text,
  /** Labels of the answer scale from `min` to `max`. */
  options: z.array(text).min(2),
  /** Scored and directed items by id. */
  items: z.record(z.string(), text),
  /** Unscored context questions; a note may follow from an option (empty string: none). */
  context: z.record(
    z.string(),
    z.object({
      /** Names the question above its answer in a report, differently from every other; the newest version of every test has it. */
      name: text.optional(),
      question: text,
      options: z.array(text).min(2),
      notes: z.array(z.string()),
      /** Notes by option, used instead of the usual note when no stretch that the test asks about still lasts. */
      notesOver: z.record(z.string(), text).optional(),
      /** Notes by option that replace the usual one if no answer calls for help. */
      notesLight: z.record(z.string(), text).optional(),
    }),
  ),
  dimensions: z.record(z.string(), DimensionText),
  /** Absent in a version with its own report, which has portraits instead. */
  overall: z
    .object({
      level1: OverallText,
      level2: OverallText,
      level3: OverallText,
      level4: OverallText,
      level5: OverallText,
    })
    .optional(),
  heads: HeadTexts.optional(),
  /** Limits of this test, as stated in the summary and the report. */
  limits: z.array(text).min(2),
  science: z.object({
    purpose: text,
    construct: text,
    scoring: text,
    limits: text,
  }),
})
export type InstrumentText = z.infer<typeof InstrumentText>

/** Returns the texts of one level of a part, for a reader whose stretch is in this phase. */
export function levelText({ levels, phases }: DimensionText, level: Level, phase: Phase): z.infer<typeof LevelText> {
  const base = levels[level]
  const own = phase === 'now' ? undefined : phases?.[phase][level]
  return own ? { ...base, ...Object.fromEntries(Object.entries(own).filter(([, words]) => words !== undefined)) } : base
}
