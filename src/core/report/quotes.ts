import { type AnswerProfile, type PartProfile, type Profile, poleOf, sortBySalience } from './profile'

export const quoteRoles = ['confirms', 'contradicts', 'connects'] as const
/** Role of a quoted answer beside the score of the leading part. */
export type QuoteRole = (typeof quoteRoles)[number]

/** Minimum difference between an answer and its part's mean, in points of the answer scale. */
const SOME = 0.1

/**
 * Minimum distance from the middle of the answer scale, in points, for an answer to be on a side: scales are whole
 * points.
 */
const ON_SIDE = 0.5

/** An answer that a report quotes. */
export interface Quote {
  role: QuoteRole
  item: string
  /** Side on which it stands out from the reader's answers in that part: its text is `answer.<item>.<end>`. */
  end: 'high' | 'low'
}

interface QuoteOptions {
  /** Items that the report explains elsewhere. */
  taken?: ReadonlySet<string>
  /** Maximum number of answers; 3 if absent. */
  most?: number
  /** Whether the text of an item's end suits this reader; all do if absent. */
  suits?: ((item: string, end: Quote['end']) => boolean) | undefined
}

/**
 * Returns answers worth quoting. One confirms: the furthest toward the side of the leading part. One
 * contradicts: the furthest from the reader's own mean in that part, the other way. One connects: the furthest from the
 * own mean in the part with the second most to say, against the side of that part.
 *
 * Each lies on the side of the answer scale for which it is quoted: an answer that is merely less high than the rest is
 * not low. The second part may show an answer of its own side instead, and further parts fill missing places; there are
 * fewer quotes, or none, where answers are all alike or all on one side.
 * @param order items, the most telling first: it decides between answers that are equally far.
 */
export function quotesOf(
  profile: Profile,
  order: readonly string[],
  { taken = new Set(), most = 3, suits = () => true }: QuoteOptions = {},
): Quote[] {
  const [lead, ...others] = sortBySalience(profile)
  if (!lead) return []
  const quotes: Quote[] = []
  const middle = (profile.scale.min + profile.scale.max) / 2
  add('confirms', lead, sideOf(lead), SOME)
  // An answer that differs from the rest by less than half a step of the scale contradicts nothing.
  add('contradicts', lead, opposite(sideOf(lead)), 0.5)
  // If the second part has no answer on its other side, it shows one of its own side. Later parts fill missing places.
  others.forEach((part) => {
    if (!add('connects', part, opposite(sideOf(part)), 0.5)) add('confirms', part, sideOf(part), SOME)
  })
  return quotes

  function add(role: QuoteRole, part: PartProfile, end: Quote['end'], atLeast: number): boolean {
    if (quotes.length >= most) return false
    const sign = signOf(end)
    // A confirming answer may lie on the middle, which is high in a part of light answers.
    const least = role === 'confirms' ? 0 : ON_SIDE
    const best = furthest(part, end, atLeast, ({ turned }) => sign * (turned - middle) >= least)
    if (best) quotes.push({ role, item: best.id, end })
    return best !== undefined
  }

  /** Returns the answer furthest from the own mean of its part toward one end, by at least `atLeast` points. */
  function furthest(part: PartProfile, end: Quote['end'], atLeast: number, fits: (answer: AnswerProfile) => boolean) {
    const away = ({ turned }: AnswerProfile) => signOf(end) * (turned - part.mean)
    return left(part)
      .filter((answer) => fits(answer) && suits(answer.id, end) && away(answer) >= atLeast - 1e-9)
      .sort((a, b) => away(b) - away(a) || placeOf(a.id) - placeOf(b.id))
      .at(0)
  }

  /** Returns the answers of a part that no paragraph explains yet. */
  function left(part: PartProfile): AnswerProfile[] {
    return [...profile.answers.values()].filter((answer) => answer.part === part.id && !taken.has(answer.id))
  }

  function placeOf(item: string): number {
    const place = order.indexOf(item)
    return place < 0 ? order.length : place
  }
}

/**
 * Returns the side of a part: a light answer confirms a symptom part with light answers, although a symptom always
 * leans high.
 */
const sideOf = (part: PartProfile) => (part.kind === 'symptom' && part.pomp < 40 ? 'low' : poleOf(part))

const signOf = (end: Quote['end']) => (end === 'high' ? 1 : -1)

const opposite = (end: Quote['end']) => (end === 'high' ? 'low' : 'high')
