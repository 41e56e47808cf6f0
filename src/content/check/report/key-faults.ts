import type { Instrument } from '@/core/instrument'
import type { Condition } from '@/core/report/condition'
import { listDerivedTextIds, listPlacedPieces } from '@/core/report/pieces'
import type { ReportKey } from '@/core/report/report-key'

const DAYS = 7

/** Returns the faults within a report key: unknown names, duplicate ids and incomplete lists. */
export function keyFaults(
  instrument: Instrument,
  key: ReportKey,
  tests: readonly string[],
  articles: readonly string[],
) {
  const faults: string[] = []
  const parts = new Set(instrument.dimensions.map(({ id }) => id))
  const partOf = new Map(instrument.dimensions.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)))
  const contexts = new Map(instrument.context.map(({ id, options }) => [id, options]))
  const groups = new Set(key.groups.map(({ id }) => id))
  const phased = new Set((instrument.stretches ?? []).flatMap(({ parts: of }) => of))
  const names = new Set([...parts, ...partOf.keys(), ...contexts.keys(), ...groups])
  const unknown = (where: string, kind: string, id: string) =>
    faults.push(`${where} names ${kind} ${id}, which there is not`)

  for (const id of repeated([...parts, ...groups, ...partOf.keys(), ...contexts.keys()]))
    faults.push(`two things are called ${id}`)
  const grouped = key.groups.flatMap(({ items }) => items)
  if (key.groups.length > 0) {
    for (const { id, part, items } of key.groups)
      for (const item of items) if (partOf.get(item) !== part) unknown(`group ${id} of ${part}`, 'item', item)
    for (const item of partOf.keys()) if (!grouped.includes(item)) faults.push(`item ${item} is in no group`)
    for (const item of repeated(grouped)) faults.push(`item ${item} is in two groups`)
  }

  const conditionFaults = (where: string, condition: Condition | undefined): void => {
    if (!condition) return
    if ('all' in condition || 'any' in condition) {
      for (const one of 'all' in condition ? condition.all : condition.any) conditionFaults(where, one)
    } else if ('not' in condition) conditionFaults(where, condition.not)
    else if ('item' in condition) {
      if (!partOf.has(condition.item)) unknown(where, 'item', condition.item)
    } else if ('context' in condition) {
      const options = contexts.get(condition.context)
      if (options === undefined) unknown(where, 'question', condition.context)
      else if (condition.in.some((one) => one < 0 || one >= options))
        faults.push(`${where} asks for an option of ${condition.context} that there is not`)
    } else if ('group' in condition) {
      if (!groups.has(condition.group)) unknown(where, 'group', condition.group)
      if ('above' in condition && !groups.has(condition.above)) unknown(where, 'group', condition.above)
    } else if ('phaseOf' in condition) {
      if (!phased.has(condition.phaseOf))
        faults.push(`${where} asks for the phase of ${condition.phaseOf}, which is not told`)
    } else if (!('help' in condition)) {
      for (const id of partsOf(condition)) if (!parts.has(id)) unknown(where, 'part', id)
    }
  }

  const placed = listPlacedPieces(key)
  const firstOf = new Map<string, string>()
  for (const { section, piece } of placed) {
    conditionFaults(piece.id, piece.when)
    for (const item of piece.items ?? []) if (!partOf.has(item)) unknown(piece.id, 'item', item)
    for (const name of piece.mentions ?? []) if (!names.has(name)) unknown(piece.id, 'anything called', name)
    for (const source of piece.cites ?? []) if (!(source in key.sources)) unknown(piece.id, 'source', source)
    const room = section.replace(/^(?:plans|handOver)\..*?\./, '')
    const before = firstOf.get(piece.id)
    // Plans may share days, and pages to hand over may share lines.
    if (before !== undefined && !/^(?:plans|handOver)\./.test(section))
      faults.push(`${piece.id} stands in ${before} and in ${section}`)
    firstOf.set(piece.id, before ?? room)
  }
  faults.push(...replacementFaults(instrument, key))
  for (const part of Object.keys(key.parts)) if (!parts.has(part)) unknown('parts', 'part', part)
  for (const plan of key.plans) {
    conditionFaults(`plan ${plan.id}`, plan.when)
    if (plan.days.length !== DAYS) faults.push(`plan ${plan.id} has ${plan.days.length} days`)
  }
  const days = new Set(key.plans.flatMap((plan) => plan.days.flatMap(({ variants }) => variants.map(({ id }) => id))))
  for (const { id, answers, notBeside = [] } of key.answerSteps ?? []) {
    for (const item of answers) if (!partOf.has(item)) unknown(id, 'item', item)
    for (const day of notBeside) if (!days.has(day)) unknown(id, 'day', day)
  }
  for (const [at, { when }] of key.handOver.entries())
    if (when !== 'otherwise') conditionFaults(`page ${at + 1} to hand over`, when)
  for (const { when, article } of key.suggestedArticles) {
    conditionFaults(`article ${article}`, when)
    if (!articles.includes(article)) unknown('reading', 'article', article)
  }
  for (const { when, test } of key.next) {
    conditionFaults(`next test ${test}`, when)
    if (!tests.includes(test) || test === instrument.slug) unknown('next', 'test', test)
  }
  for (const item of key.answers) if (!partOf.has(item)) unknown('answers', 'item', item)
  if (key.answers.length > 0)
    for (const item of partOf.keys()) if (!key.answers.includes(item)) faults.push(`item ${item} is not in answers`)
  const claimed = placed.flatMap(({ piece }) =>
    Object.keys(piece.claims ?? {}).map((matter) => ({ matter, id: piece.id })),
  )
  for (const matter of new Set(claimed.map((claim) => claim.matter))) {
    const by = new Set(claimed.filter((claim) => claim.matter === matter).map(({ id }) => id))
    if (by.size < 2) faults.push(`${[...by][0]} claims ${matter}, and nothing else does`)
  }
  const cited = new Set(placed.flatMap(({ piece }) => piece.cites ?? []))
  for (const [id, { doi }] of Object.entries(key.sources)) {
    if (!cited.has(id)) faults.push(`source ${id} is cited by no piece`)
    if (!/^10\.\d{4,9}\/\S+$/.test(doi)) faults.push(`source ${id} has no DOI`)
  }
  return faults
}

/** Returns the faults of pieces that stand in place of another text: no such text, or an id that is not of it. */
function replacementFaults(instrument: Instrument, key: ReportKey): string[] {
  const own = new Set(listDerivedTextIds(key))
  const isText = (path: string): boolean => {
    const [first = '', second = '', third = '', ...more] = path.split('.')
    if (first === 'head') return /^head\.(?:(?:part|rules|some)\.\w+|whole|reaches)\.(?:headline|body)$/.test(path)
    if (instrument.dimensions.some(({ id }) => id === first))
      return /^level[1-5]$/.test(second) && /^(?:quick|describes|helps|talk)$/.test(third) && more.length === 0
    const question = instrument.context.find(({ id }) => id === first)
    return question ? Number(second) < question.options && third === '' : own.has(path)
  }
  return (key.replacements ?? []).flatMap(({ id, replaces }) => [
    ...(isText(replaces) ? [] : [`replacements names ${replaces}, which there is not`]),
    ...(id.startsWith(`${replaces}.`) ? [] : [`${id} replaces ${replaces}, so its id has to begin with that`]),
  ])
}

function partsOf(condition: Condition): string[] {
  if ('part' in condition) return [condition.part]
  if ('leads' in condition) return [condition.leads]
  if ('second' in condition) return [condition.second]
  if ('least' in condition) return [condition.least]
  if ('higher' in condition) return [condition.higher, condition.than]
  if ('crosses' in condition) return [condition.crosses]
  return 'even' in condition ? [condition.even] : []
}

const repeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
