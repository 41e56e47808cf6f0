import type { InstrumentText } from '@/content/instrument-text'
import type { ReportText } from '@/content/report-text'
import type { Locale } from '@/core/locale'
import { careOfSitting } from '@/core/psychometrics/care'
import type { Instrument, Responses } from '@/core/psychometrics/instrument'
import { scoreSitting } from '@/core/psychometrics/result'
import { type Composition, compose } from '@/core/report/compose'
import type { Piece, ReportKey } from '@/core/report/key'
import { type Profile, profileOf } from '@/core/report/profile'
import { blankSlots } from '@/core/report/slots'
import { reportWords } from '@/core/report/words'
import { sentencesOf } from '@/core/words'
import { strings } from '../wording'
import { seeded } from './random'
import type { Sheet } from './sheets'

/** A report put together for one sheet. */
export interface Reading {
  sheet: Sheet
  profile: Profile
  composition: Composition
}

export function readingOf(instrument: Instrument, key: ReportKey, sheet: Sheet): Reading {
  const result = scoreSitting(instrument, sheet.responses, {})
  const { help } = careOfSitting(instrument, result, sheet.responses)
  const profile = profileOf({ instrument, groups: key.groups, result, responses: sheet.responses, help })
  return { sheet, profile, composition: compose(key, profile) }
}

const SYMPTOM_NOT_CALM = 40

/** What a report of this sheet lacks or says wrongly; nothing of any language. */
export function readingFaults(key: ReportKey, { sheet, profile, composition }: Reading): string[] {
  const faults: string[] = []
  const { letter, parts, meeting, plan, where, caption } = composition
  const one = (name: string, piece: Piece | null, among: readonly Piece[]) => {
    if (piece === null && among.length > 0) faults.push(`no ${name}`)
  }
  one('caption', caption, key.caption)
  for (const name of ['pattern', 'difference', 'pull', 'gives'] as const)
    one(`letter ${name}`, letter[name], key.letter[name])
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
  const explained = [...pieces.flatMap(({ items = [] }) => items), ...composition.quotes.map(({ item }) => item)]
  for (const item of new Set(explained))
    if (explained.filter((other) => other === item).length > 1) faults.push(`explains ${item} twice`)
  return faults.map((fault) => `${sheet.name}: ${fault}`)
}

/** Paragraphs of a composition, without the pages to hand over: those say the same things to somebody else. */
function chosen({
  portrait,
  caption,
  letter,
  parts,
  meeting,
  edge,
  context,
  where,
  plan,
  unknown,
}: Composition): Piece[] {
  const all = [
    portrait,
    caption,
    ...Object.values(letter),
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan ? [...plan.days.map(({ piece }) => piece), ...plan.later] : []),
    ...unknown,
  ]
  return all.filter((piece) => piece !== null)
}

/** The turned sheet: whoever answers the opposite of everything. */
export function oppositeOf({ responseScale: { min, max }, dimensions }: Instrument, responses: Responses): Responses {
  const turned = Object.fromEntries(
    dimensions.flatMap(({ items }) =>
      items.flatMap(({ id }) => (responses[id] === undefined ? [] : [[id, min + max - responses[id]]])),
    ),
  )
  return { ...responses, ...turned }
}

/**
 * The paragraphs of one language that depend on the reader, level texts included; `blank` leaves the slots open,
 * `handOver: false` leaves out the pages to hand over, which may repeat the report to someone else.
 */
export function readerTexts(
  { profile, composition }: Reading,
  text: InstrumentText,
  words: ReportText,
  locale: Locale,
  { blank = false, handOver = true } = {},
) {
  const pieces = blank
    ? Object.fromEntries(
        Object.entries(words.pieces).map(([id, one]) => [
          id,
          typeof one === 'string'
            ? blankSlots(one)
            : {
                title: blankSlots(one.title),
                text: blankSlots(one.text),
                ...(one.why !== undefined && { why: blankSlots(one.why) }),
              },
        ]),
      )
    : words.pieces
  const report = reportWords(composition, profile, {
    locale,
    options: text.options,
    context: text.context,
    pieces,
    items: text.items,
  })
  const levels = profile.parts.map(({ id, level }) => text.dimensions[id]?.levels[level])
  return [...strings({ report: { ...report, handOver: [] }, handOver: handOver ? report.handOver : [], levels })]
    .filter(({ path }) => !/\.(?:role|item|area|id|reader|answer)$/.test(path))
    .map((one) => one.text)
}

/** Words, or characters where words are not separated. */
export const lengthOf = (texts: readonly string[], locale: Locale): number => {
  const all = texts.join(' ')
  return locale === 'cn' ? (all.match(/[\u4e00-\u9fff]/g)?.length ?? 0) : all.split(/\s+/).filter(Boolean).length
}

/** Share (0–1) of one report's length that stands in paragraphs the other does not have. */
export function differing(one: readonly string[], other: readonly string[], locale: Locale): number {
  const shared = new Set(other)
  return (
    lengthOf(
      one.filter((text) => !shared.has(text)),
      locale,
    ) / lengthOf(one, locale)
  )
}

const LONG_SENTENCE = { cn: 14, en: 8, es: 8 } as const

/** Sentences of eight words (Chinese: fourteen characters) or more that stand twice in one report. */
export function repeats(texts: readonly string[], locale: Locale): string[] {
  const long = texts.flatMap(sentencesOf).filter((one) => lengthOf([one], locale) >= LONG_SENTENCE[locale])
  return [...new Set(long.filter((one, at) => long.indexOf(one) !== at))]
}

/** Mean differing share over random pairs. */
export function meanDiffering(reports: readonly (readonly string[])[], locale: Locale, seed: number): number {
  const random = seeded(seed)
  const pick = () => reports[Math.floor(random() * reports.length)] ?? []
  const shares = Array.from({ length: reports.length }, () => differing(pick(), pick(), locale))
  return shares.reduce((sum, one) => sum + one, 0) / shares.length
}
