import { reliableChange } from '@mindglass/psychometrics/scoring/uncertainty'
import type { HelpLevel } from '../instrument'
import { htmlLang, type Locale } from '../locale'
import type { Profile } from './profile'

/** Words that a slot may stand for, in the reader's language. */
export interface SlotWords {
  locale: Locale
  /** Labels of the answer scale from its lowest point. */
  options: readonly string[]
  /** Labels of the options of unscored questions. */
  context: Readonly<Record<string, { options: readonly string[] }>>
}

const slot = /\{([A-Za-z][\w-]*)(?:\.([a-z]+))?\}/g

/**
 * Returns the names in the slots of a text: items, groups, parts, unscored questions; not `scale`, which is always
 * known.
 */
export function slotNames(text: string): string[] {
  return [...new Set([...text.matchAll(slot)].flatMap(([, name]) => (name && name !== 'scale' ? [name] : [])))]
}

/** Returns the text with its slots blanked: the part that two readers of one paragraph share. */
export const blankSlots = (text: string): string => text.replaceAll(slot, '…')

const helpVariants = /<([^<>|]*)\|([^<>|]*)(?:\|([^<>|]*))?>/g

/**
 * Chooses between the forms of a text by the help on the page. `<as a rule|where help comes first>` has two, the second
 * for a report that begins with a number to call; `<no help|soft help|help first>` has three, for a text that must not
 * repeat or contradict the date of the soft form either. A form is empty if it would only repeat the help.
 */
export function chooseTextForHelp(help: HelpLevel, text: string): string {
  if (!text.includes('<')) return text
  return text
    .replaceAll(helpVariants, (_, none: string, second: string, third?: string) => {
      if (help === 'none') return none
      if (help === 'first') return third ?? second
      return third === undefined ? none : second
    })
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

const conditionalText = /\[(if|unless) ([^:[\]]+): ([^[\]|]*)(?:\|([^[\]]*))?\]/g
const comparison = /^([a-z]\d+)(<=|>=|=)(\d+)$/

/** One comparison of an answer, as the reader chose it, with a point of its scale (an option from 0). */
export interface AnswerComparison {
  id: string
  operator: '<=' | '>=' | '='
  value: number
}

/** A text inside another that depends on answers. */
interface ConditionalText {
  /** All of them must hold. */
  conditions: AnswerComparison[]
  /** Whether the first text is for readers for whom the conditions do not hold. */
  unless: boolean
  text: string
  /** The second text, for all other readers; empty if nothing stands there. */
  otherwise: string
}

/**
 * Returns the conditional texts inside a text: `[if q14<=3: Text.]`, `[if q14<=3, c1=0: Text.|Other text.]`, or
 * `[unless c1>=4: Text.]` for a text that must not be missing because an answer is.
 * @throws Error for a condition that is not written like this
 */
export function conditionalTexts(text: string): ConditionalText[] {
  return [...text.matchAll(conditionalText)].map(([, word, conditions = '', shown = '', otherwise = '']) => ({
    conditions: parseConditions(conditions),
    unless: word === 'unless',
    text: shown,
    otherwise,
  }))
}

function parseConditions(conditions: string): AnswerComparison[] {
  return conditions.split(/,\s*/).map((one) => {
    const [, id, operator, value] = comparison.exec(one.trim()) ?? []
    if (!id || !operator) throw new Error(`"${one}" is no comparison such as q14<=3`)
    return { id, operator: operator as AnswerComparison['operator'], value: Number(value) }
  })
}

/**
 * Chooses between the conditional texts inside a text (`conditionalTexts`) by what the reader answered. If an answer is
 * missing, the first of two texts is shown, a single one only after `unless`.
 * @param answerOf returns an answer as the reader chose it, to a scored or an unscored question
 */
export function chooseTextByAnswers(text: string, answerOf: (id: string) => number | undefined): string {
  return replaceConditionalTexts(text, ({ conditions, unless, text: shown, otherwise }) => {
    const answers = conditions.map(({ id }) => answerOf(id))
    if (answers.includes(undefined)) return unless || otherwise ? shown : ''
    const hold = conditions.every((one, at) => compare(answers[at] ?? Number.NaN, one))
    return hold === unless ? otherwise : shown
  })
}

/** Returns the two forms of a text in which all its conditional texts are shown, and in which none is. */
export const conditionalForms = (text: string): [string, string] => [
  replaceConditionalTexts(text, ({ text: shown }) => shown),
  replaceConditionalTexts(text, ({ otherwise }) => otherwise),
]

function replaceConditionalTexts(text: string, choose: (one: ConditionalText) => string): string {
  if (!text.includes('[')) return text
  const found = conditionalTexts(text).values()
  return text
    .replaceAll(conditionalText, () => {
      const one = found.next().value
      return one ? choose(one) : ''
    })
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

const compare = (answer: number, { operator, value }: AnswerComparison): boolean =>
  operator === '=' ? answer === value : operator === '<=' ? answer <= value : answer >= value

/**
 * Returns the variant of a text that fits a reader's answers and help, its slots unfilled.
 * @param answerOf as in `chooseTextByAnswers`
 */
export const chooseText = (text: string, help: HelpLevel, answerOf: (id: string) => number | undefined): string =>
  chooseTextForHelp(help, chooseTextByAnswers(text, answerOf))

/** Returns a function that looks up an answer as the reader chose it, to a scored or an unscored question. */
export const answerLookup =
  ({ answers, context }: Profile) =>
  (id: string): number | undefined =>
    answers.get(id)?.raw ?? context[id]

/**
 * Chooses the form of a text that goes with the reader's answers and help (`chooseText`), and fills its slots:
 * - `{q06}` the label the reader chose, `{q06.lower}` the same in the middle of a sentence;
 * - `{silence}` the mean of a group in points of the answer scale, with one decimal; `{silence.answered}` its answers;
 * - `{anxiety}` a score, `{anxiety.half}` its half width, `{anxiety.from}` and `{anxiety.to}` the ends of the interval,
 * `{anxiety.answered}` its answers, `{anxiety.change}` the points that two scores must differ by;
 * - `{c1}` the chosen option of an unscored question, `{c1.lower}` the same in the middle of a sentence;
 * - `{scale.min}` and `{scale.max}` the ends of the answer scale.
 * @throws Error for a name that is unknown to the reader's profile.
 */
export function fillSlots(text: string, profile: Profile, words: SlotWords): string {
  return chooseText(text, profile.help, answerLookup(profile)).replaceAll(
    slot,
    (whole, name: string, field?: string) => {
      const value = wordsFor(name, field, profile, words)
      if (value === undefined) throw new Error(`nothing is known for ${whole}`)
      return value
    },
  )
}

function wordsFor(name: string, field: string | undefined, profile: Profile, words: SlotWords): string | undefined {
  const { scale, answers, groups, parts, context } = profile
  if (name === 'scale') return field === 'min' || field === 'max' ? String(scale[field]) : undefined
  const answer = answers.get(name)
  if (answer) return label(words.options[answer.raw - scale.min], field, words.locale)
  const chosen = context[name]
  if (chosen !== undefined) return label(words.context[name]?.options[chosen], field, words.locale)
  const group = groups.find(({ id }) => id === name)
  if (group) {
    if (field === 'answered') return String(group.answered)
    return field === undefined ? oneDecimal(group.mean, words.locale) : undefined
  }
  const part = parts.find(({ id }) => id === name)
  if (!part) return undefined
  if (field === undefined) return String(part.interval.score)
  if (field === 'answered') return String(part.answered)
  if (field === 'change') return String(Math.ceil(reliableChange(part.interval.half)))
  return field === 'half' || field === 'from' || field === 'to' ? String(part.interval[field]) : undefined
}

function label(text: string | undefined, field: string | undefined, locale: Locale): string | undefined {
  if (text === undefined || field === undefined) return text
  return field === 'lower' ? text.charAt(0).toLocaleLowerCase(htmlLang[locale]) + text.slice(1) : undefined
}

const oneDecimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: 0, maximumFractionDigits: 1 }).format(value)
