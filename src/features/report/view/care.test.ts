import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/bands'
import { pomp } from '@mindglass/psychometrics/scoring/scoring'
import { halfWidthOf, levelsNamed, scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { describe, expect, test } from 'vitest'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { currentInstruments, findInstrument, instrumentText } from '@/content/tests/instruments'
import { type CareReading, careOf, type Headline } from '@/core/care/care'
import type { Instrument } from '@/core/instrument'
import { headView } from './head'

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

function lawfulHelp(slug: string, { levels: of, upper, overall, answers }: CareReading): 'none' | 'soft' | 'first' {
  const at = (part: string): number => numberOf(of[part])
  const parts = Object.keys(of)
  const veryHigh = parts.filter((part) => at(part) === 5)
  /** The report says "high to very high". */
  const maybe = parts.filter((part) => at(part) === 4 && upper?.[part] === 'level5')
  const high = (...among: string[]): boolean => among.every((part) => at(part) >= 4)
  if (veryHigh.some((part) => numbersFirst[slug]?.includes(part))) return 'first'
  if (slug === 'mood-energy') {
    if (at('activation') >= 4 && at('thought') >= 4) return 'first'
    if (at('low') >= 4 || numberOf(overall) >= 4 || answers.c3 === 4) return 'first'
  }
  if (slug === 'low-mood') {
    if (numberOf(overall) >= 4 || maybe.includes('mood')) return 'first'
    if (high('mood') && parts.some((part) => part !== 'mood' && high(part))) return 'first'
    if (['mood', 'interest', 'thinking'].some((part) => high(part))) return 'soft'
  }
  const middling = parts.filter((part) => at(part) === 3).length
  const oneBelow = parts.length > 2 && middling === 1 && parts.filter((part) => high(part)).length === parts.length - 1
  if (['worry', 'attention'].includes(slug) && oneBelow) return 'soft'
  if (slug === 'stress-burnout' && high('exhaustion', 'distance')) return 'soft'
  return veryHigh.length + maybe.length > 0 || high(...parts) || answers.c3 === 3 ? 'soft' : 'none'
}

/** Returns how heavy a situation each headline describes, 1–5; headlines that ask for help count as at least 4. */
function weights(text: InstrumentText): Map<string, number> {
  const { part = {}, some, rules = {}, reaches } = text.heads ?? {}
  return new Map([
    ...levels.flatMap((level, n) => (text.overall ? [[text.overall[level].headline, n + 1] as const] : [])),
    ...Object.values(rules).map(({ headline }) => [headline, 4] as const),
    ...(reaches ? [[reaches.headline, 4] as const] : []),
    ...(some ? ([[some.level3.headline, 3] as const, [some.level4.headline, 4] as const] as const) : []),
    ...Object.values(part).map(({ headline }) => [headline, 5] as const),
  ])
}

const sentences = new Map<string, string>()

/** Returns the sentence that a reader sees for a headline. */
function sentenceOf(headline: Headline, text: InstrumentText): string {
  const key = text.title + Object.values(headline).join()
  const known = sentences.get(key)
  if (known !== undefined) return known
  const sentence = headView(headline, text)?.headline ?? ''
  sentences.set(key, sentence)
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
    // A word that reaches no further than level4 changes nothing.
    if (last?.level === level && (upper !== 'level5' || last.upper === upper)) last.sums[1] = sum
    else found.push({ level, upper, sums: [sum, sum] })
  }
  return found
}

interface Case {
  of: Record<string, Level>
  upper: Record<string, Level>
  /** Levels that the mean can have with these levels of the parts. */
  means: Level[]
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
      yield { of, upper, means: [...means] }
      return
    }
    for (const stretch of part.stretches) {
      const [low, high] = stretch.sums
      const next = { of: { ...of, [part.id]: stretch.level }, upper: { ...upper, [part.id]: stretch.upper } }
      yield* deal(n + 1, next, from + low, to + high)
    }
  }
}

/** Returns every combination of answers to these context questions. */
function contexts(context: Instrument['context']): Responses[] {
  return context.reduce<Responses[]>(
    (all, { id, options }) =>
      all.flatMap((given) => Array.from({ length: options }, (_, value) => ({ ...given, [id]: value }))),
    [{}],
  )
}

/** Returns the context questions that care uses. A test below shows that the others change nothing. */
const decisive = ({ context, care }: Instrument): Instrument['context'] =>
  context.filter(({ id }) =>
    care.rules.some(({ all }) => all.some((condition) => 'context' in condition && condition.context === id)),
  )

/** Later versions without a mean have a law of their own, beside them and in `care.mood-energy.test.ts`. */
const ownLaw = ['mood-energy', 'sleep']
const symptomTests = currentInstruments()
  .map((one) => (ownLaw.includes(one.slug) ? (findInstrument(one.slug, 1) ?? one) : one))
  .filter(({ dimensions }) => dimensions.some(({ kind }) => kind === 'symptom'))

test('the expected care rules cover every symptom test', () => {
  expect(symptomTests.map(({ slug }) => slug).sort()).toEqual(Object.keys(numbersFirst).sort())
})

describe.each(symptomTests.map((instrument) => [instrument.slug, instrument] as const))(
  'the care decisions for the test %s',
  (slug, instrument) => {
    test('follow the rules in every attainable combination of levels and context answers', async () => {
      const text = await instrumentText(instrument, 'en')
      const weightOf = weights(text)
      const answered = contexts(decisive(instrument))
      const broken = new Map<string, CareReading>()
      let seen = 0
      for (const { of, upper, means } of attainable(instrument)) {
        const worst = Math.max(...Object.values(of).map(numberOf))
        for (const answers of answered) {
          const lines = new Set<string>()
          for (const overall of means) {
            const reading: CareReading = { levels: of, upper, overall, answers, retake: false }
            const { help, headline, offer, mean } = careOf(instrument, reading)
            const sentence = sentenceOf(headline, text)
            const weight = weightOf.get(sentence) ?? 0
            const check = (rule: string, kept: boolean) => kept || broken.set(rule, reading)
            check('help as the law says', help === lawfulHelp(slug, reading))
            check('a price only where no help stands first', offer === (help === 'none'))
            check('a headline for everybody', sentence !== '')
            check('no headline calmer than the worst part', weight >= worst)
            check('no calm headline where daily life stopped or nearly so', (answers.c3 ?? 0) < 3 || weight >= 4)
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
      const own = decisive(instrument)
      for (const { of, means } of attainable(instrument)) {
        // The extreme levels of all parts are enough to find an undeclared rule.
        if (Object.values(of).some((level) => level !== 'level1' && level !== 'level4')) continue
        for (const answers of contexts(instrument.context)) {
          const kept = Object.fromEntries(own.map(({ id }) => [id, answers[id] ?? 0]))
          for (const overall of means) {
            const reading = { levels: of, overall, retake: false }
            expect(careOf(instrument, { ...reading, answers })).toEqual(
              careOf(instrument, { ...reading, answers: kept }),
            )
          }
        }
      }
    })
  },
)
