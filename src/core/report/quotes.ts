import { type AnswerProfile, byLead, leanOf, type PartProfile, type Profile } from './profile'

export const roles = ['confirms', 'contradicts', 'connects', 'alike'] as const
/** What a quoted answer does beside the score of the leading part; `alike`: it stands for a part without differences. */
export type Role = (typeof roles)[number]

/** Points of the answer scale by which an answer differs from its part's mean at all. */
const SOME = 0.1

/** An answer that a report quotes. */
export interface Quote {
  role: Role
  item: string
  /** On which side of the reader's own answers in that part it stands out: its text is `answer.<item>.<end>`. Null if it does not. */
  end: 'high' | 'low' | null
}

/**
 * Three answers worth quoting. One confirms: the furthest toward the side on which the leading part lies. One
 * contradicts: the furthest from the reader's own mean in that part, the other way. One connects: the furthest from the
 * own mean in the part that says second most, against the side of that part. None lies beyond the middle of the answer
 * scale, away from the side it is quoted for: what is merely less high than the rest is not low. So the second part may show an
 * answer of its own side instead, and there are fewer where answers are all alike or all on one side. Where all answers
 * of the leading part are the same, one stands for them all, on neither side: a text about what stands out would be false.
 * @param order items, the most telling first: it decides between answers that are equally far.
 * @param taken items that the report explains elsewhere.
 */
export function quotesOf(profile: Profile, order: readonly string[], taken: ReadonlySet<string>): Quote[] {
  const [lead, second] = byLead(profile)
  if (!lead) return []
  const quotes: Quote[] = []
  const used = new Set(taken)
  const middle = (profile.scale.min + profile.scale.max) / 2
  if (allAlike(profile, lead.id)) addAlike(lead)
  else add('confirms', lead, sideOf(lead), SOME)
  // What differs by less than half a step of the scale from the rest contradicts nothing.
  add('contradicts', lead, opposite(sideOf(lead)), 0.5)
  // Where nothing of the second part stands on its other side, it has at least an answer that shows its own.
  if (second && !add('connects', second, opposite(sideOf(second)), 0.5)) add('confirms', second, sideOf(second), SOME)
  return quotes

  function add(role: Role, part: PartProfile, end: 'high' | 'low', atLeast: number): boolean {
    const sign = end === 'high' ? 1 : -1
    const away = ({ turned }: AnswerProfile) => sign * (turned - part.mean)
    const onSide = ({ turned }: AnswerProfile) => sign * (turned - middle) >= 0
    const [best] = [...profile.answers.values()]
      .filter((answer) => answer.part === part.id && !used.has(answer.id))
      .filter((answer) => onSide(answer) && away(answer) >= atLeast - 1e-9)
      .sort((a, b) => away(b) - away(a) || placeOf(a.id) - placeOf(b.id))
    if (!best) return false
    used.add(best.id)
    quotes.push({ role, item: best.id, end })
    return true
  }

  function addAlike(part: PartProfile) {
    const [first] = [...profile.answers.values()]
      .filter((answer) => answer.part === part.id && !used.has(answer.id))
      .sort((a, b) => placeOf(a.id) - placeOf(b.id))
    if (!first) return
    used.add(first.id)
    quotes.push({ role: 'alike', item: first.id, end: null })
  }

  function placeOf(item: string): number {
    const place = order.indexOf(item)
    return place < 0 ? order.length : place
  }
}

/** Whether a quote without a text of its own gets that of its role: only the first of a role, or it would stand there twice. */
export const saysRole = (quotes: readonly { role: Role; text: string | null }[], index: number): boolean =>
  quotes[index]?.text === null && quotes.findIndex(({ role }) => role === quotes[index]?.role) === index

/** A symptom part with light answers is confirmed by a light one, although a symptom always leans high. */
const sideOf = (part: PartProfile) => (part.kind === 'symptom' && part.pomp < 40 ? 'low' : leanOf(part))

const opposite = (end: 'high' | 'low') => (end === 'high' ? 'low' : 'high')

/** Whether the scored answers of a part are all the same, which is a finding of its own. */
export const allAlike = ({ answers }: Profile, part: string): boolean =>
  new Set([...answers.values()].filter((one) => one.part === part).map(({ turned }) => turned)).size === 1
