import { dimensionKinds, levels } from '@mindglass/psychometrics/instrument'
import { validityFlagNames } from '@mindglass/psychometrics/validity/signs'
import { z } from 'zod'
import { Id } from '@/core/input/id'
import { helpLevels } from '@/core/instrument'
import { locales } from '@/core/locale'
import { ReportContents } from '@/core/report/contents'
import { quoteRoles } from '@/core/report/quotes'
import { lifeAreas, readers } from '@/core/report/report-key'

export const ReportInput = z.object({
  sittingId: Id,
  /** newest: percentile ranks come from the newest norms instead of the report's own; the choice is not stored. */
  norms: z.enum(['newest']).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

/** Test of a sitting. */
export const SittingTest = z.object({ slug: z.string(), title: z.string() })
export type SittingTest = z.infer<typeof SittingTest>

/** Data for a drawing of the result: a place on 0–100 for each scored part, and half its width. */
const PictureView = z.array(z.object({ id: z.string(), at: z.number(), half: z.number() }))

/** Preview of a finished test for its checkout: the drawing and the day, without a level or a sentence. */
export const CheckoutPreview = z.object({ slug: z.string(), picture: PictureView, completedAt: z.iso.datetime() })
export type CheckoutPreview = z.infer<typeof CheckoutPreview>

/** Free and bought reports that are left to the account. */
export const Credits = z.object({ credits: z.int() })

const Level = z.enum(levels)

/** 0–100 points, both ends included. */
const Range = z.object({ from: z.number(), to: z.number() })

/** Score interval in whole points: the score, the half width, and both ends cut to 0–100. */
const ScoreIntervalView = z.object({ score: z.number(), half: z.number(), from: z.number(), to: z.number() })

const OutOf100View = z.object({ from: z.int(), to: z.int(), some: z.boolean() })

/** Percentile rank of one score among visitors, see `core/report/scores/percentile-rank.ts`. */
const PlaceView = z.object({
  stage: z.enum(['range', 'number']),
  at: z.enum(['floor', 'ceiling', 'inside']),
  alike: z.enum(['same', 'near']),
  lower: OutOf100View,
  same: OutOf100View,
  higher: OutOf100View,
  margin: z.object({ low: OutOf100View, high: OutOf100View }),
  error: z.object({ from: z.int(), to: z.int() }),
  n: z.int(),
})

/** Norms that a report compares scores with. */
const NormsView = z.object({
  /** Norm release for the percentile ranks; null while there are no figures on how others answer. */
  used: z.object({ release: z.int(), n: z.int() }).nullable(),
  /** Number of sittings from which the error of its scores was measured; null if the error is assumed. */
  measured: z.int().nullable(),
  /**
   * newer: newer norms exist for this report · own: the report uses the newer norms, and one press returns to its own.
   */
  offer: z.enum(['newer', 'own']).nullable(),
})
export type NormsView = z.infer<typeof NormsView>

const TitledView = z.object({ title: z.string(), text: z.string() })

/** A titled text about several parts. `parts`: ids of the parts that the drawing beside it highlights. */
const TitledOfView = TitledView.extend({ parts: z.array(z.string()) })

/** All values and texts of one dimension: free for one dimension, paid for the others. */
export const DimensionView = z.object({
  id: z.string(),
  kind: z.enum(dimensionKinds),
  name: z.string(),
  short: z.string(),
  about: z.string(),
  low: z.string(),
  high: z.string(),
  /** Design range, not from a population. */
  range: Range,
  /** Text on what this dimension draws in the picture of the result; null for a test without a picture. */
  draws: z.string().nullable(),
  /** null if too few items were answered. */
  partResult: z
    .object({
      /** 0–100, unrounded. */
      pomp: z.number(),
      level: Level,
      /** Number of answers behind the score. */
      answered: z.int(),
      interval: ScoreIntervalView,
      /** Certainty of the interval: assumed (likely) or measured (veryLikely). */
      certainty: z.enum(['likely', 'veryLikely']),
      /** null if there are no norms, or if the report compares nothing. */
      place: PlaceView.nullable(),
      /** One level, or two in order if the interval crosses a border. */
      named: z.array(Level).min(1).max(2),
      quick: z.string(),
      describes: z.string(),
      /** null if the report has a plan for the week instead. */
      helps: z.string().nullable(),
      talk: z.string(),
    })
    .nullable(),
})
export type DimensionView = z.infer<typeof DimensionView>

const OpeningView = z.object({
  headline: z.string(),
  body: z.string(),
  /** Names of the parts that the text is about; empty if it is about all. */
  parts: z.array(z.string()),
})
export type OpeningView = z.infer<typeof OpeningView>

/** Advice on when to talk to someone about one part. Free: advice to see a doctor is not for sale. */
const TalkView = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Whether this part is a reason why help comes first. */
  calls: z.boolean(),
  /** Whether this is a symptom part with a low score, whose text starts folded. */
  light: z.boolean(),
})
export type TalkView = z.infer<typeof TalkView>

/** Note on an answer to an unscored question about circumstances. Free, like the texts above. */
const NoteView = z.object({
  /** Short name of the question, as its note shows it. */
  name: z.string(),
  answer: z.string(),
  note: z.string(),
  /** Whether this answer is a reason why help comes first. */
  calls: z.boolean(),
})
export type NoteView = z.infer<typeof NoteView>

/** Reason why help comes first: a part or an answer about circumstances, with advice on it. */
const Reason = z.object({
  name: z.string(),
  /** The answer about circumstances; null for a part. */
  answer: z.string().nullable(),
  text: z.string(),
})
export type Reason = z.infer<typeof Reason>

/** Article on something in the report. */
const ToReadArticle = z.object({ id: z.string(), title: z.string() })

/** Articles to read with the parts that are shown in full, and with the week; titles in the reader's language. */
export const ArticlesToRead = z.object({
  /** Articles by dimension; none if no article fits, or if the advice is to talk to a person first. */
  parts: z.record(z.string(), ToReadArticle),
  week: ToReadArticle.nullable(),
})
export type ArticlesToRead = z.infer<typeof ArticlesToRead>

const Overall = z.object({ level: Level })

const common = {
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  completedAt: z.iso.datetime(),
  /** Language the questions were answered in. */
  takenIn: z.enum(locales),
  /** Number of scored answers, from which the drawing is made. */
  answered: z.int(),
  version: z.number().int(),
  normVersion: z.string(),
  /** null if the report compares nothing: with help, when the answers call for a retake, and in a sample. */
  norms: NormsView.nullable(),
  /** Signs that the questions were not read; shown with the offer of a retake. */
  signs: z.array(z.enum(validityFlagNames)),
  /** Whether a free retake is offered before anything else. */
  retake: z.boolean(),
  /** Whether help comes before everything else, and in which form; only `careOf` decides this. */
  help: z.enum(helpLevels),
  /** Empty if help does not come first. */
  reasons: z.array(Reason),
  /** Whether anything may be offered for money on the same page. */
  offer: z.boolean(),
  /** Opening sentences; null if nothing is summed up. */
  head: OpeningView.nullable(),
  /** One sentence from the scores; null for a version that has no report of its own. */
  portrait: z.string().nullable(),
  /** Drawing data; rounded in a summary to twentieths, so that no score can be read from it. */
  picture: PictureView,
  context: z.array(NoteView),
  /** Advice on talking to someone, for every scored part; parts that call for help come first. */
  talk: z.array(TalkView),
  toRead: ArticlesToRead,
  limits: z.array(z.string()),
  /** Whether the reader may show parts of the report to others. */
  shareable: z.boolean(),
}

/**
 * Reason why the full report is not open: never bought, payment pending, paid but under review, refunded, closed by the
 * team, or in dispute.
 */
export const SummaryAccess = z.enum(['offer', 'pending', 'checking', 'refunded', 'closed', 'suspended'])
export type SummaryAccess = z.infer<typeof SummaryAccess>

/**
 * The payment or credit that was returned when the report was closed, and the time; null if the report was not closed
 * for that reason.
 */
const ReturnedPaymentOrCredit = z.object({ what: z.enum(['payment', 'credit']), at: z.iso.datetime() }).nullable()
export type ReturnedPaymentOrCredit = z.infer<typeof ReturnedPaymentOrCredit>

/** Chapters of a full report beside its parts, in the order of reading. */
export const chapterNames = [
  'letter',
  'together',
  'answers',
  'where',
  'context',
  'week',
  'later',
  'handOver',
  'talk',
  'unknown',
  'sources',
] as const

/** Outline of the reader's full report: its chapters and its length, without any of its text; see `view/outline.ts`. */
const OutlineView = z.object({
  /** Parts that were scored, each a chapter after the letter. */
  parts: z.array(z.string()),
  chapters: z.array(z.enum(chapterNames)),
  /** Length in words, or in Chinese characters, to the nearest hundred. */
  length: z.int(),
  /** Minutes to read it all, rounded up. */
  minutes: z.int(),
})
export type OutlineView = z.infer<typeof OutlineView>

/** The free view of a report. It has no field for a paid value, so none can slip through. */
export const SummaryView = z.object({
  kind: z.literal('summary'),
  ...common,
  access: SummaryAccess,
  returned: ReturnedPaymentOrCredit,
  /** null if the test has no overall band, it could not be scored, or a mean would look better than the parts do. */
  overall: Overall.nullable(),
  /** Names of all dimensions in the order of the test. */
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Start of the part's text; null if the part is not scored. */
      begins: z.string().nullable(),
    }),
  ),
  free: DimensionView,
  /** The contents of the full report of this version, the same for every reader. */
  contents: ReportContents,
  /** null if the test's version has no report of its own, or if nothing may be offered. */
  whole: OutlineView.nullable(),
  /** Whether every part is a symptom at level2 or below: there is little to explain, so the report is short. */
  light: z.boolean(),
  /** The first paragraph of the letter without its scores; null for a version that has no report of its own. */
  opening: z.string().nullable(),
})
export type SummaryView = z.infer<typeof SummaryView>

const QuotedAnswerView = z.object({ item: z.string(), answer: z.string() })

/** The paragraphs chosen for one reader, see `core/report/report-words.ts`. */
const StoryView = z.object({
  caption: z.string().nullable(),
  /**
   * The report in three lines; `part` and `costs` are null where one answer stands before all scores, as the headline says.
   * `apart` is the answer that differs most from the others of its part.
   */
  short: z
    .object({
      part: z.string().nullable(),
      apart: QuotedAnswerView.nullable(),
      costs: z.string().nullable(),
      first: z.string().nullable(),
    })
    .nullable(),
  letter: z.array(z.string()),
  parts: z.record(
    z.string(),
    z.object({
      groups: z.array(z.string()),
      cost: z.string().nullable(),
      answers: z.object({
        groups: z.array(z.object({ name: z.string(), answers: z.array(z.number()) })),
        highest: z.string().nullable(),
        lowest: z.string().nullable(),
      }),
    }),
  ),
  scale: z.object({ min: z.number(), max: z.number() }),
  meeting: z.array(TitledOfView),
  edge: z.array(TitledOfView),
  context: z.array(z.object({ questions: z.array(z.string()), text: z.string() })),
  answerPairs: z.array(z.string()),
  quotes: z.array(
    z.object({ role: z.enum(quoteRoles), item: z.string(), answer: z.string(), text: z.string().nullable() }),
  ),
  where: z.array(z.object({ area: z.enum(lifeAreas), text: z.string() })),
  plan: TitledView.extend({
    id: z.string(),
    gate: z.string(),
    days: z.array(
      TitledView.extend({
        minutes: z.number(),
        why: z.string(),
        chosenFor: QuotedAnswerView.nullable(),
      }),
    ),
    later: z.array(z.string()),
  }).nullable(),
  handOver: z.array(
    z.object({
      reader: z.enum(readers),
      facts: z.array(z.string()),
      requests: z.array(z.string()),
      offers: z.array(z.string()),
    }),
  ),
  unknown: z.array(z.string()),
  sources: z.array(z.object({ text: z.string(), doi: z.string() })),
  /** Slugs of articles and of a test worth taking next. */
  articles: z.array(z.string()),
  next: z.string().nullable(),
})
export type StoryView = z.infer<typeof StoryView>

/** View of a full report with all paid values. */
export const FullView = z.object({
  kind: z.literal('full'),
  ...common,
  /** Whether the reader took the test and may delete the report. */
  own: z.boolean(),
  overall: Overall.extend({ pomp: z.number() }).nullable(),
  dimensions: z.array(DimensionView),
  /** null for a version that has no report of its own. */
  story: StoryView.nullable(),
})
export type FullView = z.infer<typeof FullView>

/** Articles to read and a test to take after a report; titles in the reader's language. */
export interface NextSteps {
  articles: readonly { id: string; title: string; minutes: number }[]
  test: { slug: string; title: string } | null
}

/** View for the holder of a mailed link to a report that was closed by a refund, the team or a dispute. */
export const ClosedView = z.object({
  kind: z.literal('closed'),
  reason: SummaryAccess.extract(['refunded', 'closed', 'suspended']),
  returned: ReturnedPaymentOrCredit,
  title: z.string(),
})
export type ClosedView = z.infer<typeof ClosedView>

export const ReportView = z.discriminatedUnion('kind', [SummaryView, FullView, ClosedView])
export type ReportView = z.infer<typeof ReportView>
