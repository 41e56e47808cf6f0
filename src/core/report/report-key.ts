import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Condition } from './condition'
import type { AnswerGroup } from './profile'

/**
 * A paragraph of a report: its condition, its claims about the reader and the answers it explains. Its texts are
 * `pieces[id]` of each language.
 */
export interface Piece {
  /** Includes the section: `pattern.high-low`. */
  id: string
  /** Condition of the piece; if absent, it always holds. */
  when?: Condition
  /** Claims of the piece, in a few English words; `!fact` claims the opposite, and no report contains both. */
  facts?: readonly string[]
  /** Items it explains; no other paragraph of the same report explains them again. */
  items?: readonly string[]
  /** Other names in its slots: items, groups, parts or unscored questions. The piece stands only if all are known. */
  mentions?: readonly string[]
  /**
   * Set if the piece only says whom to turn to. It is left out if help comes first, because the report then already
   * begins with it.
   */
  repeatsHelp?: true
  /**
   * Statements on matters that other pieces mention too, such as the distance between the ends of a year: the value, or
   * the values with which it agrees. All statements in one report must share a value; `npm run content:report` fails
   * otherwise.
   */
  claims?: Readonly<Record<string, string | readonly string[]>>
  /** Keys of the sources it relies on. */
  cites?: readonly string[]
  /**
   * Set if it says that the answers are so grave that a person or a doctor comes before anything else. It never appears
   * if care calls for no help, because a price may then be near; the check of reports proves this.
   */
  heavy?: true
  /** Content of the piece, for the people who write it in a language; no reader sees it. */
  note: string
}

export const asSevere = <P extends Piece>(piece: P): P => ({ ...piece, heavy: true })

/** A piece that replaces another text for some readers. */
export interface Replacement extends Piece {
  when: Condition
  /**
   * Path of the text that it replaces: `<part>.<level>.<quick|describes|helps|talk>`, `<question>.<option>` (the note on
   * an answer), `head.<part|some|rules|whole>[.<id>].<headline|body>`, or an id of the report such as `gate.<plan>`.
   */
  replaces: string
}

/**
 * Returns a replacement.
 * @param handoutRecipients a word for the readers it is for; the id is the path and this word (`tension.level3.talk.attacks`)
 */
export const replacement = (
  replaces: string,
  handoutRecipients: string,
  when: Condition,
  note: string,
): Replacement => ({
  id: `${replaces}.${handoutRecipients}`,
  replaces,
  when,
  note,
})

/** A day of a plan, with the first of its variants that holds. */
export interface PlanDay {
  minutes: number
  variants: readonly Piece[]
  /** Set if an exercise on one of the reader's own answers may take this day. */
  open?: true
}

export const openDay = (day: PlanDay): PlanDay => ({ ...day, open: true })

/**
 * An exercise on single answers (`step.<name>`). Where one of them stands out toward `end`, it takes an open day of the
 * plan. On the first day, its `first` is what to do first on top of the report.
 */
export interface AnswerStep extends Piece {
  minutes: number
  /** Items of which each calls for this exercise; the report quotes the one that stands out most. */
  answers: readonly string[]
  /** Side of the keyed answers (reversed items reverse-scored) for which it is written. */
  end: 'high' | 'low'
  /** Ids of days on the same subject; the step is not chosen where the plan has one of them. */
  notBeside?: readonly string[]
}

/** One task for one week, for readers whose answers lead there. */
export interface Plan {
  id: string
  when?: Condition
  /** Same as `heavy` of a piece: all days of the plan are heavy. */
  heavy?: true
  /**
   * `note`: the plan's name and the reason for it (`pieces['week.<id>']`); `gate`: the readers it is not for
   * (`pieces['gate.<id>']`).
   */
  note: string
  gate: string
  /** Seven days. */
  days: readonly PlanDay[]
  /** Pieces on what to count at four weeks, and on its meaning; all that hold. */
  later: readonly Piece[]
}

export const lifeAreas = ['close', 'work', 'alone'] as const
export type LifeArea = (typeof lifeAreas)[number]

export const readers = ['partner', 'relative', 'friend', 'doctor'] as const
/** Recipient of a page to hand over. */
export type HandoutRecipient = (typeof readers)[number]

/** A page to hand over: the reader chooses from the lines that match the answers. */
export interface Handout {
  reader: HandoutRecipient
  /** `otherwise`: the page is included if no page before it is. */
  when?: Condition | 'otherwise'
  facts: readonly Piece[]
  requests: readonly Piece[]
  offers: readonly Piece[]
}

export interface Source {
  /** Reference in the form of the reference list, without the address. */
  text: string
  doi: string
}

/** The paragraphs about one part, beside those of its level. */
export interface PartPieces {
  /**
   * Pieces on how the part shows in the reader's life, for each group of answers. A report has the first whose condition
   * holds and the next that explains other items; if no group stands out, the one on the group furthest from the middle.
   */
  groups: readonly Piece[]
  /** Pieces on what the part costs, or what it overlooks: the first that holds. */
  cost: readonly Piece[]
}

/**
 * The structure of the reports of one version of a test, without texts in any language. In every list of pieces, the
 * more particular ones come first; lists marked "one" end with a piece that always holds.
 */
export interface ReportKey {
  /** An invented answer sheet, for the public sample. */
  sample: Responses
  groups: readonly AnswerGroup[]
  /** One. A sentence from the scores, with no type and no label. */
  portrait: readonly Piece[]
  /** One. Explains the drawing, and who else would have the same lines and a different life. */
  caption: readonly Piece[]
  letter: {
    /** One. The pattern in two halves. */
    pattern: readonly Piece[]
    /**
     * At most one. A contrast between two scores or groups of the reader; none if they are alike, because a report does
     * not mention what it did not find.
     */
    difference: readonly Piece[]
    /** At most one. Answers that pull against each other; nothing if there are none. */
    pull: readonly Piece[]
    /** One. What the pattern gives. */
    gives: readonly Piece[]
  }
  parts: Readonly<Record<string, PartPieces>>
  /** Pieces on how parts meet: two to four. */
  meeting: readonly Piece[]
  /** Pieces on an interval that crosses a border: at most two. */
  edge: readonly Piece[]
  /** Pieces on circumstances: all that hold. */
  context: readonly Piece[]
  /**
   * At most two. Pieces on two answers, or on an answer and a circumstance, that say more together than each by itself.
   * Answers that pull against each other and have no place in the letter follow them. Absent in older versions.
   */
  answerPairs?: readonly Piece[]
  /**
   * Item ids, the most telling first: the order decides which of several similar answers is quoted. Empty for a version
   * without words for single answers, which quotes none.
   */
  answers: readonly string[]
  /**
   * Readers in danger, or whose daily life has stopped: an answer is quoted to them only if `replacements` have a text
   * for it that was written for them.
   */
  onlyReplacedAnswers?: Condition
  /** One piece is chosen for each area. */
  where: Readonly<Record<LifeArea, readonly Piece[]>> | null
  /** One plan. */
  plans: readonly Plan[]
  /** Exercises on single answers, for open days of the plan; of equally telling answers, the first stands. */
  answerSteps?: readonly AnswerStep[]
  /** Pieces that replace another text for some readers; of several for one text, the first that holds is used. */
  replacements?: readonly Replacement[]
  /** Pages to hand over; all that hold. */
  handOver: readonly Handout[]
  /** Pieces on what the report cannot know: all that hold. */
  unknown: readonly Piece[]
  sources: Readonly<Record<string, Source>>
  /** Slugs of articles, all that hold, each shown once; and of a next test, the first that holds. */
  suggestedArticles: readonly { when?: Condition; article: string }[]
  next: readonly { when?: Condition; test: string }[]
}
