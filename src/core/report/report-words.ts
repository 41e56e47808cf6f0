import { questionName } from './chapters'
import type { Composition } from './compose'
import { thirdOfLevel } from './condition'
import { partsOfPiece } from './pieces'
import { type Profile, sortByLead } from './profile'
import type { QuoteRole } from './quotes'
import { type Area, areas, type Piece, type Reader } from './report-key'
import { fillSlots, type SlotWords } from './slots'

/** Words of the pieces in one language: a paragraph, or one with a title and, for a day, its reason. */
export type PieceWords = Readonly<Record<string, string | { title: string; text: string; why?: string | undefined }>>

export interface TitledWords {
  title: string
  text: string
}

/** Mean of the answers of one group, as printed. */
export interface GroupFigure {
  name: string
  mean: string
}

/** A titled text with the parts that it speaks of. */
export interface TitledPartWords extends TitledWords {
  parts: string[]
}

/** A composed report in the words of one language, slots filled; no markup. */
export interface ReportWords {
  portrait: string
  caption: string | null
  /**
   * The part that the headline is about, or else the one with the most to say; what it costs or gives, and what to do
   * first; null if nothing was scored.
   */
  short: { part: string; costs: string; first: string | null } | null
  /** Two to four paragraphs: the pattern, the difference and the pull if they exist, and what the pattern gives. */
  letter: string[]
  /** `figures`: the means of all answer groups of the part, on the answer scale; empty if the groups have no names. */
  parts: Record<string, { groups: string[]; cost: string | null; figures: GroupFigure[] }>
  /** Ends of the answer scale, on which the figures are given. */
  scale: { min: number; max: number }
  meeting: TitledPartWords[]
  edge: TitledPartWords[]
  /** Paragraphs on circumstances, each with the names of the unscored questions it is about. */
  context: { questions: string[]; text: string }[]
  /** Paragraphs on two answers each. */
  answerPairs: string[]
  /** `text` is null if the test has no words for single items or the answer does not stand out. */
  quotes: { role: QuoteRole; item: string; answer: string; text: string | null }[]
  where: { area: Area; text: string }[]
  plan: PlanWords | null
  handOver: {
    reader: Reader
    facts: string[]
    requests: string[]
    offers: string[]
  }[]
  unknown: string[]
}

export interface PlanWords extends TitledWords {
  id: string
  /** Readers for whom the plan is not meant. */
  gate: string
  days: (TitledWords & { minutes: number; why: string })[]
  later: string[]
}

/**
 * Returns the words that replace the text with this path (`replacements` of the key), with unfilled slots; null if
 * nothing replaces it.
 */
export function findReplacement(
  { replaced }: Pick<Composition, 'replaced'>,
  pieces: PieceWords,
  path: string,
): string | null {
  const id = replaced[path]?.id
  if (id === undefined) return null
  const words = present(pieces[id], id)
  return typeof words === 'string' ? words : words.text
}

/** Texts that put a composition into words. */
export interface Wording extends SlotWords {
  pieces: PieceWords
  /** The unscored questions, with the labels of their options. */
  context: Readonly<Record<string, { name?: string | undefined; question: string; options: readonly string[] }>>
  /** Texts of the items. */
  items: Readonly<Record<string, string>>
  /** Names of the answer groups. */
  groups?: Readonly<Record<string, string>> | undefined
  /** Parts that the page's headline is about; absent or empty if it names none. */
  headlineParts?: readonly string[]
}

/**
 * Puts a composition into words.
 * @throws Error for a piece without words and for a slot without a known value; `npm run content:report` finds both.
 */
export function renderReportWords(composition: Composition, profile: Profile, wording: Wording): ReportWords {
  const { letter, parts, where, plan, replaced } = composition
  const fill = (text: string) => fillSlots(text, profile, wording)
  const sorted = sortByLead(profile)
  const lead = sorted.find(({ id }) => wording.headlineParts?.includes(id)) ?? sorted[0]
  return {
    portrait: wordsOf(composition.portrait),
    caption: composition.caption && wordsOf(composition.caption),
    short: lead
      ? {
          part: lead.id,
          costs: plain(`short.${lead.id}.${thirdOfLevel(lead.level)}`),
          first: plan && plain(`first.${plan.plan.id}`),
        }
      : null,
    letter: [letter.pattern, letter.difference, letter.pull, letter.gives].flatMap((piece) =>
      piece ? wordsOf(piece) : [],
    ),
    parts: Object.fromEntries(
      parts.map(({ id, groups, cost }) => [
        id,
        { groups: groups.map(wordsOf), cost: cost && wordsOf(cost), figures: figuresOf(id) },
      ]),
    ),
    scale: { min: profile.scale.min, max: profile.scale.max },
    meeting: composition.meeting.map(titledOf),
    edge: composition.edge.map(titledOf),
    context: composition.context.map((piece) => ({
      questions: (piece.mentions ?? []).flatMap((id) => wording.context[id] ?? []).map(questionName),
      text: wordsOf(piece),
    })),
    answerPairs: composition.answerPairs.map(wordsOf),
    quotes: composition.quotes.map(({ role, item, end }) => ({
      role,
      item: present(wording.items[item], item),
      answer: fill(`{${item}}`),
      text: wording.pieces[`answer.${item}.${end}`] !== undefined ? plain(`answer.${item}.${end}`) : null,
    })),
    where: where
      ? areas.flatMap((area) => {
          const piece = where[area]
          return piece ? [{ area, text: wordsOf(piece) }] : []
        })
      : [],
    plan: plan && {
      id: plan.plan.id,
      ...titled(`week.${plan.plan.id}`),
      gate: plain(`gate.${plan.plan.id}`),
      days: plan.days.map(({ minutes, piece }) => ({ minutes, ...day(piece.id) })),
      later: plan.later.map(wordsOf),
    },
    handOver: composition.handOver.map(({ reader, facts, requests, offers }) => ({
      reader,
      facts: facts.map(wordsOf),
      requests: requests.map(wordsOf),
      offers: offers.map(wordsOf),
    })),
    unknown: composition.unknown.map(wordsOf),
  }

  function figuresOf(part: string): GroupFigure[] {
    return profile.groups.flatMap((group) => {
      const name = wording.groups?.[group.id]
      return group.part === part && name !== undefined ? [{ name, mean: fill(`{${group.id}}`) }] : []
    })
  }

  function wordsOf({ id }: Piece): string {
    return plain(id)
  }

  /** Returns the words of a text, or of the piece that replaces it for this reader. */
  function findWords(id: string): PieceWords[string] {
    return present(wording.pieces[replaced[id]?.id ?? id], id)
  }

  function plain(id: string): string {
    const words = findWords(id)
    return fill(typeof words === 'string' ? words : words.text)
  }

  function titledOf(piece: Piece): TitledPartWords {
    return { ...titled(piece.id), parts: partsOfPiece(piece, profile) }
  }

  function titled(id: string): TitledWords {
    const words = findWords(id)
    if (typeof words === 'string') throw new Error(`${id} has no title`)
    return { title: fill(words.title), text: fill(words.text) }
  }

  function day(id: string): TitledWords & { why: string } {
    const words = present(wording.pieces[id], id)
    const why = typeof words === 'string' ? undefined : words.why
    return { ...titled(id), why: fill(present(why, `${id}.why`)) }
  }
}

function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no words for ${what}`)
  return found
}
