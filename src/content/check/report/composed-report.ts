import type { Responses } from '@mindglass/psychometrics/instrument'
import { seededRandom } from '@mindglass/psychometrics/random'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { ReportText } from '@/content/report-text'
import { type InstrumentText, levelText } from '@/content/tests/instrument-text'
import { careOfSitting } from '@/core/care/care'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { type Composition, composeReport } from '@/core/report/compose'
import { type Profile, profileOf } from '@/core/report/profile'
import type { Piece, ReportKey } from '@/core/report/report-key'
import { findReplacement, renderReportWords } from '@/core/report/report-words'
import { answerLookup, blankSlots, chooseText } from '@/core/report/slots'
import { sentencesOf } from '@/core/texts/words'
import { walkStrings } from '../wording'
import type { Sheet } from './sheets'

/** Report composed for one sheet. */
export interface ComposedReport {
  sheet: Sheet
  profile: Profile
  composition: Composition
}

export function composeSheet(instrument: Instrument, key: ReportKey, sheet: Sheet): ComposedReport {
  const result = scoreSitting(instrument, sheet.responses, {})
  const { help } = careOfSitting(instrument, result, sheet.responses, () => null)
  const profile = profileOf({ instrument, groups: key.groups, result, responses: sheet.responses, help })
  return { sheet, profile, composition: composeReport(key, profile) }
}

const SYMPTOM_NOT_CALM = 40

/** Returns what a report of this sheet lacks or gets wrong; independent of language. */
export function findComposedFaults(key: ReportKey, { sheet, profile, composition }: ComposedReport): string[] {
  const faults: string[] = []
  const { letter, parts, meeting, plan, where, caption } = composition
  const one = (name: string, piece: Piece | null, among: readonly Piece[]) => {
    if (piece === null && among.length > 0) faults.push(`no ${name}`)
  }
  one('caption', caption, key.caption)
  for (const name of ['pattern', 'gives'] as const) one(`letter ${name}`, letter[name], key.letter[name])
  for (const { id, cost } of parts) one(`cost of ${id}`, cost, key.parts[id]?.cost ?? [])
  for (const [area, pieces] of Object.entries(key.where ?? {}))
    one(area, where?.[area as keyof typeof where] ?? null, pieces)
  if (meeting.length < 2 && key.meeting.length > 0 && profile.parts.length > 1)
    faults.push(`${meeting.length} meetings`)
  if (plan === null) faults.push('no plan')
  else if (plan.days.length !== 7) faults.push(`plan ${plan.plan.id} has ${plan.days.length} days`)
  const tops = profile.parts.filter(({ kind }) => kind === 'symptom').map(({ pomp }) => pomp)
  const calm = composition.portrait.facts?.includes('calm')
  if (calm && (Math.max(0, ...tops) >= SYMPTOM_NOT_CALM || profile.help !== 'none'))
    faults.push(`${composition.portrait.id} is calm`)
  const pieces = chosen(composition)
  const claims = new Set(pieces.flatMap(({ facts = [] }) => facts))
  for (const fact of claims) if (claims.has(`!${fact}`)) faults.push(`claims both ${fact} and !${fact}`)
  faults.push(...claimFaults(pieces))
  const explained = [...pieces.flatMap(({ items = [] }) => items), ...composition.quotes.map(({ item }) => item)]
  for (const item of new Set(explained))
    if (explained.filter((other) => other === item).length > 1) faults.push(`explains ${item} twice`)
  if (profile.help === 'none')
    for (const id of heavyIdsIn(composition)) faults.push(`${id} is heavy and help is not called for`)
  return faults.map((fault) => `${sheet.name}: ${fault}`)
}

/** Returns pairs of paragraphs that contradict each other: their claims on one matter have no value in common. */
function claimFaults(pieces: readonly Piece[]): string[] {
  const claims = pieces.flatMap(({ id, claims = {} }) =>
    Object.entries(claims).map(([matter, value]) => ({ id, matter, values: [value].flat() })),
  )
  return claims.flatMap((one, at) =>
    claims
      .slice(at + 1)
      .filter(({ matter, values }) => matter === one.matter && !values.some((value) => one.values.includes(value)))
      .map(
        ({ id, values }) =>
          `${one.id} claims ${one.matter} ${one.values.join(' or ')}, and ${id} claims it ${values.join(' or ')}`,
      ),
  )
}

/** Returns the chosen pieces that are marked as heavy. */
export const heavyIdsIn = (composition: Composition): string[] => [
  ...(composition.plan?.plan.heavy ? [`week.${composition.plan.plan.id}`] : []),
  ...chosen(composition).flatMap(({ id, heavy }) => (heavy ? [id] : [])),
]

/**
 * Returns the paragraphs of a composition, without the pages to hand over, which repeat the content for another reader.
 */
function chosen({
  portrait,
  caption,
  letter,
  parts,
  meeting,
  edge,
  context,
  answerPairs,
  where,
  plan,
  unknown,
  replaced,
}: Composition): Piece[] {
  const all = [
    portrait,
    caption,
    ...Object.values(letter),
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...answerPairs,
    ...Object.values(where ?? {}),
    ...(plan ? [...plan.days.map(({ piece }) => piece), ...plan.later] : []),
    ...unknown,
    ...Object.values(replaced),
  ]
  return all.filter((piece) => piece !== null)
}

/** Returns the responses with the opposite of every scored answer. */
export function oppositeOf({ responseScale: { min, max }, dimensions }: Instrument, responses: Responses): Responses {
  const turned = Object.fromEntries(
    dimensions.flatMap(({ items }) =>
      items.flatMap(({ id }) => (responses[id] === undefined ? [] : [[id, min + max - responses[id]]])),
    ),
  )
  return { ...responses, ...turned }
}

/** Returns the texts with empty slots: the words that all readers of a paragraph share. */
export function textsWithBlankSlots(words: ReportText): ReportText {
  const open = (one: ReportText['pieces'][string]) =>
    typeof one === 'string'
      ? blankSlots(one)
      : {
          title: blankSlots(one.title),
          text: blankSlots(one.text),
          ...(one.why !== undefined && { why: blankSlots(one.why) }),
          ...(one.first !== undefined && { first: blankSlots(one.first) }),
        }
  return { ...words, pieces: Object.fromEntries(Object.entries(words.pieces).map(([id, one]) => [id, open(one)])) }
}

/** The paragraphs of one language that depend on the reader. */
export interface ReaderTexts {
  /** Paragraphs of the report, including level texts. */
  report: string[]
  /** Paragraphs of the pages to hand over, which may repeat the report for another reader. */
  handOver: string[]
}

export function readerTexts(
  { profile, composition }: ComposedReport,
  text: InstrumentText,
  words: ReportText,
  locale: Locale,
): ReaderTexts {
  const { handOver, ...report } = renderReportWords(composition, profile, {
    locale,
    options: text.options,
    context: text.context,
    pieces: words.pieces,
    items: text.items,
  })
  const levels = profile.parts.map(({ id, level }) => {
    const usual = text.dimensions[id]
    if (!usual) return undefined
    return Object.fromEntries(
      Object.entries(levelText(usual, level, profile.phases[id] ?? 'now')).map(([field, said]) => [
        field,
        findReplacement(composition, words.pieces, `${id}.${level}.${field}`) ?? said,
      ]),
    )
  })
  const printed = paragraphs({ levels }).map((one) => chooseText(one, profile.help, answerLookup(profile)))
  return { report: [...paragraphs({ report }), ...printed], handOver: paragraphs({ handOver }) }
}

/** Returns the texts below a value, except names of roles, items and the like. */
const paragraphs = (value: unknown): string[] =>
  [...walkStrings(value)]
    .filter(({ path }) => !/\.(?:role|item|area|id|reader|answer|questions\.\d+)$/.test(path))
    .map((one) => one.text)

/** Returns the number of words; in Chinese, of characters. */
export const lengthOf = (texts: readonly string[], locale: Locale): number =>
  texts.reduce((sum, text) => sum + lengths[locale](text), 0)

/** Caches a function of a paragraph, because a paragraph occurs in many reports. */
function kept<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = of(text)
    known.set(text, found)
    return found
  }
}

const wordCount = kept((text) => text.split(/\s+/).filter(Boolean).length)
const lengths: Record<Locale, (text: string) => number> = {
  cn: kept((text) => text.match(/[\u4e00-\u9fff]/g)?.length ?? 0),
  en: wordCount,
  es: wordCount,
}

/** Returns the share (0–1) of one report's length in paragraphs that the other does not have. */
export function differingShare(one: readonly string[], other: readonly string[], locale: Locale): number {
  const shared = new Set(other)
  return (
    lengthOf(
      one.filter((text) => !shared.has(text)),
      locale,
    ) / lengthOf(one, locale)
  )
}

const LONG_SENTENCE = { cn: 14, en: 8, es: 8 } as const

const longSentences = Object.fromEntries(
  locales.map((locale) => [
    locale,
    kept((text) => sentencesOf(text).filter((one) => lengths[locale](one) >= LONG_SENTENCE[locale])),
  ]),
) as Record<Locale, (text: string) => string[]>

/** Returns sentences of at least eight words (Chinese: fourteen characters) that occur twice in one report. */
export function repeatedSentences(texts: readonly string[], locale: Locale): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const sentence of texts.flatMap(longSentences[locale])) {
    if (seen.has(sentence)) twice.add(sentence)
    seen.add(sentence)
  }
  return [...twice]
}

/** Returns the mean differing share over random pairs. */
export function meanDifferingShare(reports: readonly (readonly string[])[], locale: Locale, seed: number): number {
  const random = seededRandom(seed)
  const pick = () => reports[Math.floor(random() * reports.length)] ?? []
  const shares = Array.from({ length: reports.length }, () => differingShare(pick(), pick(), locale))
  return shares.reduce((sum, one) => sum + one, 0) / shares.length
}
