import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Condition } from './condition'
import type { AnswerGroup } from './profile'

/**
 * A paragraph of a report: when it may stand there, what it says of the reader and which answers it explains. Its
 * words are `pieces[id]` of each language.
 */
export interface Piece {
  /** Names the section as well: `pattern.high-low`. */
  id: string
  /** Absent: always. */
  when?: Condition
  /** Claims of the piece, in a few English words; `!fact` claims the opposite, and both never stand in one report. */
  facts?: readonly string[]
  /** Items it explains; no other paragraph of the same report explains them again. */
  items?: readonly string[]
  /**
   * Other things its words name in slots: items, groups, parts or unscored questions. It stands only if all are
   * known.
   */
  mentions?: readonly string[]
  /** It says nothing but whom to turn to: left out where help stands first, which says it once and before everything. */
  repeatsHelp?: true
  /**
   * What it says of a matter that others speak of too, such as how far apart the ends of a year lie: the value, or those
   * it is true beside. In one report all of them have one in common; `npm run content:report` fails where they do not.
   */
  claims?: Readonly<Record<string, string | readonly string[]>>
  /** Sources it leans on, by key. */
  cites?: readonly string[]
  /**
   * It says that the answers weigh so much that a person or a doctor comes before anything else. It never stands where
   * care calls for no help, and a price may be near; the check of reports proves it.
   */
  heavy?: true
  /** Content of the piece, for the people who write it in a language; no reader sees it. */
  note: string
}

export const asHeavy = (piece: Piece): Piece => ({ ...piece, heavy: true })

/** A day of a plan. The first of its variants that holds stands. */
export interface PlanDay {
  minutes: number
  variants: readonly Piece[]
}

/** One thing for one week, for readers whose answers lead there. */
export interface Plan {
  id: string
  when?: Condition
  /** Same as `heavy` of a piece: all days of the plan are heavy. */
  heavy?: true
  /** Names the plan, says why this one, and for whom it is not (`pieces['week.<id>']`, the gate in `pieces['gate.<id>']`). */
  note: string
  gate: string
  /** Seven. */
  days: readonly PlanDay[]
  /** Pieces on what to count at four weeks, and what it means; all that hold. */
  later: readonly Piece[]
}

export const areas = ['close', 'work', 'alone'] as const
export type Area = (typeof areas)[number]

export const readers = ['partner', 'relative', 'friend', 'doctor'] as const
/** Whom a page is handed to. */
export type Reader = (typeof readers)[number]

/** Lines that the reader chooses from; those whose answers say so are offered. */
export interface HandOver {
  reader: Reader
  /** `otherwise`: where no page before it stands. */
  when?: Condition | 'otherwise'
  facts: readonly Piece[]
  requests: readonly Piece[]
  offers: readonly Piece[]
}

export interface Source {
  /** In the form of the reference list, without the address. */
  text: string
  doi: string
}

/** The paragraphs about one part, beside its level's own. */
export interface PartPieces {
  /** How it shows, by groups of answers: the first that holds, a second that explains other items. */
  groups: readonly Piece[]
  /** Pieces on what the part costs, or what it overlooks: the first that holds. */
  cost: readonly Piece[]
}

/**
 * What a report of one version of a test is put together from, without a word of any language. In every list of
 * pieces, what is more particular stands first; lists marked "one" end with a piece that always holds.
 */
export interface ReportKey {
  /** An invented answer sheet, for the public sample. */
  sample: Responses
  groups: readonly AnswerGroup[]
  /** One. A sentence from the scores, with no type and no label. */
  portrait: readonly Piece[]
  /** One. What the drawing shows, and who else would have the same lines and a different life. */
  caption: readonly Piece[]
  letter: {
    /** One. The pattern in two halves. */
    pattern: readonly Piece[]
    /** At most one. A difference inside the reader; nothing where answers are even: no paragraph reports an empty search. */
    difference: readonly Piece[]
    /** At most one. Answers that pull against each other; nothing where there are none. */
    pull: readonly Piece[]
    /** One. What the pattern gives. */
    gives: readonly Piece[]
  }
  parts: Readonly<Record<string, PartPieces>>
  /** How parts meet: two to four. */
  meeting: readonly Piece[]
  /** The edge of the interval, where it crosses a cut: at most two. */
  edge: readonly Piece[]
  /** Every one that holds. */
  context: readonly Piece[]
  /** Item ids, the most telling first: which answer is quoted when several are alike. Empty: the version has no words for single answers, and quotes none. */
  answers: readonly string[]
  /** One of each. */
  where: Readonly<Record<Area, readonly Piece[]>> | null
  /** One. */
  plans: readonly Plan[]
  /** Pages to hand over; all that hold. */
  handOver: readonly HandOver[]
  /** Pieces on what the report cannot know: all that hold. */
  unknown: readonly Piece[]
  sources: Readonly<Record<string, Source>>
  /** Slugs of articles, all that hold, each shown once; and of a next test, the first that holds. */
  reading: readonly { when?: Condition; article: string }[]
  next: readonly { when?: Condition; test: string }[]
}
