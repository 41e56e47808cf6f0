import type { Processor, ProcessorRole } from './site/processors'

/**
 * Version of the consent to transfer across borders (`transfer` in `locales/<lng>/run.json`), raised when its meaning
 * changes.
 */
export const transferVersion = '2026-11-1'

/** Time zone names for the single clock of mainland China. Hong Kong, Macao and Taipei have their own. */
const mainlandZones = /^(?:PRC|Asia\/(?:Shanghai|Chongqing|Chungking|Harbin|Urumqi|Kashgar))$/
/** Offsets of those clocks from UTC, in minutes ahead. */
const mainlandOffsets = [480, 360]
/** Time zones of browsers that do not reveal the place. */
const noPlace = /^(?:UTC|GMT|Etc\/.*)?$/

/**
 * Roles of companies that have the answers themselves; the others receive at most an address, after a purchase or a
 * mail.
 */
const withAnswers: readonly ProcessorRole[] = ['hosting', 'database', 'backup']

/** Facts from a browser about its reader's location. Only the conclusion from them is sent. */
export interface LocationFacts {
  /** Minutes by which the clock is ahead of UTC. */
  offset: number
  /**
   * Returns the IANA name. It is called only if the name decides, because a phone needs a tenth of a second to find it.
   */
  timeZone: () => string
  /** BCP 47, the preferred one first. */
  languages: readonly string[]
}

/**
 * Returns whether a reader counts as being in mainland China: by the clock; without one, by the region of the first
 * language. If neither decides, Chinese in simplified characters counts, because an unnecessary question does no harm.
 */
export function isInMainlandChina({ offset, timeZone, languages: [tag = ''] }: LocationFacts): boolean {
  const isPossible = offset === 0 ? saysMainland(tag) : mainlandOffsets.includes(offset)
  if (!isPossible) return false
  const zone = timeZone()
  return noPlace.test(zone) ? saysMainland(tag) : mainlandZones.test(zone)
}

function saysMainland(tag: string): boolean {
  const region = /-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]
  if (region) return region.toUpperCase() === 'CN'
  try {
    return new Intl.Locale(tag).maximize().region === 'CN'
  } catch {
    return false
  }
}

export interface Transfer {
  /** Companies outside mainland China. */
  recipients: readonly Processor[]
  /**
   * Whether a test needs these companies because they have the answers. Otherwise the consent can be refused, and the
   * test still works.
   */
  needed: boolean
}

/**
 * Returns the transfer of data from mainland China to these companies (PIPL art. 38 and 39); null if there is none, and
 * no consent is needed.
 */
export function findTransfer(processors: readonly Processor[]): Transfer | null {
  const recipients = processors.filter(({ country }) => country !== 'CN')
  if (recipients.length === 0) return null
  return { recipients, needed: recipients.some(({ role }) => withAnswers.includes(role)) }
}
