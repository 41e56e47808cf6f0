import { describe, expect, test } from 'vitest'
import { instrument as selfWorth } from '@/content/instruments/self-worth/v1/instrument'
import { report as selfWorthKey } from '@/content/instruments/self-worth/v1/report'
import { type Locale, locales } from '@/core/locale'
import type { Condition } from '@/core/report/condition'
import { listPlacedPieces } from '@/core/report/pieces'
import { checkDistressingTexts, evaluateCondition, listDistressingTexts } from '@/testing/data/heavy-pieces'
import { composeSheet, heavyIdsIn } from './composed-report'
import { randomSheets, systematicSheets } from './sheets'
import { reportVersions } from './versions'

const versions = await reportVersions()

/** Words that put a person or a doctor first, or call the answers heavy. */
const heavyWords: Record<Locale, RegExp> = {
  cn: /够重|太重|重到|很重。|一个人扛|先挂号|不适合做练习/,
  en: /comes? before any exercise|too heavy|heavy enough (?:for|that|to)|heavy at once|a lot to (?:carry|live with|hold)|too much for one person|more than a week of tips|appointment comes first|call comes first/,
  es: /pesan? (?:lo bastante|demasiado)|demasiado para una sola persona|Primero, una cita|antes que cualquier ejercicio/,
}
/** Matches sections that describe the reader. */
const spoken = /^(?:portrait|letter|parts|meeting|context|plans)/
/** Pieces that state that nothing is heavy, or that describe another person's burden. */
const others = new Set([
  'gives.agreeableness-high.stability-low',
  'cost.competence.high',
  'cost.avoidance.high.telling',
])
/** Pieces that call the answers heavy and still need a mark. */
const unmarked = new Set<string>()

describe.each(versions)('the report of $name', ({ instrument, key, words }) => {
  // Every combination of levels, ranges, means, context answers and lines that care or a heavy piece looks at; what
  // care cannot tell apart (which part leads, groups, other lines) is taken to be whatever makes the piece stand. Where
  // there are more than a million (six parts and seven questions, or five questions that care combines with many parts), a condition has to name help itself,
  // which rules out all of them at once.
  test('shows no text marked “heavy” next to a price for any attainable combination of levels', () => {
    const { faults, seen } = checkDistressingTexts(instrument, key)
    expect(faults).toEqual({})
    const parts = instrument.dimensions.length
    expect(seen === 0 || seen >= 7 ** parts).toBe(true)
    expect(seen > 0 || parts > 5 || instrument.context.length > 4).toBe(true)
  })

  test('shows no text marked “heavy” next to a price for any sampled answer sheet', () => {
    const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, key.groups, 300, 11)]
    const beside = sheets.flatMap((sheet) => {
      const { profile, composition } = composeSheet(instrument, key, sheet)
      return profile.help === 'none' ? heavyIdsIn(composition) : []
    })
    expect([...new Set(beside)]).toEqual([])
  })

  test('marks every text as “heavy” that calls the answers severe', () => {
    const plans = new Set(key.plans.flatMap(({ id, heavy }) => (heavy ? [id] : [])))
    const texts = locales.map((locale) => [locale, words(locale).pieces] as const)
    const missing = new Set<string>()
    const look = (id: string, marked: boolean) => {
      if (marked || others.has(id) || unmarked.has(id)) return
      for (const [locale, pieces] of texts) if (heavyWords[locale].test(JSON.stringify(pieces[id]))) missing.add(id)
    }
    for (const { section, piece } of listPlacedPieces(key)) {
      const [, plan = ''] = section.split('.')
      const planned = section.startsWith('plans.') && plans.has(plan)
      if (spoken.test(section)) look(piece.id, piece.heavy === true || planned || heavyElsewhere(piece.id))
    }
    for (const { id } of key.plans) look(`week.${id}`, plans.has(id))
    expect([...missing]).toEqual([])

    // A day that occurs in a heavy plan and in other plans is heavy only by its plan.
    function heavyElsewhere(id: string): boolean {
      return key.plans.some(
        (plan) => plan.heavy && plan.days.some(({ variants }) => variants.some((one) => one.id === id)),
      )
    }
  })
})

describe('the check of texts marked “heavy”', () => {
  const plan = selfWorthKey.plans[0]
  const withPlan = (when: Condition) =>
    checkDistressingTexts(selfWorth, {
      ...selfWorthKey,
      plans: plan ? [{ ...plan, when }, ...selfWorthKey.plans.slice(1)] : [],
    })

  test('reports a heavy plan that can be chosen when no help is recommended', () => {
    // The earlier condition: people are strict with themselves, much hangs on results, and there is no help.
    const before: Condition = {
      all: [
        { part: 'acceptance', is: 'low' },
        { part: 'contingency', from: 'level5' },
      ],
    }
    expect(Object.keys(withPlan(before).faults)).toContain('week.help')
  })

  test('accepts a heavy plan that is chosen only when help is recommended', () => {
    const within: Condition = {
      all: [
        { part: 'acceptance', to: 'level1' },
        { part: 'contingency', from: 'level5' },
      ],
    }
    expect(Object.keys(withPlan(within).faults)).not.toContain('week.help')
  })

  test('reports a heavy plan when its condition cannot be decided from levels and answers', () => {
    const group: Condition = { group: 'results', is: 'high' }
    expect(Object.keys(withPlan(group).faults)).toContain('week.help')
    const helped: Condition = { all: [group, { not: { help: 'none' } }] }
    expect(Object.keys(withPlan(helped).faults)).not.toContain('week.help')
  })

  test('ignores a heavy plan that an earlier plan always replaces', () => {
    const first = selfWorthKey.plans.at(-1)
    const key = { ...selfWorthKey, plans: first && plan ? [first, { ...plan, when: { all: [] } }] : [] }
    expect(listDistressingTexts(key).map(({ id }) => id)).toContain('week.help')
    expect(Object.keys(checkDistressingTexts(selfWorth, key).faults)).not.toContain('week.help')
  })

  test.each<{ condition: Condition; verdict: boolean | null }>([
    { condition: { help: 'none' }, verdict: true },
    { condition: { part: 'acceptance', to: 'level2' }, verdict: true },
    { condition: { part: 'acceptance', is: 'high' }, verdict: false },
    { condition: { part: 'competence', is: 'high' }, verdict: null },
    { condition: { part: 'contingency', from: 'level1' }, verdict: false },
    { condition: { leads: 'acceptance' }, verdict: null },
    { condition: { item: 'q01', from: 4 }, verdict: true },
    { condition: { item: 'q02', to: 2 }, verdict: null },
    { condition: { item: 'q03', to: 5 }, verdict: false },
    { condition: { not: { leads: 'acceptance' } }, verdict: null },
    { condition: { all: [{ leads: 'acceptance' }, { help: 'soft' }] }, verdict: false },
    { condition: { any: [{ leads: 'acceptance' }, { help: 'none' }] }, verdict: true },
    { condition: { any: [{ leads: 'acceptance' }, { help: 'soft' }] }, verdict: null },
  ])('evaluates the condition $condition to $verdict', ({ condition, verdict }) => {
    const known = {
      help: 'none' as const,
      levels: { acceptance: 'level2' as const, contingency: null },
      answers: { q01: 5, q03: null },
    }
    expect(evaluateCondition(condition, known, selfWorth)).toBe(verdict)
  })
})
