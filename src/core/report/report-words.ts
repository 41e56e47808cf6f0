import { withoutFullStop } from '../texts/sentences'
import { questionName } from './chapters'
import type { ChosenPlan, Composition } from './compose'
import { bandOfLevel } from './condition'
import { partsOfPiece } from './pieces'
import { type Profile, sortBySalience } from './profile'
import type { QuoteRole } from './quotes'
import { type HandoutRecipient, type LifeArea, lifeAreas, type Piece } from './report-key'
import { fillSlots, type SlotWords } from './slots'

/**
 * Words of the pieces in one language: a paragraph, or one with a title and, for a day, its reason; an exercise on an
 * answer has a sentence for the top of the report.
 */
export type PieceWords = Readonly<
  Record<string, string | { title: string; text: string; why?: string | undefined; first?: string | undefined }>
>

export interface TitledWords {
  title: string
  text: string
}

/** Answers of a part by answer group. */
export interface AnswersByGroup {
  /** Groups that have a name; the answers are turned so that a higher one means more of the group. */
  groups: { name: string; answers: number[] }[]
  /** Names of the groups with the highest and the lowest answers; null if none stands out on that side. */
  highest: string | null
  lowest: string | null
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
   * The part that the headline is about, or else the one with the most to say; an answer that stands apart from the
   * others; what the part costs or gives, and what to do first; null if nothing was scored.
   */
  short: { part: string; apart: QuotedAnswer | null; costs: string; first: string | null } | null
  /** Two to four paragraphs: the pattern, the difference and the pull if they exist, and what the pattern gives. */
  letter: string[]
  /** `answers`: without groups if the answer groups of the version have no names. */
  parts: Record<string, { groups: string[]; cost: string | null; answers: AnswersByGroup }>
  /** Ends of the answer scale. */
  scale: { min: number; max: number }
  meeting: TitledPartWords[]
  edge: TitledPartWords[]
  /** Paragraphs on circumstances, each with the names of the unscored questions it is about. */
  context: { questions: string[]; text: string }[]
  /** Paragraphs on two answers each. */
  answerPairs: string[]
  /** `text` is null if the test has no words for single items or the answer does not stand out. */
  quotes: { role: QuoteRole; item: string; answer: string; text: string | null }[]
  where: { area: LifeArea; text: string }[]
  plan: PlanWords | null
  handOver: {
    reader: HandoutRecipient
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
  days: PlanDayWords[]
  later: string[]
}

export interface PlanDayWords extends TitledWords {
  minutes: number
  why: string
  /** The answer for which the day was chosen; null for a day of the plan itself. */
  chosenFor: QuotedAnswer | null
}

/** An item, without its full stop, and the reader's answer. */
export interface QuotedAnswer {
  item: string
  answer: string
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
  const sorted = sortBySalience(profile)
  const lead = sorted.find(({ id }) => wording.headlineParts?.includes(id)) ?? sorted[0]
  return {
    portrait: wordsOf(composition.portrait),
    caption: composition.caption && wordsOf(composition.caption),
    short: lead
      ? {
          part: lead.id,
          apart: composition.apart === null ? null : quote(composition.apart),
          costs: plain(`short.${lead.id}.${bandOfLevel(lead.level)}`),
          first: plan && firstStep(plan),
        }
      : null,
    letter: written([letter.pattern, letter.difference, letter.pull, letter.gives].filter((piece) => piece !== null)),
    parts: Object.fromEntries(
      parts.map(({ id, groups, cost }) => [
        id,
        { groups: written(groups), cost: (cost && wordsOf(cost)) || null, answers: answersByGroup(id) },
      ]),
    ),
    scale: { min: profile.scale.min, max: profile.scale.max },
    meeting: composition.meeting.map(titledOf).filter(({ text }) => text),
    edge: composition.edge.map(titledOf).filter(({ text }) => text),
    context: composition.context
      .map((piece) => ({
        questions: (piece.mentions ?? []).flatMap((id) => wording.context[id] ?? []).map(questionName),
        text: wordsOf(piece),
      }))
      .filter(({ text }) => text),
    answerPairs: written(composition.answerPairs),
    quotes: composition.quotes.map(({ role, item, end }) => ({
      role,
      item: present(wording.items[item], item),
      answer: fill(`{${item}}`),
      text: (wording.pieces[`answer.${item}.${end}`] !== undefined && plain(`answer.${item}.${end}`)) || null,
    })),
    where: where
      ? lifeAreas.flatMap((area) => {
          const piece = where[area]
          const text = piece && wordsOf(piece)
          return text ? [{ area, text }] : []
        })
      : [],
    plan: plan && {
      id: plan.plan.id,
      ...titled(`week.${plan.plan.id}`),
      gate: plain(`gate.${plan.plan.id}`),
      days: plan.days.map(({ minutes, piece, item }) => ({
        minutes,
        ...day(piece.id),
        chosenFor: item === undefined ? null : quote(item),
      })),
      later: written(plan.later),
    },
    handOver: composition.handOver.map(({ reader, facts, requests, offers }) => ({
      reader,
      facts: written(facts),
      requests: written(requests),
      offers: written(offers),
    })),
    unknown: written(composition.unknown),
  }

  function answersByGroup(part: string): AnswersByGroup {
    const named = profile.groups.flatMap((group) => {
      const name = wording.groups?.[group.id]
      return group.part === part && name !== undefined ? [{ ...group, name }] : []
    })
    return {
      groups: named.map(({ name, items }) => ({
        name,
        answers: items.flatMap((item) => profile.answers.get(item)?.turned ?? []),
      })),
      ...findExtremes(named),
    }
  }

  function quote(item: string): QuotedAnswer {
    return { item: withoutFullStop(present(wording.items[item], item)), answer: fill(`{${item}}`) }
  }

  /** Returns what to do first: the exercise on an answer if the plan begins with one, or the plan's own line. */
  function firstStep({ plan, days: [first] }: ChosenPlan): string {
    if (first?.item === undefined) return plain(`first.${plan.id}`)
    const words = findWords(first.piece.id)
    return fill(present(typeof words === 'string' ? undefined : words.first, `${first.piece.id}.first`))
  }

  /** Returns the words of pieces, without those of which nothing is left for these answers. */
  function written(pieces: readonly Piece[]): string[] {
    return pieces.map(wordsOf).filter((words) => words !== '')
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

/** Points of 100 by which the highest and the lowest group must differ before either is named. */
const farApart = 20
/** Points of 100 by which a group must lie beyond the next one. */
const clearlyBeyond = 5

/** Returns the names of the groups with the highest and the lowest answers; groups of two answers are too small. */
function findExtremes(
  groups: readonly { name: string; pomp: number; answered: number }[],
): Pick<AnswersByGroup, 'highest' | 'lowest'> {
  const sorted = groups.filter(({ answered }) => answered >= 3).toSorted((a, b) => b.pomp - a.pomp)
  const [first, second] = sorted
  const [last, beforeLast] = sorted.toReversed()
  if (!(first && second && last && beforeLast) || first.pomp - last.pomp < farApart) {
    return { highest: null, lowest: null }
  }
  return {
    highest: first.pomp - second.pomp >= clearlyBeyond ? first.name : null,
    lowest: beforeLast.pomp - last.pomp >= clearlyBeyond ? last.name : null,
  }
}

function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`no words for ${what}`)
  return found
}
