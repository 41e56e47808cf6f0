import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { slotNames } from '@/core/report/slots'
import { sentencesOf } from '@/core/texts/words'
import { InstrumentText } from '../tests/instrument-text'
import { departmentFaults } from './department'
import { harmfulAdvice } from './harm'
import { unknownPhones } from './phones'
import { instrumentTextFaults, structureFaults } from './structure'
import {
  findBannedWords,
  findConditionErrors,
  findHelpFormErrors,
  findUnequalConditions,
  printedStrings,
  questionScales,
  similarity,
  walkStrings,
} from './wording'

/** Share of common words above which two items count as the same question. */
const NEAR_DUPLICATE = 0.8

/**
 * Texts as read from `cn.json`, `en.json`, `es.json`; an unreadable file is absent here, because `readTexts` already
 * reports it.
 */
export type RawTexts = Readonly<Partial<Record<Locale, unknown>>>

/** Returns all errors of one instrument, each as `file: error`, so that the author can find them. */
export function checkInstrument(instrument: Instrument, raw: RawTexts): string[] {
  const folder = `src/content/instruments/${instrument.slug}/v${instrument.version}`
  const faults = structureFaults(instrument).map((fault) => `${folder}/instrument.ts: ${fault}`)
  const texts: Partial<Record<Locale, InstrumentText>> = {}
  for (const locale of locales) {
    if (raw[locale] === undefined) continue
    const parsed = InstrumentText.safeParse(raw[locale])
    if (parsed.success) texts[locale] = parsed.data
    const found = parsed.success
      ? [
          ...instrumentTextFaults(instrument, parsed.data),
          ...findConditionErrors(parsed.data, questionScales(instrument), false),
          ...wordingFaults(parsed.data, locale),
          ...freeFaults(parsed.data),
          ...(locale === 'cn' ? departmentFaults(instrument, parsed.data) : []),
        ]
      : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    faults.push(...found.map((fault) => `${folder}/${locale}.json: ${fault}`))
  }
  return [
    ...faults,
    ...[...sharedSentences(texts), ...unequalPhases(texts), ...findUnequalConditions(Object.values(texts))].map(
      (fault) => `${folder}: ${fault}`,
    ),
  ]
}

function wordingFaults(text: InstrumentText, locale: Locale): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  if (!text.notForWhom.includes('18')) faults.push('notForWhom: does not say 18')
  for (const { path, text: one } of printedStrings(text)) {
    for (const word of findBannedWords(one, locale)) faults.push(`${path}: “${word}” is not to be used`)
    for (const words of harmfulAdvice(one, locale)) faults.push(`${path}: “${words}” can harm`)
    for (const number of unknownPhones(one, locale)) faults.push(`${path}: ${number} is in no list of numbers`)
    faults.push(...findHelpFormErrors(one, path).map((fault) => `${path}: ${fault}`))
    for (const sentence of sentencesOf(one).filter(isLong)) {
      const before = seen.get(sentence)
      if (before && placeOf(before) !== placeOf(path)) faults.push(`${path}: repeats a sentence of ${before}`)
      seen.set(sentence, path)
    }
  }
  const items = Object.entries(text.items)
  items.forEach(([a, first], at) => {
    for (const [b, second] of items.slice(at + 1)) {
      if (similarity(first, second) > NEAR_DUPLICATE) faults.push(`items ${a} and ${b} are nearly the same`)
    }
  })
  return faults
}

/**
 * Returns the place of a text in a report. Texts that no reader sees together have the same place: all headlines, and
 * the levels of a part with their phases.
 */
const placeOf = (path: string): string =>
  path.startsWith('heads.') ? 'heads' : path.replace(/\.(?:levels|phases)\.(?:\w+\.)+/, '.levels.')

/**
 * Paths of the texts shown before any payment: the beginning of a level, when to talk to someone, notes and headlines.
 */
const free = /\.(?:quick|talk)$|^context\..*\.notes(?:Over|Light)?\.|^heads\.|^overall\./

/** Returns errors in free texts: they may name answers that the reader chose, but no score. */
function freeFaults(text: InstrumentText): string[] {
  const chosen = new Set([...Object.keys(text.items), ...Object.keys(text.context)])
  return [...walkStrings(text)]
    .filter(({ path }) => free.test(path))
    .flatMap(({ path, text: one }) => slotNames(one).map((name) => ({ path, name })))
    .filter(({ name }) => !chosen.has(name))
    .map(({ path, name }) => `${path}: says the score of ${name} before it is paid for`)
}

/** Returns the optional texts (names of questions, texts for a past phase or for light answers) that exist in some languages but not in all. */
function unequalPhases(texts: Partial<Record<Locale, InstrumentText>>): string[] {
  const paths = new Map(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      new Set(
        [...walkStrings(text)]
          .map(({ path }) => path)
          .filter((path) => /\.(?:phases|notesOver|notesLight)\.|^context\.\w+\.name$/.test(path)),
      ),
    ]),
  )
  const all = new Set([...paths.values()].flatMap((found) => [...found]))
  return [...paths].flatMap(([locale, found]) =>
    [...all].filter((path) => !found.has(path)).map((path) => `${path} has no words in ${locale}`),
  )
}

const isLong = (sentence: string): boolean =>
  /[\u4e00-\u9fff]/.test(sentence) ? sentence.length > 8 : sentence.split(/\s+/).length > 3

/** Returns a message for each long sentence that is the same in two languages, probably because it was not translated. */
function sharedSentences(texts: Partial<Record<Locale, InstrumentText>>): string[] {
  const seen = new Map<string, Locale>()
  const faults: string[] = []
  for (const locale of locales) {
    for (const { path, text } of printedStrings(texts[locale])) {
      for (const sentence of sentencesOf(text).filter(isLong)) {
        const other = seen.get(sentence)
        if (other && other !== locale) faults.push(`${path} is the same in ${other} and ${locale}`)
        seen.set(sentence, locale)
      }
    }
  }
  return faults
}
