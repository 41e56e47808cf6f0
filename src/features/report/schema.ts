import { dimensionKinds, levels } from '@mindglass/psychometrics/instrument'
import { validityFlagNames } from '@mindglass/psychometrics/validity/signs'
import { z } from 'zod'
import { Id } from '@/core/input/id'
import { helps } from '@/core/instrument'
import { locales } from '@/core/locale'
import { ReportContents } from '@/core/report/contents'
import { areas, readers } from '@/core/report/key'
import { roles } from '@/core/report/quotes'

export const ReportInput = z.object({
  sittingId: Id,
  /** newest: places are told from the newest norms in place of the report's own; nothing of it is kept. */
  norms: z.enum(['newest']).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

/** The test that a sitting is of. */
export const Sitting = z.object({ slug: z.string(), title: z.string() })
export type Sitting = z.infer<typeof Sitting>

/** Free and bought reports that are left to the account. */
export const Credits = z.object({ credits: z.int() })

const Level = z.enum(levels)

/** 0–100 points, both ends included. */
const Range = z.object({ from: z.number(), to: z.number() })

/** Where a score very likely lies, in whole points: the score, its half width, and the ends cut to 0–100. */
const ScoreIntervalView = z.object({ score: z.number(), half: z.number(), from: z.number(), to: z.number() })

const OutOf100View = z.object({ from: z.int(), to: z.int(), some: z.boolean() })

/** How visitors scored beside one score, see `core/report/scores/percentile-rank.ts`. */
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

/** The norms that a report compares with. */
const NormsView = z.object({
  /** Release of the norms that places are told from; null while nobody can say yet how others answer. */
  used: z.object({ release: z.int(), n: z.int() }).nullable(),
  /** Sittings on which the error of its scores was measured; null where it is assumed. */
  measured: z.int().nullable(),
  /** newer: there are newer norms to read it with · own: it is being read with them, and its own are one press away. */
  offer: z.enum(['newer', 'own']).nullable(),
})
export type NormsView = z.infer<typeof NormsView>

const TitledView = z.object({ title: z.string(), text: z.string() })

/** Data for a drawing of the result: a place on 0–100 for each scored part, and half its width. */
const PictureView = z.array(z.object({ id: z.string(), at: z.number(), half: z.number() }))

/** One dimension with everything that is known of it: free for one dimension, paid for the others. */
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
  /** null if too few items were answered. */
  reading: z
    .object({
      /** 0–100, unrounded. */
      pomp: z.number(),
      level: Level,
      /** Answers it comes from. */
      answered: z.int(),
      interval: ScoreIntervalView,
      /** How sure the stretch is: assumed, or measured. */
      certainty: z.enum(['likely', 'veryLikely']),
      /** null where there are no norms, or where nothing is compared. */
      place: PlaceView.nullable(),
      /** One level, or two in order where the interval lies across a border. */
      named: z.array(Level).min(1).max(2),
      quick: z.string(),
      describes: z.string(),
      /** null where a plan for the week stands instead. */
      helps: z.string().nullable(),
      talk: z.string(),
    })
    .nullable(),
})
export type DimensionView = z.infer<typeof DimensionView>

const HeadView = z.object({
  headline: z.string(),
  body: z.string(),
  /** Names of the parts it speaks of; none when it speaks of all. */
  parts: z.array(z.string()),
})
export type HeadView = z.infer<typeof HeadView>

/** When it is worth talking to someone about one part. Free: advice to see a doctor is not for sale. */
const TalkView = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Help stands first because of it. */
  calls: z.boolean(),
  /** A symptom part whose answers are light: its text can wait until it is asked for. */
  light: z.boolean(),
})
export type TalkView = z.infer<typeof TalkView>

/** A note that follows from an answer to an unscored question about circumstances. Free, like the texts above. */
const NoteView = z.object({ question: z.string(), answer: z.string(), note: z.string(), calls: z.boolean() })
export type NoteView = z.infer<typeof NoteView>

/** Why help stands first: a part, or an answer about one's circumstances, and what is worth doing about it. */
const Reason = z.object({ name: z.string(), text: z.string() })
export type Reason = z.infer<typeof Reason>

/** An article that goes with something in the report. */
const ToReadArticle = z.object({ id: z.string(), title: z.string() })

/** Articles to read beside the parts that are shown in full, and beside the week; titles in the reader's language. */
export const ToRead = z.object({
  /** Articles by dimension; none where no article fits, or where a person to talk to comes first. */
  parts: z.record(z.string(), ToReadArticle),
  week: ToReadArticle.nullable(),
})
export type ToRead = z.infer<typeof ToRead>

const Overall = z.object({ level: Level })

const common = {
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  completedAt: z.iso.datetime(),
  /** Language the questions were answered in. */
  takenIn: z.enum(locales),
  /** Answers that were scored: the drawing is made from them. */
  answered: z.int(),
  version: z.number().int(),
  normVersion: z.string(),
  /** null where nothing is compared: beside help, where the answers call for a retake, and in a sample. */
  norms: NormsView.nullable(),
  /** Why the questions seem not to have been read: said where a retake is offered. */
  signs: z.array(z.enum(validityFlagNames)),
  /** Offer a free retake before anything else. */
  retake: z.boolean(),
  /** Whether help stands before everything else, and in which form; decided by `careOf` alone. */
  help: z.enum(helps),
  /** Empty where no help stands first. */
  reasons: z.array(Reason),
  /** Whether anything may be offered for money on the same page. */
  offer: z.boolean(),
  /** The first sentences; null where nothing is summed up. */
  head: HeadView.nullable(),
  /** One sentence from the scores; null for a version that has no report of its own. */
  portrait: z.string().nullable(),
  /** In a summary in steps of a twentieth, so that no score can be read off it. */
  picture: PictureView,
  context: z.array(NoteView),
  /** Advice on talking to someone, for every scored part; parts that call for help come first. */
  talk: z.array(TalkView),
  toRead: ToRead,
  limits: z.array(z.string()),
  /** The reader may show parts of it to others. */
  shareable: z.boolean(),
}

/** Why the full report is not open: never bought, being paid, paid but looked at, returned, closed by the team, in dispute. */
export const SummaryAccess = z.enum(['offer', 'pending', 'checking', 'refunded', 'closed', 'suspended'])
export type SummaryAccess = z.infer<typeof SummaryAccess>

/**
 * The payment or credit that came back when the report was closed, and when; null where it was not closed for that
 * reason.
 */
const Returned = z.object({ what: z.enum(['payment', 'credit']), at: z.iso.datetime() }).nullable()
export type Returned = z.infer<typeof Returned>

/** The free view of a report. It has no field for a paid value, so none can slip through. */
export const SummaryView = z.object({
  kind: z.literal('summary'),
  ...common,
  access: SummaryAccess,
  returned: Returned,
  /** null if the test has no overall band, it could not be scored, or a mean would look calmer than the parts do. */
  overall: Overall.nullable(),
  /** Names of all dimensions in the order of the test. */
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** How its reading begins; null if it is not scored. */
      begins: z.string().nullable(),
    }),
  ),
  free: DimensionView,
  /** The contents of the full report of this version, the same for every reader. */
  contents: ReportContents,
  /** Every part is light (up to level2 of symptoms): there is little to explain, and the report says so by being short. */
  light: z.boolean(),
  /** The first paragraph of the letter without its scores; null for a version that has no report of its own. */
  opening: z.string().nullable(),
})
export type SummaryView = z.infer<typeof SummaryView>

/** The paragraphs chosen for one reader, see `core/report/words.ts`. */
const StoryView = z.object({
  caption: z.string().nullable(),
  letter: z.array(z.string()),
  parts: z.record(z.string(), z.object({ groups: z.array(z.string()), cost: z.string().nullable() })),
  meeting: z.array(TitledView),
  edge: z.array(TitledView),
  context: z.array(z.object({ questions: z.array(z.string()), text: z.string() })),
  quotes: z.array(z.object({ role: z.enum(roles), item: z.string(), answer: z.string(), text: z.string().nullable() })),
  where: z.array(z.object({ area: z.enum(areas), text: z.string() })),
  plan: TitledView.extend({
    id: z.string(),
    gate: z.string(),
    days: z.array(TitledView.extend({ minutes: z.number(), why: z.string() })),
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

/** Everything. */
export const FullView = z.object({
  kind: z.literal('full'),
  ...common,
  /** The reader took the test, so that it is theirs to delete. */
  own: z.boolean(),
  overall: Overall.extend({ pomp: z.number() }).nullable(),
  dimensions: z.array(DimensionView),
  /** null for a version that has no report of its own. */
  story: StoryView.nullable(),
})
export type FullView = z.infer<typeof FullView>

/** Things to read and do after a report: titles in the reader's language. */
export interface NextSteps {
  articles: readonly { id: string; title: string; minutes: number }[]
  test: { slug: string; title: string } | null
}

/** For the holder of a mailed link whose report was closed, by a refund, the team or a dispute. */
export const ClosedView = z.object({
  kind: z.literal('closed'),
  reason: SummaryAccess.extract(['refunded', 'closed', 'suspended']),
  returned: Returned,
  title: z.string(),
})
export type ClosedView = z.infer<typeof ClosedView>

export const ReportView = z.discriminatedUnion('kind', [SummaryView, FullView, ClosedView])
export type ReportView = z.infer<typeof ReportView>
