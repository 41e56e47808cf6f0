import { ReportText } from '@/content/report-text'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { hasFirst, hasReason, hasTitle, listPlacedPieces, listTextIds } from '@/core/report/pieces'
import type { ReportKey } from '@/core/report/report-key'
import { slotNames } from '@/core/report/slots'
import { sendsWithoutDepartment } from '../department'
import { harmfulAdvice } from '../harm'
import { unknownPhones } from '../phones'
import { findBannedWords, findConditionErrors, findHelpFormErrors, printedStrings, questionScales } from '../wording'

/** Returns the faults of one language's texts against the key: missing, superfluous, malformed or forbidden texts. */
export function wordFaults(instrument: Instrument, key: ReportKey, raw: unknown, locale: Locale): string[] {
  const parsed = ReportText.safeParse(raw)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { pieces, groups } = parsed.data
  const faults: string[] = groupFaults(instrument, key, groups)
  const wanted = listTextIds(key)
  for (const id of wanted) {
    const words = pieces[id]
    if (words === undefined) faults.push(`${id} has no words`)
    else if (hasTitle(id) !== (typeof words !== 'string'))
      faults.push(`${id} ${hasTitle(id) ? 'has no title' : 'needs no title'}`)
    else if (typeof words !== 'string') {
      if (hasReason(id) !== (words.why !== undefined))
        faults.push(`${id} ${hasReason(id) ? 'says no why' : 'needs no why'}`)
      if (hasFirst(id) !== (words.first !== undefined))
        faults.push(`${id} ${hasFirst(id) ? 'says no first' : 'needs no first'}`)
    }
  }
  const known = new Set(wanted)
  for (const id of Object.keys(pieces)) if (!known.has(id)) faults.push(`${id} has words but is in no list of the key`)
  faults.push(...freeFaults(instrument, key, pieces))
  const may = slotsAllowed(instrument, key)
  faults.push(...findConditionErrors(pieces, questionScales(instrument), true))
  for (const { path, text } of printedStrings(pieces)) {
    faults.push(...findHelpFormErrors(text).map((fault) => `${path}: ${fault}`))
    for (const word of findBannedWords(text, locale)) faults.push(`${path}: “${word}” is not to be used`)
    for (const words of harmfulAdvice(text, locale)) faults.push(`${path}: “${words}” can harm`)
    for (const number of unknownPhones(text, locale)) faults.push(`${path}: ${number} is in no list of numbers`)
    if (locale === 'cn' && grave.test(path) && sendsWithoutDepartment(text))
      faults.push(`${path}: sends to a doctor and names no department`)
    const id = wanted.find((one) => path === one || path.startsWith(`${one}.`))
    if (id === undefined) continue
    for (const name of slotNames(text))
      if (!may(id, name)) faults.push(`${path}: nothing is known for {${name}} wherever it stands`)
  }
  return faults
}

/** Returns the answer groups without a name, and names of no group. Reports of first versions name none. */
function groupFaults({ version }: Instrument, key: ReportKey, names: ReportText['groups']): string[] {
  if (names === undefined && version === 1) return []
  const ids = new Set(key.groups.map(({ id }) => id))
  const named = new Set(Object.keys(names ?? {}))
  return [
    ...[...ids].filter((id) => !named.has(id)).map((id) => `groups.${id} has no name`),
    ...[...named].filter((id) => !ids.has(id)).map((id) => `groups.${id} is no group of the key`),
  ]
}

/** Whether a replaced text is one of the report's own; the others (levels, notes, headlines) are free. */
const isReportText = (path: string): boolean => /^(?:week|gate|first|short|answer)\./.test(path)

/**
 * Paths of paragraphs that send a reader to a doctor first: the letter's opening, circumstances, and the readers for
 * whom a weekly plan is not meant.
 */
const grave = /^(?:pattern|context|gate)\./

/**
 * Returns the faults of the texts shown before payment, the portrait and the start of the letter: they must state no
 * score.
 */
function freeFaults(instrument: Instrument, key: ReportKey, pieces: ReportText['pieces']): string[] {
  const scores = new Set([...instrument.dimensions, ...key.groups].map(({ id }) => id))
  const replacing = (key.replacements ?? []).filter(({ replaces }) => !isReportText(replaces)).map(({ id }) => id)
  const isFree = (path: string) =>
    /^(?:pattern|portrait)\./.test(path) || replacing.some((id) => path === id || path.startsWith(`${id}.`))
  return [...printedStrings(pieces)].flatMap(({ path, text }) => {
    if (!isFree(path)) return []
    return slotNames(text)
      .filter((name) => scores.has(name))
      .map((name) => `${path}: says the score of ${name} before it is paid for`)
  })
}

/**
 * Returns a predicate for the slots that a text id may use: its own item, the part of a one-part test, and items and
 * mentions that are available wherever the id is used.
 */
function slotsAllowed(instrument: Instrument, key: ReportKey): (id: string, name: string) => boolean {
  const named = new Map<string, Set<string>>()
  for (const { piece } of listPlacedPieces(key)) {
    const names = new Set([...(piece.items ?? []), ...(piece.mentions ?? [])])
    const before = named.get(piece.id)
    named.set(piece.id, before ? new Set([...before].filter((one) => names.has(one))) : names)
  }
  const single = instrument.dimensions.length === 1 ? instrument.dimensions[0]?.id : undefined
  return (id, name) => {
    const item = /^answer\.(\w+)\./.exec(id)?.[1]
    return item === name || name === single || (named.get(id)?.has(name) ?? false)
  }
}
