import type { CareCondition, Instrument } from '@/core/instrument'
import type { InstrumentText } from '../tests/instrument-text'
import { walkStrings } from './wording'

/**
 * Words for doctors and hospitals. “See a doctor” is useless advice in mainland China, where patients register with a
 * hospital department.
 */
const doctor = /医生|看医|医院/
const department = /精神科|心理科|内科|呼吸科|睡眠门诊|急诊/

/** Matches advice to see a doctor now or soon, but not “when you see a doctor” or “the doctor who prescribed it”. */
const goes = /(?:看上?|约上?|见到|联系|找)医生(?![时的前后])/

/** Returns whether a Chinese text mentions doctors without naming a department. */
const lacksDepartment = (text: string): boolean => doctor.test(text) && !department.test(text)

/** Returns whether a Chinese paragraph of a report sends its reader to a doctor without naming a department. */
export const sendsWithoutDepartment = (text: string): boolean => goes.test(text) && !department.test(text)

/**
 * Returns errors in Chinese texts for readers with severe answers that name no department: advice on whom to talk to
 * for high symptom parts, notes on circumstances named in care rules, and headlines. Each error contains the path.
 */
export function departmentFaults({ dimensions, care }: Instrument, text: InstrumentText): string[] {
  const { dimensions: parts, context, heads, overall } = text
  const symptoms = dimensions.filter(({ kind }) => kind === 'symptom').map(({ id }) => id)
  const talk = symptoms.map((id) => {
    const { levels, phases } = parts[id] ?? {}
    const of = (found: Pick<NonNullable<typeof phases>['over'], 'level4' | 'level5'> | undefined) => ({
      level4: found?.level4?.talk,
      level5: found?.level5?.talk,
    })
    return [id, { ...of(levels), over: of(phases?.over), short: of(phases?.short) }] as const
  })
  const notes = called(care.rules.flatMap(({ all }) => all)).map(
    ([id, from]) => [id, notesFrom(context[id], from)] as const,
  )
  const grave = {
    talk: Object.fromEntries(talk),
    context: Object.fromEntries(notes),
    heads: sentences(heads),
    overall: sentences({ level4: overall?.level4, level5: overall?.level5 }),
  }
  return [...walkStrings(grave)]
    .filter((one) => lacksDepartment(one.text))
    .map(({ path }) => `${path}: sends to a doctor and names no department`)
}

/** Returns the notes of a question from an option on, including those for a past phase. */
function notesFrom(words: InstrumentText['context'][string] | undefined, from: number) {
  const { notes = [], notesOver = {} } = words ?? {}
  const over = Object.entries(notesOver).flatMap(([option, note]) => (Number(option) >= from ? [note] : []))
  return { ...notes.map((note, option) => (option >= from ? note : '')), over }
}

/** Returns the unscored questions in care rules, with the lowest option that counts. */
function called(conditions: readonly CareCondition[]): [string, number][] {
  const least = new Map<string, number>()
  for (const condition of conditions) {
    if (!('context' in condition && 'from' in condition)) continue
    least.set(condition.context, Math.min(condition.from, least.get(condition.context) ?? condition.from))
  }
  return [...least]
}

/** Joins each headline with its body, because they are read as one text. */
function sentences(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('headline' in value && 'body' in value) return `${value.headline} ${value.body}`
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, sentences(child)]))
}
