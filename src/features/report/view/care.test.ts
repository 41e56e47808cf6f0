import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { pomp } from '@mindglass/psychometrics/scoring/scoring'
import { halfWidthOf, levelsNamed, scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { describe, expect, test } from 'vitest'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { loadInstrumentText, publishedInstruments } from '@/content/tests/instruments'
import { type CareInput, careOf, type Headline } from '@/core/care/care'
import type { Instrument } from '@/core/instrument'
import { buildOpeningView } from './view'

// The rules of care, written a second time in plain code that does not use the code of care.

/** Parts at whose level5 numbers to call come first; every other symptom part at level5 gets the soft form. */
const numbersFirst: Record<string, readonly string[]> = {
  'mood-energy': ['activation', 'thought', 'impulse', 'irritability', 'low', 'swings'],
  'low-mood': ['mood', 'interest', 'body', 'thinking'],
  'stress-burnout': ['exhaustion', 'distance'],
  worry: ['worrying', 'tension'],
  sleep: [],
  attention: [],
}

const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)

type LawfulHelp = 'none' | 'soft' | 'first'

function lawfulHelp({ slug, version }: Instrument, { levels: of, upper, overall, answers }: CareInput): LawfulHelp {
  const at = (part: string): number => numberOf(of[part])
  const parts = Object.keys(of)
  const veryHigh = parts.filter((part) => at(part) === 5)
  /** The report says "high to very high". */
  const maybe = parts.filter((part) => at(part) === 4 && upper?.[part] === 'level5')
  const high = (...among: string[]): boolean => among.every((part) => at(part) >= 4)
  if (veryHigh.some((part) => numbersFirst[slug]?.includes(part))) return 'first'
  if (version > 1) return helpWithCircumstances()
  if (slug === 'mood-energy') {
    if (at('activation') >= 4 && at('thought') >= 4) return 'first'
    if (at('low') >= 4 || numberOf(overall) >= 4 || answers.c3 === 4) return 'first'
  }
  if (slug === 'low-mood') {
    if (numberOf(overall) >= 4 || maybe.includes('mood')) return 'first'
    if (high('mood') && parts.some((part) => part !== 'mood' && high(part))) return 'first'
    if (['mood', 'interest', 'thinking'].some((part) => high(part)) || answers.q16 === 0) return 'soft'
  }
  const middling = parts.filter((part) => at(part) === 3).length
  const oneBelow = parts.length > 2 && middling === 1 && parts.filter((part) => high(part)).length === parts.length - 1
  if (['worry', 'attention'].includes(slug) && oneBelow) return 'soft'
  if (slug === 'stress-burnout' && high('exhaustion', 'distance')) return 'soft'
  return veryHigh.length + maybe.length > 0 || high(...parts) || answers.c3 === 3 ? 'soft' : 'none'

  function helpWithCircumstances(): LawfulHelp {
    const said = (id: string): number => answers[id] ?? 0
    const some = (level: number, ...among: string[]): boolean => among.some((part) => at(part) >= level)
    const nearlyAll = parts.every((part) => at(part) >= 3) && parts.filter((part) => at(part) === 3).length <= 1
    if (slug === 'low-mood') {
      const inner = ['mood', 'interest', 'thinking']
      const [noAhead, burden] = [said('q16') === 0, said('q32') >= 3]
      const [highNow, birth] = [said('c5') === 3, said('c3') === 5]
      if (said('c2') === 4 || (noAhead && burden) || numberOf(overall) >= 4 || maybe.includes('mood')) return 'first'
      if (highNow && some(4, 'mood', 'thinking')) return 'first'
      if ((birth || said('c2') === 3) && some(4, ...inner)) return 'first'
      if (high('mood') && some(4, 'interest', 'body', 'thinking')) return 'first'
      if (noAhead || burden || highNow || said('c2') === 3 || some(4, ...inner)) return 'soft'
      if ((birth || said('c1') >= 3) && some(3, ...inner)) return 'soft'
      return maybe.length > 0 ? 'soft' : 'none'
    }
    if (slug === 'stress-burnout') {
      if (said('c4') === 4 || (said('c5') === 4 && some(4, 'exhaustion', 'distance'))) return 'first'
      if (said('c5') === 4 || high('exhaustion', 'distance')) return 'soft'
      if (said('c3') === 4 && (some(3, 'exhaustion', 'distance') || said('c5') === 3)) return 'soft'
      if (said('c5') === 3 && some(3, ...parts)) return 'soft'
      if (said('c2') >= 3 && high('exhaustion')) return 'soft'
      if (said('c5') === 2 && some(4, 'exhaustion', 'distance')) return 'soft'
      // Days that are very full or decided by others need no doctor while the reader is rested and hardly hindered.
      const [free = 2, hinders = 2] = [answers.c3, answers.c5]
      const rested = at('exhaustion') >= 1 && at('distance') >= 1 && !some(3, 'exhaustion', 'distance')
      if (rested && free <= 1 && hinders <= 1 && veryHigh.length === 0) return 'none'
    }
    if (slug === 'worry') {
      if (said('c3') === 5 || said('c2') === 4) return 'first'
      if (said('c4') === 5 || said('c5') >= 2 || said('c2') === 3) return 'soft'
      if (said('c4') === 4 && some(3, 'tension')) return 'soft'
      if (said('c2') === 2 && some(4, ...parts)) return 'soft'
      if (said('c1') >= 3 && some(4, 'worrying', 'tension')) return 'soft'
    }
    if (slug === 'attention') {
      const standsOut = some(3, ...parts) || said('c2') >= 2
      if (said('c4') === 3 || said('c2') === 3) return 'soft'
      if ((said('c1') === 5 || said('c5') === 2) && standsOut) return 'soft'
      if (said('c5') === 4 && high('restlessness')) return 'soft'
      if (said('c2') === 2 && some(4, ...parts)) return 'soft'
    }
    return veryHigh.length + maybe.length > 0 || nearlyAll ? 'soft' : 'none'
  }
}

/** Answers by which daily life has stopped or nearly so, in versions that ask it in another place than c3. */
const stopped: Readonly<Record<string, { question: string; from: number }>> = {
  'low-mood v2': { question: 'c2', from: 3 },
  'stress-burnout v2': { question: 'c5', from: 4 },
  'worry v2': { question: 'c2', from: 3 },
  'attention v2': { question: 'c2', from: 3 },
}

/** Returns how heavy a situation each headline describes, 1–5; headlines that ask for help count as at least 4. */
function weights(text: InstrumentText, { care }: Instrument): Map<string, number> {
  const { part = {}, some, rules = {}, reaches, whole } = text.heads ?? {}
  // Help comes first for answers that say more than a score does.
  const urgent = new Set(
    care.rules.flatMap(({ help, head, foremost }) => ((help === 'first' || foremost) && head ? [head] : [])),
  )
  return new Map([
    ...levels.flatMap((level, n) => (text.overall ? [[text.overall[level].headline, n + 1] as const] : [])),
    ...Object.entries(rules).map(([head, { headline }]) => [headline, urgent.has(head) ? 5 : 4] as const),
    ...(reaches ? [[reaches.headline, 4] as const] : []),
    ...(some ? ([[some.level3.headline, 3] as const, [some.level4.headline, 4] as const] as const) : []),
    ...[...Object.values(part), ...(whole ? [whole] : [])].map(({ headline }) => [headline, 5] as const),
  ])
}

const sentences = new WeakMap<InstrumentText, Map<string, string>>()

/** Returns the sentence that a reader sees for a headline. */
function sentenceOf(headline: Headline, text: InstrumentText): string {
  const own = sentences.get(text) ?? new Map<string, string>()
  sentences.set(text, own)
  const key = Object.values(headline).join()
  const known = own.get(key)
  if (known !== undefined) return known
  const sentence = buildOpeningView(headline, text)?.headline ?? ''
  own.set(key, sentence)
  return sentence
}

interface Stretch {
  level: Level
  /** Higher level of the two that name these scores. */
  upper: Level
  /** Lowest and highest sum. */
  sums: [number, number]
}

/** Returns the ranges of sums with the same level and the same upper level, by trying every sum. */
function stretchesOf(items: number, { min, max }: Instrument['responseScale']): Stretch[] {
  const found: Stretch[] = []
  for (let sum = items * min; sum <= items * max; sum++) {
    const percent = pomp(sum, items * min, items * max)
    const level = levelOfPomp(percent)
    const upper =
      levelsNamed(percent, scoreInterval(percent, halfWidthOf({ answered: items, items, pomp: percent }))).at(-1) ??
      level
    const last = found.at(-1)
    // Only an upper level of level5 starts a new range; lower ones change nothing.
    if (last?.level === level && (upper !== 'level5' || last.upper === upper)) last.sums[1] = sum
    else found.push({ level, upper, sums: [sum, sum] })
  }
  return found
}

interface Case {
  of: Record<string, Level>
  upper: Record<string, Level>
  /** Levels that the mean can have with these levels of the parts; null alone where the test has none. */
  means: (Level | null)[]
}

/** Yields every combination of levels that answers can lead to. */
function* attainable(instrument: Instrument): Generator<Case> {
  const { responseScale: scale, dimensions } = instrument
  const parts = dimensions.map(({ id, items }) => ({ id, stretches: stretchesOf(items.length, scale) }))
  const items = dimensions.reduce((sum, one) => sum + one.items.length, 0)
  const meanOf = Array.from({ length: items * scale.max + 1 }, (_, sum) =>
    sum < items * scale.min ? undefined : levelOfPomp(pomp(sum, items * scale.min, items * scale.max)),
  )
  yield* deal(0, { of: {}, upper: {} }, 0, 0)

  function* deal(n: number, { of, upper }: Omit<Case, 'means'>, from: number, to: number): Generator<Case> {
    const part = parts[n]
    if (!part) {
      const means = new Set(meanOf.slice(from, to + 1).filter((level) => level !== undefined))
      yield { of, upper, means: instrument.hasOverall ? [...means] : [null] }
      return
    }
    for (const stretch of part.stretches) {
      const [low, high] = stretch.sums
      const next = { of: { ...of, [part.id]: stretch.level }, upper: { ...upper, [part.id]: stretch.upper } }
      yield* deal(n + 1, next, from + low, to + high)
    }
  }
}

/** Returns every combination of these answers. */
const combinations = (answers: ReadonlyMap<string, readonly number[]>): Responses[] =>
  [...answers].reduce<Responses[]>(
    (all, [id, values]) => all.flatMap((given) => values.map((value) => ({ ...given, [id]: value }))),
    [{}],
  )

/** Returns every combination of answers to these context questions. */
const contexts = (context: Instrument['context']): Responses[] =>
  combinations(new Map(context.map(({ id, options }) => [id, Array.from({ length: options }, (_, value) => value)])))

/**
 * Returns the answers that care tells apart, one for each group that all rules treat alike, for every question and item
 * that a rule names. A test below shows that the other context questions change nothing.
 */
function decisive({ care }: Instrument): Map<string, number[]> {
  const found = new Map<string, Set<number>>()
  for (const condition of care.rules.flatMap(({ all, unless }) => [...all, ...(unless ?? [])])) {
    if (!('context' in condition || 'item' in condition)) continue
    const id = 'context' in condition ? condition.context : condition.item
    const first = 'from' in condition ? condition.from : condition.to + 1
    found.set(id, (found.get(id) ?? new Set([0])).add(first))
  }
  return new Map([...found].map(([id, values]) => [id, [...values].sort((a, b) => a - b)]))
}

/**
 * Later versions without a mean have their own expected rules, stated beside them and in `care.mood-energy.test.ts`.
 */
const ownLaw = ['mood-energy v2', 'sleep v2']
const symptomTests = publishedInstruments().filter(
  ({ slug, version, dimensions }) =>
    !ownLaw.includes(`${slug} v${version}`) && dimensions.some(({ kind }) => kind === 'symptom'),
)

test('the expected care rules cover every symptom test', () => {
  const slugs = new Set(symptomTests.map(({ slug }) => slug))
  expect([...slugs].sort()).toEqual(Object.keys(numbersFirst).sort())
})

describe.each(symptomTests.map((instrument) => [`${instrument.slug} v${instrument.version}`, instrument] as const))(
  'the care decisions for the test %s',
  (name, instrument) => {
    test('follow the rules in every attainable combination of levels and context answers', async () => {
      const text = await loadInstrumentText(instrument, 'en')
      const weightOf = weights(text, instrument)
      const answered = combinations(decisive(instrument))
      const { question, from } = stopped[name] ?? { question: 'c3', from: 3 }
      const broken = new Map<string, CareInput>()
      let seen = 0
      for (const { of, upper, means } of attainable(instrument)) {
        const worst = Math.max(...Object.values(of).map(numberOf))
        for (const answers of answered) {
          const lines = new Set<string>()
          for (const overall of means) {
            const input: CareInput = { levels: of, upper, overall, answers, retake: false }
            const { help, headline, offer, mean } = careOf(instrument, input)
            const sentence = sentenceOf(headline, text)
            // Without a mean, light answers get no summing up, so the headline cannot be calmer than the answers.
            const plain = headline.from === 'plain' && !instrument.hasOverall && help === 'none'
            const weight = plain ? worst : (weightOf.get(sentence) ?? 0)
            const check = (rule: string, kept: boolean) => kept || broken.set(rule, input)
            check('help as the law says', help === lawfulHelp(instrument, input))
            check('a price only where no help stands first', offer === (help === 'none'))
            check('a headline for everybody', plain || sentence !== '')
            check('no headline calmer than the worst part', weight >= worst)
            check(
              'no calm headline where daily life stopped or nearly so',
              (answers[question] ?? 0) < from || weight >= 4,
            )
            check('no calm headline where numbers to call stand first', help !== 'first' || weight >= 4)
            check('no mean beside help', !mean || help === 'none')
            check('no mean that is much lighter than the worst part', !mean || worst - numberOf(overall) <= 1)
            if (worst === 5) lines.add(sentence)
            seen += 1
          }
          if (worst === 5 && lines.size !== 1) {
            broken.set('one headline whatever the mean', { levels: of, overall: null, answers, retake: false })
          }
        }
      }
      expect(Object.fromEntries(broken)).toEqual({})
      // Nothing was left out: all levels of all parts, all answers, at least one mean each.
      expect(seen).toBeGreaterThanOrEqual(levels.length ** instrument.dimensions.length * answered.length)
    })

    test('ignore the context questions that no rule names', () => {
      const own = [...decisive(instrument).keys()]
      const ignored = contexts(instrument.context).map((answers) => ({
        answers,
        kept: Object.fromEntries(Object.entries(answers).filter(([id]) => own.includes(id))),
      }))
      const differing: string[] = []
      for (const { of, means } of attainable(instrument)) {
        // The extreme levels of all parts are enough to find an undeclared rule.
        if (Object.values(of).some((level) => level !== 'level1' && level !== 'level4')) continue
        for (const overall of means) {
          const careFor = (answers: Responses): string =>
            JSON.stringify(careOf(instrument, { levels: of, overall, answers, retake: false }))
          const known = new Map<string, string>()
          for (const { answers, kept } of ignored) {
            const key = JSON.stringify(kept)
            const expected = known.get(key) ?? careFor(kept)
            known.set(key, expected)
            if (careFor(answers) !== expected) differing.push(`${JSON.stringify(of)} ${JSON.stringify(answers)}`)
          }
        }
      }
      expect(differing.slice(0, 5)).toEqual([])
    })
  },
)
