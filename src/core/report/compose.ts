import { bandOfLevel, distanceToCut, groupRequiredInBand, holds, itemsRequired } from './condition'
import type { PartProfile, Profile } from './profile'
import { type Quote, quotesOf } from './quotes'
import {
  type Handout,
  type HandoutRecipient,
  type LifeArea,
  lifeAreas,
  type Piece,
  type Plan,
  type PlanDay,
  type ReportKey,
} from './report-key'
import { type ChosenStep, findAnswerApart, rankAnswerSteps, salienceOf } from './telling-answers'

const MOST_GROUPS = 2
const MOST_MEETINGS = 4
const MOST_EDGES = 2
const MOST_PAIRS = 2
/** Maximum number of pairs and single answers on a page together. */
const MOST_ANSWERS = 3
/** Maximum number of lines of each kind on a page to hand over that speak of no single answer. */
const MOST_LINES = 5
/** Maximum number of lines on single answers on a page to hand over. */
const MOST_ANSWER_LINES = { doctor: 4, partner: 3, relative: 3, friend: 3 } as const

/** A day of a plan; `item` is the answer for which it was chosen, if it was chosen for one. */
interface ChosenDay {
  minutes: number
  piece: Piece
  item?: string
}

/** A plan with the days that were chosen for one reader. */
export interface ChosenPlan {
  plan: Plan
  days: readonly ChosenDay[]
  later: readonly Piece[]
}

/** The paragraphs of one report in reading order, without texts in any language. */
export interface Composition {
  portrait: Piece
  caption: Piece | null
  letter: { pattern: Piece | null; difference: Piece | null; pull: Piece | null; gives: Piece | null }
  parts: readonly { id: string; groups: readonly Piece[]; cost: Piece | null }[]
  meeting: readonly Piece[]
  edge: readonly Piece[]
  context: readonly Piece[]
  answerPairs: readonly Piece[]
  /** Item whose answer differs most from the others of its part; null if none stands apart, and where help comes first. */
  apart: string | null
  quotes: readonly Quote[]
  where: Readonly<Record<LifeArea, Piece | null>> | null
  plan: ChosenPlan | null
  handOver: readonly Handout[]
  unknown: readonly Piece[]
  /** Pieces that stand in place of another text, by the path of that text (`replacements` of the key). */
  replaced: Readonly<Record<string, Piece>>
  /** Keys of the sources that the chosen paragraphs cite, in the order of first use. */
  sources: readonly string[]
  /** Articles that go with the whole report, each once, best fit first; a page shows two of them. */
  articles: string[]
  next: string | null
}

/**
 * Chooses the paragraphs of one report. A paragraph stands if its condition holds, if everything its words name is
 * known, if no other paragraph has explained its items, and if none has claimed the opposite.
 * @throws Error if no portrait holds: every list marked "one" ends with a piece without a condition.
 */
export function composeReport(key: ReportKey, profile: Profile): Composition {
  const claimed = new Set<string>()
  const explained = new Set<string>()
  const cited = new Set<string>()
  const known = namesOf(profile)

  const stands = ({ when, repeatsHelp }: Piece): boolean =>
    (when === undefined || holds(when, profile)) && !(repeatsHelp && profile.help === 'first')

  const fits = (piece: Piece): boolean => {
    const { facts = [], items = [], mentions = [] } = piece
    return (
      stands(piece) &&
      [...items, ...mentions].every((id) => known.has(id)) &&
      items.every((id) => !explained.has(id)) &&
      facts.every((fact) => !claimed.has(opposite(fact)))
    )
  }

  const keep = (piece: Piece): Piece => {
    for (const id of piece.items ?? []) explained.add(id)
    for (const fact of piece.facts ?? []) claimed.add(fact)
    for (const source of piece.cites ?? []) cited.add(source)
    return piece
  }
  const one = (pieces: readonly Piece[]): Piece | null => {
    const found = pieces.find(fits)
    return found ? keep(found) : null
  }
  const upTo = (most: number, pieces: readonly Piece[]): Piece[] => {
    const found: Piece[] = []
    for (const piece of pieces) if (found.length < most && fits(piece)) found.push(keep(piece))
    return found
  }
  const all = (pieces: readonly Piece[]) => upTo(pieces.length, pieces)

  const portrait = one(key.portrait)
  if (!portrait) throw new Error('no portrait holds')
  const caption = one(key.caption)
  const suits = suitsReader()
  const pairs = suits ? [] : (key.answerPairs ?? [])
  const letter = {
    pattern: one(key.letter.pattern),
    difference: one(key.letter.difference),
    pull: one(mostTellingFirst([...key.letter.pull, ...pairs], profile)),
    gives: one(key.letter.gives),
  }
  const parts = profile.parts.map((part) => ({
    id: part.id,
    groups: groupsOf(part),
    cost: one(key.parts[part.id]?.cost ?? []),
  }))
  const meeting = upTo(MOST_MEETINGS, key.meeting)
  const nearestFirst = key.edge.toSorted(
    (one, other) => distanceToCut(one.when, profile) - distanceToCut(other.when, profile) || 0,
  )
  // A score is not called too low and too high at once.
  const nearestOfPart = nearestFirst.filter(
    (piece, at) => !nearestFirst.slice(0, at).some((other) => fits(other) && sharesMention(other, piece)),
  )
  const edge = upTo(MOST_EDGES, nearestOfPart)
  const context = all(key.context)
  const answerPairs =
    key.answerPairs && !suits ? upTo(MOST_PAIRS, [...mostTellingFirst(pairsLeft(), profile), ...pullsLeft()]) : []
  const most = MOST_ANSWERS - answerPairs.length
  const quotes = key.answers.length > 0 ? quotesOf(profile, key.answers, { taken: explained, most, suits }) : []
  for (const { item } of quotes) explained.add(item)
  const where = key.where
  const plan = planOf()
  return {
    portrait,
    caption,
    letter,
    parts,
    meeting,
    edge,
    context,
    answerPairs,
    apart: profile.help === 'first' || suits ? null : (findAnswerApart(profile)?.id ?? null),
    quotes,
    where:
      where &&
      (Object.fromEntries(lifeAreas.map((area) => [area, one(where[area])])) as Record<LifeArea, Piece | null>),
    plan,
    handOver: pagesFor(key.handOver, profile).map(({ reader, facts, requests, offers }) => ({
      reader,
      facts: factsOf(factLines(reader, facts)),
      requests: lines(requests).slice(0, MOST_LINES),
      offers: lines(offers).slice(0, MOST_LINES),
    })),
    unknown: all(key.unknown),
    replaced: findReplacements(),
    sources: [...cited],
    articles: [
      ...new Set(
        key.suggestedArticles
          .filter(({ when }) => when === undefined || holds(when, profile))
          .map(({ article }) => article),
      ),
    ],
    next: key.next.find(({ when }) => when === undefined || holds(when, profile))?.test ?? null,
  }

  /**
   * Returns up to two paragraphs on answer groups that stand out. Where none does, there is one on the group furthest
   * from the middle: a group in the middle, or one without signs in a part without signs, says little by itself.
   */
  function groupsOf({ id, kind, level }: PartProfile): Piece[] {
    const isLight = kind === 'symptom' && bandOfLevel(level) === 'low'
    const ordinaryGroup = ({ when, heavy }: Piece) =>
      heavy
        ? undefined
        : (groupRequiredInBand('middle', when) ?? (isLight ? groupRequiredInBand('low', when) : undefined))
    const pieces = key.parts[id]?.groups ?? []
    const remarkable = upTo(
      MOST_GROUPS,
      pieces.filter((piece) => ordinaryGroup(piece) === undefined),
    )
    if (remarkable.length > 0) return remarkable
    const fromMiddle = (piece: Piece) => {
      const group = profile.groups.find((one) => one.id === ordinaryGroup(piece))
      return group ? Math.abs(group.pomp - 50) : 0
    }
    return upTo(
      1,
      pieces.toSorted((one, other) => fromMiddle(other) - fromMiddle(one)),
    )
  }

  function planOf(): ChosenPlan | null {
    const plan = key.plans.find(({ when }) => when === undefined || holds(when, profile))
    if (!plan) return null
    const steps = answerStepsFor(plan)
    return {
      plan,
      days: plan.days.flatMap((day): ChosenDay[] => {
        const step = day.open && steps.shift()
        if (step) return [{ minutes: step.piece.minutes, piece: keep(step.piece), item: step.item }]
        const piece = one(day.variants)
        return piece ? [{ minutes: day.minutes, piece }] : []
      }),
      later: all(plan.later),
    }
  }

  /**
   * Returns the exercises on single answers for the open days of a plan, the most telling first; none beside a day on
   * the same subject, and none at all where help comes first.
   */
  function answerStepsFor({ days }: Plan): ChosenStep[] {
    if (profile.help === 'first') return []
    const open = days.filter((day) => day.open)
    const taken = (remaining: readonly PlanDay[]) =>
      new Set(remaining.flatMap(({ variants }) => variants.find(fits)?.id ?? []))
    const isBeside = (ids: ReadonlySet<string>, { piece: { notBeside = [] } }: ChosenStep) =>
      notBeside.some((id) => ids.has(id))
    const closed = taken(days.filter((day) => !day.open))
    const steps = rankAnswerSteps(profile, (key.answerSteps ?? []).filter(fits)).filter((one) => !isBeside(closed, one))
    // With fewer steps than open days, the last open days keep their own exercise: no step repeats its subject.
    for (;;) {
      const chosen = steps.slice(0, open.length)
      const left = taken(open.slice(chosen.length))
      const repeated = chosen.findIndex((one) => isBeside(left, one))
      if (repeated < 0) return chosen
      steps.splice(repeated, 1)
    }
  }

  function pairsLeft(): readonly Piece[] {
    return pairs.filter((piece) => piece !== letter.pull)
  }

  /** Returns the pulls that the letter did not take; none where help stands first, which leaves cleverness out. */
  function pullsLeft(): readonly Piece[] {
    return profile.help === 'first' ? [] : key.letter.pull.filter((piece) => piece !== letter.pull)
  }

  /** Returns a test of whether this reader may see the text of an answer; undefined if all texts may be seen. */
  function suitsReader(): ((item: string, end: 'high' | 'low') => boolean) | undefined {
    if (!key.onlyReplacedAnswers || !holds(key.onlyReplacedAnswers, profile)) return undefined
    const written = new Set((key.replacements ?? []).filter(fits).map(({ replaces }) => replaces))
    return (item, end) => written.has(`answer.${item}.${end}`)
  }

  function findReplacements(): Record<string, Piece> {
    const found: Record<string, Piece> = {}
    for (const piece of key.replacements ?? [])
      if (!found[piece.replaces] && isShown(piece.replaces, profile, plan?.plan.id) && fits(piece))
        found[piece.replaces] = piece
    return found
  }

  /** Returns the lines of a handout. They may repeat what the report explained, because they address somebody else. */
  function lines(pieces: readonly Piece[]): Piece[] {
    return pieces.filter((piece) => {
      const { items = [], mentions = [] } = piece
      return [...items, ...mentions].every((id) => known.has(id)) && stands(piece)
    })
  }

  /** Returns the lines that do not depend on one answer, and those on the answers that stand out most. */
  function factLines(reader: HandoutRecipient, pieces: readonly Piece[]): Piece[] {
    const standing = lines(pieces)
    const onAnswers = standing.filter((piece) => answersOf(piece, profile).length > 0)
    const chosen = new Set([
      ...standing.filter((piece) => !onAnswers.includes(piece)).slice(0, MOST_LINES),
      ...mostTellingFirst(onAnswers, profile).slice(0, MOST_ANSWER_LINES[reader]),
    ])
    return standing.filter((piece) => chosen.has(piece))
  }
}

/** Returns the answers that a piece speaks of, or whose value its condition requires. */
const answersOf = ({ when, items = [], mentions = [] }: Piece, { answers }: Profile) =>
  [...new Set([...items, ...mentions, ...itemsRequired(when)])].flatMap((id) => answers.get(id) ?? [])

/** Salience of a piece on answer groups or parts, among pieces on single answers: that of an answer at one end. */
const OF_GROUPS = 0.5

/** Sorts pieces by how far the answers they speak of stand out; of equal ones, the earlier stays in front. */
function mostTellingFirst(pieces: readonly Piece[], profile: Profile): Piece[] {
  const salience = (piece: Piece) => {
    const answers = answersOf(piece, profile)
    return answers.length === 0
      ? OF_GROUPS
      : answers.reduce((sum, answer) => sum + salienceOf(answer, profile), 0) / answers.length
  }
  return pieces.toSorted((one, other) => salience(other) - salience(one) || 0)
}

/** Whether a report shows the text of this path: that of another level, answer or plan is not shown. */
function isShown(path: string, { parts, context }: Profile, planId: string | undefined): boolean {
  const [first = '', second] = path.split('.')
  const part = parts.find(({ id }) => id === first)
  if (part) return part.level === second
  if (first in context) return String(context[first]) === second
  return /^(?:week|gate|first)$/.test(first) ? second === planId : true
}

/**
 * Returns what is told to another person. A line for everybody, such as the stretch of time that was asked about, says
 * nothing by itself.
 */
function factsOf(chosen: readonly Piece[]): readonly Piece[] {
  const [{ when, mentions = [], items = [] } = {}] = chosen
  return chosen.length === 1 && when === undefined && mentions.length + items.length === 0 ? [] : chosen
}

/** Returns the pages to hand over that one reader gets. */
function pagesFor(pages: readonly Handout[], profile: Profile): Handout[] {
  const found: Handout[] = []
  for (const page of pages) {
    const { when } = page
    const stands = when === 'otherwise' ? found.length === 0 : when === undefined || holds(when, profile)
    if (stands) found.push(page)
  }
  return found
}

const sharesMention = (one: Piece, other: Piece): boolean =>
  (one.mentions ?? []).some((id) => other.mentions?.includes(id))

const opposite = (fact: string): string => (fact.startsWith('!') ? fact.slice(1) : `!${fact}`)

/** Returns the ids of known data of a reader: answers, groups, scored parts, answers about circumstances. */
const namesOf = ({ answers, groups, parts, context }: Profile): ReadonlySet<string> =>
  new Set([...answers.keys(), ...groups.map(({ id }) => id), ...parts.map(({ id }) => id), ...Object.keys(context)])
