import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { expect, test } from 'vitest'
import { instrument } from '@/content/instruments/mood-energy/v2/instrument'
import { type CareInput, careOf, type Headline } from '@/core/care/care'
import { type HelpLevel, helpLevels } from '@/core/instrument'

// This file states the care rules of version 2 in plain words, independently of how the code states them. The version
// has no mean and has seven questions about circumstances, so all answers with all levels would be half a billion
// sittings. Two tests cover every difference that care can see: one tries every combination of levels, the other every
// combination of answers with the levels that rules on answers name.

const parts = instrument.dimensions.map(({ id }) => id)
const bright = ['activation', 'thought', 'impulse'] as const
const highs = [...bright, 'irritability'] as const

const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)
const rank = (help: HelpLevel): number => helpLevels.indexOf(help)

/**
 * Returns whether an answer was given and lies between two limits. Only given answers about length and cost can make a
 * phase short and cheap.
 */
const between = (answer: number | undefined, from: number, to: number) =>
  answer !== undefined && answer >= from && answer <= to
const lowWasShort = ({ c3, c7 }: Responses) => between(c7, 1, 1) && between(c3, 0, 1)
const highWasShort = ({ c2, c3, c5 }: Responses) => between(c2, 1, 3) && between(c3, 0, 1) && c5 !== 3
const yearWasShort = ({ c2, c3, c5, c7 }: Responses) =>
  between(c2, 0, 3) && between(c7, 0, 1) && between(c3, 0, 1) && c5 !== 3

/** Returns the least help for a year whose phases are over. */
function leastHelpOver({ levels: of, answers }: CareInput): HelpLevel {
  const at = (part: string): number => numberOf(of[part])
  const some = (list: readonly string[], from: number): boolean => list.some((part) => at(part) >= from)
  const { c1 = -1, c2 = -1, c3 = -1, c4 = -1, c5 = -1, c7 = -1 } = answers
  const long = c2 >= 4
  if (c3 >= 3 || (c5 === 3 && (c3 >= 2 || some(highs, 4)))) return 'soft'
  if (!lowWasShort(answers) && (at('low') >= 4 || (c7 === 4 && at('low') >= 3))) return 'soft'
  if (!highWasShort(answers) && (some(highs, 5) || bright.filter((part) => at(part) >= 4).length > 1)) return 'soft'
  if (!yearWasShort(answers) && at('swings') === 5) return 'soft'
  if (some(bright, 4) && at('low') >= 4 && !(lowWasShort(answers) && highWasShort(answers))) return 'soft'
  if (long && (c3 >= 2 || c5 === 3 || c1 === 3 || c4 >= 2 || some(bright, 4) || some(['activation', 'thought'], 3)))
    return 'soft'
  return 'none'
}

/** Returns the most help for a year whose phases are over. */
function mostHelpOver({ levels: of, answers }: CareInput): HelpLevel {
  const told = (answers.c3 ?? 2) >= 2 || (answers.c5 ?? 0) === 3
  const high = (part: string): boolean => numberOf(of[part]) >= 3
  const short = (!high('low') || lowWasShort(answers)) && (!highs.some(high) || highWasShort(answers))
  return !told && short && yearWasShort(answers) ? 'none' : 'soft'
}

/** Returns the least help that a sitting must lead to. */
function leastHelp(input: CareInput): HelpLevel {
  return input.answers.c6 === 0 ? leastHelpOver(input) : leastHelpNow(input)
}

/** Returns the least help while a phase goes on, or may go on. */
function leastHelpNow({ levels: of, answers }: CareInput): HelpLevel {
  const at = (part: string): number => numberOf(of[part])
  const c = (id: string): number => answers[id] ?? -1
  const some = (list: readonly string[], from: number): boolean => list.some((part) => at(part) >= from)
  const long = c('c2') >= 4
  const now = c('c6') >= 1
  // Every part was answered, none stands out, and the cost was low. In an ongoing high, a lower level already counts.
  const faint =
    parts.every((part) => at(part) > 0 && at(part) <= (highs.some((one) => one === part) ? 3 : 2)) &&
    between(answers.c3, 0, 1)
  const highNow = c('c6') >= 2

  if (some(parts, 5) || c('c3') === 4 || at('low') >= 4) return 'first'
  if (bright.filter((part) => at(part) >= 4).length > 1) return 'first'
  if (highNow && (some(highs, 4) || long || c('c3') >= 3)) return 'first'
  if (c('c6') === 3 && (c('c3') >= 2 || at('low') >= 3)) return 'first'
  if (now && c('c3') >= 3 && at('low') >= 3) return 'first'
  if (long && (some(bright, 4) || c('c3') >= 3)) return 'first'

  if (c('c3') === 3 || c('c6') === 3) return 'soft'
  if (highNow && some(highs, 3)) return 'soft'
  if (now && !faint) return 'soft'
  if (long && (c('c3') >= 2 || c('c5') === 3 || c('c1') === 3 || some(['activation', 'thought'], 3))) return 'soft'
  // Two long highs do not count as single good days.
  if (long && c('c4') >= 2) return 'soft'
  return 'none'
}

/** Returns the rules that one sitting breaks; empty if all is well. */
function broken(input: CareInput): string[] {
  const { help, headline, offer, mean } = careOf(instrument, input)
  const c = (id: string): number => input.answers[id] ?? -1
  const worst = Math.max(0, ...Object.values(input.levels).map(numberOf))
  const faults: string[] = []
  const check = (rule: string, kept: boolean) => kept || faults.push(rule)
  check('help at least as the law says', rank(help) >= rank(leastHelp(input)))
  check('no help before everything once it is over', c('c6') !== 0 || help !== 'first')
  check(
    'no help for what is over, was short and cost nothing',
    c('c6') !== 0 || rank(help) <= rank(mostHelpOver(input)),
  )
  check('a price only where no help stands', offer === (help === 'none'))
  check('no mean', !mean)
  check('a headline of its own beside help', help === 'none' || asksForHelp(headline))
  check('no plain headline above level3', headline.from !== 'plain' || worst < 3)
  check('no help where nothing is raised and nothing was told', help === 'none' || worst > 2 || told(input.answers))
  check(
    'a spell that goes on and costs something is never passed over',
    !(c('c6') >= 1 && c('c3') >= 2) || help !== 'none',
  )
  return faults
}

const asksForHelp = ({ from }: Headline): boolean => ['rule', 'part', 'whole', 'eased', 'reaches'].includes(from)
const told = (answers: Responses): boolean =>
  ['c3', 'c6', 'c7'].some((id) => (answers[id] ?? 0) > 0) || (answers.c2 ?? 0) >= 4 || (answers.c5 ?? 0) === 3

function* product<T>(choices: readonly (readonly [string, readonly T[]])[]): Generator<Record<string, T>> {
  const [head, ...rest] = choices
  if (!head) {
    yield {}
    return
  }
  for (const others of product(rest)) for (const value of head[1]) yield { [head[0]]: value, ...others }
}

/** Returns one answer on each side of every limit in a rule; care treats all other answers like one of these. */
function tellingAnswers(): (readonly [string, number[]])[] {
  const borders = new Map<string, Set<number>>()
  const { rules, eases = [] } = instrument.care
  const all = [...rules.flatMap(({ all, unless = [] }) => [...all, ...unless]), ...eases.flatMap(({ all }) => all)]
  const add = (id: string, border: number) => borders.set(id, (borders.get(id) ?? new Set([0])).add(border))
  for (const condition of all) {
    if (!('context' in condition)) continue
    add(condition.context, 'from' in condition ? condition.from : condition.to + 1)
  }
  for (const { now, short, unless } of instrument.stretches ?? []) {
    for (const option of now.in) add(now.context, option)
    for (const { context, from = 0, to } of short) for (const border of [from, to + 1]) add(context, border)
    for (const { context, from } of unless) add(context, from)
  }
  return [...borders].map(([id, from]) => [id, [...from].sort((a, b) => a - b)])
}

const report = (found: Map<string, CareInput>, input: CareInput) => {
  for (const fault of broken(input)) if (!found.has(fault)) found.set(fault, input)
}

test('help, offer and headline follow the care rules for every combination of levels', () => {
  const found = new Map<string, CareInput>()
  let seen = 0
  const contexts: Responses[] = [
    {},
    { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0, c6: 0, c7: 0 },
    { c1: 1, c2: 3, c3: 1, c4: 1, c5: 1, c6: 0, c7: 2 },
    { c3: 2, c6: 1 },
    { c1: 2, c2: 4, c3: 0, c4: 2, c5: 0, c6: 0 },
    { c1: 1, c2: 3, c3: 1, c4: 1, c5: 1, c6: 0, c7: 1 },
    { c1: 1, c2: 3, c3: 1, c4: 1, c5: 1, c6: 0, c7: 4 },
    { c1: 1, c2: 5, c3: 0, c4: 1, c5: 1, c6: 0, c7: 1 },
    { c1: 1, c2: 2, c3: 0, c4: 1, c5: 3, c6: 0, c7: 1 },
    { c3: 1, c6: 1, c7: 1 },
    { c2: 2, c3: 1, c6: 2 },
  ]
  for (const of of product(parts.map((id) => [id, levels] as const))) {
    for (const answers of contexts) {
      report(found, { levels: of, overall: null, answers, retake: false })
      seen += 1
    }
  }
  expect(Object.fromEntries(found)).toEqual({})
  expect(seen).toBe(levels.length ** parts.length * contexts.length)
}, 120_000)

/** Returns the levels with each missing part replaced by the lightest answered level. */
function filledIn(of: CareInput['levels']): CareInput['levels'] {
  const least = levels[Math.min(...Object.values(of).flatMap((level) => (level ? [numberOf(level)] : []))) - 1] ?? null
  return Object.fromEntries(Object.entries(of).map(([part, level]) => [part, level ?? least]))
}

test('help follows the care rules when parts are unanswered, and is never reduced by missing answers', () => {
  const found = new Map<string, CareInput>()
  const weaker: string[] = []
  let seen = 0
  const contexts: Responses[] = [
    {},
    { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0, c6: 0, c7: 0 },
    { c3: 2, c6: 1 },
    { c2: 4, c3: 2 },
  ]
  for (const of of product<Level | null>(parts.map((id) => [id, [null, ...levels]] as const))) {
    const scored = Object.values(of).filter((level) => level !== null).length
    if (scored === parts.length) continue
    for (const answers of contexts) {
      const input = { levels: of, overall: null, answers, retake: false }
      report(found, input)
      seen += 1
      const care = careOf(instrument, input)
      // The reasons for help never name a part without a score.
      if (care.calls.parts.some((part) => of[part] === null)) weaker.push(`calls: ${JSON.stringify(of)}`)
      // A single scored part is no pattern of several parts.
      if (scored < 2) continue
      const whole = careOf(instrument, { ...input, levels: filledIn(of) })
      if (rank(care.help) < rank(whole.help)) weaker.push(JSON.stringify({ of, answers }))
    }
  }
  expect(Object.fromEntries(found)).toEqual({})
  expect(weaker.slice(0, 3)).toEqual([])
  expect(seen).toBe(((levels.length + 1) ** parts.length - levels.length ** parts.length) * contexts.length)
}, 120_000)

test('help, offer and headline follow the care rules for every combination of context answers', () => {
  // Rules that look at an answer name at most one part, at level3 or level4; level5 alone already leads to help. Rules
  // for phases that are over also look at the phase, and the test above covers them.
  for (const { all } of instrument.care.rules) {
    if (!all.some((condition) => 'context' in condition) || all.some((condition) => 'phaseOf' in condition)) continue
    expect(all.filter((condition) => 'part' in condition).length).toBeLessThan(2)
    for (const condition of all) {
      if ('part' in condition) expect('from' in condition && ['level3', 'level4'].includes(condition.from)).toBe(true)
    }
  }
  const found = new Map<string, CareInput>()
  const answers = [...product(tellingAnswers())]
  const told: readonly Level[] = ['level2', 'level3', 'level4', 'level5']
  for (const of of product(parts.map((id) => [id, told] as const))) {
    const raised = Object.values(of).filter((level) => level !== 'level2')
    if (raised.length > 2 || (raised.length > 1 && raised.includes('level5'))) continue
    for (const one of answers) report(found, { levels: of, overall: null, answers: one, retake: false })
  }
  expect(Object.fromEntries(found)).toEqual({})
  expect(answers.length).toBeGreaterThan(1000)
}, 120_000)
