import { careOf } from '@/core/care/care'
import type { Instrument } from '@/core/instrument'
import type { InstrumentText } from '../tests/instrument-text'

/** Minimum number of items of a dimension worth reporting (α ≈ .72 at a mean inter-item correlation of .30). */
const MIN_ITEMS = 6
/** Seconds a first-time reader needs for one item. */
export const SECONDS_PER_ITEM = 7

/** Returns the faults of the language-independent part of a test; each is a sentence that names the item. */
export function structureFaults(instrument: Instrument): string[] {
  const faults: string[] = []
  const scored = instrument.dimensions.flatMap(({ items }) => items.map(({ id }) => id))
  const all = [...scored, ...instrument.directed.map(({ id }) => id), ...instrument.context.map(({ id }) => id)]
  for (const id of duplicates(all)) faults.push(`item ${id} is used twice`)
  for (const id of duplicates(instrument.order)) faults.push(`item ${id} stands twice in the order`)
  for (const id of missing(all, instrument.order)) faults.push(`item ${id} is not in the order`)
  for (const id of missing(instrument.order, all)) faults.push(`item ${id} of the order belongs to nothing`)
  for (const { id, items } of instrument.dimensions) {
    if (items.length < MIN_ITEMS) faults.push(`dimension ${id} has ${items.length} items, fewer than ${MIN_ITEMS}`)
    if (!(id in instrument.sample)) faults.push(`dimension ${id} has no sample score`)
  }
  const reversed = instrument.dimensions.flatMap(({ items }) => items).filter((item) => item.reversed).length
  if (reversed / scored.length < 0.15) faults.push(`only ${reversed} of ${scored.length} items are reversed`)
  for (const { a, b } of instrument.pairs) {
    for (const id of missing([a, b], scored)) faults.push(`pair ${a}/${b} names ${id}, which is not scored`)
  }
  if (instrument.pairs.length < 3) faults.push(`${instrument.pairs.length} consistency pairs, fewer than 3`)
  const wanted = Math.max(1, Math.floor(scored.length / 25))
  if (instrument.directed.length < wanted)
    faults.push(`${instrument.directed.length} directed items, fewer than ${wanted}`)
  const dimensionIds = instrument.dimensions.map(({ id }) => id)
  for (const id of missing([instrument.freeDimension], dimensionIds)) faults.push(`there is no dimension ${id}`)
  faults.push(...careFaults(instrument))
  const minutes = (instrument.order.length * SECONDS_PER_ITEM) / 60
  if (Math.abs(instrument.minutes - minutes) > Math.max(0.2 * minutes, 0.6)) {
    faults.push(`says ${instrument.minutes} minutes, reading takes ${minutes.toFixed(1)}`)
  }
  return faults
}

/**
 * Returns the faults of the care rules: every symptom part must call for help when it is very high, and rules may name
 * only existing parts, items and answers.
 */
function careFaults({ dimensions, context, responseScale, care, stretches = [] }: Instrument): string[] {
  const faults: string[] = []
  const declared = [...care.first, ...care.soft]
  const symptoms = symptomsOf(dimensions)
  for (const id of duplicates(declared)) faults.push(`care names ${id} twice`)
  const high = Object.fromEntries(symptoms.map((id) => [id, 'level4' as const]))
  const { help } = careOf({ dimensions, care }, { levels: high, overall: null, answers: {}, retake: false })
  if (symptoms.length > 1 && help === 'none')
    faults.push('care calls for no help where every symptom part is at level4')
  faults.push(...missing(symptoms, declared).map((id) => `care says nothing of ${id}`))
  faults.push(...missing(declared, symptoms).map((id) => `care names ${id}, which is no symptom part`))
  const eases = care.eases ?? []
  faults.push(
    ...missing(
      eases.flatMap((ease) => ease.parts),
      symptoms,
    ).map((id) => `care eases ${id}, which is no symptom part`),
  )
  if (eases.some(({ all }) => all.length === 0)) faults.push('care eases a part whatever was answered')
  const conditions = [
    ...care.rules.flatMap(({ all, unless = [] }) => [...all, ...unless]),
    ...eases.flatMap(({ all }) => all),
  ]
  const parts = conditions.flatMap((condition) => ('part' in condition ? [condition.part] : []))
  for (const id of missing(
    parts,
    dimensions.map(({ id }) => id),
  ))
    faults.push(`a care rule names ${id}, which is no part`)
  const phased = conditions.flatMap((condition) => ('phaseOf' in condition ? [condition.phaseOf] : []))
  const withDuration = stretches.flatMap(({ parts: of }) => of)
  for (const id of new Set(missing(phased, withDuration)))
    faults.push(`a care rule asks for the phase of ${id}, which is not told`)
  for (const id of missing(withDuration, symptoms)) faults.push(`a stretch names ${id}, which is no symptom part`)
  for (const id of duplicates(withDuration)) faults.push(`two stretches name ${id}`)
  for (const { now, short, unless } of stretches) {
    for (const { context: id, ...of } of [now, ...short, ...unless]) {
      const item = context.find((one) => one.id === id)
      const answers = 'in' in of ? of.in : [('to' in of ? of.to : of.from) ?? 0]
      for (const answer of answers)
        if (!item || answer >= item.options)
          faults.push(`a stretch names answer ${answer} of ${id}, which there is not`)
    }
  }
  const items = dimensions.flatMap((one) => one.items.map(({ id }) => id))
  for (const condition of conditions) {
    if ('item' in condition) {
      const answer = 'from' in condition ? condition.from : condition.to
      if (!items.includes(condition.item) || answer < responseScale.min || answer > responseScale.max)
        faults.push(`a care rule names answer ${answer} of ${condition.item}, which there is not`)
    }
    if (!('context' in condition)) continue
    const item = context.find(({ id }) => id === condition.context)
    const answer = 'from' in condition ? condition.from : condition.to
    if (!item || answer >= item.options)
      faults.push(`a care rule names answer ${answer} of ${condition.context}, which there is not`)
  }
  return faults
}

/** Returns the faults of the headline texts: every headline that `careOf` can choose needs a text. */
function headFaults({ dimensions, care, hasOverall }: Instrument, { heads }: InstrumentText): string[] {
  const symptoms = symptomsOf(dimensions)
  const rules = [...care.rules, ...(care.eases ?? [])].flatMap(({ head }) => (head === undefined ? [] : [head]))
  return [
    ...compareKeys('headline of part', symptoms, Object.keys(heads?.part ?? {})),
    ...compareKeys('headline of rule', rules, Object.keys(heads?.rules ?? {})),
    ...(hasOverall && symptoms.length > 0 && !heads?.some ? ['heads.some is missing'] : []),
    ...(symptoms.length > 0 && !heads?.some && !heads?.reaches ? ['heads.reaches is missing'] : []),
  ]
}

/** Levels whose texts name somebody to see. These texts must be different once the stretch is over. */
const grave = ['level4', 'level5'] as const

/**
 * Returns the faults of texts by phase. Exactly the parts whose stretch may be over need them, and from level4 on these
 * texts must say when to talk to someone.
 */
function phaseFaults({ stretches = [], context }: Instrument, text: InstrumentText): string[] {
  const withDuration = stretches.flatMap(({ parts }) => parts)
  const faults = Object.entries(text.dimensions).flatMap(([id, { phases }]) => {
    if (!withDuration.includes(id))
      return phases ? [`dimension ${id} has texts by phase, and the instrument tells none`] : []
    return (['over', 'short'] as const).flatMap((phase) =>
      grave
        .filter((level) => phases?.[phase][level]?.talk === undefined)
        .map(
          (level) => `dimension ${id} does not say when to talk to someone at ${level} of a stretch that is ${phase}`,
        ),
    )
  })
  for (const { id, options } of context) {
    const { notesOver = {}, notesLight = {} } = text.context[id] ?? {}
    if (Object.keys(notesOver).length > 0 && withDuration.length === 0)
      faults.push(`context item ${id} has notes for what is over, and the instrument tells no phase`)
    for (const option of [...Object.keys(notesOver), ...Object.keys(notesLight)])
      if (!(Number(option) >= 0 && Number(option) < options))
        faults.push(`context item ${id} has a note for option ${option}, which there is not`)
  }
  return faults
}

const symptomsOf = (dimensions: Instrument['dimensions']): string[] =>
  dimensions.filter(({ kind }) => kind === 'symptom').map(({ id }) => id)

/**
 * Returns where the texts of one language do not match the structure: missing or superfluous texts, or lists of the
 * wrong length.
 */
export function instrumentTextFaults(instrument: Instrument, text: InstrumentText): string[] {
  const faults: string[] = []
  const { min, max } = instrument.responseScale
  if (text.options.length !== max - min + 1)
    faults.push(`options: ${text.options.length}, the scale has ${max - min + 1}`)
  const items = [...instrument.dimensions.flatMap((one) => one.items), ...instrument.directed].map(({ id }) => id)
  faults.push(...compareKeys('item', items, Object.keys(text.items)))
  faults.push(
    ...compareKeys(
      'dimension',
      instrument.dimensions.map(({ id }) => id),
      Object.keys(text.dimensions),
    ),
  )
  faults.push(
    ...compareKeys(
      'context item',
      instrument.context.map(({ id }) => id),
      Object.keys(text.context),
    ),
  )
  faults.push(...headFaults(instrument, text), ...phaseFaults(instrument, text))
  for (const { id, options } of instrument.context) {
    const found = text.context[id]
    if (found && found.options.length !== options)
      faults.push(`context item ${id}: ${found.options.length} options, not ${options}`)
    if (found && found.notes.length !== options)
      faults.push(`context item ${id}: ${found.notes.length} notes, not ${options}`)
  }
  for (const { id, expected } of instrument.directed) {
    const label = text.options[expected - min]
    if (label && !text.items[id]?.toLowerCase().includes(label.toLowerCase())) {
      faults.push(`item ${id} does not name the option “${label}” it asks for`)
    }
  }
  return faults
}

const missing = (wanted: readonly string[], present: readonly string[]): string[] =>
  wanted.filter((id) => !present.includes(id))

const duplicates = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]

const compareKeys = (what: string, wanted: readonly string[], present: readonly string[]): string[] => [
  ...missing(wanted, present).map((id) => `${what} ${id} has no text`),
  ...missing(present, wanted).map((id) => `${what} ${id} has a text but is not in the instrument`),
]
