import type { Locale } from '@/core/locale'
import { lexMarkdown, plainParagraphs } from '../articles/article-html'

/** Length of the word sequences (in Chinese: of characters) used to compare two paragraphs. */
const RUN: Record<Locale, number> = { cn: 4, en: 3, es: 3 }
/** Minimum number of sequences in a compared paragraph; shorter ones share some by chance. */
const LEAST_RUNS = 20
/** Share of the shorter paragraph's sequences above which two paragraphs count as repeated. */
const SAME = 0.25

/** Phrases about not wanting to live. */
const deathWish: Record<Locale, RegExp> = {
  cn: /不想活|活着没|自杀|结束生命|轻生|想死/,
  en: /\b(?:wanting to live|want to live|not living|not being alive|end(?:ing)? your life|kill(?:ing)? yourself|suicid)/i,
  es: /no querer (?:seguir )?vivi|quitarse la vida|querer morir|pensando en morir|suicid/i,
}
/** Emergency and crisis numbers, and the link to the helplines. */
const helpNamed = /\(\/help-now\b|\b(?:988|911|12356|120|024|112|800 911 2000)\b/

/**
 * Returns errors for repetition in an article: two paragraphs with much the same words, or two that tell a reader in
 * crisis whom to call.
 */
export function repeatedParagraphs(body: string, locale: Locale): string[] {
  const paragraphs = plainParagraphs(body)
    .map((text) => ({ text, runs: runsOf(text, locale) }))
    .filter(({ runs }) => runs.size >= LEAST_RUNS)
  const twice = paragraphs.flatMap(({ text, runs }, at) =>
    paragraphs
      .slice(0, at)
      .filter((earlier) => shared(runs, earlier.runs) >= SAME)
      .map((earlier) => `says nearly the same twice: ${earlier.text.slice(0, 40)} … ${text.slice(0, 40)}`),
  )
  // Checks the raw Markdown, because the link to the helplines counts too.
  const crises = lexMarkdown(body).filter(({ raw }) => deathWish[locale].test(raw) && helpNamed.test(raw))
  return [
    ...twice,
    ...crises.slice(1).map(({ raw }) => `a second paragraph says whom to call in a crisis: ${raw.trim().slice(0, 60)}`),
  ]
}

function runsOf(text: string, locale: Locale): ReadonlySet<string> {
  const words =
    locale === 'cn' ? (text.match(/\p{Script=Han}/gu) ?? []) : (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [])
  const length = RUN[locale]
  return new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')))
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((run) => b.has(run)).length
  return common / Math.min(a.size, b.size)
}
