import { helpLevels, type Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { chooseTextForHelp, conditionalForms, conditionalTexts } from '@/core/report/slots'
import { sentencesOf } from '@/core/texts/words'

/** Claims that a test may not make (see the science pages); the matched words are printed as the reason. */
const banned: Record<Locale, readonly [RegExp, ...RegExp[]]> = {
  cn: [/不?正常(?!人)/, /异常/, /确诊/, /你患有/, /患病风险/, /高于\s*\d+\s*%/, /经过?验证/, /您/],
  en: [
    /\b(?:ab)?normal\b/i,
    /\byou (?:have|suffer from) (?:a |an )?(?:\w+ )?(?:disorder|depression|mania|illness|condition)\b/i,
    /\bat risk (?:of|for)\b/i,
    /\brisk of\b/i,
    /\bvalidated\b/i,
    /\bhigher than \d+ ?%/i,
    /!/,
  ],
  es: [
    /\b(?:a)?normal(?:es|idad)?\b/i,
    /\busted (?:tiene|padece|sufre) (?:un |una )?(?:trastorno|depresión|manía|enfermedad)\b/i,
    /\briesgo de\b/i,
    /\bvalidad[oa]s?\b/i,
    /\bsuperior al? \d+ ?%/i,
    /[¡!]/,
  ],
}

/** Claims of a finding; allowed only where the sentence denies it ("this is not a diagnosis"). */
const diagnosis: Record<Locale, { claim: RegExp; denial: RegExp }> = {
  cn: { claim: /诊断/, denial: /不|无法|没有|并非|代替/ },
  en: { claim: /diagnos/i, denial: /\b(?:not|no|cannot|never|nor|neither|without)\b/i },
  es: { claim: /diagn[oó]stic/i, denial: /\b(?:no|ni|nunca|sin|tampoco)\b/i },
}

/**
 * Region names that Chinese texts must not use: Hong Kong, Macao and Taiwan are written 中国香港, 中国澳门 and 中国台湾, the
 * mainland 内地. Names of organisations stay unchanged.
 */
const regions = [/(?<!中国)(?:香港|澳门|台湾)(?!撒玛利亚|大学)/g, /大陆/g]

/** Returns the region names in `text` that Chinese texts must not use. */
export const findWrongRegionNames = (text: string, locale: Locale): string[] =>
  locale === 'cn' ? regions.flatMap((pattern) => text.match(pattern) ?? []) : []

/** Returns the words and claims in `text` that this product does not use. */
export function findBannedWords(text: string, locale: Locale): string[] {
  const found = [
    ...banned[locale].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
    ...findWrongRegionNames(text, locale),
  ]
  const { claim, denial } = diagnosis[locale]
  const claims = sentencesOf(text).filter((sentence) => claim.test(sentence) && !denial.test(sentence))
  return [...found, ...claims]
}

/** Yields every string below `value` with its path (`dimensions.low.levels.level1.quick`). */
export function* walkStrings(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* walkStrings(child, path ? `${path}.${key}` : key)
  }
}

/** Yields every string below `value` as readers see it: with each conditional text shown, and with none of them. */
export function* printedStrings(value: unknown): Generator<{ path: string; text: string }> {
  for (const { path, text } of walkStrings(value)) {
    for (const form of new Set(conditionalForms(text))) if (form || !text) yield { path, text: form }
  }
}

/** Returns the ends of the scale of every question by its id; the options of an unscored question count from 0. */
export const questionScales = ({
  responseScale,
  dimensions,
  context,
}: Instrument): ReadonlyMap<string, Readonly<{ min: number; max: number }>> =>
  new Map([
    ...dimensions.flatMap(({ items }) => items.map(({ id }) => [id, responseScale] as const)),
    ...context.map(({ id, options }) => [id, { min: 0, max: options - 1 }] as const),
  ])

/** Texts that are titles elsewhere, or that a page shows without knowing the answers. */
const unconditional = /(?:^|\.)title$|^portrait\.|^head\./
/** Lines of a list: one may be left out altogether. */
const optional = /^(?:fact|request|offer|later|context|unknown|group|cost|meeting|edge|pair|close|work|alone)\b/

/**
 * Returns the errors in the conditional texts of one language.
 * @param scales the ends of the scale of every question, by its id
 * @param pieces whether the texts are the pieces of a report
 */
export function findConditionErrors(
  value: unknown,
  scales: ReadonlyMap<string, Readonly<{ min: number; max: number }>>,
  pieces: boolean,
): string[] {
  return [...walkStrings(value)].flatMap(({ path, text }) => {
    if (!text.includes('[')) return []
    const [shown, without] = conditionalForms(text)
    return [
      ...conditionalTexts(text).flatMap(({ conditions }) =>
        conditions.flatMap(({ id, value: point }) => {
          const scale = scales.get(id)
          if (!scale) return [`${id} is no question of this test`]
          return point < scale.min || point > scale.max ? [`${id} has no answer ${point}`] : []
        }),
      ),
      ...(/[[\]]/.test(shown + without) ? ['a condition is not closed, or is not written as [if q01<=2: …]'] : []),
      ...((pieces ? unconditional : /^(?!dimensions\..*\.(?:quick|describes|helps|talk)$)/).test(path)
        ? ['cannot depend on answers']
        : []),
      ...(without === '' && !(pieces && optional.test(path)) && !path.endsWith('.helps')
        ? ['nothing is left of it without the conditions']
        : []),
    ].map((fault) => `${path}: ${fault}`)
  })
}

/** Returns the paths of texts whose conditions differ between languages. */
export function findUnequalConditions(texts: readonly unknown[]): string[] {
  const [first, ...others] = texts.map(
    (text) => new Map([...walkStrings(text)].map((one) => [one.path, JSON.stringify(conditionsOf(one.text))])),
  )
  return [...(first ?? [])].flatMap(([path, conditions]) =>
    others.some((other) => other.has(path) && other.get(path) !== conditions)
      ? [`${path}: its conditions differ between the languages`]
      : [],
  )
}

const conditionsOf = (text: string) =>
  conditionalTexts(text).map(({ conditions, unless, otherwise }) => [conditions, unless, otherwise !== ''])

const words = (text: string): Set<string> =>
  new Set(/[\u4e00-\u9fff]/.test(text) ? bigrams(text) : text.toLowerCase().match(/[\p{L}']+/gu))

const bigrams = (text: string): string[] => {
  const letters = [...text.replace(/[^\u4e00-\u9fff]/g, '')]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Returns the share of common words (Chinese: of common pairs of characters), 0–1. */
export function similarity(a: string, b: string): number {
  const [x, y] = [words(a), words(b)]
  const common = [...x].filter((word) => y.has(word)).length
  return common / Math.max(1, Math.min(x.size, y.size))
}

/** Minimum number of characters that must remain of a text when it is shown beside help. */
const LEAST_FORM = 2

/**
 * Returns the errors of a text with two forms, `<normally|beside help>`: unclosed brackets, and empty forms. Advice for a
 * part (`…helps`) may be left out beside help.
 */
export function findHelpFormErrors(text: string, path = ''): string[] {
  if (!/[<>]/.test(text)) return []
  const forms = helpLevels.map((help) => chooseTextForHelp(help, text))
  return [
    ...(forms.some((form) => /[<>]/.test(form)) ? ['a form for help is not closed, or has no second half'] : []),
    ...(forms.some((form) => form.length < LEAST_FORM) && !(path.endsWith('.helps') && chooseTextForHelp('none', text))
      ? ['nothing is left of it in one of its forms']
      : []),
    ...(forms.some((form) => /[。，；：][。，；]|\s[,.;:]/.test(form)) ? ['a form leaves two marks side by side'] : []),
  ]
}
